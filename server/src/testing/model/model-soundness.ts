import { expect } from '@jest/globals';
import {
  canFulfilmentBecome,
  canOrderBecome,
  isBeforeShipping,
} from '../../orders/rules/order-transitions.ts';
import type { FulfilmentState, OrderState, PaymentState } from '@vitrine/shared/contract/orders/order';
import { canPaymentBecome } from '../../payments/rules/payment-states.ts';
import type { Database } from '../../database/database.ts';
import { stockFaults } from '../../catalogue/store/stock.ts';

const HAS_MONEY: readonly PaymentState[] = ['paid', 'part-refunded', 'refunded'];

/** All that a shop's books say about some lots and their orders. */
type Books = Awaited<ReturnType<typeof readBooks>>;

export async function readBooks({ kysely }: Database, uuids: readonly string[]) {
  const lots = await kysely.selectFrom('insects').selectAll().where('uuid', 'in', uuids).execute();
  const ids = lots.map(({ id }) => id);
  const lines = await kysely.selectFrom('order_lines').selectAll().where('insect_id', 'in', ids).execute();
  const orderIds = [0, ...new Set(lines.map((line) => line.order_id))];
  return {
    lots,
    lines,
    received: await kysely
      .selectFrom('stock_moves')
      .selectAll()
      .where('insect_id', 'in', ids)
      .where('source', '=', 'test')
      .execute(),
    orders: await kysely.selectFrom('orders').selectAll().where('id', 'in', orderIds).execute(),
    payments: await kysely.selectFrom('payments').selectAll().where('order_id', 'in', orderIds).execute(),
    refunds: await kysely.selectFrom('refunds').selectAll().where('order_id', 'in', orderIds).execute(),
    invoices: await kysely.selectFrom('invoices').selectAll().where('order_id', 'in', orderIds).execute(),
    history: await kysely
      .selectFrom('order_history')
      .selectAll()
      .where('order_id', 'in', orderIds)
      .orderBy('id')
      .execute(),
    withdrawn: await kysely
      .selectFrom('withdrawal_lines')
      .innerJoin('withdrawals', 'withdrawals.id', 'withdrawal_lines.withdrawal_id')
      .select(['order_id', 'position', 'amount', 'settled_at'])
      .where('order_id', 'in', orderIds)
      // What went out of an order before it was paid is in its lines no more.
      .where('cut_id', 'is', null)
      .execute(),
    takenOut: await kysely
      .selectFrom('order_cut_lines')
      .innerJoin('order_cuts', 'order_cuts.id', 'order_cut_lines.cut_id')
      .select(['order_id', 'position', 'amount', 'at as settled_at'])
      .where('order_id', 'in', orderIds)
      .where('is_sold', '=', 1)
      .execute(),
    joined: await kysely
      .selectFrom('joined_orders')
      .select(['order_id', 'join_id'])
      .where('order_id', 'in', orderIds)
      .execute(),
    held: await kysely
      .selectFrom('hold_lines')
      .innerJoin('holds', 'holds.id', 'hold_lines.hold_id')
      .select(['insect_id', 'amount'])
      .where('insect_id', 'in', ids)
      .where('holds.state', '=', 'live')
      .execute(),
  };
}

/** What must hold after each step of any story. */
export async function expectSound(database: Database, books: Books): Promise<void> {
  expect(await stockFaults(database.kysely)).toEqual([]);
  expectOwnedStock(books);
  for (const order of books.orders) {
    expectLegalHistory(books, order);
    expectMoney(books, order);
  }
  expectParcels(books);
  await expectNoGaps(database);
}

