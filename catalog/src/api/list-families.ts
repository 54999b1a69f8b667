import type { Category, FamilySummary } from '@vitrine/shared/contract/catalogue';
import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { parsedLater } from '@vitrine/shared/http/parsed';

const contract = async () => (await import('@vitrine/shared/contract/catalogue')).familyListSchema;

/** The families of a category with what is in them, most recently updated first. */
export async function listFamilies(
  api: ApiTransport,
  category: Category,
): Promise<ApiResult<FamilySummary[]>> {
  const query = { category };
  return parsedLater(contract, api({ method: 'GET', path: '/api/catalogue/families', query }));
}
