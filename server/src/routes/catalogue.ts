import { familyListSchema, homeSchema, insectPageSchema } from '@vitrine/shared/contract/catalogue';
import { errorEnvelopeSchema } from '@vitrine/shared/contract/failure';
import { listingSchema, suggestionsSchema } from '@vitrine/shared/contract/listing';
import { localeSchema } from '@vitrine/shared/contract/locale';
import { z } from '@vitrine/shared/contract/zod';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { cached } from '../cached.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { KeptCards } from '../catalogue/kept-cards.ts';
import type { Clock } from '../clock.ts';
import { requestLocale } from '../http/request-locale.ts';
import type { Database } from '../store/database.ts';
import {
  answerFamilies,
  answerInsect,
  answerListing,
  recallAnswer,
  type AnswerContext,
  type NoInsect,
} from './answer-listing.ts';
import { readHome } from './home.ts';
import { keepAnswers } from './kept-answers.ts';
import type { NoListing } from './read-listing.ts';
import { categoryInQuery, listingQuerySchema, searchInQuery } from './listing-query.ts';

export interface CatalogueOptions {
  database: Database;
  clock: Clock;
  catalogue: Catalogue;
  lists: AnswerContext;
}

/** New pictures and stock show within this time. */
const MAX_AGE_MS = 5000;
/** A struck-through price ends with time alone, when nothing changed. */
const KEPT_LISTS = { maxBytes: 8 * 1024 * 1024, maxAgeMs: 60_000 };
/** A description may change without the catalogue, which only knows what lists show. */
const KEPT_INSECTS = { maxBytes: 2 * 1024 * 1024, maxAgeMs: MAX_AGE_MS };
const tags = ['catalogue'];
const failures = { '4xx': errorEnvelopeSchema, '5xx': errorEnvelopeSchema };

const suggestionsQuerySchema = z.strictObject({
  q: z._default(searchInQuery, ''),
  locale: z.optional(localeSchema),
});

/** Lists, as the API answers them and as pages of this process read them. */
export function keepLists(from: Pick<CatalogueOptions, 'database' | 'catalogue' | 'clock'>): AnswerContext {
  return { ...from, cards: new KeptCards(), answers: keepAnswers<NoListing>(KEPT_LISTS) };
}

/** What shoppers read: home, families, lists, suggestions and insects. */
export const catalogueRoutes: FastifyPluginAsyncZod<CatalogueOptions> = async (app, options) => {
  const { catalogue, clock, lists } = options;
  const { kysely } = options.database;
  const insects = { ...options, answers: keepAnswers<NoInsect>(KEPT_INSECTS) };
  const home = cached(clock, MAX_AGE_MS, () => readHome(kysely, catalogue, clock()), catalogue.version);

  app.get('/api/catalogue/home', { schema: { tags, response: { 200: homeSchema, ...failures } } }, () =>
    home(),
  );

  app.get(
    '/api/catalogue/families',
    {
      onRequest: recallAnswer(lists),
      schema: {
        tags,
        querystring: z.object({ category: categoryInQuery }),
        response: { 200: familyListSchema, ...failures },
      },
    },
    async (request, reply) => answerFamilies(lists, request.query.category, request, reply),
  );

  app.get(
    '/api/catalogue/listing',
    {
      onRequest: recallAnswer(lists),
      schema: { tags, querystring: listingQuerySchema, response: { 200: listingSchema, ...failures } },
    },
    async (request, reply) => answerListing(lists, request.query, request, reply),
  );

  app.get(
    '/api/catalogue/suggestions',
    {
      schema: {
        tags,
        querystring: suggestionsQuerySchema,
        response: { 200: suggestionsSchema, ...failures },
      },
    },
    (request) => catalogue.suggest(request.query.q, request.query.locale ?? requestLocale(request)),
  );

  app.get(
    '/api/catalogue/insects/:uuid',
    {
      onRequest: recallAnswer(insects),
      schema: {
        tags,
        params: z.object({ uuid: z.string() }),
        response: { 200: insectPageSchema, ...failures },
      },
    },
    async (request, reply) => answerInsect(insects, request.params.uuid, request, reply),
  );
};
