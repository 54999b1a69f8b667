/*
 * What is asked of a large shop, the same in every run. Of 2,000 lists 70 % are popular ones (categories, special
 * lists, their first pages), 20 % are among 240 filtered ones, 10 % were never asked before. Of 1,000 searches 60 % are
 * among 20 texts, 40 % carry a price that nobody asked for before. Each round of them has new prices of its own.
 */
const LISTS = 2000;
const SEARCHES = 1000;
const DEEP_PAGES = 500;
const LISTING = '/api/catalogue/listing';

const CATEGORIES = ['BUTTERFLIES', 'MOTHS', 'BEETLES', 'OTHER_INSECTS'];
const LONG_CATEGORIES = CATEGORIES.slice(0, 3);
const SPECIAL = ['REPAIRS', 'ONE_EURO', 'MIX', 'LATEST'];
const FILTERS = [
  'quality=A1',
  'quality=A1&quality=A2',
  'origin=PE',
  'spread=YES&gender=MALE',
  'stock=in&priceTo=20',
];
const SORTS = ['newest', 'price-up', 'name-up', 'reference-down'];
const TEXTS = [
  ...[
    'papilio',
    'morpho',
    'machaon',
    'ornithoptera',
    'goliathus',
    'attacus',
    'dynastes',
    'blue morpho',
    'atlas',
  ],
  ...['ornitoptera', 'goliatus', 'papillio', 'morfo', 'machaon papilio', 'p. machaon', 'koninginnenpage'],
  ...['vogelvlinder', 'papillon', 'saturniidae', 'BU-00001'],
];

export function listingMix(round: number): string[] {
  return Array.from({ length: LISTS }, (_list, number) => {
    const kind = (number * 7) % 10;
    if (kind < 7) return popular(number);
    return kind < 9 ? filtered(number % 240) : neverAsked(number, number + round * LISTS);
  });
}

export function searchMix(round: number): string[] {
  return Array.from({ length: SEARCHES }, (_search, number) => {
    const text = encodeURIComponent(pick(TEXTS, number));
    const isNew = (number * 3) % 10 < 4;
    return `${LISTING}?q=${text}${isNew ? `&priceTo=${price(number + round * SEARCHES)}` : ''}`;
  });
}

/** Pages far behind in a category, as who reads all of them asks for: at a million lots from the 1,000th to the 4,000th. */
export function deepMix(round: number, insects: number): string[] {
  const last = Math.max(4, Math.min(4000, Math.floor(insects / 250)));
  return Array.from({ length: DEEP_PAGES }, (_page, number) => {
    const page = last / 4 + (((number + round * DEEP_PAGES) * 7919) % Math.floor((last * 3) / 4));
    return `${LISTING}?category=${pick(LONG_CATEGORIES, number)}&page=${Math.floor(page)}`;
  });
}

/** A special list is two in ten of the popular ones; it has pages of its own, but few look. */
function popular(number: number): string {
  if (number % 5 === 0) return `${LISTING}?special=${pick(SPECIAL, Math.floor(number / 5))}`;
  return `${LISTING}?category=${pick(CATEGORIES, number)}&page=${1 + (number % 3)}`;
}

function filtered(number: number): string {
  const [category, filter] = [pick(CATEGORIES, number), pick(FILTERS, Math.floor(number / 4))];
  return `${LISTING}?category=${category}&${filter}&sort=${pick(SORTS, Math.floor(number / 20))}`;
}

function neverAsked(number: number, cents: number): string {
  return `${LISTING}?category=${pick(CATEGORIES, Math.floor(number / 10))}&priceTo=${price(cents)}&stock=in`;
}

function price(cents: number): string {
  return (10 + cents / 100).toFixed(2);
}

function pick(things: readonly string[], number: number): string {
  return things[number % things.length] ?? '';
}
