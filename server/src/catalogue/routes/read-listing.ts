import type { Family } from '@vitrine/shared/contract/catalogue';
import { usualSort, type Listing } from '@vitrine/shared/contract/listing';
import type { Catalogue, InsectList } from '../engine/catalogue.ts';
import type { CardCache } from '../engine/card-cache.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../database/database.ts';
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
  { database: { kysely }, catalogue, cards, clock }: ListingContext,
  query: ListingQuery,
): Promise<Listing | NoListing> {
  const version = await catalogue.version();
  const { category, family: slug, page, size, q } = query;
  if (slug !== undefined && category === undefined) return 'no-list';
  const family =
    slug !== undefined && category !== undefined ? await findFamily(kysely, category, slug) : null;
  if (slug !== undefined && !family) return 'no-family';
  const list = listOf(query, family);
  if (!list) return 'no-list';
  const sort = query.sort ?? usualSort(q !== undefined);
  const filters = filtersOf(query);
  const slice = { sort, offset: (page - 1) * size, limit: size };
  const { ids, ...found } = await catalogue.find({ list, filters, ...slice });
  const pages = Math.max(1, Math.ceil(found.total / size));
  if (page > pages) return 'no-page';
  const items = await cards.fetchMany(version, ids, (missing) => readCardsById(kysely, missing, clock()));
  return { ...found, items, page, pages, size, sort, family, filters };
}

function listOf({ category, special, q }: ListingQuery, family: Family | null): InsectList | null {
  if (q !== undefined) return { kind: 'search', text: q };
  if (special !== undefined) return { kind: 'category', category: special };
  if (family) return { kind: 'family', familyId: family.id };
  return category === undefined ? null : { kind: 'category', category };
}
