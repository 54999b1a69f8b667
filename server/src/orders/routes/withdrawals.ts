import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { errorEnvelopeSchema, type ErrorEnvelope } from '@vitrine/shared/contract/failure';
import { lineRequestSchema } from '@vitrine/shared/contract/orders/cart-check';
import { MAX_LINES } from '@vitrine/shared/contract/orders/cart-limits';
import {
  withdrawableOrderSchema,
  withdrawalDraftSchema,
  withdrawalQuoteSchema,
  withdrawalReceiptSchema,
  type WithdrawalReceipt,
  type WithdrawalRequest,
} from '@vitrine/shared/contract/orders/withdrawal';
import { z } from '@vitrine/shared/contract/zod';
import type { Clock } from '../../platform/clock.ts';
import { isDay } from '../../platform/time/datetime-local.ts';
import {
  findWithdrawable,
  previewWithdrawal,
  withdraw,
  withdrawalWindow,
  type Refusal,
} from '../fulfilment/withdraw.ts';
import { mailAddressError } from '../../forms/rules/mail-address.ts';
import type { FieldErrors } from '../../forms/rules/field-errors.ts';
import { readForm, type Reading } from '../../forms/rules/read-form.ts';
import type { Database } from '../../database/database.ts';
import { readOrder } from '../store/orders.ts';
import { readOrderRow } from '../store/order-row.ts';
import { withLotsNow } from '../store/lots-now.ts';
import { currentPayment, hasMoney } from '../../payments/index.ts';
import { differenceShown } from '../rules/quote-withdrawal.ts';
import { readWithdrawable, readWithdrawal, readWithdrawnLines } from '../store/withdrawals.ts';
import { readBy } from '../../http/forms/form-schema.ts';
import { findFormDraft, keepFormDraft } from '../../forms/index.ts';
import { optionalKeyHeader, readKey } from '../../http/idempotency-key.ts';
import { isPlainForm } from '../../http/forms/read-forms.ts';
import { requestLocale } from '../../http/request-locale.ts';
import { wrongFields } from '../../http/answers/form-reply.ts';
import { refuse as refuseLink } from '../../http/answers/refuse.ts';
import { CONSUMED, draftPage, returnWithdrawals, withPlainLines } from './withdrawal-forms.ts';
import { perMinute } from '../../http/limits/rate-limits.ts';
import { fieldRefusal, refusal } from '../../http/answers/error-reply.ts';

interface WithdrawalsOptions {
  database: Database;
  clock: Clock;
  /** Requests a minute. */
  limit: number;
}

const textSchema = z.string().check(z.maxLength(254));
const whoShape = { name: textSchema, reference: textSchema, email: textSchema };
const whoSchema = z.object(whoShape);
const formSchema = z.object({
  ...whoShape,
  lines: z.array(lineRequestSchema).check(z.minLength(1), z.maxLength(MAX_LINES)),
  cameOn: z.optional(z.string().check(z.maxLength(40))),
  /** In place of the header, which a form without scripts cannot send. */
  intent: z.optional(z.string().check(z.maxLength(200))),
});
const who = readBy(whoSchema, (posted) => readWho(posted, whoSchema));
const form = readBy(formSchema, (posted) => {
  const reading = readWho(withPlainLines(posted), formSchema);
  const { cameOn = '' } = reading.ok ? reading.form : {};
  return cameOn === '' || isDay(cameOn) ? reading : { ok: false, errors: { cameOn: { message: 'dayForm' } } };
});
const tags = ['orders'];
const failures = { '4xx': errorEnvelopeSchema };

/** To withdraw from an order without login (spec §12): name, reference, e-mail address, lines. */
export const withdrawalRoutes: FastifyPluginAsyncZod<WithdrawalsOptions> = async (app, options) => {
  const { database, clock, limit } = options;
  const config = perMinute(limit);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  returnWithdrawals(app, { database, clock });

  app.post(
    '/api/withdrawals/order',
    {
      config,
      schema: {
        ...{ tags, body: who, consumes: CONSUMED },
        response: { 200: withdrawableOrderSchema, 303: z.null(), ...failures },
      },
    },
    async (request, reply) => {
      const orderId = await findWithdrawable(database, request.body);
      if (orderId === null) return refuse(reply, { kind: 'not-found' });
      if (isPlainForm(request)) return lead(request, reply, { ...request.body, step: 'what' });
      return withdrawableOrder(database, orderId, clock());
    },
  );

  app.post(
    '/api/withdrawals/quote',
    { config, schema: { tags, body: form, response: { 200: withdrawalQuoteSchema, ...failures } } },
    async (request, reply) => {
      const preview = await previewWithdrawal(database, request.body, clock());
      return preview.isRefused ? refuse(reply, preview) : preview.quote;
    },
  );

  app.post(
    '/api/withdrawals',
    {
      config: { ...config, isPromise: true },
      schema: {
        ...{ tags, body: form, consumes: CONSUMED },
        headers: optionalKeyHeader,
        response: { 201: withdrawalReceiptSchema, 303: z.null(), ...failures },
      },
    },
    async (request, reply) => {
      const { intent, ...withdrawal } = request.body;
      const key = readKey(isPlainForm(request) ? intent : request.headers['idempotency-key']);
      if (key === null) return wrongFields(reply, { 'idempotency-key': { message: 'idempotencyKey' } });
      const withdrawing = await withdraw(database, withdrawal, key, clock());
      if (withdrawing.isRefused) return refuse(reply, withdrawing);
      const { withdrawalId } = withdrawing;
      const { name, reference, email } = withdrawal;
      if (isPlainForm(request))
        return lead(request, reply, { name, reference, email, withdrawal: String(withdrawalId) });
      return reply.code(201).send(await receipt(database, withdrawalId));
    },
  );

  app.get(
    '/api/withdrawals/drafts/:token',
    {
      schema: {
        ...{ tags, params: z.object({ token: z.string() }) },
        response: { 200: withdrawalDraftSchema, 404: errorEnvelopeSchema },
      },
    },
    async ({ params }, reply) => {
      const draft = await findFormDraft(database.kysely, params.token, clock());
      if (!draft) return refuseLink(reply, 404, 'not-found', 'linkNotFound');
      return { ...draft, ...(await standing(database, draft.typed, clock())) };
    },
  );

  /** To the form's page, which draws what comes next. */
  async function lead(request: FastifyRequest, reply: FastifyReply, typed: Record<string, string>) {
    const draft = { typed, message: '', fields: {} };
    const token = await keepFormDraft(database.kysely, draft, clock());
    return reply.redirect(draftPage(requestLocale(request), token), 303);
  }
};

