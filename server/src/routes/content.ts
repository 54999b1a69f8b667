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
import { readListedInsects, selectInsectIds } from '../store/content-insects.ts';
import type { Database } from '../store/database.ts';
import { listCompactFamilies } from '../store/families.ts';
import { readCards } from '../store/insect-cards.ts';
import { listShippingRates } from '../store/shipping.ts';

export interface ContentOptions {
  database: Database;
  clock: Clock;
}

const schema = { tags: ['content'] };

/** The content service (spec §5): the seed's calls, public and readable from any site. Register below `/content`. */
export const contentRoutes: FastifyPluginAsync<ContentOptions> = async (app, { database, clock }) => {
  const { kysely } = database;
  answerFailures(app);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'access-control-allow-origin': '*', 'cache-control': 'no-cache' });
  });

  app.get('/insects', { schema }, async (request, reply) => {
    const query = readQuery(paramsOf(request), INSECT_FIELDS);
    const ids = await selectInsectIds(kysely, whereSql(query.filters), orderSql(query.sort), query);
    const list = streamList(ids, async (chunk) =>
      (await readListedInsects(kysely, chunk, clock())).map(insectJson),
    );
    return reply.type('application/json; charset=utf-8').send(list);
  });

  app.get('/insects/compact', { schema }, async (request, reply) => {
    const params = paramsOf(request);
    if (!params.has('_limit')) params.set('_limit', '-1');
    const query = readQuery(params, INSECT_FIELDS);
    const ids = await selectInsectIds(kysely, whereSql(query.filters), orderSql(query.sort), query);
    const list = streamList(ids, async (chunk) =>
      (await readCards(kysely, chunk, clock())).map(compactInsectJson),
    );
    return reply.type('application/json; charset=utf-8').send(list);
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
  app.setNotFoundHandler((_request, reply) => refuseContent(reply, 404, 'Not Found'));
  app.setErrorHandler<FastifyError | ContentError>((error, request, reply) => {
    if (error instanceof ContentError) return refuseContent(reply, error.status, error.message);
    request.log.error({ err: error }, 'content failed');
    return refuseContent(reply, 500, 'Something went wrong.');
  });
}

function refuseContent(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.code(status).send(contentErrorBody(status, message));
}
