import type { Family } from '@vitrine/shared/contract/catalogue';
import { PICTURE_COLOUR } from '@vitrine/shared/contract/facts/fact-filters';
import { usualSort, type Filters, type Listing, type Sort } from '@vitrine/shared/contract/listing';
import { belgianDay } from '@vitrine/shared/contract/belgian-day';
import type { Found, InsectList } from '../engine/catalogue.ts';
import { withoutTypes } from '../search/readings.ts';
import { isNarrowed, mergeFilters } from '../search/sentence/merge-filters.ts';
import type { Sentence } from '../search/sentence/read-sentence.ts';
import { readSellerPlace } from '../../shop/index.ts';
import { findFamily } from '../store/families.ts';
import { readCardsById } from '../store/insects/insect-cards.ts';
import { filtersOf, type ListingQuery } from './listing-query.ts';
import { hasNoneOf, nearestTo, wishOf, type ListingContext } from './read-instead.ts';

export type { ListingContext } from './read-instead.ts';

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
  const sort = sortOf(query, read);
  const shipping = { today: belgianDay(clock()), from: await readSellerPlace(kysely) };
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
  const reading = sentence ? readingOf(sentence, within, sort) : undefined;
  const isNoneOfSex = found.facets.inStock === 0 && (await hasNoneOf(catalogue, list, filters));
  const asksForOne = isNoneOfSex && filters.gender[0] !== 'STOCK';
  const wishes = asksForOne ? await wishOf({ database, catalogue, cards, clock }, list) : {};
  const near = found.total === 0 ? await nearestTo(catalogue, { list, filters, ...slice }, found) : null;
  const nearest = near && {
    loosened: near.loosened,
    items: await cards.fetchMany(version, near.ids, (missing) => readCardsById(kysely, missing, clock())),
  };
  return {
    ...{ ...found, items, page, pages, size, sort, family, genera, filters, reading },
    ...wishes,
    ...(isNoneOfSex && { isNoneOfSex }),
    ...(nearest && { nearest }),
  };
}

/** The order that a sentence asks for holds where the address names none; what fits best is none. */
function sortOf({ sort, q }: ListingQuery, read: Sentence | null): Sort {
  const usual = usualSort(q !== undefined);
  return sort === undefined || sort === usual ? (read?.sort ?? usual) : sort;
}

/** A search for nothing finds nothing; `female from Peru` finds all that are, and `not from Peru` all that there are. */
function searchOf(
  { rest, coloured, leftOut, sort, unwanted, isAny }: Sentence,
  filters: Filters,
): InsectList {
  const text = unwanted?.others ?? rest;
  const without = unwanted && { without: unwanted.names, withoutKinds: unwanted.kinds };
  const saysMore = [leftOut, sort, unwanted, isAny].some((said) => said !== undefined);
  if (text.trim() === '' && (isNarrowed(filters) || saysMore)) return { kind: 'all', ...without };
  const colours = filters.facts?.[PICTURE_COLOUR.key];
  const first =
    (unwanted ? unwanted.coloured : coloured) ??
    (Array.isArray(colours) ? [text, ...colours].join(' ') : undefined);
  return { kind: 'search', text, ...(first !== undefined && { first }), ...without };
}

/** A sentence with its colour left in the text; null where it has none. */
function withoutColour(sentence: Sentence): Sentence | null {
  const { filters, coloured, unwanted, ...others } = sentence;
  if (coloured === undefined) return null;
  const { [PICTURE_COLOUR.key]: _colours, ...facts } = filters.facts ?? {};
  return {
    ...others,
    ...{ filters: { ...filters, facts }, rest: coloured },
    ...(unwanted && { unwanted: { ...unwanted, others: unwanted.coloured ?? unwanted.others } }),
  };
}

/** What the page says was read; undefined where the text is searched as it stands. */
function readingOf(
  { rest, said, leftOut, unwanted, ...read }: Sentence,
  within: Found['within'],
  sort: Sort,
): Listing['reading'] {
  // What is not wanted stays so when the kind that is wanted is taken away.
  const others = withoutTypes(unwanted?.others ?? rest);
  const kind = { categories: [...within], without: [others, unwanted?.text].filter(Boolean).join(' ') };
  if (said === '' && within.length === 0 && !unwanted) return undefined;
  return {
    text: rest,
    ...(within.length > 0 && { kind }),
    ...(leftOut !== undefined && { leftOut }),
    ...(read.sort === sort && { sort }),
    ...(unwanted && {
      unwanted: {
        names: unwanted.said,
        without: unwanted.others,
        ...(within.length > 0 && { cleared: withoutTypes(unwanted.others) }),
      },
    }),
  };
}

function listOf({ category, special }: ListingQuery, family: Family | null): InsectList | null {
  if (special !== undefined) return { kind: 'category', category: special };
  if (family) return { kind: 'family', familyId: family.id };
  return category === undefined ? null : { kind: 'category', category };
}
