import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { errorEnvelopeSchema } from '@vitrine/shared/contract/failure';
import { z } from '@vitrine/shared/contract/zod';
import type { AccountsContext } from '../../accounts/index.ts';
import type { PaymentsContext } from '../../payments/index.ts';
import type { Invoice } from '../rules/invoice-facts.ts';
import { printInvoice } from '../pdf/print-paper.ts';
import { findInvoice } from '../store/invoices.ts';
import { findOpenOrder } from '../../orders/routes/open-order.ts';
import { fileAnswer } from '../../http/forms/form-schema.ts';
import { perMinute } from '../../http/limits/rate-limits.ts';
import { refusal } from '../../http/answers/error-reply.ts';
import { sendToLogin } from '../../accounts/routes/send-to-login.ts';

interface InvoicesOptions {
  payments: PaymentsContext;
  accounts: AccountsContext;
}

/** Making a PDF takes some tens of milliseconds. */
const LIMIT = perMinute(30);
const tags = ['orders'];
const querystring = z.object({ key: z._default(z.string(), ''), back: z._default(z.string(), '') });
const params = z.object({ reference: z.string() });
const response = { 200: fileAnswer('application/pdf'), 404: errorEnvelopeSchema };

/** The papers of an order, for whoever may see the order. */
export const invoiceRoutes: FastifyPluginAsyncZod<InvoicesOptions> = async (app, options) => {
  const { kysely } = options.payments.database;

  app.get(
    '/api/orders/:reference/invoice.pdf',
    { config: LIMIT, schema: { tags, params, querystring, response } },
    async (request, reply) => {
      const stored = await findOpenOrder(options, request, request.params.reference, request.query.key);
      if (!stored && request.query.key === '') return noInvoice(request, reply);
      return sendInvoice(reply, stored && (await findInvoice(kysely, stored.id)));
    },
  );

  app.get(
    '/api/orders/:reference/credit-notes/:file',
    {
      config: LIMIT,
      schema: { tags, params: z.extend(params, { file: z.string() }), querystring, response },
    },
    async (request, reply) => {
      const { reference, file } = request.params;
      const stored = await findOpenOrder(options, request, reference, request.query.key);
      if (!stored && request.query.key === '') return noInvoice(request, reply);
      const number = file.replace(/\.pdf$/, '');
      return sendInvoice(reply, stored && (await findInvoice(kysely, stored.id, number)));
    },
  );
};

/** The account's own link, when nobody is logged in any more, or somebody else. */
function noInvoice(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
  reply.header('cache-control', 'no-store');
  return sendToLogin(request, reply) ?? sendInvoice(reply, null);
}

async function sendInvoice(reply: FastifyReply, invoice: Invoice | null): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store');
  if (!invoice) return reply.code(404).send(refusal(reply, 'not-found', 'invoiceNotFound'));
  const name = `${invoice.kind}-${invoice.number}.pdf`;
  return reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(await printInvoice(invoice));
}
