import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { errorEnvelopeSchema } from '@vitrine/shared/contract/failure';
import { formDraftSchema } from '@vitrine/shared/contract/form-draft';
import { z } from '@vitrine/shared/contract/zod';
import type { Clock } from '../../platform/clock.ts';
import { refuse } from '../../http/answers/refuse.ts';
import type { Database } from '../../database/database.ts';
import { findFormDraft } from '../store/form-drafts.ts';

/** What was typed in forms that came without scripts and were not taken. */
export const formDraftRoutes: FastifyPluginAsyncZod<{ database: Database; clock: Clock }> = async (
  app,
  { database, clock },
) => {
  app.get(
    '/api/form-drafts/:token',
    {
      schema: {
        tags: ['texts'],
        params: z.object({ token: z.string() }),
        response: { 200: formDraftSchema, 404: errorEnvelopeSchema },
      },
    },
    async ({ params }, reply) => {
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
      const draft = await findFormDraft(database.kysely, params.token, clock());
      return draft ?? refuse(reply, 404, 'not-found', 'linkNotFound');
    },
  );
};
