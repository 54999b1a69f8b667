import type { Category } from '@vitrine/shared/contract/catalogue';

/** The category that a family lies in: one of the four, or one of those that keep what belongs to no family. */
export function familyCategoryOf(category: Category): Exclude<Category, 'LATEST'> {
  return category === 'LATEST' ? 'OTHER_INSECTS' : category;
}
