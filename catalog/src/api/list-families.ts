import { familyListSchema, type Category, type FamilySummary } from '@vitrine/shared/contract/catalogue';
import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { parsed } from '@vitrine/shared/http/parsed';

/** The families of a category with what is in them, most recently updated first. */
export async function listFamilies(
  api: ApiTransport,
  category: Category,
): Promise<ApiResult<FamilySummary[]>> {
  const query = { category };
  return parsed(familyListSchema, await api({ method: 'GET', path: '/api/catalogue/families', query }));
}
