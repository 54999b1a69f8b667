import { categorySchema } from '@vitrine/shared/contract/catalogue';
import type {
  FastifyError,
  FastifyInstance,
  FastifyPluginAsync,
  FastifyReply,
  FastifyRequest,
} from 'fastify';
import type { Clock } from '../clock.ts';
import { ContentError, contentErrorBody } from '../content/content-error.ts';
import { orderSql, whereSql } from '../content/content-sql.ts';
import { INSECT_FIELDS } from '../content/fields.ts';
import { compactInsectJson, insectJson } from '../content/insect-json.ts';
import { readQuery } from '../content/read-query.ts';
import { shippingJson } from '../content/shipping-json.ts';
import { streamList } from '../content/stream-list.ts';
import { readClosing } from '../store/closings.ts';
import { CHUNK, readListedInsects, selectInsectIds } from '../store/content-insects.ts';
import type { Database } from '../store/database.ts';
import { listCompactFamilies } from '../store/families.ts';
import { readCards } from '../store/insect-cards.ts';
import { listShippingRates } from '../store/shipping.ts';
import { createTurns } from '../turns.ts';

export interface ContentOptions {
  database: Database;
  clock: Clock;
}

/** How many lists of any length are read at once; the next ones wait. */
const LONG_LISTS = 4;
const MAX_WAIT_MS = 10_000;
/** How many of them one network may ask for: more than a page that builds on this needs, and no one script takes all turns. */
const LONG_LISTS_A_MINUTE = 60;

const schema = { tags: ['content'] };

/** The content service (spec §5): the seed's calls, public and readable from any site. Register below `/content`. */
export const contentRoutes: FastifyPluginAsync<ContentOptions> = async (app, { database, clock }) => {
  const { kysely } = database;
  answerFailures(app);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'access-control-allow-origin': '*', 'cache-control': 'no-cache' });
  });

  const turns = createTurns({ count: LONG_LISTS, maxWaitMs: MAX_WAIT_MS, late: tooMany });
  const sendInsects = async (
    reply: FastifyReply,
    params: URLSearchParams,
    readChunk: (ids: number[]) => Promise<object[]>,
  ) => {
    const { filters, sort, ...slice } = readQuery(params, INSECT_FIELDS);
    const isShort = slice.limit !== null && slice.limit <= CHUNK;
    const end = isShort ? () => undefined : await turns.take();
    try {
      const signal = goneSignal(reply);
      const ids = await selectInsectIds(kysely, whereSql(filters), orderSql(sort), slice, signal);
      reply.type('application/json; charset=utf-8');
      return reply.send(streamList(ids, readChunk, end));
    } catch (error) {
      end();
      throw error;
    }
  };

  app.get('/insects', { schema, config: boundLongLists('60') }, (request, reply) =>
    sendInsects(reply, paramsOf(request), async (ids) =>
      (await readListedInsects(kysely, ids, clock())).map(insectJson),
    ),
  );

  app.get('/insects/compact', { schema, config: boundLongLists('-1') }, async (request, reply) => {
    const params = paramsOf(request);
    if (!params.has('_limit')) params.set('_limit', '-1');
    return sendInsects(reply, params, async (ids) =>
      (await readCards(kysely, ids, clock())).map(compactInsectJson),
    );
  });

  app.get('/families/compact', { schema }, async (request) => {
    const params = paramsOf(request);
    refuseOthers(params, ['category']);
    const category = params.get('category');
    return listCompactFamilies(kysely, category === null ? null : readCategory(category));
  });

  app.get('/shipping/compact', { schema }, async (request) => {
    refuseOthers(paramsOf(request), []);
    return (await listShippingRates(kysely)).filter((rate) => rate.active).map(shippingJson);
  });

  app.get('/closingreason', { schema }, async (request) => {
    refuseOthers(paramsOf(request), []);
    const closing = await readClosing(kysely, clock());
    return closing ? [closing] : [];
  });
};

/** @param unasked what `_limit` is when nobody says */
function boundLongLists(unasked: string) {
  const isShort = (request: FastifyRequest) => {
    const limit = Number(paramsOf(request).get('_limit') ?? unasked);
    return limit >= 0 && limit <= CHUNK;
  };
  const limit = { max: LONG_LISTS_A_MINUTE, timeWindow: 60_000, allowList: isShort };
  return { rateLimit: { ...limit, errorResponseBuilder: tooOften } };
}

function tooOften(): ContentError {
  return new ContentError('Too many long lists were asked for: try again in a minute', 429);
}

function tooMany(): ContentError {
  return new ContentError('Too many long lists are being read: try again in a moment', 503);
}

/** Says when whoever asked hung up. */
function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
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
    request.log.error({ err: error }, 'content failed');
    return refuseContent(reply, 500, 'Something went wrong.');
  });
}

function refuseContent(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.code(status).send(contentErrorBody(status, message));
}
