import { FACT_FILTERS } from '@vitrine/shared/contract/facts/fact-filters';
import { LOOSENABLE, NO_FILTERS, type Filters, type Listing } from '@vitrine/shared/contract/listing';
import { foldText, wordsOf } from '../../platform/fold-text.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../database/database.ts';
import type { CardCache } from '../engine/card-cache.ts';
import type { Catalogue, ListQuery, Found, InsectList } from '../engine/catalogue.ts';
import { readCardsById } from '../store/insects/insect-cards.ts';

/* What a list offers instead, where nothing of it can be had as it was asked for. */

export interface ListingContext {
  database: Database;
  catalogue: Catalogue;
  cards: CardCache;
  clock: Clock;
}

/** Whether of the one sex that is asked for nothing in a list can be ordered, at whatever price, of whatever grade. */
export async function hasNoneOf(
  catalogue: Catalogue,
  list: InsectList,
  { gender }: Filters,
): Promise<boolean> {
  if (gender.length !== 1) return false;
  const slice = { sort: 'newest', offset: 0, limit: 0 } as const;
  const { facets } = await catalogue.find({ list, filters: { ...NO_FILTERS, gender }, ...slice });
  return facets.inStock === 0;
}

/** So many lots of a list tell whether it is of one species. */
const SAMPLE = 24;

/**
 * What one may ask to hear of, whatever a list is narrowed by: the one species that it is of, else the genus that the text
 * names, each by a lot; nothing for neither.
 */
export async function wishOf(
  { database: { kysely }, catalogue, cards, clock }: ListingContext,
  list: InsectList,
): Promise<Pick<Listing, 'wish' | 'genusWish'>> {
  const slice = { sort: 'relevance', offset: 0, limit: SAMPLE } as const;
  const { ids, close } = await catalogue.find({ list, filters: NO_FILTERS, ...slice });
  const lots = await cards.fetchMany(await catalogue.version(), ids, (missing) =>
    readCardsById(kysely, missing, clock()),
  );
  const found = lots.filter(({ uuid, isMixed }) => !isMixed && !close.includes(uuid));
  const [first] = found;
  if (!first) return {};
  if (found.every(({ name }) => name === first.name)) return { wish: { uuid: first.uuid, name: first.name } };
  const [genus = ''] = first.name.split(' ');
  const isNamed = list.kind === 'search' && wordsOf(foldText(list.text)).includes(foldText(genus));
  return isNamed ? { genusWish: { uuid: first.uuid, name: genus } } : {};
}

/** A row of cards. */
const MOST = 8;

/** Which filters are let go of first, those last that say what is wanted. */
const ORDER: readonly string[] = [
  ...['price', 'size', 'quality', 'stock', 'spread', 'ships'],
  ...FACT_FILTERS.map(({ key }) => key),
  ...['origin', 'gender'],
];

/** What comes nearest, where nothing fits all filters: without one of them, else without any. Null where there is nothing at all. */
export async function nearestTo(
  catalogue: Catalogue,
  query: ListQuery,
  { loosen, loosenFacts = [], unfiltered }: Pick<Found, 'loosen' | 'loosenFacts' | 'unfiltered'>,
): Promise<{ loosened: string | null; ids: number[] } | null> {
  if (unfiltered === 0) return null;
  const ways = [
    ...loosen.map(({ filter, count }) => ({ name: filter, count })),
    ...loosenFacts.map(nameFact),
  ];
  const useful = new Set(ways.filter(({ count }) => count > 0).map(({ name }) => name));
  const loosened = ORDER.find((name) => useful.has(name)) ?? null;
  const filters = loosened === null ? NO_FILTERS : without(query.filters, loosened);
  const { ids } = await catalogue.find({ ...query, filters, offset: 0, limit: MOST, asksAlike: false });
  return { loosened, ids };
}

const nameFact = ({ fact, count }: { fact: string; count: number }) => ({ name: fact, count });

function without(filters: Filters, name: string): Filters {
  const bounds: Record<string, Partial<Filters>> = {
    stock: { isInStock: false },
    price: { priceFromCents: null, priceToCents: null },
    size: { sizeFromMm: null, sizeToMm: null },
  };
  if (name in bounds) return { ...filters, ...bounds[name] };
  const { ships, facts = {}, ...others } = filters;
  if (name === 'ships') return { ...others, facts };
  const known = LOOSENABLE.find((one) => one === name);
  if (known) return { ...filters, [known]: [] };
  const { [name]: _gone, ...left } = facts;
  return { ...others, ...(ships !== undefined && { ships }), facts: left };
}
