import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  notificationsSavedSchema,
  notificationsSchema,
} from '@vitrine/shared/contract/tools/operations/notifications';
import { belgianDay } from '@vitrine/shared/contract/belgian-day';
import { done } from '../../http/answers/form-reply.ts';
import { toolsFailures } from '../../http/answers/tools-reply.ts';
import { staffOf } from '../../tools/tools-routes/staff-guard.ts';
import type { ToolsContext } from '../../tools/tools-routes/tools-context.ts';
import { choicesOf, choicesColumn } from '../rules/choices.ts';
import { readHeldChoices, saveChoices } from '../store/choices.ts';

const tags = ['tools'];
const config = { right: 'any' } as const;

/** What somebody of staff is told of by mail: each chooses for oneself. */
export const notificationRoutes: FastifyPluginAsyncZod<{ tools: ToolsContext }> = async (app, { tools }) => {
  const { kysely } = tools.database;
  const { clock } = tools;

  app.get(
    '/api/tools/notifications',
    { config, schema: { tags, response: { 200: notificationsSchema, ...toolsFailures } } },
    async (request) => {
      const { accountId, role } = staffOf(request);
      return { choices: choicesOf(role, await readHeldChoices(kysely, accountId)) };
    },
  );

  app.put(
    '/api/tools/notifications',
    {
      config,
      schema: {
        tags,
        body: notificationsSchema,
        response: { 200: notificationsSavedSchema, ...toolsFailures },
      },
    },
    async (request, reply) => {
      const { accountId, role } = staffOf(request);
      const kept = choicesColumn(role, request.body);
      await saveChoices(kysely, accountId, kept, belgianDay(clock()));
      return { ...done(reply, 'saved'), choices: choicesOf(role, kept) };
    },
  );
};
