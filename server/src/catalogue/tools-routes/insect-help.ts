import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  descriptionSchema,
  insectChoicesSchema,
  insectFormSchema,
  knownSpeciesListSchema,
  lastSaleSchema,
  localityListSchema,
  nextReferenceSchema,
} from '@vitrine/shared/contract/tools/catalogue';
import { z } from '@vitrine/shared/contract/zod';
import { DAY_MS } from '@vitrine/shared/platform/time';
import { WORLD_COUNTRIES } from '../../forms/rules/world-countries.ts';
import { readAllFamilies } from '../store/catalogue-rows.ts';
import { listPrefixes, suggestLocalities, suggestSpecies } from '../editing/store/suggest.ts';
import { proposeDescription } from '../editing/propose-description.ts';
import { proposeReference } from '../editing/propose-reference.ts';
import { typedText } from '../editing/read-insect-filter.ts';
import { readLastSale } from '../../orders/index.ts';
import type { ToolsContext } from '../../tools/tools-routes/tools-context.ts';
import { inFormWords } from '../../http/forms/form-schema.ts';
import { toolsFailures } from '../../http/answers/tools-reply.ts';

const tags = ['tools'];
const READ = { right: 'catalogue-read' } as const;
const text = z._default(z.string().check(z.maxLength(200)), '');

/** What a lot's form and a list's filters are helped with. */
export const insectHelpRoutes: FastifyPluginAsyncZod<{ tools: ToolsContext }> = async (app, { tools }) => {
  const { kysely } = tools.database;

  app.get(
    '/api/tools/insects/choices',
    { config: READ, schema: { tags, response: { 200: insectChoicesSchema, ...toolsFailures } } },
    async () => ({
      ...{ families: await readAllFamilies(kysely), countries: [...WORLD_COUNTRIES] },
      prefixes: await listPrefixes(kysely),
    }),
  );

  app.get(
    '/api/tools/insects/species',
    {
      config: READ,
      schema: {
        tags,
        querystring: z.object({ q: text }),
        response: { 200: knownSpeciesListSchema, ...toolsFailures },
      },
    },
    ({ query }) => suggestSpecies(kysely, typedText(query.q)),
  );

  app.get(
    '/api/tools/insects/localities',
    {
      config: READ,
      schema: {
        tags,
        querystring: z.object({ q: text, country: text }),
        response: { 200: localityListSchema, ...toolsFailures },
      },
    },
    ({ query }) => suggestLocalities(kysely, typedText(query.q), typedText(query.country)),
  );

  app.get(
    '/api/tools/insects/last-sale',
    {
      config: READ,
      schema: {
        tags,
        querystring: z.object({ name: text, quality: text }),
        response: { 200: lastSaleSchema, ...toolsFailures },
      },
    },
    async ({ query }) => {
      const last = await readLastSale(kysely, typedText(query.name), query.quality);
      if (!last) return { sale: null };
      const { priceCents, shownAt, soldAt } = last;
      const days = shownAt && Math.max(0, Math.floor((Date.parse(soldAt) - Date.parse(shownAt)) / DAY_MS));
      return { sale: { priceCents, days: days === '' ? null : days } };
    },
  );

  app.get(
    '/api/tools/insects/next-reference',
    {
      config: READ,
      schema: {
        tags,
        querystring: z.object({ prefix: text, family: text }),
        response: { 200: nextReferenceSchema, ...toolsFailures },
      },
    },
    async ({ query }) => ({ reference: await proposeReference(kysely, query) }),
  );

  app.post(
    '/api/tools/insects/description',
    {
      config: READ,
      schema: {
        tags,
        body: inFormWords(insectFormSchema),
        response: { 200: descriptionSchema, ...toolsFailures },
      },
    },
    async ({ body }) => ({ description: proposeDescription(body) }),
  );
};
