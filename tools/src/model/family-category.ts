import { FAMILY_CATEGORIES, type Category, type FamilyCategory } from '@vitrine/shared/contract/catalogue';

/** The category of a family as one of the four that hold families. */
export function familyCategoryOf(category: Category): FamilyCategory {
  return FAMILY_CATEGORIES.find((one) => one === category) ?? 'OTHER_INSECTS';
}
