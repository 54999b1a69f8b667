import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { keepCheckout } from '../store/payments.ts';
import { oneDatabase } from '../../database/testing/databases.ts';
import { byNight, itByNight } from '../../testing/long-run.ts';
import { AMPLE_STOCK, openOrderDesk, type OrderDesk } from '../../testing/desks/order-desk.ts';
import { reviveRefund } from '../../orders/desk/store/order-writes.ts';
import { refundOrder } from '../../orders/fulfilment/order-steps.ts';
import { cancelAbandoned } from '../../orders/paying/cancel-abandoned.ts';
import { cancelOverdueOrders } from '../../orders/paying/cancel-overdue.ts';
import { RefundRefused, type NewPayment, type PaymentProvider } from '../provider.ts';
import { refreshByProviderId } from '../../orders/paying/refresh-payment.ts';
import { retryPayment } from '../../orders/paying/retry-payment.ts';
import { settleRefunds } from '../../orders/paying/settle-refunds.ts';
import { receiptOf } from '../../orders/paying/start-payment.ts';
import { startFakeMollie, type FakeMollie } from '../testing/fake-mollie.ts';
import { createMollieProvider } from './mollie-provider.ts';
import { centsToAmount, reachableWebhook, transferDay } from './mollie-words.ts';

const KEY = `test_${'a'.repeat(32)}`;

let mollie: FakeMollie;
let provider: PaymentProvider;
beforeEach(async () => {
  mollie = await startFakeMollie();
  provider = createMollieProvider({ apiKey: KEY, apiEndpoint: mollie.endpoint });
});
afterEach(() => mollie.close());

const payment = (more: Partial<NewPayment> = {}): NewPayment => ({
  id: 'pay_1',
  method: 'bancontact',
  amountCents: 1695,
  description: 'VDM-2026-000123',
  communication: '',
  locale: 'nl',
  keepUntil: new Date(Date.now() + 7 * 86_400_000),
  returnUrl: 'https://shop.example/nl/betaling',
  webhookUrl: 'https://shop.example/api/payments/webhook',
  ...more,
});

const REFUND = { id: 'refund-1', amountCents: 500, description: 'VDM-2026-000123', instead: null };

