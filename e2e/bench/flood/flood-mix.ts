import { pathTo } from '@vitrine/shared/paths/path-to';

const CATEGORIES = ['BUTTERFLIES', 'MOTHS', 'BEETLES', 'OTHER_INSECTS'] as const;

let cents = 10_000 + Math.floor(Math.random() * 80_000_000);

/** What a crowd asks for next, and nobody asked for before: a list's page, a search's, a list's data. */
export function nextPath(): string {
  cents += 1;
  const price = (cents / 100).toFixed(2);
  const category = CATEGORIES[cents % CATEGORIES.length] ?? 'MOTHS';
  if (cents % 3 === 0) return `${pathTo('category', 'en', { category })}?priceTo=${price}`;
  if (cents % 3 === 1) return `${pathTo('search', 'en')}?q=papilio&priceTo=${price}`;
  return `/api/catalogue/listing?category=${category}&priceTo=${price}`;
}

/** What somebody asks for who floods a shop: the same, and pages that are drawn for each visitor anew. */
export function floodPath(): string {
  const path = nextPath();
  return cents % 4 === 0 ? `${pathTo('login', 'en')}?try=${cents}` : path;
}
