import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { auditedSchema } from '@vitrine/shared/contract/tools/tools';
import { orderStepRequestSchema } from '@vitrine/shared/contract/tools/orders/order-steps';
import {
  NOTE_LENGTH,
  orderListSchema,
  orderNoteRequestSchema,
  orderQueuesQuerySchema,
  preparedSchema,
  prepareRequestSchema,
  toolsOrderSchema,
} from '@vitrine/shared/contract/tools/orders/orders';
import { z } from '@vitrine/shared/contract/zod';
import { sendEInvoiceAgain } from '../../invoices/index.ts';
import { requestLocale } from '../../http/request-locale.ts';
import type { FieldMessage } from '../../forms/rules/field-messages.ts';
import { readOrderSearch } from '../rules/read-order-search.ts';
import { lastStep } from '../desk/store/order.ts';
import { addNote, writeAgain } from '../desk/store/order-writes.ts';
import { idsCalled, listOrderQueue } from '../desk/store/orders.ts';
import { prepareMany } from '../desk/prepare-many.ts';
import { readToolsOrder } from '../desk/read-order.ts';
import { wordsFault } from '../desk/step-texts.ts';
import { takeStep } from '../desk/take-step.ts';
import { writeOnce, type OrderWriter, type Written } from '../desk/write-once.ts';
import type { ToolsContext } from '../../tools/tools-routes/tools-context.ts';
import { done, wrongFields } from '../../http/answers/form-reply.ts';
import { idParams } from '../../http/id-params.ts';
import { toolsKeyHeader } from '../../http/idempotency-key.ts';
import { fieldRefusal } from '../../http/answers/error-reply.ts';
import { staffOf } from '../../tools/tools-routes/staff-guard.ts';
import { changedMeanwhile, notFound, toolsFailures } from '../../http/answers/tools-reply.ts';

const tags = ['tools'];
const headers = toolsKeyHeader;
const READ = { right: 'orders-read' } as const;
const WRITE = { right: 'orders-write' } as const;

const params = z.object({ reference: z.string() });
const paperParams = z.extend(params, { number: z.string() });
const querystring = z.extend(orderQueuesQuerySchema, { after: z.optional(idParams.shape.id) });
const audited = { 200: auditedSchema, ...toolsFailures };

/** Orders: their queues, one by one, and every step with them. */
export const orderToolRoutes: FastifyPluginAsyncZod<{ tools: ToolsContext }> = async (app, { tools }) => {
  const { database, clock } = tools;
  const { kysely } = database;
  const writerOf = (request: FastifyRequest): OrderWriter => ({
    database,
    staff: staffOf(request),
    now: clock(),
    locale: requestLocale(request),
  });

  app.get(
    '/api/tools/orders',
    { config: READ, schema: { tags, querystring, response: { 200: orderListSchema, ...toolsFailures } } },
    async ({ query: { queue, q, after } }) => {
      const search = readOrderSearch(q);
      const called = q.trim() === '' ? [] : await idsCalled(kysely, search);
      const isCalled = called.length > 0;
      const filter = { queue, words: isCalled ? [] : search.words, ids: isCalled ? called : null };
      return listOrderQueue(kysely, filter, after);
    },
  );

  app.get(
    '/api/tools/orders/:reference',
    { config: READ, schema: { tags, params, response: { 200: toolsOrderSchema, ...toolsFailures } } },
    async (request, reply) =>
      (await readToolsOrder(kysely, request.params.reference, clock())) ?? notFound(reply, 'orderUnknown'),
  );

  app.post(
    '/api/tools/orders/prepare',
    {
      config: WRITE,
      schema: { tags, body: prepareRequestSchema, response: { 200: preparedSchema, ...toolsFailures } },
    },
    async (request, reply) => ({
      ...done(reply, 'stepTaken'),
      ...(await prepareMany(writerOf(request), request.body.references)),
    }),
  );

  app.post(
    '/api/tools/orders/:reference/steps',
    { config: WRITE, schema: { tags, params, body: orderStepRequestSchema, headers, response: audited } },
    async (request, reply) => {
      const key = request.headers['idempotency-key'];
      const intent = { ...request.params, key };
      return answer(request, reply, await takeStep(writerOf(request), intent, request.body), 'stepTaken');
    },
  );

  app.post(
    '/api/tools/orders/:reference/notes',
    { config: WRITE, schema: { tags, params, body: orderNoteRequestSchema, headers, response: audited } },
    async (request, reply) => {
      const key = request.headers['idempotency-key'];
      const { body } = request;
      const fault = wordsFault(body.text, NOTE_LENGTH);
      if (fault) return wrongFields(reply, { text: fault });
      const writer = writerOf(request);
      const intent = { ...request.params, key, action: 'orders.note', body } as const;
      const written = await writeOnce(writer, intent, async (trx, { id: orderId }) => {
        const note = { orderId, email: writer.staff.email, text: body.text.trim() };
        await addNote(trx, note, writer.now);
        return { note: '' };
      });
      return answer(request, reply, written, 'noteKept');
    },
  );

  app.post(
    '/api/tools/orders/:reference/mails/:id/again',
    { config: WRITE, schema: { tags, params: z.extend(params, idParams.shape), headers, response: audited } },
    async (request, reply) => {
      const key = request.headers['idempotency-key'];
      const { reference, id } = request.params;
      const intent = { reference, key, action: 'orders.mail', body: id } as const;
      const written = await writeOnce(writerOf(request), intent, async (trx, { id: orderId }) =>
        (await writeAgain(trx, { id, orderId }, clock())) ? { note: String(id) } : { kind: 'unknown' },
      );
      return answer(request, reply, written, 'mailAgain', 'mailUnknown');
    },
  );

  app.post(
    '/api/tools/orders/:reference/e-invoices/:number/again',
    { config: WRITE, schema: { tags, params: paperParams, headers, response: audited } },
    async (request, reply) => {
      const key = request.headers['idempotency-key'];
      const { reference, number } = request.params;
      const intent = { reference, key, action: 'orders.e-invoice', body: number } as const;
      const written = await writeOnce(writerOf(request), intent, async (trx, { id: orderId }) =>
        (await sendEInvoiceAgain(trx, { orderId, number }, clock())) ? { note: number } : { kind: 'unknown' },
      );
      return answer(request, reply, written, 'eInvoiceAgain', 'eInvoiceUnknown');
    },
  );

  async function answer(
    { params: { reference } }: { params: { reference: string } },
    reply: FastifyReply,
    written: Written,
    said: FieldMessage,
    unknown: FieldMessage = 'orderUnknown',
  ) {
    if (!written.isRefused) return { ...done(reply, said), auditId: written.auditId };
    if (written.kind === 'wrong') return wrongFields(reply, written.errors);
    if (written.kind === 'unknown') return notFound(reply, unknown);
    if (written.kind === 'mismatch') return keyless(reply);
    const first = await lastStep(kysely, reference);
    const current = await readToolsOrder(kysely, reference, clock());
    return changedMeanwhile(reply, { ...first, ...(current && { current }) });
  }
};

/** 400: with the key of something else. */
function keyless(reply: FastifyReply): FastifyReply {
  const errors = { 'idempotency-key': { message: 'keyMissing' } } as const;
  return reply.code(400).send(fieldRefusal(reply, 'idempotency-key', errors));
}
