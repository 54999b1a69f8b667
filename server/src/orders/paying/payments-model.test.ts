import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { stockFaults } from '../../catalogue/store/stock.ts';
import { eachDatabase } from '../../database/testing/databases.ts';
import { isLongRun } from '../../testing/long-run.ts';
import { AMPLE_STOCK, openOrderDesk, type OrderDesk } from '../../testing/desks/order-desk.ts';
import { withdraw } from '../fulfilment/withdraw.ts';
import { readOrder } from '../store/orders.ts';
import { applyPaymentState } from './apply-payment-state.ts';
import { cancelOverdueOrders } from './cancel-overdue.ts';
import { retryPayment } from './retry-payment.ts';

/** `MODEL_STORIES=300` is a longer run; another `MODEL_SEED` tells others. */
const STORIES = Number(process.env['MODEL_STORIES'] ?? (isLongRun ? 100 : 40));
const SEED = Number(process.env['MODEL_SEED'] ?? 20260302);
const STORY_MS = 1000;

/** Money and new attempts come often, or few stories would have a second payment. */
const eventArbitrary = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('webhook' as const),
      attempt: fc.nat({ max: 2 }),
      state: fc.constantFrom('paid', 'paid', 'paid', 'open', 'pending', 'failed', 'cancelled', 'expired'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('retry' as const),
      method: fc.constantFrom(undefined, 'ideal' as const, 'paypal' as const),
    }),
  },
  fc.record({ kind: fc.constant('wait' as const), minutes: fc.constantFrom(5, 20) }),
  fc.record({ kind: fc.constant('another buys' as const) }),
  fc.record({ kind: fc.constant('withdrawal' as const) }),
);
type Event = typeof eventArbitrary extends fc.Arbitrary<infer T> ? T : never;

async function happen(desk: OrderDesk, uuid: string, orderId: number, event: Event): Promise<void> {
  if (event.kind === 'retry') await retryPayment(desk.payments, orderId, event.method, AMPLE_STOCK);
  if (event.kind === 'another buys') await desk.order(desk.orderFor([{ uuid, amount: 1 }]));
  if (event.kind === 'wait') {
    desk.passMinutes(event.minutes);
    await cancelOverdueOrders(desk.payments);
  }
  if (event.kind === 'withdrawal') await withdrawAll(desk, uuid, orderId);
  if (event.kind !== 'webhook') return;
  const attempts = await paymentsOf(desk, orderId);
  const payment = attempts[event.attempt];
  if (payment) await applyPaymentState(desk.database, payment.id, event.state, desk.now());
}

async function withdrawAll(desk: OrderDesk, uuid: string, orderId: number): Promise<void> {
  const { order } = await readOrder(desk.database.kysely, orderId, desk.now());
  const lines = [{ uuid, amount: 1 }];
  const request = { name: 'Ada Peeters', email: order.email, reference: order.reference, lines };
  await withdraw(desk.database, request, randomUUID(), desk.now());
}

const paymentsOf = ({ database }: OrderDesk, orderId: number) =>
  database.kysely
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('attempt')
    .execute();

/** What must hold after whatever happened. */
async function expectSound(desk: OrderDesk, orderId: number): Promise<void> {
  const { kysely } = desk.database;
  const order = await kysely
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const payments = await paymentsOf(desk, orderId);
  const refunds = await kysely.selectFrom('refunds').selectAll().where('order_id', '=', orderId).execute();
  const paid = payments.filter(({ state }) => state === 'paid');
  const kept = paid.length - refunds.length;
  expect(order.payment_state === 'paid').toBe(paid.length > 0);
  // Money for a sold lot is kept once; all other money goes back.
  expect(kept).toBe(order.stock_state === 'sold' ? 1 : 0);
  expect(order.order_state).toBe(
    { sold: 'confirmed', reserved: 'placed', released: 'cancelled' }[order.stock_state],
  );
  expect(payments.filter(({ is_current: isCurrent }) => isCurrent === 1)).toHaveLength(1);
  expect(await stockFaults(kysely)).toEqual([]);
}

eachDatabase('An order', (open) => {
  const tell = async (happenAll: (desk: OrderDesk, uuid: string, id: number, events: Event[]) => unknown) => {
    const desk = await openOrderDesk(await open());
    await fc.assert(
      fc.asyncProperty(fc.array(eventArbitrary, { maxLength: 12, size: 'max' }), async (events) => {
        const uuid = await desk.addLot();
        const { reference } = await desk.placed(uuid);
        const { id } = await desk.database.kysely
          .selectFrom('orders')
          .select('id')
          .where('reference', '=', reference)
          .executeTakeFirstOrThrow();
        await happenAll(desk, uuid, id, events);
        await expectSound(desk, id);
      }),
      { numRuns: STORIES, seed: SEED },
    );
  };

  it(
    'is sound after any story of payments, retries, waits, withdrawals and other shoppers',
    () =>
      tell(async (desk, uuid, id, events) => {
        for (const event of events) await happen(desk, uuid, id, event);
      }),
    60_000 + STORIES * STORY_MS,
  );

  it(
    'is sound though all of a story happens at the same moment',
    () => tell((desk, uuid, id, events) => Promise.all(events.map((event) => happen(desk, uuid, id, event)))),
    60_000 + STORIES * STORY_MS,
  );
});
