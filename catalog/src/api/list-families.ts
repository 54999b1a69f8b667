import type { Category, FamilySummary } from '@vitrine/shared/contract/catalogue';
import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { parsedLater } from '@vitrine/shared/http/parsed';
import { FAMILY_CATEGORIES } from '@vitrine/shared/contract/catalogue-lists';

const contract = async () => (await import('@vitrine/shared/contract/catalogue')).familyListSchema;

/** The families of a category with what is in them, most recently updated first. */
export async function listFamilies(
  api: ApiTransport,
  category: Category,
): Promise<ApiResult<FamilySummary[]>> {
  const query = { category };
  return parsedLater(contract, api({ method: 'GET', path: '/api/catalogue/families', query }));
}

const POPULAR = 12;

/** The families of which there is most, of all categories. What cannot be had is left out. */
export async function listPopularFamilies(api: ApiTransport): Promise<FamilySummary[]> {
  const answers = await Promise.all(FAMILY_CATEGORIES.map((category) => listFamilies(api, category)));
  const families = answers.flatMap((answer) => (answer.ok ? answer.value : []));
  return families.sort((a, b) => b.count - a.count || a.id - b.id).slice(0, POPULAR);
}
