import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { RETENTIONS, retentionSchema } from '@vitrine/shared/contract/tools/operations/retention';
import type { ToolsContext } from '../../tools/tools-routes/tools-context.ts';
import { toolsFailures } from '../../http/answers/tools-reply.ts';
import { PERSONAL_DATA } from '../retention/personal-data.ts';
import { readRetentions } from '../store/retentions.ts';

/** What the shop deletes of persons by itself, and when it last did. */
export const retentionRoutes: FastifyPluginAsyncZod<{ tools: ToolsContext }> = async (app, { tools }) => {
  app.get(
    '/api/tools/retention',
    {
      config: { right: 'system' },
      schema: { tags: ['tools'], response: { 200: retentionSchema, ...toolsFailures } },
    },
    async () => {
      const last = await readRetentions(tools.database.kysely);
      const rows = RETENTIONS.map((name) => {
        const rules = PERSONAL_DATA.filter(({ retention }) => retention === name);
        const tables = [...new Set(rules.map(({ table }) => table))];
        return { name, basis: rules[0]?.basis ?? 'contract', tables, last: last.get(name) ?? null };
      });
      return { rows };
    },
  );
};
