import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { DEFAULT_LOCALE, localeSchema } from '@vitrine/shared/contract/locale';
import { auditedSchema, staffRoleSchema } from '@vitrine/shared/contract/tools/tools';
import { invitationSchema, roleChangeSchema, staffListSchema } from '@vitrine/shared/contract/tools/staff';
import { hashPassword, rememberBrowser } from '../../accounts/index.ts';
import { faultsOnly } from '../../forms/rules/field-errors.ts';
import type { FieldMessage } from '../../forms/rules/field-messages.ts';
import { mailAddressError } from '../../forms/rules/mail-address.ts';
import { newToken } from '../../platform/secret-token.ts';
import {
  changeRole,
  endStaffSessions,
  inviteAgain,
  inviteStaff,
  listStaff,
  resetSecondFactor,
  type StaffOutcome,
} from '../store/edit-staff.ts';
import type { ToolsContext } from '../../tools/tools-routes/tools-context.ts';
import { done, wrongFields } from '../../http/answers/form-reply.ts';
import { inFormWords } from '../../http/forms/form-schema.ts';
import { idParams } from '../../http/id-params.ts';
import { conflict } from '../../http/answers/reply-to-form.ts';
import { staffOf } from '../../tools/tools-routes/staff-guard.ts';
import { notFound, toolsFailures } from '../../http/answers/tools-reply.ts';

const tags = ['tools'];
const config = { right: 'staff' } as const;
const params = idParams;
const response = { 200: auditedSchema, 201: auditedSchema, ...toolsFailures };

const REFUSALS: Record<'already' | 'own-role' | 'last-owner' | 'not-invited', FieldMessage> = {
  already: 'staffAlready',
  'own-role': 'ownRole',
  'last-owner': 'lastOwner',
  'not-invited': 'notInvited',
};

/** Who works in the shop. */
export const staffToolRoutes: FastifyPluginAsyncZod<{ tools: ToolsContext }> = async (app, { tools }) => {
  const { database, clock } = tools;
  const writing = (request: FastifyRequest) => ({ database, staff: staffOf(request), now: clock() });

  app.get(
    '/api/tools/staff',
    { config, schema: { tags, response: { 200: staffListSchema, ...toolsFailures } } },
    async (request) => ({ staff: await listStaff(database.kysely, staffOf(request).accountId, clock()) }),
  );

  app.post(
    '/api/tools/staff',
    { config, schema: { tags, body: inFormWords(invitationSchema), response } },
    async (request, reply) => {
      const email = request.body.email.trim();
      const role = staffRoleSchema.safeParse(request.body.role);
      const language = localeSchema.safeParse(request.body.language).data ?? DEFAULT_LOCALE;
      const errors = faultsOnly({
        email: mailAddressError(email),
        role: role.success ? null : { message: 'choice' },
      });
      if (!role.success || Object.keys(errors).length > 0) return wrongFields(reply, errors);
      const passwordHash = await hashPassword(newToken());
      const person = { email, role: role.data, language, passwordHash };
      const outcome = await inviteStaff(writing(request), person);
      if (outcome.isRefused && outcome.kind === 'already')
        return wrongFields(reply, { email: { message: 'staffAlready' } });
      return answer(reply.code(201), outcome);
    },
  );

  app.post(
    '/api/tools/staff/:id/invitation',
    { config, schema: { tags, params, response } },
    async (request, reply) => answer(reply, await inviteAgain(writing(request), request.params.id)),
  );

  app.patch(
    '/api/tools/staff/:id',
    { config, schema: { tags, params, body: roleChangeSchema, response } },
    async (request, reply) =>
      answer(reply, await changeRole(writing(request), request.params.id, request.body.role)),
  );

  app.post(
    '/api/tools/staff/:id/end-sessions',
    { config, schema: { tags, params, response } },
    async (request, reply) => {
      const { accountId, sessionId } = staffOf(request);
      const outcome = await endStaffSessions(writing(request), request.params.id, sessionId);
      // The browser that asks goes on, and keeps its own limits of guessing.
      await rememberBrowser({ database, publicUrl: tools.env.publicUrl }, accountId, 'code', reply);
      return answer(reply, outcome);
    },
  );

  app.post(
    '/api/tools/staff/:id/reset-second-factor',
    { config, schema: { tags, params, response } },
    async (request, reply) => answer(reply, await resetSecondFactor(writing(request), request.params.id)),
  );

  app.delete('/api/tools/staff/:id', { config, schema: { tags, params, response } }, async (request, reply) =>
    answer(reply, await changeRole(writing(request), request.params.id, 'customer')),
  );
};

function answer(reply: FastifyReply, outcome: StaffOutcome): FastifyReply {
  if (!outcome.isRefused) return reply.send({ ...done(reply, 'saved'), auditId: outcome.auditId });
  if (outcome.kind === 'unknown') return notFound(reply, 'staffUnknown');
  return conflict(reply, outcome.kind, REFUSALS[outcome.kind]);
}
