import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { Receipt } from '@vitrine/shared/contract/orders/place-order';
import { prepareOrder, returnOrder, shipOrder } from '../fulfilment/order-steps.ts';
import { runOrderCommand } from '../fulfilment/run-order-command.ts';
import { withdraw } from '../fulfilment/withdraw.ts';
import { listRefunds } from './store/refunds.ts';
import { raiseAccount } from '../../staff/store/staff-accounts.ts';
import { eachDatabase, type OpenDatabase } from '../../database/testing/databases.ts';
import { readSales } from '../../figures/store/sales.ts';
import { openMailbox } from '../../testing/mails/mailbox.ts';
import { openOrderDesk } from '../../testing/desks/order-desk.ts';
import { readToolsOrder } from '../desk/read-order.ts';
import { checkChargebacks } from './apply-chargebacks.ts';
import { createMollieProvider } from '../../payments/mollie/mollie-provider.ts';
import { refreshByProviderId } from './refresh-payment.ts';
import { settleRefunds } from './settle-refunds.ts';
import { receiptOf } from './start-payment.ts';
import { chargeBack, startFakeMollie, type FakeMollie } from '../../payments/testing/fake-mollie.ts';

let mollie: FakeMollie;
beforeEach(async () => {
  mollie = await startFakeMollie();
});
afterEach(() => mollie.close());

/** A shop at Mollie with two who look after money and one who does not, and an order that was paid. */
async function openPaidOrder(open: OpenDatabase) {
  const desk = await openOrderDesk(await open());
  const { kysely, transaction } = desk.database;
  const provider = createMollieProvider({
    apiKey: `test_${'a'.repeat(32)}`,
    apiEndpoint: mollie.endpoint,
  });
  const shop = { ...desk.payments, provider };
  for (const role of ['owner', 'orders', 'catalogue'] as const) {
    const person = { email: `${role}@example.com`, role, passwordHash: '' };
    await transaction((trx) => raiseAccount(trx, person, desk.now()));
  }
  const receipt: Receipt = await desk.placed(await desk.addLot());
  const { reference } = receipt;
  await kysely
    .updateTable('payments')
    .set({ provider: provider.name, provider_id: null, checkout_url: null })
    .execute();
  const { id: orderId } = await kysely.selectFrom('orders').select('id').executeTakeFirstOrThrow();
  const paymentId = (await receiptOf(shop, orderId)).paymentUrl.split('/').at(-1) ?? '';
  Object.assign(mollie.payments.get(paymentId) ?? {}, { status: 'paid' });
  const word = () => refreshByProviderId(shop, paymentId);
  await word();
  const box = openMailbox();
  await box.collect(shop);
  return {
    ...{ desk, shop, orderId, paymentId, word, receipt },
    mails: async () => (await box.collect(shop)).toSorted((one, other) => one.to.localeCompare(other.to)),
    seen: async () => {
      const order = await readToolsOrder(kysely, reference, desk.now());
      const left = order?.seen.leftCents;
      const history = order?.history.filter(({ kind }) => kind === 'chargeback').map(({ state }) => state);
      return { left, history, taken: order?.chargebacks, steps: order?.steps ?? [] };
    },
    sold: async () => (await readSales(kysely, 'days', desk.now())).total.cents,
    refund: (cents?: string) =>
      runOrderCommand(
        desk.database,
        { reference, action: 'refund', cents, reason: 'A wing broke' },
        desk.now(),
      ),
    refunds: () => listRefunds(kysely, orderId),
  };
}

