import type { Family } from '@vitrine/shared/contract/catalogue';
import { NO_FILTERS, type Listing } from '@vitrine/shared/contract/listing';
import type { FastifyReply } from 'fastify';
import { FIELD_TEXTS } from '../http/field-texts.ts';
import { refuse } from '../http/refuse.ts';
import { requestLocale } from '../http/request-locale.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../store/database.ts';
import { findFamily } from '../store/families.ts';
import type { InsectList } from '../store/insect-list.ts';
import { countInsects, readListing } from '../store/listing.ts';
import type { ListingQuery } from './listing-query.ts';

const NO_FACETS = {
  quality: [],
  origin: [],
  spread: [],
  gender: [],
  inStock: 0,
  price: null,
  size: null,
};

/** One page of a list. A page past the last one is not found, so that no address shows an empty drawer. */
export async function answerListing(
  { database: { kysely }, clock }: { database: Database; clock: Clock },
  query: ListingQuery,
  reply: FastifyReply,
): Promise<Listing | FastifyReply> {
  const { category, family: slug, sort, page, size } = query;
  if (slug !== undefined && category === undefined) return refuseWithoutCategory(reply);
  const family =
    slug !== undefined && category !== undefined ? await findFamily(kysely, category, slug) : null;
  if (slug !== undefined && !family) return refuse(reply, 404, 'family-not-found', 'familyNotFound');
  const list = listOf(query, family);
  if (!list) return refuseWithoutCategory(reply);
  const total = await countInsects(kysely, list);
  const pages = Math.max(1, Math.ceil(total / size));
  if (page > pages) return refuse(reply, 404, 'page-not-found', 'pageNotFound');
  const slice = { sort, offset: (page - 1) * size, limit: size };
  const items = await readListing(kysely, list, slice, clock());
  const whole = { filters: NO_FILTERS, facets: NO_FACETS, loosen: [], close: [], unfiltered: total };
  return { ...whole, items, total, page, pages, size, sort, family };
}

function listOf({ category, special, q }: ListingQuery, family: Family | null): InsectList | null {
  if (q !== undefined) return { kind: 'search', text: q };
  if (special !== undefined) return { kind: 'category', category: special };
  if (family) return { kind: 'family', familyId: family.id };
  return category === undefined ? null : { kind: 'category', category };
}

function refuseWithoutCategory(reply: FastifyReply): FastifyReply {
  const error = FIELD_TEXTS.required[requestLocale(reply.request)];
  return refuse(reply, 400, 'invalid', 'checkFields', { validationErrors: { category: { error } } });
}
