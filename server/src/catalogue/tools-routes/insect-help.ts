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
import {
  listPrefixes,
  suggestLocalities,
  suggestSpecies,
  nextReference,
  prefixOf,
} from '../editing/store/suggest.ts';
import { proposeDescription } from '../editing/propose-description.ts';
import { typedText } from '../editing/read-insect-filter.ts';
import { readLastSale } from '../../orders/index.ts';
import type { ToolsContext } from '../../tools/tools-routes/tools-context.ts';
import { inFormWords } from '../../http/forms/form-schema.ts';
import { toolsFailures } from '../../http/answers/tools-reply.ts';
import type { Category } from '@vitrine/shared/contract/catalogue';
import type { Kysely } from 'kysely';
import { readWhole } from '../../forms/rules/read-amounts.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { findFamilyRow } from '../editing/store/families.ts';

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

/** With what letters references of a category begin, as long as the shop has none of a family. */
const PREFIXES: Record<Category, string> = {
  BUTTERFLIES: 'BU',
  MOTHS: 'MO',
  BEETLES: 'BE',
  OTHER_INSECTS: 'IN',
  REPAIRS: 'RE',
  ONE_EURO: 'EU',
  MIX: 'MX',
  LATEST: 'IN',
};
const PREFIX = /^\p{L}{1,8}$/u;

/** The next free reference, with the letters asked for, or those of a family's other lots. */
async function proposeReference(
  kysely: Kysely<Schema>,
  { prefix, family }: { prefix: string; family: string },
): Promise<string> {
  if (PREFIX.test(prefix)) return nextReference(kysely, prefix);
  const id = readWhole(family);
  const row = id === null ? undefined : await findFamilyRow(kysely, id);
  if (id === null || !row) return nextReference(kysely, PREFIXES.OTHER_INSECTS);
  return nextReference(kysely, (await prefixOf(kysely, id)) ?? PREFIXES[row.category]);
}
