import type { Family } from '@vitrine/shared/contract/catalogue';
import { PICTURE_COLOUR } from '@vitrine/shared/contract/facts/fact-filters';
import { NO_FILTERS, usualSort, type Filters, type Listing } from '@vitrine/shared/contract/listing';
import { belgianDay } from '@vitrine/shared/contract/belgian-day';
import type { Catalogue, Found, InsectList } from '../engine/catalogue.ts';
import { withoutTypes } from '../search/readings.ts';
import { isNarrowed, mergeFilters } from '../search/sentence/merge-filters.ts';
import type { Sentence } from '../search/sentence/read-sentence.ts';
import type { CardCache } from '../engine/card-cache.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../database/database.ts';
import { listShippingRates } from '../../shipping/index.ts';
import { readSellerPlace } from '../../shop/index.ts';
import { findFamily } from '../store/families.ts';
import { readCardsById } from '../store/insect-cards.ts';
import { filtersOf, type ListingQuery } from './listing-query.ts';

export interface ListingContext {
  database: Database;
  catalogue: Catalogue;
  cards: CardCache;
  clock: Clock;
}

/** Why there is no such page of a list. */
export type NoListing = 'no-list' | 'no-family' | 'no-page';

/** One page of a list. A page past the last one is not found, so that no address shows an empty drawer. */
export async function readListing(
  { database, catalogue, cards, clock }: ListingContext,
  query: ListingQuery,
): Promise<Listing | NoListing> {
  const { kysely } = database;
  const version = await catalogue.version();
  const { category, family: slug, page, size, q } = query;
  if (slug !== undefined && category === undefined) return 'no-list';
  const family =
    slug !== undefined && category !== undefined ? await findFamily(kysely, category, slug) : null;
  if (slug !== undefined && !family) return 'no-family';
  const asked = filtersOf(query);
  const read = q === undefined ? null : await catalogue.readSentence(q);
  const sort = query.sort ?? usualSort(q !== undefined);
  const [rates, from] = await Promise.all([listShippingRates(kysely), readSellerPlace(kysely)]);
  const shipping = { rates, today: belgianDay(clock()), from };
  const slice = { shipping, sort, offset: (page - 1) * size, limit: size, asksAlike: q !== undefined };
  const findBy = async (sentence: Sentence | null) => {
    const filters = sentence ? mergeFilters(sentence.filters, asked) : asked;
    const list = sentence ? searchOf(sentence, filters) : listOf(query, family);
    return list && { sentence, filters, list, found: await catalogue.find({ list, filters, ...slice }) };
  };
  const [first, genera] = await Promise.all([findBy(read), family ? catalogue.genera(family.id) : undefined]);
  // Nothing is of that colour, or no picture is there: then it is a word of names.
  const named = first?.found.total === 0 && read && withoutColour(read);
  const answer = named ? await findBy(named) : first;
  if (!answer) return 'no-list';
  const {
    sentence,
    filters,
    list,
    found: { ids, within, ...found },
  } = answer;
  const pages = Math.max(1, Math.ceil(found.total / size));
  if (page > pages) return 'no-page';
  const items = await cards.fetchMany(version, ids, (missing) => readCardsById(kysely, missing, clock()));
  const reading = sentence ? readingOf(sentence, within) : undefined;
  const isNoneOfSex = found.facets.inStock === 0 && (await hasNoneOf(catalogue, list, filters));
  const asksForOne = isNoneOfSex && filters.gender[0] !== 'STOCK';
  const wish = asksForOne ? await wishOf({ database, catalogue, cards, clock }, list) : undefined;
  return {
    ...{ ...found, items, page, pages, size, sort, family, genera, filters, reading, wish },
    ...(isNoneOfSex && { isNoneOfSex }),
  };
}

/** Whether of the one sex that is asked for nothing in a list can be ordered, at whatever price, of whatever grade. */
async function hasNoneOf(catalogue: Catalogue, list: InsectList, { gender }: Filters): Promise<boolean> {
  if (gender.length !== 1) return false;
  const slice = { sort: 'newest', offset: 0, limit: 0 } as const;
  const { facets } = await catalogue.find({ list, filters: { ...NO_FILTERS, gender }, ...slice });
  return facets.inStock === 0;
}

/** So many lots of a list tell whether it is of one species. */
const SAMPLE = 24;

/** A lot of the one species that a list is of, whatever it is narrowed by; undefined where it is of several. */
async function wishOf(
  { database: { kysely }, catalogue, cards, clock }: ListingContext,
  list: InsectList,
): Promise<Listing['wish']> {
  const slice = { sort: 'relevance', offset: 0, limit: SAMPLE } as const;
  const { ids, close } = await catalogue.find({ list, filters: NO_FILTERS, ...slice });
  const lots = await cards.fetchMany(await catalogue.version(), ids, (missing) =>
    readCardsById(kysely, missing, clock()),
  );
  const found = lots.filter(({ uuid, isMixed }) => !isMixed && !close.includes(uuid));
  const [first] = found;
  return first && found.every(({ name }) => name === first.name)
    ? { uuid: first.uuid, name: first.name }
    : undefined;
}

/** A search for nothing finds nothing; `female from Peru` finds all that are, and `not from Peru` all that there are. */
function searchOf({ rest: text, coloured, leftOut }: Sentence, filters: Filters): InsectList {
  if (text.trim() === '' && (isNarrowed(filters) || leftOut !== undefined)) return { kind: 'all' };
  const colours = filters.facts?.[PICTURE_COLOUR.key];
  const first = coloured ?? (Array.isArray(colours) ? [text, ...colours].join(' ') : undefined);
  return { kind: 'search', text, ...(first !== undefined && { first }) };
}

/** A sentence with its colour left in the text; null where it has none. */
function withoutColour(sentence: Sentence): Sentence | null {
  const { filters, coloured, ...others } = sentence;
  if (coloured === undefined) return null;
  const { [PICTURE_COLOUR.key]: _colours, ...facts } = filters.facts ?? {};
  return { ...others, filters: { ...filters, facts }, rest: coloured };
}

/** What the page says was read; undefined where the text is searched as it stands. */
function readingOf({ rest, said, leftOut }: Sentence, within: Found['within']): Listing['reading'] {
  const kind = { categories: [...within], without: withoutTypes(rest) };
  if (said === '' && within.length === 0) return undefined;
  return { text: rest, ...(within.length > 0 && { kind }), ...(leftOut !== undefined && { leftOut }) };
}

function listOf({ category, special }: ListingQuery, family: Family | null): InsectList | null {
  if (special !== undefined) return { kind: 'category', category: special };
  if (family) return { kind: 'family', familyId: family.id };
  return category === undefined ? null : { kind: 'category', category };
}