/** Two orders share a parcel, none of them cancelled, and neither leaves without the other. */
function expectParcels({ orders, joined }: Books): void {
  const parcels = Map.groupBy(joined, (row) => row.join_id);
  for (const rows of parcels.values()) {
    const inParcel = orders.filter(({ id }) => rows.some((row) => row.order_id === id));
    expect(inParcel).toHaveLength(2);
    expect(inParcel.map((order) => order.order_state)).not.toContain('cancelled');
    const before = inParcel.filter((order) => isBeforeShipping({ fulfilmentState: order.fulfilment_state }));
    expect([0, 2]).toContain(before.length);
  }
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** Whatever is reserved or gone has an owner, and what came back is there again. */
function expectOwnedStock({ lots, lines, orders, held, withdrawn, takenOut, received }: Books): void {
  const states = new Map(orders.map(({ id, stock_state: state }) => [id, state]));
  for (const lot of lots) {
    const ofLot = lines.filter(({ insect_id: id }) => id === lot.id);
    const reserving = ofLot.filter(({ order_id: id }) => states.get(id) === 'reserved');
    const holding = held.filter(({ insect_id: id }) => id === lot.id);
    expect(lot.reserved).toBe(sum([...reserving, ...holding].map(({ amount }) => amount)));
    const sold = ofLot
      .filter(({ order_id: id }) => states.get(id) === 'sold')
      .map(({ amount, order_id: id, position }) => {
        const back = [...withdrawn, ...takenOut].filter(
          (line) => line.order_id === id && line.position === position && line.settled_at !== null,
        );
        return amount - sum(back.map((line) => line.amount));
      });
    const came = received.filter(({ insect_id: id }) => id === lot.id);
    expect(lot.on_hand).toBe(sum(came.map(({ amount }) => amount)) - sum(sold));
    expect(lot.reserved).toBeLessThanOrEqual(lot.on_hand);
  }
}

/** Each state follows the one before by the tables, and the last one is the order's. */
function expectLegalHistory({ history }: Books, order: Books['orders'][number]): void {
  const states = (kind: string) =>
    history.filter((step) => step.order_id === order.id && step.kind === kind).map(({ state }) => state);
  const isNewAttempt = (from: PaymentState, to: PaymentState) =>
    (to === 'open' || to === 'pending') && !HAS_MONEY.includes(from);
  follow<OrderState>(states('order'), order.order_state, canOrderBecome);
  follow<PaymentState>(
    states('payment'),
    order.payment_state,
    (from, to) => canPaymentBecome(from, to) || isNewAttempt(from, to),
  );
  follow<FulfilmentState>(['waiting', ...states('fulfilment')], order.fulfilment_state, canFulfilmentBecome);
}

function follow<State extends string>(
  states: readonly string[],
  last: State,
  can: (from: State, to: State) => boolean,
): void {
  for (const [index, to] of states.entries()) {
    const from = states[index - 1];
    // The history holds states as text.
    if (from !== undefined) expect([from, to, can(from as State, to as State)]).toEqual([from, to, true]);
  }
  expect(states.at(-1)).toBe(last);
}

/** Never more back than came, and a credit note for all that goes back of an invoice. */
function expectMoney({ payments, refunds, invoices }: Books, order: Books['orders'][number]): void {
  const attempts = payments.filter(({ order_id: id }) => id === order.id);
  expect(attempts.filter(({ is_current: isCurrent }) => isCurrent === 1)).toHaveLength(1);
  expect(attempts.find(({ is_current: isCurrent }) => isCurrent === 1)?.state).toBe(order.payment_state);
  for (const payment of attempts) {
    const back = refunds.filter(({ payment_id: id }) => id === payment.id);
    const came = HAS_MONEY.includes(payment.state) ? payment.amount_cents : 0;
    expect(sum(back.map((refund) => refund.amount_cents))).toBeLessThanOrEqual(came);
  }
  const papers = invoices.filter(({ order_id: id }) => id === order.id);
  const [invoice, ...more] = papers.filter(({ kind }) => kind === 'invoice');
  expect(more).toEqual([]);
  expect(invoice?.total_cents ?? order.total_cents).toBe(order.total_cents);
  const credited = papers.filter(({ kind }) => kind === 'credit-note').map((paper) => paper.total_cents);
  const owed = refunds.filter(
    ({ order_id: id, reason }) => id === order.id && invoice !== undefined && reason !== 'paid-twice',
  );
  expect(sum(credited)).toBe(sum(owed.map((refund) => refund.amount_cents)));
}

async function expectNoGaps({ kysely }: Database): Promise<void> {
  const numbers = await kysely.selectFrom('invoices').select('number').execute();
  const series = await kysely.selectFrom('invoice_numbers').selectAll().execute();
  const wanted = series.flatMap(({ series: name, last_number: last }) =>
    Array.from({ length: last }, (_number, index) => `${name}-${String(index + 1).padStart(5, '0')}`),
  );
  expect(numbers.map(({ number }) => number).toSorted()).toEqual(wanted.toSorted());
}

/** What must hold when everything has run its course: nothing waits, and all money is where it belongs. */
export function expectSettled({ lots, orders, payments, refunds, held }: Books): void {
  expect(held).toEqual([]);
  expect(lots.filter(({ reserved }) => reserved > 0)).toEqual([]);
  expect(
    orders.filter((order) => order.stock_state === 'reserved' || order.order_state === 'placed'),
  ).toEqual([]);
  expect(refunds.filter(({ state }) => state !== 'done')).toEqual([]);
  expect(payments.filter(({ is_live: isLive }) => isLive === 1)).toEqual([]);
  for (const payment of payments.filter(({ state }) => HAS_MONEY.includes(state))) {
    const back = sum(
      refunds.filter(({ payment_id: id }) => id === payment.id).map((one) => one.amount_cents),
    );
    const order = orders.find(({ id }) => id === payment.order_id);
    const keepsLots = payment.is_current === 1 && order?.stock_state === 'sold';
    if (keepsLots) expect(['confirmed', 'completed']).toContain(order.order_state);
    else expect([payment.order_id, back]).toEqual([payment.order_id, payment.amount_cents]);
    const state = back === 0 ? 'paid' : back < payment.amount_cents ? 'part-refunded' : 'refunded';
    expect([payment.order_id, payment.state]).toEqual([payment.order_id, state]);
  }
}
