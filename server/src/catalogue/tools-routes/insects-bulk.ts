import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  bulkApplySchema,
  bulkDoneSchema,
  bulkPreviewSchema,
  bulkRequestSchema,
} from '@vitrine/shared/contract/tools/bulk';
import { requestLocale } from '../../http/request-locale.ts';
import { z } from '@vitrine/shared/contract/zod';
import { inFormWords } from '../../http/forms/form-schema.ts';
import { applyBulk, previewBulk } from '../editing/bulk.ts';
import { keyField } from '../editing/once.ts';
import type { ToolsContext } from '../../tools/tools-routes/tools-context.ts';
import { done, wrongFields } from '../../http/answers/form-reply.ts';
import { staffOf } from '../../tools/tools-routes/staff-guard.ts';
import { changedMeanwhile, toolsFailures } from '../../http/answers/tools-reply.ts';

const tags = ['tools'];
const applied = inFormWords(z.extend(bulkApplySchema, keyField), { key: 'keyMissing' });
const config = { right: 'catalogue-write' } as const;

/** One change to many lots: first what it would make of each, then all of it at once. */
export const insectBulkRoutes: FastifyPluginAsyncZod<{ tools: ToolsContext }> = async (app, { tools }) => {
  const { database, clock } = tools;

  app.post(
    '/api/tools/insects/bulk/preview',
    {
      config,
      schema: { tags, body: bulkRequestSchema, response: { 200: bulkPreviewSchema, ...toolsFailures } },
    },
    async (request, reply) => {
      const planning = await previewBulk(database.kysely, request.body, requestLocale(request));
      return planning.ok ? planning.preview : wrongFields(reply, planning.errors);
    },
  );

  app.post(
    '/api/tools/insects/bulk',
    { config, schema: { tags, body: applied, response: { 200: bulkDoneSchema, ...toolsFailures } } },
    async (request, reply) => {
      const writer = { database, staff: staffOf(request), now: clock() };
      const { key, ...body } = request.body;
      const outcome = await applyBulk(writer, body, key === undefined ? null : { key, body });
      if (!outcome.isRefused) {
        const { auditId, changed } = outcome;
        return { ...done(reply, 'saved'), auditId, changed };
      }
      if (outcome.kind === 'rejected') return wrongFields(reply, outcome.errors);
      const planning = await previewBulk(database.kysely, request.body, requestLocale(request));
      const current = planning.ok ? planning.preview : undefined;
      return changedMeanwhile(reply, { by: '', at: '', current });
    },
  );
};
