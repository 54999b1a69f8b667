import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import fc from 'fast-check';
import { holdSchema, receiptSchema } from '@vitrine/shared/contract/order';
import { applyPaymentState } from '../payments/apply-payment-state.ts';
import type { PaymentState } from '../rules/order-transitions.ts';
import type { ModelShop } from './model-shop.ts';
import { expectSettled, expectSound, readBooks } from './model-soundness.ts';
import { orderFor } from './order-body.ts';

const STOCK = [1, 1, 3];
const DAY_MINUTES = 24 * 60;
const WHO = { name: 'Ada Peeters', email: 'ada@example.com' };

interface Intent {
  key: string;
  body: object;
  reference: string | null;
}

interface Placed {
  reference: string;
  key: string;
  lines: { uuid: string; amount: number }[];
}

/** One story of a few lots, and what the people in it know. */
export interface Story {
  shop: ModelShop;
  uuids: string[];
  holds: { holdId: string; lines: Placed['lines'] }[];
  intents: Intent[];
  orders: Placed[];
  /** What the provider has ever said of a payment, by its own id. */
  said: Map<string, PaymentState[]>;
}

export async function beginStory(shop: ModelShop): Promise<Story> {
  return { shop, uuids: await shop.addLots(STOCK), holds: [], intents: [], orders: [], said: new Map() };
}

type Model = { orders: number; intents: number; holds: number };
type Chapter = fc.AsyncCommand<Model, Story>;

/** One thing that happens, after which the books must be sound. */
function chapter(
  name: string,
  needs: keyof Model | null,
  happen: (story: Story) => Promise<unknown>,
): Chapter {
  return {
    check: (model) => needs === null || model[needs] > 0,
    async run(model, story) {
      await happen(story);
      model.orders = story.orders.length;
      model.intents = story.intents.length;
      model.holds = story.holds.length;
      const database = story.shop.database();
      const books = await readBooks(database, story.uuids);
      await expectSound(database, books);
      expect(books.orders.map(({ reference }) => reference).toSorted()).toEqual(
        story.orders.map(({ reference }) => reference).toSorted(),
      );
    },
    toString: () => name,
  };
}

const which = fc.nat({ max: 5 });
const amount = fc.constantFrom(1, 1, 2);
const lot = fc.nat({ max: STOCK.length - 1 });
const method = fc.constantFrom('bancontact', 'bancontact', 'banktransfer');
const decision = fc.constantFrom<PaymentState>('paid', 'paid', 'failed', 'cancelled', 'expired', 'pending');
const action = fc.constantFrom(
  'prepare',
  'prepare',
  'permit',
  'ship',
  'ship',
  'deliver',
  'cancel',
  'return',
  'refund',
);
const minutes = fc.constantFrom(
  1,
  5,
  16,
  31,
  60,
  DAY_MINUTES,
  4 * DAY_MINUTES,
  8 * DAY_MINUTES,
  20 * DAY_MINUTES,
);
const fault = fc.constantFrom('none', 'none', 'silent', 'refund-asked', 'refund-lost');

/** Everything that may happen, in any order. */
export const CHAPTERS: fc.Arbitrary<Chapter>[] = [
  fc
    .tuple(lot, amount)
    .map(([index, many]) => chapter(`hold ${many} of ${index}`, null, (story) => hold(story, index, many))),
  fc
    .tuple(lot, amount, method, fc.boolean())
    .map(([index, many, by, isTwice]) =>
      chapter(`order ${many} of ${index} by ${by}${isTwice ? ', twice at once' : ''}`, null, (story) =>
        orderLot(story, index, many, by, isTwice),
      ),
    ),
  fc
    .tuple(which, method)
    .map(([index, by]) =>
      chapter(`order what hold ${index} keeps, by ${by}`, 'holds', (s) => orderHeld(s, index, by)),
    ),
  which.map((index) =>
    chapter(`repeat intent ${index}`, 'intents', (story) => send(story, at(story.intents, index))),
  ),
  fc
    .tuple(which, which, decision, fc.constantFrom(0, 1, 2))
    .map(([index, attempt, state, times]) =>
      chapter(`attempt ${attempt} of order ${index} is ${state}, told ${times} times`, 'orders', (story) =>
        decide(story, index, attempt, state, times),
      ),
    ),
  fc
    .tuple(which, which, which)
    .map(([index, attempt, old]) =>
      chapter(`an old answer ${old} about attempt ${attempt} of order ${index}`, 'orders', (story) =>
        answerLate(story, index, attempt, old),
      ),
    ),
  fc
    .tuple(which, method)
    .map(([index, by]) =>
      chapter(`order ${index} is paid again by ${by}`, 'orders', (s) => payAgain(s, index, by)),
    ),
  fc
    .tuple(which, action)
    .map(([index, what]) => chapter(`the owner: ${what} ${index}`, 'orders', (s) => own(s, index, what))),
  fc
    .tuple(which, amount, fc.boolean())
    .map(([index, many, isTwice]) =>
      chapter(`withdraw ${many} of order ${index}${isTwice ? ', twice at once' : ''}`, 'orders', (story) =>
        withdraw(story, index, many, isTwice),
      ),
    ),
  minutes.map((many) => chapter(`${many} minutes pass`, null, async ({ shop }) => shop.pass(many))),
  fault.map((what) => chapter(`the workers run, fault ${what}`, null, ({ shop }) => shop.work(what))),
  fc.constant(chapter('a restart', null, ({ shop }) => shop.restart())),
];

