import type { Category } from '@vitrine/shared/contract/catalogue';
import { RELEVANCE, type Listing } from '@vitrine/shared/contract/listing';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { refuse, sayHttp } from '../../http/answers/refuse.ts';
import { requestLocale } from '../../http/request-locale.ts';
import type { Catalogue } from '../engine/catalogue.ts';
import { isNarrowed } from '../search/sentence/merge-filters.ts';
import { readInsect } from '../store/insects/insects.ts';
import { noteMiss } from '../store/search-misses.ts';
import { readFamilies } from './families.ts';
import { filtersOf, type ListingQuery } from './listing-query.ts';
import { readDelivery } from './lot-delivery.ts';
import { readRelatives } from './read-relatives.ts';
import { readListing, type ListingContext, type NoListing } from './read-listing.ts';
import type { ResponseCache } from './response-cache.ts';

export interface AnswerContext extends ListingContext {
  answers: ResponseCache<NoListing>;
}

interface CachedContext<No extends string> {
  catalogue: Catalogue;
  answers: ResponseCache<No>;
}

/** Why there is no page of an insect. */
export type NoInsect = 'gone' | 'unknown';

/** Sends what was sent before at this address, when nothing changed since: before the address is even read. */
export function sendCached({ catalogue, answers }: CachedContext<string>) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const cached = answers.get(await catalogue.version(), request.url);
    return Buffer.isBuffer(cached) ? sendJson(reply, cached) : undefined;
  };
}

/** Sends a page of a list, and caches it. */
export async function answerListing(
  context: AnswerContext,
  query: ListingQuery,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  return answerAndCache(context, request, reply, async () => {
    const listing = await readListing(context, query);
    if (typeof listing === 'string') return listing;
    if (isMiss(listing, query)) noteSearch(context, query.q ?? '', request.log);
    return toJson(listing);
  });
}

/**
 * A search that finds nothing, though nothing beside its own words narrows it: the shop has no such insect, and no
 * cheapest one.
 */
function isMiss({ total }: Listing, query: ListingQuery): boolean {
  const isAsSaid = query.sort === undefined || query.sort === RELEVANCE;
  return total === 0 && query.q !== undefined && isAsSaid && !isNarrowed(filtersOf(query));
}

/** For the owner, who may buy in what is asked for. Nobody waits for it; an answer out of the cache is not counted again. */
function noteSearch({ database, clock }: AnswerContext, text: string, log: FastifyBaseLogger): void {
  noteMiss(database.kysely, text, clock()).catch((error: unknown) =>
    log.error({ err: error }, 'a search without result could not be noted'),
  );
}

/** The same for the families of a category. */
export async function answerFamilies(
  context: AnswerContext,
  category: Category,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { database, catalogue } = context;
  return answerAndCache(context, request, reply, async () =>
    toJson(await readFamilies(database.kysely, catalogue, category)),
  );
}

/** Sends an insect's page, and caches it. */
export async function answerInsect(
  context: CachedContext<NoInsect> & Pick<ListingContext, 'database' | 'clock'>,
  uuid: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { database, clock } = context;
  const answer = await findAnswer(context, request, async () => {
    const found = await readInsect(database.kysely, uuid, clock());
    if (typeof found === 'string') return found;
    const { insect, delivery } = (await readDelivery(context))(found);
    const relatives = await readRelatives(context, insect);
    return toJson({ insect, ...relatives, ...delivery });
  });
  if (answer === 'unknown') return refuse(reply, 404, 'not-found', 'insectNotFound');
  if (answer === 'gone') return refuse(reply, 410, 'gone', 'insectGone');
  return sendJson(reply, answer);
}

/** Sends what `read` finds of a species or a genus, and caches it; where it finds nothing, that. */
export async function answerFound(
  context: AnswerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  read: () => Promise<object | null>,
): Promise<FastifyReply> {
  const answer = await findAnswer(context, request, async () => {
    const found = await read();
    return found ? toJson(found) : ('no-page' as const);
  });
  return typeof answer === 'string' ? refuse(reply, 404, 'not-found', 'notFound') : sendJson(reply, answer);
}

async function answerAndCache(
  context: AnswerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  make: () => Promise<Buffer | NoListing>,
): Promise<FastifyReply> {
  const answer = await findAnswer(context, request, make);
  return typeof answer === 'string' ? refuseListing(request, reply, answer) : sendJson(reply, answer);
}

async function findAnswer<No extends string>(
  { catalogue, answers }: CachedContext<No>,
  request: FastifyRequest,
  make: () => Promise<Buffer | No>,
): Promise<Buffer | No> {
  return answers.fetch(await catalogue.version(), request.url, make);
}

const toJson = (value: object) => Buffer.from(JSON.stringify(value));

function sendJson(reply: FastifyReply, answer: Buffer): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(answer);
}

/** Says why there is no such page, in the language of the request. */
function refuseListing(request: FastifyRequest, reply: FastifyReply, why: NoListing): FastifyReply {
  if (why === 'no-family') return refuse(reply, 404, 'family-not-found', 'familyNotFound');
  if (why === 'no-page') return refuse(reply, 404, 'page-not-found', 'pageNotFound');
  const error = sayHttp('field.required', requestLocale(request));
  return refuse(reply, 400, 'invalid', 'checkFields', { validationErrors: { category: { error } } });
}
