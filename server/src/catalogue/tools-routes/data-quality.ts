import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  missingFamiliesRequestSchema,
  gapsFilledSchema,
  incompleteLotsSchema,
  mendRequestSchema,
  missingOriginsRequestSchema,
  SPACED_KINDS,
  spacedTextsSchema,
  spacesMendedSchema,
  unpicturedSchema,
} from '@vitrine/shared/contract/tools/data-quality';
import { z } from '@vitrine/shared/contract/zod';
import type { FieldErrors } from '../../forms/rules/field-errors.ts';
import { isCountry } from '../../forms/rules/world-countries.ts';
import { tidyLine } from '../../forms/rules/tidy-text.ts';
import { listGaps, listUnpictured } from '../editing/store/missing-data.ts';
import { fillFamilies, fillOrigins, type Filled } from '../editing/store/fill-missing.ts';
import { listSpaced, mendSpaces } from '../editing/store/whitespace.ts';
import type { ToolsContext } from '../../tools/tools-routes/tools-context.ts';
import { done, wrongFields } from '../../http/answers/form-reply.ts';
import { idParams } from '../../http/id-params.ts';
import { staffOf } from '../../tools/tools-routes/staff-guard.ts';
import { toolsFailures } from '../../http/answers/tools-reply.ts';

const tags = ['tools'];
const read = { right: 'catalogue-read' } as const;
const write = { right: 'catalogue-write' } as const;
const querystring = z.object({ after: z.optional(idParams.shape.id) });
const kindParams = z.object({ kind: z.enum(SPACED_KINDS) });
const lists = { tags, querystring, response: { 200: incompleteLotsSchema, ...toolsFailures } };
const fills = { 200: gapsFilledSchema, ...toolsFailures };

/** What is missing, and stray spaces. */
export const tidyRoutes: FastifyPluginAsyncZod<{ tools: ToolsContext }> = async (app, { tools }) => {
  const { database, clock } = tools;
  const { kysely } = database;

  app.get('/api/tools/missing/families', { config: read, schema: lists }, ({ query }) =>
    listGaps(kysely, 'family', query.after),
  );

  app.get('/api/tools/missing/origins', { config: read, schema: lists }, ({ query }) =>
    listGaps(kysely, 'origin', query.after),
  );

  app.get(
    '/api/tools/missing/pictures',
    { config: read, schema: { tags, response: { 200: unpicturedSchema, ...toolsFailures } } },
    () => listUnpictured(kysely),
  );

  app.post(
    '/api/tools/missing/families',
    { config: write, schema: { tags, body: missingFamiliesRequestSchema, response: fills } },
    async (request, reply) => {
      const filled = await fillFamilies(database, request.body.rows, staffOf(request), clock());
      if (!filled) return wrongFields(reply, { familyId: { message: 'familyUnknown' } });
      return answerFilled(reply, filled);
    },
  );

  app.post(
    '/api/tools/missing/origins',
    { config: write, schema: { tags, body: missingOriginsRequestSchema, response: fills } },
    async (request, reply) => {
      const rows = request.body.rows.map((row) => ({ ...row, locality: tidyLine(row.locality) }));
      const errors = originErrors(rows);
      if (Object.keys(errors).length > 0) return wrongFields(reply, errors);
      return answerFilled(reply, await fillOrigins(database, rows, staffOf(request), clock()));
    },
  );

  app.get(
    '/api/tools/spaces/:kind',
    {
      config: read,
      schema: {
        tags,
        params: kindParams,
        querystring,
        response: { 200: spacedTextsSchema, ...toolsFailures },
      },
    },
    ({ params, query }) => listSpaced(database, params.kind, query.after),
  );

  app.post(
    '/api/tools/spaces/:kind',
    {
      config: write,
      schema: {
        ...{ tags, params: kindParams, body: mendRequestSchema },
        response: { 200: spacesMendedSchema, ...toolsFailures },
      },
    },
    async (request, reply) => {
      const { params, body } = request;
      const mended = await mendSpaces(database, params.kind, body.texts, staffOf(request), clock());
      return { ...done(reply, 'saved'), ...mended };
    },
  );
};

function answerFilled(reply: FastifyReply, filled: Filled) {
  return { ...done(reply, 'saved'), ...filled };
}

/** Errors at `rows.3.country`, as the rows were sent. */
function originErrors(rows: readonly { country: string }[]): FieldErrors {
  const wrong = rows.flatMap(({ country }, index) =>
    country === '' || isCountry(country)
      ? []
      : [[`rows.${index}.country`, { message: 'countryUnknown' }] as const],
  );
  return Object.fromEntries(wrong);
}
