import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { staffSchema, type Staff } from '@vitrine/shared/contract/tools/tools';
import { countPasskeys } from '../../accounts/index.ts';
import { rightsOf } from '../../tools/index.ts';
import type { ToolsContext } from '../../tools/tools-routes/tools-context.ts';
import { hasSecondFactor } from '../store/staff-second-factors.ts';
import { staffOf, type StaffMember } from '../../tools/tools-routes/staff-guard.ts';
import { toolsFailures } from '../../http/answers/tools-reply.ts';

/** Who works here, and what they may do. */
export const meRoutes: FastifyPluginAsyncZod<{ tools: ToolsContext }> = async (app, { tools }) => {
  app.get(
    '/api/tools/me',
    {
      config: { right: 'own' },
      schema: { tags: ['tools'], response: { 200: staffSchema, ...toolsFailures } },
    },
    (request) => describeStaff(tools, staffOf(request)),
  );
};

export async function describeStaff(
  { database }: Pick<ToolsContext, 'database'>,
  { accountId, email, firstname, role, hasPassed }: StaffMember,
): Promise<Staff> {
  const isSet = hasPassed || (await hasSecondFactor(database.kysely, accountId));
  const secondFactor = hasPassed ? 'passed' : isSet ? 'asked' : 'none';
  const hasPasskey = secondFactor === 'asked' && (await countPasskeys(database.kysely, accountId)) > 0;
  return { email, firstname, role, rights: rightsOf(role), secondFactor, hasPasskey };
}