describe('Mollie', () => {
  it('is told all of a payment, and gives the page to pay it', async () => {
    const started = await provider.createPayment(payment());
    expect(started).toEqual({
      providerId: 'tr_AAAAAAAAA1',
      checkoutUrl: 'https://www.mollie.test/checkout/tr_AAAAAAAAA1',
      transfer: null,
    });
    expect(mollie.requests[0]?.body).toEqual({
      amount: { currency: 'EUR', value: '16.95' },
      description: 'VDM-2026-000123',
      redirectUrl: 'https://shop.example/nl/betaling',
      webhookUrl: 'https://shop.example/api/payments/webhook',
      method: 'bancontact',
      locale: 'nl_BE',
      metadata: { payment: 'pay_1' },
    });
  });

  it('makes one payment though the first answer was lost', async () => {
    mollie.faults = ['lost'];
    await provider.createPayment(payment()).catch(() => provider.createPayment(payment()));
    expect(mollie.payments.size).toBe(1);
  });

  it('says where to transfer to, until the last day of the lots', async () => {
    const started = await provider.createPayment(payment({ method: 'banktransfer' }));
    expect(started.transfer).toEqual({
      beneficiary: 'Stichting Mollie Payments',
      iban: 'NL53ABNA0627535577',
      bic: 'ABNANL2A',
      communication: 'RF12-3456-7890-1234',
    });
    expect(mollie.requests[0]?.body['dueDate']).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(await provider.fetchPayment(started.providerId)).toBe('pending');
  });

  it.each([
    ['open', 'open'],
    ['pending', 'pending'],
    ['authorized', 'pending'],
    ['paid', 'paid'],
    ['canceled', 'cancelled'],
    ['expired', 'expired'],
    ['failed', 'failed'],
  ])('says %s, which is %s here', async (theirs, ours) => {
    const { providerId } = await provider.createPayment(payment());
    Object.assign(mollie.payments.get(providerId) ?? {}, { status: theirs });
    expect(await provider.fetchPayment(providerId)).toBe(ours);
  });

  it('does not know a payment of somebody else', async () => {
    expect(await provider.fetchPayment('tr_unknown')).toBeNull();
  });

  it('offers the methods that are active there and that the shop knows', async () => {
    expect(await provider.methods()).toEqual(['bancontact', 'creditcard', 'ideal']);
    mollie.methods = [];
    expect(await provider.methods()).toHaveLength(3);
  });

  it('offers none while it cannot be reached, and those of before once it was', async () => {
    mollie.faults = [400];
    expect(await provider.methods()).toEqual([]);
    expect(await provider.methods()).toHaveLength(3);
  });

  it('gives the same refund once, even when its key is long forgotten', async () => {
    const { providerId: paymentId } = await provider.createPayment(payment());
    const refund = { ...REFUND, paymentId };
    const first = await provider.refund(refund);
    expect(first).toEqual({ providerId: 're_AAAAAAAAA1', progress: 'asked' });
    expect(await provider.refund(refund)).toEqual(first);
    expect(
      mollie.requests.filter(({ call }) => call.startsWith('POST') && call.endsWith('refunds')),
    ).toHaveLength(1);
    Object.assign(mollie.refunds.get(first.providerId) ?? {}, { status: 'refunded' });
    expect(await provider.fetchRefund(paymentId, first.providerId)).toBe('done');
    expect(await provider.fetchRefund(paymentId, 're_none')).toBeNull();
  });

  it.each(['failed', 'canceled'])('gives a refund that is %s once more, and once a try', async (status) => {
    const { providerId: paymentId } = await provider.createPayment(payment());
    const refund = { ...REFUND, paymentId };
    const { providerId: dead } = await provider.refund(refund);
    Object.assign(mollie.refunds.get(dead) ?? {}, { status });
    const again = { ...refund, instead: dead };
    // Neither knows of the other when it looks: only the key keeps them to one.
    const [first, second] = await Promise.all([provider.refund(again), provider.refund(again)]);
    expect(first).toEqual({ providerId: 're_AAAAAAAAA2', progress: 'asked' });
    expect([second, await provider.refund(again)]).toEqual([first, first]);
    expect(mollie.refunds.size).toBe(2);
  });

  it.each([
    ['refused', ['none', 422], true, ''],
    ['refused for a payment that it does not know', [], true, 'tr_unknown'],
    ['unknown when two ask at once', ['none', 409], false, ''],
    ['unknown when it does not say what it has made', [400], false, ''],
  ] as const)('says that a refund is %s', async (_how, faults, isRefused, unknown) => {
    const { providerId: paymentId } = await provider.createPayment(payment());
    mollie.faults = [...faults];
    const error = await provider
      .refund({ ...REFUND, paymentId: unknown || paymentId })
      .catch((failed) => failed);
    expect([error instanceof Error, error instanceof RefundRefused]).toEqual([true, isRefused]);
  });

  // Of an answer that may change, Mollie's client asks again and again.
  it.each([400, 422, ...byNight(429, 500)])(
    'fails plainly when it answers %i',
    async (status) => {
      mollie.faults = Array(8).fill(status);
      await expect(provider.createPayment(payment())).rejects.toThrow(String(status));
    },
    30_000,
  );

  it('ends a payment that can be ended, and leaves one that cannot', async () => {
    const transfer = await provider.createPayment(payment({ method: 'banktransfer' }));
    const card = await provider.createPayment(payment({ id: 'pay_2', method: 'creditcard' }));
    await provider.cancelPayment(transfer.providerId);
    await provider.cancelPayment(card.providerId);
    await provider.cancelPayment('tr_unknown');
    expect(await provider.fetchPayment(transfer.providerId)).toBe('cancelled');
    expect(await provider.fetchPayment(card.providerId)).toBe('open');
  });

  it('writes amounts without a float, and gives no webhook that it could not reach', () => {
    expect([5, 100, 1695, 123_456].map((cents) => centsToAmount(cents).value)).toEqual([
      '0.05',
      '1.00',
      '16.95',
      '1234.56',
    ]);
    expect(reachableWebhook('http://localhost:3000/api/payments/webhook')).toBeNull();
    expect(reachableWebhook('https://shop.example/api')).toBe('https://shop.example/api');
    expect(transferDay(new Date('2026-03-01T00:00:00Z'), new Date('2026-03-02T10:00:00Z'))).toBe(
      '2026-03-03',
    );
  });
});

