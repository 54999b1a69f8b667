import type { Category } from '../contract/catalogue.ts';
import {
  closingReasonsSchema,
  compactFamilySchema,
  compactInsectSchema,
  CONTENT_LIMIT,
  contentInsectSchema,
  contentShippingRateSchema,
  type CompactFamily,
  type CompactInsect,
  type ContentInsect,
  type ContentShippingRate,
} from '../contract/content.ts';
import type { ApiResult } from '../contract/failure.ts';
import type { Closing } from '../contract/frame.ts';
import { z } from '../contract/zod.ts';
import { parsed } from '../http/parsed.ts';
import { refusal, type ContentQuery, type ContentTransport } from './content-transport.ts';

/*
 * The seed's calls (seed §7), one function each. Whoever asks for what the grammar of the service can say beyond them
 * calls the transport.
 */

const compactInsectsSchema = z.array(compactInsectSchema);
const compactFamiliesSchema = z.array(compactFamilySchema);
const insectsSchema = z.array(contentInsectSchema);
const shippingRatesSchema = z.array(contentShippingRateSchema);

const ALL = { _limit: -1 };
const LATEST = { _sort: 'updated_at:desc' };

/** Every insect, in short: what is sold out last, then the most recently updated first. */
export async function listCompactInsects(ask: ContentTransport): Promise<ApiResult<CompactInsect[]>> {
  const answer = parsed(compactInsectsSchema, await ask('/insects/compact'));
  return mapValue(answer, (insects) => insects.toSorted(bySeedOrder));
}

/** Every family, or those of a category; the most recently updated first. */
export async function listCompactFamilies(
  ask: ContentTransport,
  category?: Category,
): Promise<ApiResult<CompactFamily[]>> {
  return parsed(compactFamiliesSchema, await ask('/families/compact', category && { category }));
}

/** What a family holds for more than one euro, repairs and mixed lots left out. */
export async function listInsectsOfFamily(
  ask: ContentTransport,
  familyId: number,
): Promise<ApiResult<ContentInsect[]>> {
  if (!Number.isSafeInteger(familyId) || familyId < 1) {
    return { ok: false, failure: refusal(400, 'Family ID not found') };
  }
  return listInsects(ask, { 'family.id': familyId, MIXED: false, REPAIR: false, price_gt: 1, ...ALL });
}

/**
 * The insects of these uuids that the shop shows, however they are written. Asked in pieces of as many as an answer
 * holds: the seed's call has no `_limit`.
 */
export async function listInsectsByUuid(
  ask: ContentTransport,
  uuids: readonly string[],
): Promise<ApiResult<ContentInsect[]>> {
  const wanted = [...new Set(uuids.map((uuid) => uuid.toUpperCase()))];
  const found: ContentInsect[] = [];
  for (let from = 0; from < wanted.length; from += CONTENT_LIMIT) {
    const piece = await listInsects(ask, { uuid_in: wanted.slice(from, from + CONTENT_LIMIT) });
    if (!piece.ok) return piece;
    found.push(...piece.value);
  }
  return { ok: true, value: found };
}

/** The insect of a uuid, however it is written; null when the shop shows none. */
export async function findInsectByUuid(
  ask: ContentTransport,
  uuid: string,
): Promise<ApiResult<ContentInsect | null>> {
  const answer = await listInsects(ask, { uuid: uuid.toUpperCase(), _limit: 1 });
  return mapValue(answer, ([insect]) => insect ?? null);
}

/**
 * What costs something and at most so much, the most recently updated first.
 * @param maxPrice in euro; without a positive one nothing is asked, and nothing found
 */
export async function listInsectsUpTo(
  ask: ContentTransport,
  maxPrice: number | null,
): Promise<ApiResult<ContentInsect[]>> {
  if (maxPrice === null || !(maxPrice > 0)) return { ok: true, value: [] };
  return listInsects(ask, { ...LATEST, price_gt: 0, price_lte: maxPrice, ...ALL });
}

/** The insects that were updated last. */
export function listLatestInsects(
  ask: ContentTransport,
  count = CONTENT_LIMIT,
): Promise<ApiResult<ContentInsect[]>> {
  return listInsects(ask, { ...LATEST, _limit: count });
}

export function listRepairs(ask: ContentTransport): Promise<ApiResult<ContentInsect[]>> {
  return listInsects(ask, { REPAIR: true, ...ALL });
}

export function listMixedLots(ask: ContentTransport): Promise<ApiResult<ContentInsect[]>> {
  return listInsects(ask, { MIXED: true, ...ALL });
}

/** The shipping rates in use, in the owner's order. */
export async function listShippingRates(ask: ContentTransport): Promise<ApiResult<ContentShippingRate[]>> {
  return parsed(shippingRatesSchema, await ask('/shipping/compact'));
}

/** Why the shop is closed now; null while it is open. */
export async function readClosingReason(ask: ContentTransport): Promise<ApiResult<Closing | null>> {
  const answer = parsed(closingReasonsSchema, await ask('/closingreason'));
  return mapValue(answer, ([closing]) => closing ?? null);
}

async function listInsects(ask: ContentTransport, query: ContentQuery): Promise<ApiResult<ContentInsect[]>> {
  return parsed(insectsSchema, await ask('/insects', query));
}

/** Seed §4. Times are ISO texts, which compare as they are. */
function bySeedOrder(a: CompactInsect, b: CompactInsect): number {
  const soldOut = Number(a.stock <= 0) - Number(b.stock <= 0);
  return soldOut || (a.updated_at < b.updated_at ? 1 : a.updated_at > b.updated_at ? -1 : 0);
}

function mapValue<T, U>(result: ApiResult<T>, map: (value: T) => U): ApiResult<U> {
  return result.ok ? { ok: true, value: map(result.value) } : result;
}
