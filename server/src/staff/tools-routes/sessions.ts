import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { auditedSchema } from '@vitrine/shared/contract/tools/tools';
import { sessionsEndSchema } from '@vitrine/shared/contract/tools/staff';
import { rememberBrowser } from '../../accounts/index.ts';
import { endEverySession, endSessionsOf } from '../store/sessions-of-staff.ts';
import type { ToolsContext } from '../../tools/tools-routes/tools-context.ts';
import { done, wrongFields } from '../../http/answers/form-reply.ts';
import { inFormWords } from '../../http/forms/form-schema.ts';
import { staffOf } from '../../tools/tools-routes/staff-guard.ts';
import { toolsFailures } from '../../http/answers/tools-reply.ts';

const tags = ['tools'];
const config = { right: 'staff' } as const;
const response = { 200: auditedSchema, ...toolsFailures };

/** Logging others out: one account that somebody else seems to use, or the whole shop (OWASP ASVS 5.0, 7.4.5). */
export const sessionToolRoutes: FastifyPluginAsyncZod<{ tools: ToolsContext }> = async (app, { tools }) => {
  const { database, clock, env } = tools;
  /** The browser that asks goes on, and keeps its own limits of guessing. */
  const stayKnown = (request: FastifyRequest, reply: FastifyReply) =>
    rememberBrowser({ database, publicUrl: env.publicUrl }, staffOf(request).accountId, 'code', reply);

  app.post(
    '/api/tools/sessions/end',
    { config, schema: { tags, body: inFormWords(sessionsEndSchema), response } },
    async (request, reply) => {
      const email = request.body.email.trim();
      if (email === '') return wrongFields(reply, { email: { message: 'required' } });
      const auditId = await endSessionsOf(database, staffOf(request), email, clock());
      if (auditId === null) return wrongFields(reply, { email: { message: 'accountUnknown' } });
      await stayKnown(request, reply);
      return { ...done(reply, 'saved'), auditId };
    },
  );

  app.post('/api/tools/sessions/end-all', { config, schema: { tags, response } }, async (request, reply) => {
    const auditId = await endEverySession(database, staffOf(request), clock());
    await stayKnown(request, reply);
    return { ...done(reply, 'saved'), auditId };
  });
};
