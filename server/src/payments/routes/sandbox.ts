import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from '@vitrine/shared/contract/zod';
import type { PaymentsContext } from '../payments-context.ts';
import { decide } from '../sandbox/decide.ts';
import { testPage, testPagePolicy, unknownTestPage } from '../sandbox/sandbox-page.ts';
import { isTestAction } from '../sandbox/sandbox-words.ts';
import { findTestPayment } from '../store/sandbox-payments.ts';

const paramsSchema = z.object({ id: z.string().check(z.regex(/^[\w-]{1,100}$/)) });
const hide = true;

/** The hosted page of the built-in test provider. */
export const testPaymentRoutes: FastifyPluginAsyncZod<{ payments: PaymentsContext }> = async (
  app,
  { payments },
) => {
  const { database, clock, publicUrl } = payments;

  async function notify(id: string): Promise<void> {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    await app.inject({ method: 'POST', url: '/api/payments/webhook', headers: form, payload: `id=${id}` });
  }

  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', testPagePolicy(publicUrl)).header('cache-control', 'no-store');
  });

  app.get('/test-payments/:id', { schema: { hide, params: paramsSchema } }, async ({ params }, reply) => {
    const payment = await findTestPayment(database.kysely, params.id);
    reply.type('text/html; charset=utf-8');
    return payment ? testPage(payment) : reply.code(404).send(unknownTestPage());
  });

  const bodySchema = z.object({ action: z.string().check(z.refine(isTestAction)) });
  app.post(
    '/test-payments/:id',
    { schema: { hide, params: paramsSchema, body: bodySchema } },
    async ({ params, body }, reply) => {
      const payment = await findTestPayment(database.kysely, params.id);
      if (!payment) return reply.code(404).type('text/html; charset=utf-8').send(unknownTestPage());
      if (isTestAction(body.action)) await decide(database, notify, payment.id, body.action, clock());
      return reply.redirect(payment.return_url, 303);
    },
  );
};
