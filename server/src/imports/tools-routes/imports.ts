import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { doneSchema } from '@vitrine/shared/contract/accounts/account';
import {
  importApplySchema,
  importColumnsSchema,
  importKindSchema,
  importLinesSchema,
  importSchema,
  importsSchema,
  importWordsSchema,
  MOST_IMPORT_BYTES,
} from '@vitrine/shared/contract/tools/import';
import { z } from '@vitrine/shared/contract/zod';
import { requestLocale } from '../../http/request-locale.ts';
import { beginChecking, deleteImport, listImports, readImport, setStopped } from '../store/imports.ts';
import { startApplying } from '../apply-lines.ts';
import { storeFile } from '../store-file.ts';
import { readCells } from '../line-json.ts';
import { columnFaults } from '../csv/match-columns.ts';
import { UnreadableFile } from '../csv/read-file.ts';
import { readLinePage, toImport, toImportWord } from '../read-imports.ts';
import { listImportWords } from '../store/import-words.ts';
import { forgetDefinition, defineWords } from '../define-words.ts';
import type { ToolsContext } from '../../tools/tools-routes/tools-context.ts';
import { done, wrongFields } from '../../http/answers/form-reply.ts';
import { bytesSchema } from '../../http/forms/form-schema.ts';
import { idParams } from '../../http/id-params.ts';
import { fieldRefusal } from '../../http/answers/error-reply.ts';
import { conflict } from '../../http/answers/reply-to-form.ts';
import { staffOf } from '../../tools/tools-routes/staff-guard.ts';
import { notFound, toolsFailures } from '../../http/answers/tools-reply.ts';

const tags = ['tools'];
const READ = { right: 'catalogue-read' } as const;
const WRITE = { right: 'catalogue-write' } as const;
const answersImport = { 200: importSchema, ...toolsFailures };

const nameQuery = z.object({ name: z._default(z.string().check(z.maxLength(255)), '') });
const linesQuery = z.object({
  kind: z.optional(importKindSchema),
  warned: z.optional(z.enum(['yes'])),
  after: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(2_147_483_647)), 0),
});

/** Files of lots: sent, checked line by line, and written once they were looked at. */
export const importRoutes: FastifyPluginAsyncZod<{ tools: ToolsContext }> = async (app, { tools }) => {
  const { database, clock } = tools;
  const { kysely } = database;
  /** Answers with an import as it is now. */
  const answer = async (reply: FastifyReply, id: number, status: 200 | 201 = 200) => {
    const record = await readImport(kysely, id);
    if (!record) return notFound(reply, 'importUnknown');
    return reply.code(status).send(await toImport(database, record));
  };

  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, end) =>
    end(null, body),
  );

  app.get(
    '/api/tools/imports',
    { config: READ, schema: { tags, response: { 200: importsSchema, ...toolsFailures } } },
    async () => {
      const records = await listImports(kysely);
      const words = (await listImportWords(kysely)).map(toImportWord);
      return { imports: await Promise.all(records.map((record) => toImport(database, record))), words };
    },
  );

  app.post(
    '/api/tools/imports',
    {
      config: { ...WRITE, isSlow: true },
      bodyLimit: MOST_IMPORT_BYTES,
      errorHandler: answerTooLarge,
      schema: {
        ...{ tags, querystring: nameQuery, body: bytesSchema, consumes: ['application/octet-stream'] },
        response: { 201: importSchema, ...toolsFailures },
      },
    },
    async (request, reply) => {
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const { name } = request.query;
      const sent = { bytes, name, staff: staffOf(request), locale: requestLocale(request), now: clock() };
      try {
        return await answer(reply, await storeFile(database, sent), 201);
      } catch (error) {
        if (error instanceof UnreadableFile) return wrongFields(reply, { file: error.reason });
        throw error;
      }
    },
  );

  app.get(
    '/api/tools/imports/:id',
    { config: READ, schema: { tags, params: idParams, response: answersImport } },
    ({ params }, reply) => answer(reply, params.id),
  );

  app.get(
    '/api/tools/imports/:id/lines',
    {
      config: READ,
      schema: {
        tags,
        params: idParams,
        querystring: linesQuery,
        response: { 200: importLinesSchema, ...toolsFailures },
      },
    },
    (request) => {
      const { kind = null, warned, after } = request.query;
      const page = { kind, isWarned: warned === 'yes', after };
      return readLinePage(database, request.params.id, page, requestLocale(request));
    },
  );

  app.put(
    '/api/tools/imports/:id/columns',
    {
      config: WRITE,
      schema: { tags, params: idParams, body: importColumnsSchema, response: answersImport },
    },
    async ({ params: { id }, body: { fields } }, reply) => {
      const record = await readImport(kysely, id);
      if (!record) return notFound(reply, 'importUnknown');
      const errors = columnFaults(fields, readCells(record.headers).length);
      if (Object.keys(errors).length > 0) return wrongFields(reply, errors);
      await beginChecking(kysely, id, { fields: JSON.stringify(fields), isMatched: true });
      return answer(reply, id);
    },
  );

  app.put(
    '/api/tools/imports/:id/words',
    {
      config: WRITE,
      schema: { tags, params: idParams, body: importWordsSchema, response: answersImport },
    },
    async (request, reply) => {
      const { id } = request.params;
      if (!(await readImport(kysely, id))) return notFound(reply, 'importUnknown');
      const errors = await defineWords(database, staffOf(request), request.body.words, clock());
      if (errors) return wrongFields(reply, errors);
      await beginChecking(kysely, id, { isMatched: true });
      return answer(reply, id);
    },
  );

  app.delete(
    '/api/tools/imports/words/:id',
    { config: WRITE, schema: { tags, params: idParams, response: { 200: doneSchema, ...toolsFailures } } },
    async (request, reply) => {
      const isForgotten = await forgetDefinition(database, staffOf(request), request.params.id, clock());
      return isForgotten ? done(reply, 'saved') : notFound(reply, 'importWordGone');
    },
  );

  app.post(
    '/api/tools/imports/:id/apply',
    {
      config: WRITE,
      schema: { tags, params: idParams, body: importApplySchema, response: answersImport },
    },
    async (request, reply) => {
      const { id } = request.params;
      if (!(await readImport(kysely, id))) return notFound(reply, 'importUnknown');
      const asked = { id, plan: request.body.plan };
      const outcome = await startApplying(database, staffOf(request), asked, clock());
      return outcome === 'begun' ? answer(reply, id) : conflict(reply, 'checked-anew', 'importCheckedAnew');
    },
  );

  app.post(
    '/api/tools/imports/:id/again',
    { config: WRITE, schema: { tags, params: idParams, response: answersImport } },
    async ({ params: { id } }, reply) => {
      await setStopped(kysely, id, null);
      return answer(reply, id);
    },
  );

  app.delete(
    '/api/tools/imports/:id',
    { config: WRITE, schema: { tags, params: idParams, response: { 200: doneSchema, ...toolsFailures } } },
    async ({ params: { id } }, reply) => {
      const record = await readImport(kysely, id);
      if (!record) return notFound(reply, 'importUnknown');
      if (await deleteImport(kysely, id, clock())) return done(reply, 'saved');
      return record.state === 'applied'
        ? conflict(reply, 'kept', 'importKept')
        : conflict(reply, 'applying', 'importBusy');
    },
  );
};

/** What was read no further says so as every other refusal here does; the rest is everybody's. */
function answerTooLarge(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  if (error.statusCode !== 413) throw error;
  void reply.code(413).send(fieldRefusal(reply, 'too-large', { file: { message: 'importTooLarge' } }));
}
