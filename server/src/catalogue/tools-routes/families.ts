import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { auditedSchema } from '@vitrine/shared/contract/tools/tools';
import {
  familyDetailSchema,
  familyFormSchema,
  familyRowsSchema,
  familySavedSchema,
  mergeApplySchema,
  mergePreviewSchema,
  mergeRequestSchema,
} from '@vitrine/shared/contract/tools/families';
import { z } from '@vitrine/shared/contract/zod';
import { lastChange } from '../../tools/index.ts';
import { listFamilyDetails, readFamilyDetail } from '../editing/store/families.ts';
import { createFamily, deleteFamily, editFamily, type FamilyOutcome } from '../editing/family-writes.ts';
import { mergeFamilies, previewMerge } from '../editing/merge-families.ts';
import { readFamily } from '../editing/read-family.ts';
import type { ToolsContext } from '../../tools/tools-routes/tools-context.ts';
import { done, wrongFields } from '../../http/answers/form-reply.ts';
import { idParams } from '../../http/id-params.ts';
import { inFormWords } from '../../http/forms/form-schema.ts';
import { revisionField, revisionQuery } from '../../http/revision.ts';
import { conflict } from '../../http/answers/reply-to-form.ts';
import { staffOf } from '../../tools/tools-routes/staff-guard.ts';
import { changedMeanwhile, notFound, toolsFailures } from '../../http/answers/tools-reply.ts';

const tags = ['tools'];
const READ = { right: 'catalogue-read' } as const;
const WRITE = { right: 'catalogue-write' } as const;
const messages = { category: 'choice' } as const;
const created = inFormWords(familyFormSchema, messages);
const edited = inFormWords(z.extend(familyFormSchema, revisionField), messages);

/** Families: list, names and addresses, one merged into another. */
export const familyToolRoutes: FastifyPluginAsyncZod<{ tools: ToolsContext }> = async (app, { tools }) => {
  const { database, clock } = tools;
  const { kysely } = database;

  app.get(
    '/api/tools/families',
    { config: READ, schema: { tags, response: { 200: familyRowsSchema, ...toolsFailures } } },
    async () => ({ families: await listFamilyDetails(kysely) }),
  );

  app.get(
    '/api/tools/families/:id',
    {
      config: READ,
      schema: { tags, params: idParams, response: { 200: familyDetailSchema, ...toolsFailures } },
    },
    async ({ params }, reply) =>
      (await readFamilyDetail(kysely, params.id)) ?? notFound(reply, 'familyUnknown'),
  );

  app.post(
    '/api/tools/families',
    {
      config: WRITE,
      schema: { tags, body: created, response: { 201: familySavedSchema, ...toolsFailures } },
    },
    async (request, reply) => {
      const reading = readFamily(request.body);
      if (!reading.ok) return wrongFields(reply, reading.errors);
      const writer = { database, staff: staffOf(request), now: clock() };
      return answer(reply, await createFamily(writer, reading.columns), 0, 201);
    },
  );

  app.put(
    '/api/tools/families/:id',
    {
      config: WRITE,
      schema: {
        tags,
        params: idParams,
        body: edited,
        response: { 200: familySavedSchema, ...toolsFailures },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { revision, ...form } = request.body;
      const reading = readFamily(form);
      if (!reading.ok) return wrongFields(reply, reading.errors);
      if (!(await readFamilyDetail(kysely, id))) return notFound(reply, 'familyUnknown');
      const writer = { database, staff: staffOf(request), now: clock() };
      const edit = { id, revision };
      return answer(reply, await editFamily(writer, edit, reading.columns), id);
    },
  );

  app.delete(
    '/api/tools/families/:id',
    {
      config: WRITE,
      schema: {
        tags,
        params: idParams,
        querystring: revisionQuery,
        response: { 200: auditedSchema, ...toolsFailures },
      },
    },
    async (request, reply) => {
      const writer = { database, staff: staffOf(request), now: clock() };
      const family = { ...request.params, ...request.query };
      const outcome = await deleteFamily(writer, family);
      if (outcome.isRefused) return refuse(reply, outcome, family.id);
      return { ...done(reply, 'saved'), auditId: outcome.auditId };
    },
  );

  app.post(
    '/api/tools/families/:id/merge/preview',
    {
      config: WRITE,
      schema: {
        tags,
        params: idParams,
        body: mergeRequestSchema,
        response: { 200: mergePreviewSchema, ...toolsFailures },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const planning = await previewMerge(kysely, id, request.body.into);
      return planning.isRefused ? refuse(reply, planning, id) : planning.preview;
    },
  );

  app.post(
    '/api/tools/families/:id/merge',
    {
      config: WRITE,
      schema: {
        tags,
        params: idParams,
        body: mergeApplySchema,
        response: { 200: familySavedSchema, ...toolsFailures },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const writer = { database, staff: staffOf(request), now: clock() };
      return answer(reply, await mergeFamilies(writer, id, request.body), id);
    },
  );

  async function answer(
    reply: FastifyReply,
    outcome: FamilyOutcome,
    id: number,
    status: 200 | 201 = 200,
  ): Promise<FastifyReply> {
    if (outcome.isRefused) return refuse(reply, outcome, id);
    const family = await readFamilyDetail(kysely, outcome.id);
    return reply.code(status).send({ ...done(reply, 'saved'), auditId: outcome.auditId, family });
  }

  async function refuse(
    reply: FastifyReply,
    refused: Extract<FamilyOutcome, { isRefused: true }>,
    id: number,
  ): Promise<FastifyReply> {
    switch (refused.kind) {
      case 'unknown':
        return notFound(reply, 'familyUnknown');
      case 'rejected':
        return wrongFields(reply, refused.errors);
      case 'of-the-shop':
        return conflict(reply, 'of-the-shop', 'familyOfTheShop');
      case 'has-insects':
        return conflict(reply, 'has-insects', 'familyHasInsects', { count: String(refused.count) });
      case 'changed-meanwhile': {
        const current = await readFamilyDetail(kysely, id);
        return changedMeanwhile(reply, { ...(await lastChange(kysely, 'families', id)), current });
      }
    }
  }
};
