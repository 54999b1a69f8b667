import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { holdSchema } from '@vitrine/shared/contract/orders/cart-check';
import { receiptSchema } from '@vitrine/shared/contract/orders/place-order';
import type { PaymentState } from '@vitrine/shared/contract/orders/order';
import { applyPaymentState } from '../../orders/paying/apply-payment-state.ts';
import { paymentsOf, type Intent, type Placed, type Story } from './model-story.ts';
import { orderFor } from '../order-body.ts';
import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema/schema.ts';
import { joinOrders, readJoinable, takeApart } from '../../orders/fulfilment/join-orders.ts';
import { takeCash } from '../../orders/fulfilment/take-cash.ts';
import { takeOutLines } from '../../orders/fulfilment/take-out-lines.ts';
import { lockParcel } from '../../orders/store/parcels/joins.ts';
import { lockOrder, type LockedOrder } from '../../orders/store/write-order.ts';
import { canPaymentBecome } from '../../payments/rules/payment-states.ts';

/*
 * What people do in a story. Each picks by a number among the lots, holds and orders that there are; of the orders the
 * latest first, for it is they to which something happens.
 */
const WHO = { name: 'Ada Peeters', email: 'ada@example.com' };

export async function hold(story: Story, index: number, many: number): Promise<void> {
  const lines = [{ uuid: at(story.uuids, index), amount: many }];
  const { status, body } = await story.shop.ask('/api/checkout/holds', { lines });
  if (status === 200) story.holds.push({ holdId: holdSchema.parse(body).holdId, lines });
}

export function orderLot(
  story: Story,
  index: number,
  many: number,
  by: string,
  isTwice: boolean,
): Promise<unknown> {
  const lines = [{ uuid: at(story.uuids, index), amount: many }];
  return orderLines(story, lines, { paymentMethod: by }, isTwice ? 2 : 1);
}

export function orderHeld(story: Story, index: number, by: string): Promise<unknown> {
  const { holdId, lines } = at(story.holds, index);
  return orderLines(story, lines, { paymentMethod: by, holdId }, 1);
}

function orderLines(story: Story, lines: Placed['lines'], more: object, times: number): Promise<unknown> {
  const intent = { key: randomUUID(), body: orderFor(lines, more), reference: null };
  story.intents.push(intent);
  return Promise.all(Array.from({ length: times }, () => send(story, intent)));
}

export function repeat(story: Story, index: number): Promise<void> {
  return send(story, at(story.intents, index));
}

/** Whoever was told of an order is told of the same one for ever. */
async function send(story: Story, intent: Intent): Promise<void> {
  const { status, body } = await story.shop.ask('/api/orders', intent.body, {
    'idempotency-key': intent.key,
  });
  if (status !== 201) return expect(intent.reference).toBeNull();
  const { reference, key } = receiptSchema.parse(body);
  expect(intent.reference ?? reference).toBe(reference);
  intent.reference = reference;
  if (story.orders.some((order) => order.reference === reference)) return;
  story.orders.push({ reference, key, lines: linesOf(intent.body) });
}

function linesOf(body: object): Placed['lines'] {
  // What `orderFor` made.
  return (body as { lines: Placed['lines'] }).lines;
}

async function attemptOf(story: Story, index: number, attempt: number) {
  // Orders of late are the ones to which something happens.
  const { reference } = at(story.orders.toReversed(), index);
  return at(
    (await paymentsOf(story)).filter((payment) => payment.reference === reference),
    attempt,
  );
}

/** Money is money: a payment that was over may still be paid, but what was paid stays so. */
export async function decide(
  story: Story,
  index: number,
  attempt: number,
  state: PaymentState,
  times: number,
): Promise<void> {
  const { provider_id: id, decided } = await attemptOf(story, index, attempt);
  if (id === null) return;
  story.said.set(id, [...(story.said.get(id) ?? []), ...(decided ? [decided] : [])]);
  const kysely = story.shop.database().kysely;
  const row = kysely.updateTable('test_payments').set({ state }).where('id', '=', id);
  await row.where('state', '<>', 'paid').execute();
  await Promise.all(Array.from({ length: times }, () => story.shop.webhook(id)));
}

