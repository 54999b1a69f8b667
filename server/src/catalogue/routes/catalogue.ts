import {
  familyListSchema,
  homeSchema,
  insectPageSchema,
  CATEGORIES,
  type Home,
} from '@vitrine/shared/contract/catalogue';
import { errorEnvelopeSchema } from '@vitrine/shared/contract/failure';
import { listingSchema, suggestionsSchema, type Suggestions } from '@vitrine/shared/contract/listing';
import { localeSchema, type Locale } from '@vitrine/shared/contract/locale';
import { z } from '@vitrine/shared/contract/zod';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type Catalogue, newestInsects } from '../engine/catalogue.ts';
import { createCardCache } from '../engine/card-cache.ts';
import type { Clock } from '../../platform/clock.ts';
import { boundReads } from '../../http/limits/bound-reads.ts';
import { requestLocale } from '../../http/request-locale.ts';
import { memoizeTtl } from '../../platform/memoize-ttl.ts';
import type { Database } from '../../database/database.ts';
import {
  answerFamilies,
  answerInsect,
  answerListing,
  sendCached,
  type AnswerContext,
  type NoInsect,
} from './listing-handler.ts';
import { categoryInQuery, listingQuerySchema, searchInQuery } from './listing-query.ts';
import type { NoListing, ListingContext } from './read-listing.ts';
import { createResponseCache } from './response-cache.ts';
import { readCardsById, readCards } from '../store/insects/insect-cards.ts';
import type { Kysely } from 'kysely';
import { readListPictures } from '../store/insects/list-picture.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { PICTURE_CANDIDATES } from './families.ts';

interface CatalogueOptions {
  database: Database;
  clock: Clock;
  catalogue: Catalogue;
  lists: AnswerContext;
}

/** New pictures and stock show within this time. */
const MAX_AGE_MS = 5000;
/** A struck-through price ends with time alone, when nothing changed. */
const LIST_BOUNDS = { maxBytes: 8 * 1024 * 1024, maxAgeMs: 30_000 };
/** A description may change without the catalogue, which only knows what lists show. */
const INSECT_BOUNDS = { maxBytes: 2 * 1024 * 1024, maxAgeMs: MAX_AGE_MS };
const tags = ['catalogue'];
const failures = { '4xx': errorEnvelopeSchema, '5xx': errorEnvelopeSchema };

const suggestionsQuerySchema = z.strictObject({
  q: z._default(searchInQuery, ''),
  locale: z.optional(localeSchema),
});

/** Lists, as the API answers them and as pages of this process read them. */
export function createLists(from: Pick<CatalogueOptions, 'database' | 'catalogue' | 'clock'>): AnswerContext {
  return { ...from, cards: createCardCache(), answers: createResponseCache<NoListing>(LIST_BOUNDS) };
}

/** What shoppers read: home, families, lists, suggestions and insects. */
export const catalogueRoutes: FastifyPluginAsyncZod<CatalogueOptions> = async (app, options) => {
  const { catalogue, clock, lists } = options;
  boundReads(app);
  const { kysely } = options.database;
  const insects = { ...options, answers: createResponseCache<NoInsect>(INSECT_BOUNDS) };
  const home = memoizeTtl(clock, MAX_AGE_MS, () => readHome(kysely, catalogue, clock()), catalogue.version);

  app.get('/api/catalogue/home', { schema: { tags, response: { 200: homeSchema, ...failures } } }, () =>
    home(),
  );

  app.get(
    '/api/catalogue/families',
    {
      onRequest: sendCached(lists),
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
      onRequest: sendCached(lists),
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
    (request) => readSuggestions(lists, request.query.q, request.query.locale ?? requestLocale(request)),
  );

  app.get(
    '/api/catalogue/insects/:uuid',
    {
      onRequest: sendCached(insects),
      schema: {
        tags,
        params: z.object({ uuid: z.string() }),
        response: { 200: insectPageSchema, ...failures },
      },
    },
    async (request, reply) => answerInsect(insects, request.params.uuid, request, reply),
  );
};

/** What a text may mean while it is typed, each species with its picture. */
async function readSuggestions(
  { database: { kysely }, catalogue, cards, clock }: ListingContext,
  text: string,
  locale: Locale,
): Promise<Suggestions> {
  const { species, ...others } = await catalogue.suggest(text, locale);
  const lots = [...new Set(species.map(({ lot }) => lot.id))];
  const version = await catalogue.version();
  const read = await cards.fetchMany(version, lots, (ids) => readCardsById(kysely, ids, clock()));
  const pictures = new Map(read.map(({ uuid, picture }) => [uuid, picture]));
  return {
    ...others,
    species: species.map(({ lot, ...one }) => ({
      ...one,
      offer: { fromCents: lot.priceCents, genders: lot.genders, picture: pictures.get(lot.uuid) ?? null },
    })),
  };
}

const HOME_CARDS = 12;

/** What the home page shows: the newest insects, and every category with a picture of its own. */
async function readHome(kysely: Kysely<Schema>, catalogue: Catalogue, now: Date): Promise<Home> {
  const latest = { kind: 'category', category: 'LATEST' } as const;
  const [counts, newest, ...candidates] = await Promise.all([
    catalogue.counts(),
    newestInsects(catalogue, latest, HOME_CARDS),
    ...CATEGORIES.map((category) =>
      newestInsects(catalogue, { kind: 'category', category }, PICTURE_CANDIDATES),
    ),
  ]);
  const [cards, pictures] = await Promise.all([
    readCards(kysely, newest, now),
    readListPictures(kysely, candidates),
  ]);
  const categories = CATEGORIES.map((category, at) => ({
    category,
    count: counts.categories[category],
    picture: pictures[at] ?? null,
  }));
  return { latest: cards, categories: withOwnPicture(categories, cards) };
}

/** The newest insect is also the newest of its own category: the drawer of new insects shows another one. */
function withOwnPicture(categories: Home['categories'], latest: Home['latest']): Home['categories'] {
  const shown = new Set(categories.map(({ picture }) => picture?.hash));
  const other = latest.find(({ picture }) => picture && !shown.has(picture.hash));
  return categories.map((drawer) =>
    drawer.category === 'LATEST' ? { ...drawer, picture: other?.picture ?? drawer.picture } : drawer,
  );
}
