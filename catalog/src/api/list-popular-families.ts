import type { FamilySummary } from '@vitrine/shared/contract/catalogue';
import { FAMILY_CATEGORIES } from '@vitrine/shared/contract/catalogue-lists';
import type { ApiTransport } from '@vitrine/shared/contract/failure';
import { listFamilies } from './list-families.ts';

const POPULAR = 12;

/** The families of which there is most, of all categories. What cannot be had is left out. */
export async function listPopularFamilies(api: ApiTransport): Promise<FamilySummary[]> {
  const answers = await Promise.all(FAMILY_CATEGORIES.map((category) => listFamilies(api, category)));
  const families = answers.flatMap((answer) => (answer.ok ? answer.value : []));
  return families.sort((a, b) => b.count - a.count || a.id - b.id).slice(0, POPULAR);
}
