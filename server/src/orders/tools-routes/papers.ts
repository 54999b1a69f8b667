import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import { ORDERS_AT_ONCE } from '@vitrine/shared/contract/tools/orders/orders';
import { z } from '@vitrine/shared/contract/zod';
import { type PaperJob, printPaper, type Invoice, findInvoice } from '../../invoices/index.ts';
import { requestLocale } from '../../http/request-locale.ts';
import { readCustoms } from '../store/parcels/read-customs.ts';
import { readPicks } from '../store/parcels/read-picks.ts';
import { readSlips } from '../store/parcels/read-slips.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { findOrderId } from '../desk/store/order-writes.ts';
import type { ToolsContext } from '../../tools/tools-routes/tools-context.ts';
import { fileAnswer } from '../../http/forms/form-schema.ts';
import { perMinute } from '../../http/limits/rate-limits.ts';
import { notFound, toolsFailures } from '../../http/answers/tools-reply.ts';

const tags = ['tools'];
/** Each takes a thread of its own for a second or so. */
const config = { right: 'orders-read', ...perMinute(60) } as const;
const querystring = z.object({ references: z.string().check(z.maxLength(ORDERS_AT_ONCE * 24)) });
const response = { 200: fileAnswer('application/pdf'), ...toolsFailures };
const many = { tags, querystring, response };
const ofOrder = z.object({ reference: z.string() });
const params = z.extend(ofOrder, { number: z.string() });

/** Packing slips, invoices and what is picked for them, many in one file; the customs form of one. To be printed. */
export const orderPaperRoutes: FastifyPluginAsyncZod<{ tools: ToolsContext }> = async (app, { tools }) => {
  const { kysely } = tools.database;

  app.get('/api/tools/orders/slips.pdf', { config, schema: many }, async ({ query }, reply) => {
    const ids = await idsOf(kysely, query.references);
    if (!ids) return notFound(reply, 'ordersUnknown');
    return send(reply, 'packing-slips', {
      kind: 'slips',
      slips: await readSlips(kysely, ids, tools.clock()),
    });
  });

  app.get('/api/tools/orders/picks.pdf', { config, schema: many }, async (request, reply) => {
    const ids = await idsOf(kysely, request.query.references);
    if (!ids) return notFound(reply, 'ordersUnknown');
    const picks = await readPicks(kysely, ids);
    const list = { locale: requestLocale(request), picks, now: tools.clock() };
    return send(reply, 'pick-list', { kind: 'picks', list });
  });

  app.get('/api/tools/orders/invoices.pdf', { config, schema: many }, async ({ query }, reply) => {
    const invoices: Invoice[] = [];
    for (const id of (await idsOf(kysely, query.references)) ?? []) {
      const invoice = await findInvoice(kysely, id);
      if (invoice) invoices.push(invoice);
    }
    return sendInvoices(reply, 'invoices', invoices);
  });

  app.get(
    '/api/tools/orders/:reference/customs.pdf',
    { config, schema: { tags, params: ofOrder, response } },
    async (request, reply) => {
      const id = await findOrderId(kysely, request.params.reference);
      const declaration = id === null ? null : await readCustoms(kysely, id, tools.clock());
      if (!declaration) return notFound(reply, 'orderUnknown');
      return send(reply, `${declaration.form}-${request.params.reference}`, { kind: 'customs', declaration });
    },
  );

  app.get(
    '/api/tools/orders/:reference/papers/:number',
    { config, schema: { tags, params, response } },
    async (request, reply) => {
      const { reference, number } = request.params;
      const id = await findOrderId(kysely, reference);
      if (id === null) return notFound(reply, 'orderUnknown');
      const paper = (await findInvoice(kysely, id, number)) ?? (await findInvoice(kysely, id));
      return sendInvoices(reply, number, paper?.number === number ? [paper] : []);
    },
  );
};

function sendInvoices(reply: FastifyReply, name: string, invoices: Invoice[]) {
  const [first, ...rest] = invoices;
  if (!first) return notFound(reply, 'ordersUnknown');
  return send(reply, name, { kind: 'invoices', invoices: [first, ...rest] });
}

/** The browser shows it, for it is to be printed. */
async function send(reply: FastifyReply, name: string, job: PaperJob): Promise<FastifyReply> {
  const pdf = await printPaper(job);
  return reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${name}.pdf"`)
    .send(pdf);
}

/** The orders that were asked for, each once; null when one of them is unknown, none is named, or too many are. */
async function idsOf(kysely: Kysely<Schema>, references: string): Promise<number[] | null> {
  const named = [...new Set(references.split(',').filter(Boolean))];
  if (named.length === 0 || named.length > ORDERS_AT_ONCE) return null;
  const ids: number[] = [];
  for (const reference of named) {
    const id = await findOrderId(kysely, reference);
    if (id === null) return null;
    ids.push(id);
  }
  return ids;
}
