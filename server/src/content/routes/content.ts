import { categorySchema } from '@vitrine/shared/contract/catalogue';
import { CONTENT_LIMIT, type ContentShippingRate } from '@vitrine/shared/contract/content';
import type {
  FastifyError,
  FastifyInstance,
  FastifyPluginAsync,
  FastifyReply,
  FastifyRequest,
} from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import { LONG_LISTS_A_MINUTE } from '../bounds.ts';
import { ContentError, contentErrorBody } from '../../http/answers/content-error.ts';
import { orderSql, whereSql } from '../store/content-sql.ts';
import {
  closingReasonSchema,
  compactInsectsSchema,
  familiesSchema,
  insectsSchema,
  shippingSchema,
} from '../describe-content.ts';
import { INSECT_FIELDS } from '../store/fields.ts';
import { compactInsectJson, insectJson } from '../insect-json.ts';
import { limitLongLists } from '../limit-long-lists.ts';
import { boundReads } from '../../http/limits/bound-reads.ts';
import { disconnectSignal } from '../../http/disconnect-signal.ts';
import { Overloaded } from '@vitrine/shared/platform/semaphore';
import { readQuery } from '../read-query.ts';
import { streamList } from '../stream-list.ts';
import { readClosing } from '../../shop/index.ts';
import { CHUNK, readListedInsects, selectInsectIds } from '../store/content-insects.ts';
import type { Database } from '../../database/database.ts';
import { listCompactFamilies, readCards } from '../../catalogue/index.ts';
import { passingTrouble } from '../../http/answers/passing-trouble.ts';
import { listShippingRates, type StoredShippingRate } from '../../shipping/index.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a list of insects: how many it gives when nobody says. */
    unaskedLimit?: number;
  }
}

interface ContentOptions {
  database: Database;
  clock: Clock;
}

const RETRY_SECONDS = 2;

/** The content service (spec §5): the seed's calls, public and readable from any site. Register with its path as prefix. */
export const contentRoutes: FastifyPluginAsync<ContentOptions> = async (app, { database, clock }) => {
  const { kysely } = database;
  answerFailures(app);
  // Long lists have bounds of their own, and wait longer for them.
  boundReads(app, (request) => !isLongList(request));
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'access-control-allow-origin': '*', 'cache-control': 'no-cache' });
  });

  const acquire = limitLongLists();
  const sendInsects = async (
    reply: FastifyReply,
    params: URLSearchParams,
    readChunk: (ids: number[]) => Promise<object[]>,
  ) => {
    const { filters, sort, ...slice } = readQuery(params, INSECT_FIELDS);
    const isShort = slice.limit !== null && slice.limit <= CHUNK;
    const signal = disconnectSignal(reply);
    const end = isShort ? () => undefined : await acquire(reply.request.ip);
    try {
      signal.throwIfAborted();
      const ids = await selectInsectIds(kysely, whereSql(filters), orderSql(sort), slice, signal);
      reply.type('application/json; charset=utf-8');
      return reply.send(streamList(ids, readChunk, end));
    } catch (error) {
      end();
      throw error;
    }
  };

  app.get('/insects', { schema: insectsSchema, config: boundLongLists(CONTENT_LIMIT) }, (request, reply) =>
    sendInsects(reply, paramsOf(request), async (ids) =>
      (await readListedInsects(kysely, ids, clock())).map(insectJson),
    ),
  );

  app.get(
    '/insects/compact',
    { schema: compactInsectsSchema, config: boundLongLists(-1) },
    async (request, reply) => {
      const params = paramsOf(request);
      if (!params.has('_limit')) params.set('_limit', '-1');
      return sendInsects(reply, params, async (ids) =>
        (await readCards(kysely, ids, clock())).map(compactInsectJson),
      );
    },
  );

  app.get('/families/compact', { schema: familiesSchema }, async (request) => {
    const params = paramsOf(request);
    refuseOthers(params, ['category']);
    const category = params.get('category');
    return listCompactFamilies(kysely, category === null ? null : readCategory(category));
  });

  app.get('/shipping/compact', { schema: shippingSchema }, async (request) => {
    refuseOthers(paramsOf(request), []);
    return (await listShippingRates(kysely)).filter((rate) => rate.active).map(shippingJson);
  });

  app.get('/closingreason', { schema: closingReasonSchema }, async (request) => {
    refuseOthers(paramsOf(request), []);
    const closing = await readClosing(kysely, clock());
    return closing ? [closing] : [];
  });
};

/** Bounds the long lists of a route. @param unaskedLimit what `_limit` is when nobody says */
function boundLongLists(unaskedLimit: number) {
  const limit = { max: LONG_LISTS_A_MINUTE, timeWindow: 60_000 };
  const allowList = (request: FastifyRequest) => !isLongList(request);
  return { unaskedLimit, rateLimit: { ...limit, allowList, errorResponseBuilder: tooOften } };
}

function isLongList(request: FastifyRequest): boolean {
  const { unaskedLimit } = request.routeOptions.config;
  if (unaskedLimit === undefined) return false;
  const limit = Number(paramsOf(request).get('_limit') ?? unaskedLimit);
  return !(limit >= 0 && limit <= CHUNK);
}

function tooOften(): ContentError {
  return new ContentError('Too many long lists were asked for: try again in a minute', 429);
}

function refuseOthers(params: URLSearchParams, known: string[]): void {
  const other = [...params.keys()].find((key) => !known.includes(key));
  if (other !== undefined) throw new ContentError(`Unknown field ${other}`);
}

function paramsOf(request: FastifyRequest): URLSearchParams {
  return new URL(request.url, 'http://content.invalid').searchParams;
}

function readCategory(text: string) {
  const category = categorySchema.safeParse(text.toUpperCase());
  if (!category.success) throw new ContentError(`Unknown category ${text}`);
  return category.data;
}

function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | ContentError>((error, request, reply) => {
    if (error instanceof ContentError) return refuseContent(reply, error.status, error.message);
    if (error instanceof Overloaded)
      return refuseContent(reply, 503, 'The shop is very busy: try again shortly');
    const trouble = passingTrouble(error);
    if (trouble) {
      request.log.warn({ err: error, trouble }, 'content cannot be had now');
      return refuseContent(reply, 503, 'The shop is away for a moment: try again shortly');
    }
    // What was broken off because whoever asked hung up is no mistake of ours.
    if (!reply.raw.destroyed) request.log.error({ err: error }, 'content failed');
    return refuseContent(reply, 500, 'Something went wrong.');
  });
}

function refuseContent(reply: FastifyReply, status: number, message: string): FastifyReply {
  if (status === 503) reply.header('retry-after', RETRY_SECONDS);
  return reply.code(status).send(contentErrorBody(status, message));
}

/** A shipping rate as content carries it: money in euro (spec §7). */
function shippingJson(rate: StoredShippingRate): ContentShippingRate {
  const { id, code, name, countries, carrier, service, tracked, days, active } = rate;
  return {
    id,
    code,
    name,
    countries,
    carrier,
    service,
    tracked,
    days,
    bands: rate.bands.map(({ maxGrams, priceCents }) => ({ maxGrams, price: priceCents / 100 })),
    freeFrom: inEuro(rate.freeFromCents),
    maxValue: inEuro(rate.maxValueCents),
    active,
  };
}

function inEuro(cents: number | null): number | null {
  return cents === null ? null : cents / 100;
}
