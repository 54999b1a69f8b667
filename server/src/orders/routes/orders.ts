import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { errorEnvelopeSchema } from '@vitrine/shared/contract/failure';
import { paymentMethodSchema } from '@vitrine/shared/contract/frame';
import {
  addressSchema,
  alreadyOrderedSchema,
  companyOf,
  orderRequestSchema,
  priceChangedSchema,
  receiptSchema,
  type OrderRequest,
} from '@vitrine/shared/contract/orders/place-order';
import { mailboxProofSchema, orderSchema, type Order } from '@vitrine/shared/contract/orders/order';
import { outOfStockSchema, tooMuchReservedSchema } from '@vitrine/shared/contract/orders/cart-check';
import { z } from '@vitrine/shared/contract/zod';
import type { AccountsContext } from '../../accounts/index.ts';
import type { PaymentsContext } from '../../payments/index.ts';
import { withLengths } from '../../forms/rules/contact-errors.ts';
import { giveWeek } from '../paying/give-week.ts';
import { howToPayNow, retryPayment } from '../paying/retry-payment.ts';
import { receiptOf } from '../paying/start-payment.ts';
import type { VatRegister } from '../../shop/index.ts';
import { checkVat } from '../check-vat.ts';
import { readOrderRequest } from '../rules/placing/read-order-request.ts';
import { drawTransferCode } from '../rules/transfer-code.ts';
import { checkCart } from '../store/placing/check-cart.ts';
import { placeOrder, type Placing } from '../store/placing/place-order.ts';
import type { ReadClaimant } from './reserving/read-claimant.ts';
import { findOpenOrder } from './open-order.ts';
import { tooMuchReserved } from './reserving/too-much-reserved.ts';
import { readBy } from '../../http/forms/form-schema.ts';
import { keyHeader } from '../../http/idempotency-key.ts';
import { perMinute, type OrderLimits } from '../../http/limits/rate-limits.ts';
import { fieldRefusal, refusal } from '../../http/answers/error-reply.ts';
import { emailKey } from '../../forms/rules/mail-address.ts';

interface OrdersOptions {
  payments: PaymentsContext;
  accounts: AccountsContext;
  limits: OrderLimits;
  readClaimant: ReadClaimant;
  register: VatRegister;
}

const linkSchema = {
  params: z.object({ reference: z.string() }),
  querystring: z.object({ key: z._default(z.string(), '') }),
};
const refusedOrderSchema = z.union([
  priceChangedSchema,
  outOfStockSchema,
  alreadyOrderedSchema,
  tooMuchReservedSchema,
  errorEnvelopeSchema,
]);
const attemptSchema = z.nullish(z.object({ paymentMethod: z.optional(paymentMethodSchema) }));
const orderBody = z.extend(withLengths(orderRequestSchema), { address: withLengths(addressSchema) });
const tags = ['orders'];