eachDatabase('Money that a bank takes back', (open) => {
  it('is seen on its order, and told to who looks after money, once', async () => {
    const { desk, paymentId, word, receipt, mails, seen, sold } = await openPaidOrder(open);
    expect(await sold()).toBe(1695);
    chargeBack(mollie, paymentId, '16.95');
    await Promise.all([word(), word()]);
    await word();
    expect(await seen()).toMatchObject({
      left: 0,
      history: ['taken'],
      taken: [{ amountCents: 1695, takenAt: '2026-03-05T09:13:37.000Z', reversedAt: null }],
    });
    const told = await mails();
    expect(told.map(({ to }) => to)).toEqual(['orders@example.com', 'owner@example.com']);
    for (const { subject, text } of told) {
      expect(subject).toBe(`The bank took back €16.95 of order ${receipt.reference}`);
      expect(text).toContain('5\u00a0March\u00a02026');
      expect(text).toContain('Nothing has been sent yet');
      expect(text).toContain(`http://localhost:3000/tools/orders/${receipt.reference}`);
    }
    expect(await sold()).toBe(0);
    const order = await desk.read(receipt);
    expect(order).toMatchObject({ orderState: 'confirmed', paymentState: 'paid', refunds: [] });
    expect(order.history.map(({ kind }) => kind)).not.toContain('chargeback');
    expect(order.invoices).toHaveLength(1);
  });

  it('is not given back a second time: not by staff, and not by a refund that was due', async () => {
    const { paymentId, word, shop, seen, sold, refund, refunds } = await openPaidOrder(open);
    expect((await refund('500')).isDone).toBe(true);
    chargeBack(mollie, paymentId, '16.95');
    await word();
    await settleRefunds(shop);
    expect(mollie.refunds.size).toBe(0);
    expect(await refunds()).toMatchObject([
      { state: 'failed', last_error: 'The bank has taken this money back already' },
    ]);
    expect((await seen()).steps).not.toContain('refund');
    expect((await refund('1')).isDone).toBe(false);
    expect((await refund()).isDone).toBe(false);
    expect(await refunds()).toHaveLength(1);
    expect(await sold()).toBe(0);
  });

  it('leaves the rest to be given back, and no cent more', async () => {
    const { paymentId, word, shop, seen, sold, refund } = await openPaidOrder(open);
    chargeBack(mollie, paymentId, '10.00');
    await word();
    expect((await seen()).left).toBe(695);
    expect((await refund('696')).isDone).toBe(false);
    expect((await refund('695')).isDone).toBe(true);
    await settleRefunds(shop);
    expect([...mollie.refunds.values()]).toMatchObject([{ amount: { value: '6.95' } }]);
    expect(await sold()).toBe(0);
  });

  it('counts again once the bank has given it back to the shop', async () => {
    const { paymentId, word, mails, seen, sold, refund } = await openPaidOrder(open);
    const chargeback = chargeBack(mollie, paymentId, '16.95');
    await word();
    await mails();
    Object.assign(chargeback, { reversedAt: '2026-03-20T10:00:00+00:00' });
    await word();
    await word();
    expect(await seen()).toMatchObject({ left: 1695, history: ['taken', 'reversed'] });
    const told = await mails();
    expect(told.map(({ subject }) => subject)).toEqual(
      Array(2).fill(expect.stringMatching(/^€16\.95 of order VDM-2026-000001 is yours again$/)),
    );
    expect(await sold()).toBe(1695);
    expect((await refund()).isDone).toBe(true);
  });

  it.each([
    ['before the lots came back', true],
    ['after they came back', false],
  ])('goes to whoever withdrew meanwhile, once the bank gave it back: %s', async (_when, isEarly) => {
    const { desk, paymentId, word, refunds, receipt } = await openPaidOrder(open);
    const { database } = desk;
    const { reference } = receipt;
    await prepareOrder(database, reference, desk.now());
    await shipOrder(database, reference, { carrier: 'bpost', trackingNumber: '1' }, desk.now());
    const chargeback = chargeBack(mollie, paymentId, '16.95');
    await word();
    const { lines } = await desk.read(receipt);
    const request = { name: 'Ada Peeters', email: 'ada@example.com', reference, locale: 'en' } as const;
    const asked = { ...request, lines: lines.map(({ uuid, amount }) => ({ uuid, amount })) };
    expect(await withdraw(database, asked, 'a-key', desk.now())).toMatchObject({ isRefused: false });
    const reverse = async () => {
      Object.assign(chargeback, { reversedAt: '2026-03-20T10:00:00+00:00' });
      await word();
      await word();
    };
    if (isEarly) await reverse();
    expect(await returnOrder(database, reference, desk.now())).toBe('done');
    if (!isEarly) {
      expect(await refunds()).toEqual([]);
      await reverse();
    }
    expect(await refunds()).toMatchObject([{ amount_cents: 1695, reason: 'withdrawn' }]);
    const { invoices = [] } = await desk.read(receipt);
    expect(invoices.map(({ kind, totalCents }) => `${kind} ${totalCents}`)).toEqual([
      'invoice 1695',
      'credit-note 1695',
    ]);
  });

  it('goes to whoever withdrew before it was sent, once the bank gave it back', async () => {
    const { desk, paymentId, word, refunds, receipt } = await openPaidOrder(open);
    const chargeback = chargeBack(mollie, paymentId, '10.00');
    await word();
    const { lines } = await desk.read(receipt);
    const { reference } = receipt;
    const request = { name: 'Ada Peeters', email: 'ada@example.com', reference, locale: 'en' } as const;
    const asked = { ...request, lines: lines.map(({ uuid, amount }) => ({ uuid, amount })) };
    await withdraw(desk.database, asked, 'a-key', desk.now());
    expect(await refunds()).toMatchObject([{ amount_cents: 695 }]);
    Object.assign(chargeback, { reversedAt: '2026-03-20T10:00:00+00:00' });
    await word();
    await word();
    expect(await refunds()).toMatchObject([{ amount_cents: 695 }, { amount_cents: 1000 }]);
  });

  it('is found though no word of it came, and nobody else’s is taken for it', async () => {
    const { paymentId, shop, mails, seen } = await openPaidOrder(open);
    chargeBack(mollie, paymentId, '16.95');
    chargeBack(mollie, 'tr_ofAnotherShop', '99.00');
    await checkChargebacks(shop);
    await checkChargebacks(shop);
    expect((await seen()).taken).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
  });
});