/** At the end every webhook arrives, as providers repeat them, the workers work, and a long time passes. */
export async function endStory(story: Story): Promise<void> {
  const { shop, uuids } = story;
  for (const id of (await paymentsOf(story)).map((payment) => payment.provider_id)) {
    if (id !== null) await shop.webhook(id);
  }
  for (let day = 0; day < 12; day += 1) {
    await shop.work('none');
    shop.pass(DAY_MINUTES);
  }
  const database = shop.database();
  const books = await readBooks(database, uuids);
  await expectSound(database, books);
  expectSettled(books);
  expectAtProvider(story, await paymentsOf(story));
  const received = shop.mailbox.mails.map(({ messageId }) => messageId.split('@')[0]);
  for (const { reference } of story.orders) expect(received).toContain(`order-received.${reference}`);
}

/** The provider's own books: it never gave back more than it got, and just what the shop says. */
function expectAtProvider({ shop }: Story, payments: Awaited<ReturnType<typeof paymentsOf>>): void {
  for (const payment of payments) {
    const back = [...shop.givenBack.values()].filter(({ paymentId }) => paymentId === payment.provider_id);
    const cents = back.reduce((sum, { amountCents }) => sum + amountCents, 0);
    expect([payment.id, cents]).toEqual([payment.id, payment.refunded]);
    expect(cents).toBeLessThanOrEqual(payment.decided === 'paid' ? payment.amount_cents : 0);
  }
}

function at<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('There is none');
  return found;
}

async function paymentsOf({ shop, orders }: Story) {
  const rows = await shop
    .database()
    .kysely.selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .leftJoin('test_payments', 'test_payments.id', 'payments.provider_id')
    .select(['payments.id', 'payments.provider_id', 'payments.amount_cents', 'orders.reference'])
    .select(['test_payments.state as decided'])
    .select((eb) =>
      eb
        .selectFrom('refunds')
        .select((of) => of.fn.coalesce(of.fn.sum<number>('refunds.amount_cents'), of.lit(0)).as('cents'))
        .whereRef('refunds.payment_id', '=', 'payments.id')
        .as('refunded'),
    )
    .where('orders.reference', 'in', ['', ...orders.map(({ reference }) => reference)])
    .orderBy('payments.attempt')
    .execute();
  return rows.map((row) => ({ ...row, refunded: Number(row.refunded) }));
}

async function hold(story: Story, index: number, many: number): Promise<void> {
  const lines = [{ uuid: at(story.uuids, index), amount: many }];
  const { status, body } = await story.shop.ask('/api/checkout/holds', { lines });
  if (status === 200) story.holds.push({ holdId: holdSchema.parse(body).holdId, lines });
}

function orderLot(story: Story, index: number, many: number, by: string, isTwice: boolean): Promise<unknown> {
  const lines = [{ uuid: at(story.uuids, index), amount: many }];
  return orderLines(story, lines, { paymentMethod: by }, isTwice ? 2 : 1);
}

function orderHeld(story: Story, index: number, by: string): Promise<unknown> {
  const { holdId, lines } = at(story.holds, index);
  return orderLines(story, lines, { paymentMethod: by, holdId }, 1);
}

function orderLines(story: Story, lines: Placed['lines'], more: object, times: number): Promise<unknown> {
  const intent = { key: randomUUID(), body: orderFor(lines, more), reference: null };
  story.intents.push(intent);
  return Promise.all(Array.from({ length: times }, () => send(story, intent)));
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
  const { reference } = at(story.orders, index);
  return at(
    (await paymentsOf(story)).filter((payment) => payment.reference === reference),
    attempt,
  );
}

/** Money is money: a payment that was over may still be paid, but what was paid stays so. */
async function decide(
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
async function answerLate(story: Story, index: number, attempt: number, old: number): Promise<void> {
  const { id, provider_id: providerId } = await attemptOf(story, index, attempt);
  const said = story.said.get(providerId ?? '') ?? [];
  if (said.length === 0) return;
  await applyPaymentState(story.shop.database(), id, at(said, old), story.shop.now());
}

function payAgain(story: Story, index: number, by: string): Promise<unknown> {
  const { reference, key } = at(story.orders, index);
  return story.shop.ask(`/api/orders/${reference}/payments?key=${key}`, { paymentMethod: by });
}

function own(story: Story, index: number, what: string): Promise<void> {
  const { reference } = at(story.orders, index);
  const more = { carrier: 'bpost', reason: 'A wing broke', ...(what === 'refund' && { cents: '333' }) };
  return story.shop.owner({ reference, action: what, ...more });
}

function withdraw(story: Story, index: number, many: number, isTwice: boolean): Promise<unknown> {
  const { reference, lines } = at(story.orders, index);
  const some = lines.map((line) => ({ ...line, amount: Math.min(many, line.amount) }));
  const key = { 'idempotency-key': randomUUID() };
  const ask = () => story.shop.ask('/api/withdrawals', { ...WHO, reference, lines: some }, key);
  return Promise.all(isTwice ? [ask(), ask()] : [ask()]);
}
