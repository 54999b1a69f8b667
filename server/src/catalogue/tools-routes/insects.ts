import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  insectDetailSchema,
  insectFormSchema,
  insectListSchema,
  insectQuerySchema,
  insectSavedSchema,
  stockRequestSchema,
} from '@vitrine/shared/contract/tools/catalogue';
import { z } from '@vitrine/shared/contract/zod';
import type { FieldErrors } from '../../forms/rules/field-errors.ts';
import { readInsectDetail } from '../editing/store/insect.ts';
import { listInsects } from '../editing/store/insects.ts';
import { createInsect, editInsect, setDeleted } from '../editing/insect-writes.ts';
import { keyField } from '../editing/once.ts';
import { MOST_STOCK, moveStock } from '../editing/move-stock.ts';
import { readInsect, wholeFault, MOST_ID } from '../editing/read-insect.ts';
import { readInsectFilter } from '../editing/read-insect-filter.ts';
import { readWhole } from '../../forms/rules/read-amounts.ts';
import type { ToolsContext } from '../../tools/tools-routes/tools-context.ts';
import { wrongFields } from '../../http/answers/form-reply.ts';
import { idParams } from '../../http/id-params.ts';
import { inFormWords } from '../../http/forms/form-schema.ts';
import { revisionField, revisionQuery } from '../../http/revision.ts';
import { insectAnswers, readLot } from './insect-answers.ts';
import { staffOf } from '../../tools/tools-routes/staff-guard.ts';
import { notFound, toolsFailures } from '../../http/answers/tools-reply.ts';

const tags = ['tools'];
const READ = { right: 'catalogue-read' } as const;
const WRITE = { right: 'catalogue-write' } as const;
/** One, when nothing is said of how many there are of a new lot. */
const created = inFormWords(z.extend(insectFormSchema, { stock: z._default(z.string(), '1'), ...keyField }), {
  key: 'keyMissing',
});
const edited = inFormWords(z.extend(insectFormSchema, revisionField));
const moved = inFormWords(stockRequestSchema, { kind: 'choice' });
const params = idParams;
const saved = { 200: insectSavedSchema, ...toolsFailures };

const whole = z.coerce.number().check(z.int(), z.positive(), z.lte(MOST_ID));
const listQuery = z.extend(insectQuerySchema, { page: z._default(whole, 1) });

/** Lots: lists of them, and one by one. */
export const insectToolRoutes: FastifyPluginAsyncZod<{ tools: ToolsContext }> = async (app, { tools }) => {
  const { database, clock } = tools;
  const { kysely } = database;
  const answer = insectAnswers(tools);
  const writing = (request: FastifyRequest) => ({ database, staff: staffOf(request), now: clock() });

  app.get(
    '/api/tools/insects',
    {
      config: READ,
      schema: { tags, querystring: listQuery, response: { 200: insectListSchema, ...toolsFailures } },
    },
    ({ query: { page, ...query } }) => listInsects(kysely, readInsectFilter(query), page),
  );

  app.get(
    '/api/tools/insects/:id',
    { config: READ, schema: { tags, params, response: { 200: insectDetailSchema, ...toolsFailures } } },
    async (request, reply) =>
      (await readLot(kysely, request.params.id, clock())) ?? notFound(reply, 'insectUnknown'),
  );

  app.post(
    '/api/tools/insects',
    {
      config: WRITE,
      schema: { tags, body: created, response: { 201: insectSavedSchema, ...toolsFailures } },
    },
    async (request, reply) => {
      const { key: chosen, ...creation } = request.body;
      const { stock: typed, ...form } = creation;
      const reading = readInsect(form, clock());
      const { stock, errors } = readStock(typed);
      if (!reading.ok) return wrongFields(reply, { ...reading.errors, ...errors });
      if (stock === null) return wrongFields(reply, errors);
      const intent = chosen === undefined ? null : { key: chosen, body: creation };
      const outcome = await createInsect(writing(request), { columns: reading.columns, stock, intent });
      return answer(reply, outcome, { id: 0, status: 201 });
    },
  );

  app.put(
    '/api/tools/insects/:id',
    { config: WRITE, schema: { tags, params, body: edited, response: saved } },
    async (request, reply) => {
      const { revision, ...form } = request.body;
      const reading = readInsect(form, clock());
      if (!reading.ok) return wrongFields(reply, reading.errors);
      const { id } = request.params;
      const detail = await readInsectDetail(kysely, id, clock());
      if (!detail) return notFound(reply, 'insectUnknown');
      const edit = { id, revision };
      return answer(reply, await editInsect(writing(request), edit, reading.columns), { id });
    },
  );

  app.delete(
    '/api/tools/insects/:id',
    { config: WRITE, schema: { tags, params, querystring: revisionQuery, response: saved } },
    async (request, reply) => {
      const lot = { ...request.params, ...request.query };
      return answer(reply, await setDeleted(writing(request), lot, true), lot);
    },
  );

  app.post(
    '/api/tools/insects/:id/restore',
    { config: WRITE, schema: { tags, params, body: revisionQuery, response: saved } },
    async (request, reply) => {
      const lot = { ...request.params, ...request.body };
      return answer(reply, await setDeleted(writing(request), lot, false), lot);
    },
  );

  app.post(
    '/api/tools/insects/:id/stock',
    { config: WRITE, schema: { tags, params, body: moved, response: saved } },
    async (request, reply) => {
      const { id } = request.params;
      return answer(reply, await moveStock(writing(request), id, request.body), {
        id,
        keptAside: 'belowReserved',
      });
    },
  );
};

/** How many there are of a new lot; none when the field was emptied. */
function readStock(text: string): { stock: number | null; errors: FieldErrors } {
  const typed = text.trim() || '0';
  const fault = wholeFault(typed, 0, MOST_STOCK);
  return fault ? { stock: null, errors: { stock: fault } } : { stock: readWhole(typed), errors: {} };
}
