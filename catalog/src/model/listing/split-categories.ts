import type { Home } from '@vitrine/shared/contract/catalogue';
import { FAMILY_CATEGORIES } from '@vitrine/shared/contract/catalogue-lists';

export type CategorySummary = Home['categories'][number];

/** The categories with families, which stand first, and those that gather by another property. */
export function splitCategories(categories: CategorySummary[]) {
  const isOfFamilies = ({ category }: CategorySummary) =>
    FAMILY_CATEGORIES.some((known) => known === category);
  return {
    ofFamilies: categories.filter(isOfFamilies),
    special: categories.filter((summary) => !isOfFamilies(summary)),
  };
}
