import { familyListSchema, homeSchema, insectPageSchema } from '@vitrine/shared/contract/catalogue';
import { listingSchema } from '@vitrine/shared/contract/listing';
import { errorEnvelopeSchema } from '@vitrine/shared/contract/failure';
import { z } from '@vitrine/shared/contract/zod';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { cached } from '../cached.ts';
import type { Clock } from '../clock.ts';
import { refuse } from '../http/refuse.ts';
import type { Database } from '../store/database.ts';
import { listFamilies } from '../store/families.ts';
import { readInsect, readRelatives } from '../store/insects.ts';
import { readHome } from '../store/home.ts';
import { answerListing } from './listing.ts';
import { categoryInQuery, listingQuerySchema } from './listing-query.ts';

export interface CatalogueOptions {
  database: Database;
  clock: Clock;
}

/** New pictures and stock show within this time. */
const MAX_AGE_MS = 5000;
const tags = ['catalogue'];
const failures = { '4xx': errorEnvelopeSchema };

/** What shoppers read: home, families, lists and insects. */
export const catalogueRoutes: FastifyPluginAsyncZod<CatalogueOptions> = async (app, { database, clock }) => {
  const { kysely } = database;
  const home = cached(clock, MAX_AGE_MS, () => readHome(kysely, clock()));

  app.get('/api/catalogue/home', { schema: { tags, response: { 200: homeSchema } } }, () => home());

  app.get(
    '/api/catalogue/families',
    {
      schema: {
        tags,
        querystring: z.object({ category: categoryInQuery }),
        response: { 200: familyListSchema, ...failures },
      },
    },
    ({ query }) => listFamilies(kysely, query.category),
  );

  app.get(
    '/api/catalogue/listing',
    { schema: { tags, querystring: listingQuerySchema, response: { 200: listingSchema, ...failures } } },
    async (request, reply) => answerListing({ database, clock }, request.query, reply),
  );

  app.get(
    '/api/catalogue/insects/:uuid',
    {
      schema: {
        tags,
        params: z.object({ uuid: z.string() }),
        response: { 200: insectPageSchema, ...failures },
      },
    },
    async ({ params }, reply) => {
      const insect = await readInsect(kysely, params.uuid, clock());
      if (insect === 'unknown') return refuse(reply, 404, 'not-found', 'insectNotFound');
      if (insect === 'gone') return refuse(reply, 410, 'gone', 'insectGone');
      return { insect, ...(await readRelatives(kysely, insect, clock())) };
    },
  );
};