/** What belongs to what was typed so far: the order, or the acknowledgement. */
async function standing(database: Database, typed: Record<string, string>, now: Date) {
  if (typed['withdrawal'] !== undefined)
    return { receipt: await receipt(database, Number(typed['withdrawal'])) };
  if (typed['step'] !== 'what') return {};
  const { name = '', reference = '', email = '' } = typed;
  const orderId = await findWithdrawable(database, { name, reference, email });
  return orderId === null ? {} : { order: await withdrawableOrder(database, orderId, now) };
}

function readWho<Form extends WithdrawalRequest>(
  posted: unknown,
  schema: z.ZodMiniType<Form>,
): Reading<Form> {
  const reading = readForm(schema, posted, { lines: 'withdrawalLines' });
  if (!reading.ok) return reading;
  const { name, reference, email } = reading.form;
  const errors: FieldErrors = {};
  if (name.trim() === '') errors['name'] = { message: 'required' };
  if (reference.trim() === '') errors['reference'] = { message: 'required' };
  const fault = mailAddressError(email.trim());
  if (fault) errors['email'] = fault;
  return Object.keys(errors).length > 0 ? { ok: false, errors } : reading;
}

function refuse(reply: FastifyReply, refused: Refusal): ErrorEnvelope {
  switch (refused.kind) {
    case 'not-found':
      reply.code(404);
      return refusal(reply, 'not-found', 'withdrawalNotFound');
    case 'closed':
      reply.code(409);
      return refusal(reply, 'withdrawal-closed', 'withdrawalClosed');
    case 'mismatch':
      reply.code(422);
      return refusal(reply, 'idempotency-mismatch', 'withdrawalMismatch');
    case 'dayAhead':
    case 'dayBeforeShipping':
      reply.code(400);
      return fieldRefusal(reply, 'invalid', { cameOn: { message: refused.kind } });
    case 'british': {
      reply.code(409);
      const values = { limit: { cents: refused.limitCents } };
      return fieldRefusal(reply, 'british-vat', { lines: { message: 'withdrawalBritish', values } });
    }
    case 'lines':
      reply.code(400);
      return fieldRefusal(reply, 'invalid', { lines: { message: 'withdrawalLines' } });
  }
}

async function withdrawableOrder({ kysely }: Database, orderId: number, now: Date) {
  const { order } = await readOrder(kysely, orderId, now);
  const { reference, placedAt, orderState } = order;
  const { isOpen, until, isLate } = await withdrawalWindow(kysely, { id: orderId, orderState }, now);
  const left = new Map(
    (await readWithdrawable(kysely, orderId)).map((line) => [line.uuid, line.amount - line.withdrawn]),
  );
  const lines = order.lines.map((line) => ({
    ...line,
    withdrawableAmount: isOpen ? (left.get(line.uuid) ?? 0) : 0,
  }));
  const isAnyLeft = lines.some(({ withdrawableAmount }) => withdrawableAmount > 0);
  const isSent = (order.shipments ?? []).length > 0;
  return { reference, placedAt, isOpen: isOpen && isAnyLeft, until, isLate, isSent, lines };
}

async function receipt({ kysely }: Database, withdrawalId: number): Promise<WithdrawalReceipt> {
  const withdrawal = await readWithdrawal(kysely, withdrawalId);
  const { reference, payment_state: paymentState } = await readOrderRow(kysely, withdrawal.order_id);
  const lines = await withLotsNow(kysely, await readWithdrawnLines(kysely, withdrawalId));
  const { goods_cents: goodsCents, shipping_cents: shippingCents, refund_cents: refundCents } = withdrawal;
  const { difference_cents: paidCents } = await currentPayment(kysely, withdrawal.order_id);
  const differenceCents = differenceShown(goodsCents + shippingCents, refundCents, paidCents);
  return {
    reference,
    receivedAt: withdrawal.received_at,
    lines,
    goodsCents,
    shippingCents,
    refundCents,
    ...(differenceCents !== 0 && { differenceCents }),
    isPaid: hasMoney(paymentState),
    isBeforeShipping: withdrawal.is_before_shipping === 1,
    isLate: withdrawal.late_since !== null,
  };
}