export const orderRoutes: FastifyPluginAsyncZod<OrdersOptions> = async (app, options) => {
  const { payments, limits, readClaimant, register } = options;
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.post(
    '/api/orders',
    {
      config: { ...perMinute(limits.orders), isPromise: true },
      schema: {
        tags,
        body: readBy(orderBody, readOrderRequest),
        headers: keyHeader,
        response: {
          201: receiptSchema,
          400: errorEnvelopeSchema,
          409: refusedOrderSchema,
          422: errorEnvelopeSchema,
        },
      },
    },
    async (request, reply) => {
      const { provider, database, clock } = payments;
      const methods = await provider.methods();
      const { claimant, shopper } = await readClaimant(request);
      const intent = {
        order: request.body,
        idempotencyKey: request.headers['idempotency-key'],
        network: claimant.network,
        accountId: shopper?.accountId ?? null,
        claimant,
        isMailboxProved:
          shopper?.profile.is_email_verified === true &&
          emailKey(shopper.email) === emailKey(request.body.email),
        vatCheck: await checkVat(register, { ...request.body, company: companyOf(request.body) }),
        methods,
        provider: provider.name,
        now: clock(),
      };
      const placing = await placeOrder(database, intent);
      if (placing.isRefused) return refuseOrder(reply, placing, request.body, payments);
      return reply.code(201).send(await receiptOf(payments, placing.orderId, placing.payable));
    },
  );

  app.get(
    '/api/orders/:reference',
    { schema: { tags, ...linkSchema, response: { 200: orderSchema, 404: errorEnvelopeSchema } } },
    async (request, reply) => {
      const { params, query } = request;
      const stored = await findOpenOrder(options, request, params.reference, query.key);
      if (!stored) return reply.code(404).send(refusal(reply, 'not-found', 'orderNotFound'));
      const readStock = async () => (await readClaimant(request)).claimant;
      return withTransferCode({ ...stored.order, ...(await howToPayNow(payments, stored, readStock)) });
    },
  );

  app.post(
    '/api/orders/:reference/mailbox',
    {
      config: perMinute(limits.orders),
      schema: {
        tags,
        ...linkSchema,
        body: mailboxProofSchema,
        response: { 200: orderSchema, '4xx': errorEnvelopeSchema },
      },
    },
    async (request, reply) => {
      const { params, query, body } = request;
      const { database, clock } = payments;
      const find = () => findOpenOrder(options, request, params.reference, query.key);
      const stored = await find();
      const outcome = stored && (await giveWeek(database, { orderId: stored.id, ...body }, clock()));
      if (outcome === 'over') return reply.code(409).send(refusal(reply, 'cannot-pay', 'cannotPay'));
      const now = outcome === 'given' ? await find() : null;
      if (!now) return reply.code(404).send(refusal(reply, 'not-found', 'orderNotFound'));
      return withTransferCode(now.order);
    },
  );

  app.post(
    '/api/orders/:reference/payments',
    {
      config: { ...perMinute(limits.orders), isPromise: true },
      schema: {
        tags,
        ...linkSchema,
        body: attemptSchema,
        response: { 201: receiptSchema, '4xx': errorEnvelopeSchema },
      },
    },
    async (request, reply) => {
      const { params, query, body } = request;
      const stored = await findOpenOrder(options, request, params.reference, query.key);
      if (!stored) return reply.code(404).send(refusal(reply, 'not-found', 'orderNotFound'));
      const { claimant } = await readClaimant(request);
      const outcome = await retryPayment(payments, stored.id, body?.paymentMethod, claimant);
      if (outcome === 'over') return reply.code(409).send(refusal(reply, 'cannot-pay', 'cannotPay'));
      if (outcome === 'inactive') {
        const errors = { paymentMethod: { message: 'paymentMethod' } } as const;
        return reply.code(400).send(fieldRefusal(reply, 'invalid', errors));
      }
      return reply.code(201).send(await receiptOf(payments, stored.id));
    },
  );
};

/** Only who looks at an order needs the code that banking apps read. */
function withTransferCode(order: Order): Order {
  const { bankTransfer, totalCents } = order;
  if (!bankTransfer) return order;
  return { ...order, bankTransfer: { ...bankTransfer, code: drawTransferCode(bankTransfer, totalCents) } };
}

async function refuseOrder(
  reply: FastifyReply,
  placing: Extract<Placing, { isRefused: true }>,
  order: OrderRequest,
  { database, clock }: PaymentsContext,
): Promise<FastifyReply> {
  switch (placing.kind) {
    case 'mismatch':
      return reply.code(422).send(refusal(reply, 'idempotency-mismatch', 'idempotencyMismatch'));
    case 'rejected':
      return reply.code(400).send(fieldRefusal(reply, 'invalid', placing.errors));
    case 'session-ended':
      return reply.code(409).send(refusal(reply, 'session-ended', 'sessionEnded'));
    case 'already-ordered':
      return reply
        .code(409)
        .send({ ...refusal(reply, 'already-ordered', 'alreadyOrdered'), order: placing.order });
    case 'paused':
      return reply.code(409).send(refusal(reply, 'paused', 'paused'));
    case 'too-much-kept':
      return reply.code(409).send(tooMuchReserved(reply, placing.left));
    case 'price-changed': {
      const check = await checkCart(database.kysely, order.lines, order.holdId, clock());
      const { totals } = placing;
      return reply.code(409).send({ ...refusal(reply, 'price-changed', 'priceChanged'), totals, check });
    }
    case 'out-of-stock': {
      const check = await checkCart(database.kysely, order.lines, order.holdId, clock());
      return reply.code(409).send({ ...refusal(reply, 'out-of-stock', 'outOfStock'), check });
    }
  }
}
