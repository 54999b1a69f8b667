import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  closingFormSchema,
  closingSavedSchema,
  closingsSchema,
} from '@vitrine/shared/contract/tools/closings';
import { auditedSchema } from '@vitrine/shared/contract/tools/tools';
import { z } from '@vitrine/shared/contract/zod';
import { readClosingForm } from '../rules/read-closing-form.ts';
import { lastChange } from '../../tools/index.ts';
import {
  createClosing,
  deleteClosing,
  editClosing,
  endClosing,
  listClosings,
  readClosingRow,
  type ClosingOutcome,
} from '../store/edit-closings.ts';
import type { ToolsContext } from '../../tools/tools-routes/tools-context.ts';
import { done, wrongFields } from '../../http/answers/form-reply.ts';
import { inFormWords } from '../../http/forms/form-schema.ts';
import { idParams } from '../../http/id-params.ts';
import { conflict } from '../../http/answers/reply-to-form.ts';
import { revisionField, revisionQuery } from '../../http/revision.ts';
import { staffOf } from '../../tools/tools-routes/staff-guard.ts';
import { changedMeanwhile, notFound, toolsFailures } from '../../http/answers/tools-reply.ts';

const tags = ['tools'];
const READ = { right: 'shop-read' } as const;
const WRITE = { right: 'shop-write' } as const;
const created = inFormWords(closingFormSchema);
const edited = inFormWords(z.extend(closingFormSchema, revisionField));
const ended = inFormWords(z.object(revisionField));
const params = idParams;
const saved = { 200: closingSavedSchema, ...toolsFailures };

/** When the shop is closed. Shoppers see it within seconds: the frame reads the same table. */
export const closingRoutes: FastifyPluginAsyncZod<{ tools: ToolsContext }> = async (app, { tools }) => {
  const { database, clock } = tools;
  const { kysely } = database;
  const writing = (request: FastifyRequest) => ({ database, staff: staffOf(request), now: clock() });

  app.get(
    '/api/tools/closings',
    { config: READ, schema: { tags, response: { 200: closingsSchema, ...toolsFailures } } },
    async () => ({ closings: await listClosings(kysely, clock()) }),
  );

  app.post(
    '/api/tools/closings',
    {
      config: WRITE,
      schema: { tags, body: created, response: { 201: closingSavedSchema, ...toolsFailures } },
    },
    async (request, reply) => {
      const reading = readClosingForm(request.body);
      if (!reading.ok) return wrongFields(reply, reading.errors);
      const { id, auditId } = await createClosing(writing(request), reading.closing);
      return answer(reply.code(201), id, auditId);
    },
  );

  app.put(
    '/api/tools/closings/:id',
    { config: WRITE, schema: { tags, params, body: edited, response: saved } },
    async (request, reply) => {
      const { id } = request.params;
      const { revision, ...form } = request.body;
      const reading = readClosingForm(form);
      if (!reading.ok) return wrongFields(reply, reading.errors);
      const on = { id, revision };
      return settle(reply, id, await editClosing(writing(request), on, reading.closing));
    },
  );

  app.post(
    '/api/tools/closings/:id/end',
    { config: WRITE, schema: { tags, params, body: ended, response: saved } },
    async (request, reply) => {
      const { id } = request.params;
      const on = { id, revision: request.body.revision };
      return settle(reply, id, await endClosing(writing(request), on));
    },
  );

  app.delete(
    '/api/tools/closings/:id',
    {
      config: WRITE,
      schema: {
        ...{ tags, params, querystring: revisionQuery },
        response: { 200: auditedSchema, ...toolsFailures },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const outcome = await deleteClosing(writing(request), { id, ...request.query });
      if (outcome.isRefused) return refuse(reply, id, outcome.kind);
      return { ...done(reply, 'saved'), auditId: outcome.auditId };
    },
  );

  function settle(reply: FastifyReply, id: number, outcome: ClosingOutcome): Promise<FastifyReply> {
    return outcome.isRefused ? refuse(reply, id, outcome.kind) : answer(reply, id, outcome.auditId);
  }

  async function answer(reply: FastifyReply, id: number, auditId: number): Promise<FastifyReply> {
    const closing = await readClosingRow(kysely, id, clock());
    return reply.send({ ...done(reply, 'saved'), auditId, closing });
  }

  async function refuse(
    reply: FastifyReply,
    id: number,
    kind: 'changed-meanwhile' | 'not-running',
  ): Promise<FastifyReply> {
    const current = await readClosingRow(kysely, id, clock());
    if (!current) return notFound(reply, 'closingUnknown');
    if (kind === 'not-running') return conflict(reply, 'not-running', 'notRunning');
    return changedMeanwhile(reply, { ...(await lastChange(kysely, 'closings', id)), current });
  }
};
