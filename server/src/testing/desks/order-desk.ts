import { randomUUID } from 'node:crypto';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Gender } from '@vitrine/shared/contract/catalogue';
import { receiptSchema, type Receipt } from '@vitrine/shared/contract/orders/place-order';
import type { LineRequest } from '@vitrine/shared/contract/orders/cart-check';
import { type Order, orderSchema } from '@vitrine/shared/contract/orders/order';
import { MINUTE_MS } from '@vitrine/shared/platform/time';
import type { AppOptions } from '../../app/app-options.ts';
import type { TestAction } from '../../payments/sandbox/sandbox-words.ts';
import { FAIR_SHARE } from '../../orders/rules/placing/fair-share.ts';
import { createPayments } from '../../payments/create-payments.ts';
import type { PaymentsContext } from '../../payments/payments-context.ts';
import type { Database } from '../../database/database.ts';
import { seedShippingRates } from '../../shipping/store/shipping.ts';
import { addFamily, addInsect } from '../../database/testing/fixtures.ts';
import { orderFor, type OrderBody } from '../order-body.ts';
import { testApp } from '../test-app.ts';
import { testEnv } from '../test-env.ts';

/** Where nothing is scarce, for who calls what a route would. */
export const AMPLE_STOCK = { share: FAIR_SHARE, range: { lots: 0, cents: 0 } };

const UNLIMITED = { orders: 1_000_000, holds: 1_000_000, withdrawals: 1_000_000 };

/** A shop over a fresh database, with a clock that stands still until it is moved. */
export interface OrderDesk {
  app: FastifyInstance;
  database: Database;
  payments: PaymentsContext;
  now(): Date;
  passMinutes(minutes: number): void;
  /** A lot of 10 euro, in stock once; of a species that Great Britain protects, unless it is named. */
  addLot(more?: {
    name?: string;
    on_hand?: number;
    cites_annex?: 'A' | 'B';
    cites_certificate?: string;
    caught_on?: string;
    /** JSON. */
    facts?: string;
    price_cents?: number;
    gender?: Gender;
    updated_at?: string;
  }): Promise<string>;
  /** What an order for these lines to Belgium looks like. */
  orderFor(lines: LineRequest[], more?: OrderBody): object;
  order(body: object, idempotencyKey?: string): Promise<LightMyRequestResponse>;
  /** Places an order for one specimen, which must succeed. */
  placed(uuid: string, more?: OrderBody): Promise<Receipt>;
  hold(lines: LineRequest[], holdId?: string): Promise<LightMyRequestResponse>;
  read(receipt: Receipt): Promise<Order>;
  /** Presses the link in the mail that an order was received. */
  pressMailLink(receipt: Receipt, token?: string): Promise<LightMyRequestResponse>;
  /** Presses a button of the test provider's page. */
  press(receipt: Receipt, action: TestAction): Promise<LightMyRequestResponse>;
  stockOf(uuid: string): Promise<{ on_hand: number; reserved: number }>;
}

export async function openOrderDesk(
  database: Database,
  { env = testEnv(), ...more }: Partial<AppOptions> = {},
): Promise<OrderDesk> {
  let now = new Date('2026-03-02T10:00:00.000Z');
  const clock = () => now;
  const app = await testApp(database, { clock, env, limits: UNLIMITED, ...more });
  await seedShippingRates(database.kysely);
  const family = await addFamily(database.kysely);
  const payments = await createPayments({ database, env, clock });

  const desk: OrderDesk = {
    app,
    database,
    payments,
    now: clock,
    passMinutes(minutes) {
      now = new Date(now.getTime() + minutes * MINUTE_MS);
    },
    async addLot(more = {}) {
      return (await addInsect(database.kysely, family, { price_cents: 1000, ...more })).uuid;
    },
    orderFor,
    order: (payload, idempotencyKey = randomUUID()) =>
      app.inject({
        method: 'POST',
        url: '/api/orders',
        payload,
        headers: { 'idempotency-key': idempotencyKey },
      }),
    async placed(uuid, more) {
      const answer = await desk.order(desk.orderFor([{ uuid, amount: 1 }], more));
      return receiptSchema.parse(answer.json());
    },
    hold: (lines, holdId) =>
      app.inject({
        method: 'POST',
        url: '/api/checkout/holds',
        payload: { lines, ...(holdId && { holdId }) },
      }),
    async read({ reference, key }) {
      return orderSchema.parse((await app.inject(`/api/orders/${reference}?key=${key}`)).json());
    },
    async pressMailLink({ reference, key }, token) {
      const { mail_token: mailed } = await database.kysely
        .selectFrom('orders')
        .select('mail_token')
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow();
      const url = `/api/orders/${reference}/mailbox?key=${key}`;
      return app.inject({ method: 'POST', url, payload: { token: token ?? mailed } });
    },
    press: (receipt, action) =>
      app.inject({
        method: 'POST',
        url: new URL(receipt.paymentUrl).pathname,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `action=${action}`,
      }),
    stockOf: (uuid) =>
      database.kysely
        .selectFrom('insects')
        .select(['on_hand', 'reserved'])
        .where('uuid', '=', uuid)
        .executeTakeFirstOrThrow(),
  };
  return desk;
}