describe('An order at Mollie', () => {
  const open = oneDatabase();
  let desk: OrderDesk;
  let uuid: string;
  let orderId: number;
  beforeEach(async () => {
    desk = await openOrderDesk(await open());
    uuid = await desk.addLot();
    // Placed while Mollie is out of reach: the order stands, and is told of later.
    const { reference } = await desk.placed(uuid);
    await desk.database.kysely
      .updateTable('payments')
      .set({ provider: provider.name, provider_id: null, checkout_url: null })
      .execute();
    ({ id: orderId } = await desk.database.kysely
      .selectFrom('orders')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow());
  });
  const shop = () => ({ ...desk.payments, provider });
  const refundNow = () => desk.database.kysely.selectFrom('refunds').selectAll().executeTakeFirstOrThrow();
  const orderNow = () =>
    desk.database.kysely.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();

  it('is paid, and its refund arrives in the end though the answers were lost', async () => {
    const { paymentUrl } = await receiptOf(shop(), orderId);
    const id = paymentUrl.split('/').at(-1) ?? '';
    Object.assign(mollie.payments.get(id) ?? {}, { status: 'paid' });
    desk.passMinutes(20);
    // The lot went to another by the time that the money came.
    await cancelOverdueOrders({ ...shop(), provider: { ...provider, fetchPayment: async () => null } });
    await desk.placed(uuid);
    await refreshByProviderId(shop(), id);
    expect(await orderNow()).toMatchObject({ order_state: 'cancelled', payment_state: 'paid' });
    mollie.faults = [422];
    expect(await settleRefunds(shop())).toBe(1);
    expect(await settleRefunds(shop())).toBe(0);
    desk.passMinutes(2);
    await settleRefunds(shop());
    expect([...mollie.refunds.values()]).toMatchObject([{ amount: { value: '16.95' }, status: 'pending' }]);
    expect(await orderNow()).toMatchObject({ payment_state: 'paid' });
    Object.assign(mollie.refunds.get('re_AAAAAAAAA1') ?? {}, { status: 'refunded' });
    await refreshByProviderId(shop(), id);
    await settleRefunds(shop());
    expect(await orderNow()).toMatchObject({ payment_state: 'refunded' });
  });

  it('gets its refund by a new one, once staff ask again for one that failed', async () => {
    const { paymentUrl } = await receiptOf(shop(), orderId);
    const id = paymentUrl.split('/').at(-1) ?? '';
    Object.assign(mollie.payments.get(id) ?? {}, { status: 'paid' });
    await refreshByProviderId(shop(), id);
    const { reference } = await orderNow();
    await refundOrder(desk.database, reference, { amountCents: 500, note: 'A leg was missing' }, desk.now());
    await settleRefunds(shop());
    const { id: refundId } = await refundNow();
    for (const [dead, next] of [
      ['re_AAAAAAAAA1', 're_AAAAAAAAA2'],
      ['re_AAAAAAAAA2', 're_AAAAAAAAA3'],
    ] as const) {
      Object.assign(mollie.refunds.get(dead) ?? {}, { status: 'failed' });
      await refreshByProviderId(shop(), id);
      await settleRefunds(shop());
      expect(await refundNow()).toMatchObject({ state: 'failed', provider_id: dead });
      const asked = { id: refundId, orderId };
      expect(await desk.database.transaction((trx) => reviveRefund(trx, asked, desk.now()))).toBe(true);
      await settleRefunds(shop());
      expect(await refundNow()).toMatchObject({ state: 'asked', provider_id: next });
    }
    Object.assign(mollie.refunds.get('re_AAAAAAAAA3') ?? {}, { status: 'refunded' });
    await refreshByProviderId(shop(), id);
    await settleRefunds(shop());
    expect(await orderNow()).toMatchObject({ payment_state: 'part-refunded' });
  });

  itByNight('stands though Mollie hangs, and can be paid once it answers', async () => {
    mollie.faults = ['hang'];
    expect((await receiptOf(shop(), orderId)).paymentUrl).toMatch(/^http:\/\/localhost:3000\/payment\?/);
    expect((await receiptOf(shop(), orderId)).paymentUrl).toMatch(/^https:\/\/www\.mollie\.test\//);
    expect(mollie.payments.size).toBe(1);
  });

  it('is paid by another method, and the transfer that it replaces is ended', async () => {
    await desk.database.kysely.updateTable('payments').set({ method: 'banktransfer' }).execute();
    const { paymentUrl } = await receiptOf(shop(), orderId);
    expect(await retryPayment(shop(), orderId, 'paypal', AMPLE_STOCK)).toBe('inactive');
    expect(await retryPayment(shop(), orderId, 'ideal', AMPLE_STOCK)).toBe('made');
    const old = paymentUrl.split('/').at(-1) ?? '';
    await cancelAbandoned({
      ...shop(),
      provider: { ...provider, cancelPayment: () => Promise.reject(new Error('away')) },
    });
    expect(mollie.payments.get(old)?.['status']).toBe('open');
    desk.passMinutes(10);
    await cancelAbandoned(shop());
    expect(mollie.payments.get(old)?.['status']).toBe('canceled');
  });

  it('is paid by an attempt that was left and could not be ended, though no word of it came', async () => {
    const { paymentUrl } = await receiptOf(shop(), orderId);
    const left = mollie.payments.get(paymentUrl.split('/').at(-1) ?? '') ?? {};
    expect(await retryPayment(shop(), orderId, 'ideal', AMPLE_STOCK)).toBe('made');
    expect(await cancelAbandoned(shop())).toBe(1);
    expect(left).toMatchObject({ status: 'open' });
    Object.assign(left, { status: 'paid' });
    desk.passMinutes(10);
    expect(await cancelAbandoned(shop())).toBe(1);
    expect(await orderNow()).toMatchObject({ order_state: 'confirmed', payment_state: 'paid' });
    // Nobody needs the other one any more; the one that is paid is looked at no longer.
    const ending = desk.database.kysely
      .selectFrom('payments')
      .select('method')
      .where('cancel_at', 'is not', null);
    expect(await ending.execute()).toEqual([{ method: 'ideal' }]);
    desk.passMinutes(2 * 24 * 60);
    expect(await cancelAbandoned(shop())).toBe(1);
    desk.passMinutes(10);
    expect(await cancelAbandoned(shop())).toBe(0);
  });

  it('is paid by an attempt whose start was answered after it was left', async () => {
    await retryPayment(shop(), orderId, 'ideal', AMPLE_STOCK);
    await cancelAbandoned(shop());
    const [left] = await desk.database.kysely.selectFrom('payments').selectAll().orderBy('attempt').execute();
    const started = await provider.createPayment(payment({ id: left?.id ?? '' }));
    await keepCheckout(desk.database.kysely, left?.id ?? '', { provider: provider.name, ...started });
    Object.assign(mollie.payments.get(started.providerId) ?? {}, { status: 'paid' });
    desk.passMinutes(10);
    await cancelAbandoned(shop());
    expect(await orderNow()).toMatchObject({ order_state: 'confirmed', payment_state: 'paid' });
  });
});
