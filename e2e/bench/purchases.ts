import { randomUUID } from 'node:crypto';
import type autocannon from 'autocannon';
import { holdSchema } from '@vitrine/shared/contract/orders/cart-check';
import { receiptSchema } from '@vitrine/shared/contract/orders/place-order';
import { z } from '@vitrine/shared/contract/zod';

type Requests = Parameters<typeof autocannon>[0]['requests'];

const orderSchema = z.looseObject({ lines: z.array(z.unknown()) });
const roundSchema = z.object({
  order: orderSchema,
  holdId: z.optional(z.string()),
  paymentPath: z.optional(z.string()),
});

/** One order after the other, each for another lot. */
export function orderRequests(orders: readonly string[]): Requests {
  let next = 0;
  const order = () => orders[next++ % orders.length] ?? '';
  return [{ setupRequest: () => post('/api/orders', order(), { 'idempotency-key': randomUUID() }) }];
}

/** What a shopper does: has a lot reserved, orders it, pays it. */
export function purchaseRequests(orders: readonly string[]): Requests {
  const bodies = orders.map((order) => orderSchema.parse(JSON.parse(order)));
  let next = 0;
  return [
    {
      setupRequest: (_request, round) => {
        const order = bodies[next++ % bodies.length];
        round['order'] = order;
        return post('/api/checkout/holds', JSON.stringify({ lines: order?.lines }));
      },
      onResponse: (_status, body, round) => {
        round['holdId'] = holdSchema.parse(JSON.parse(body)).holdId;
      },
    },
    {
      setupRequest: (_request, round) => {
        const { order, holdId } = roundSchema.parse(round);
        const key = { 'idempotency-key': randomUUID() };
        return post('/api/orders', JSON.stringify({ ...order, holdId }), key);
      },
      onResponse: (_status, body, round) => {
        round['paymentPath'] = new URL(receiptSchema.parse(JSON.parse(body)).paymentUrl).pathname;
      },
    },
    {
      setupRequest: (_request, round) => post(roundSchema.parse(round).paymentPath ?? '', '{"action":"pay"}'),
    },
  ];
}

let visitors = 0;

/** Each from a network of its own: one alone would reserve its share, and no more. */
function post(path: string, body: string, headers: Record<string, string> = {}) {
  visitors += 1;
  const from = `10.${visitors & 255}.${(visitors >> 8) & 255}.1`;
  const all = { 'content-type': 'application/json', 'x-forwarded-for': from, ...headers };
  return { method: 'POST', path, body, headers: all };
}