/** What the provider said earlier reaches the shop only now. */
export async function answerLate(story: Story, index: number, attempt: number, old: number): Promise<void> {
  const { id, provider_id: providerId } = await attemptOf(story, index, attempt);
  const said = story.said.get(providerId ?? '') ?? [];
  if (said.length === 0) return;
  await applyPaymentState(story.shop.database(), id, at(said, old), story.shop.now());
}

export function payAgain(story: Story, index: number, by: string): Promise<unknown> {
  const { reference, key } = at(story.orders.toReversed(), index);
  return story.shop.ask(`/api/orders/${reference}/payments?key=${key}`, { paymentMethod: by });
}

export function own(story: Story, index: number, what: string): Promise<boolean> {
  const { reference } = at(story.orders.toReversed(), index);
  const more = { carrier: 'bpost', reason: 'A wing broke', ...(what === 'refund' && { cents: '333' }) };
  return story.shop.owner({ reference, action: what, ...more });
}

/** From the drawer to the door, as far as it goes. */
export async function stepOn(story: Story, index: number): Promise<void> {
  for (const what of ['deliver', 'return', 'ship', 'prepare']) {
    if (await own(story, index, what)) return;
  }
}

export function withdraw(story: Story, index: number, many: number, isTwice: boolean): Promise<unknown> {
  const { reference, lines } = at(story.orders.toReversed(), index);
  const some = lines.map((line) => ({ ...line, amount: Math.min(many, line.amount) }));
  const key = { 'idempotency-key': randomUUID() };
  const ask = () => story.shop.ask('/api/withdrawals', { ...WHO, reference, lines: some }, key);
  return Promise.all(isTwice ? [ask(), ask()] : [ask()]);
}

/** The shop takes so many of the first line out of an order. */
export function takeOut(story: Story, index: number, many: number): Promise<unknown> {
  return onOrder(story, index, (trx, order) =>
    takeOutLines(
      trx,
      order,
      { wanted: [{ position: 0, amount: many }], reason: 'A wing broke' },
      story.shop.now(),
    ),
  );
}

/** Two orders that are to be packed go into one parcel, where two fit, or what shares one is taken apart. */
export async function joinOrSplit({ shop, orders }: Story, index: number): Promise<void> {
  const references = orders.map(({ reference }) => reference);
  await shop.database().transaction(async (trx) => {
    const toPack = await trx
      .selectFrom('orders')
      .select('id')
      .where('reference', 'in', ['', ...references])
      .where('order_state', '=', 'confirmed')
      .where('fulfilment_state', 'in', ['waiting', 'preparing'])
      .orderBy('id', 'desc')
      .execute();
    if (toPack.length === 0) return;
    const { id } = at(toPack, index);
    // Those of another story are in another story's books.
    const fit = (await readJoinable(trx, id)).find(({ reference }) => references.includes(reference));
    const { order } = await lockParcel(trx, id, fit ? [fit.id] : []);
    if ((await takeApart(trx, order, shop.now())) || !fit) return;
    await joinOrders(trx, [order, await lockOrder(trx, fit.id)], fit.refundCents, shop.now());
  });
}

/** Somebody pays an order in cash, if it still waits for its money. */
export function payCash(story: Story, index: number): Promise<unknown> {
  return onOrder(story, index, async (trx, order) => {
    const isOpen = order.orderState === 'placed' && canPaymentBecome(order.paymentState, 'paid');
    if (isOpen) await takeCash(trx, order, story.shop.now());
  });
}

function onOrder(
  { shop, orders }: Story,
  index: number,
  work: (trx: Transaction<Schema>, order: LockedOrder) => Promise<unknown>,
): Promise<unknown> {
  const { reference } = at(orders.toReversed(), index);
  return shop.database().transaction(async (trx) => {
    const row = await trx
      .selectFrom('orders')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    return work(trx, await lockOrder(trx, row.id));
  });
}

function at<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('There is none');
  return found;
}
