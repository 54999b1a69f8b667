import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from '@jest/globals';
import { receiptSchema, type Receipt } from '@vitrine/shared/contract/orders/place-order';
import { stockFaults } from '../../catalogue/store/stock.ts';
import { eachDatabase } from '../../database/testing/databases.ts';
import { setBank } from '../../database/testing/set-bank.ts';
import { openOrderDesk, type OrderDesk } from '../../testing/desks/order-desk.ts';
import { applyPaymentState } from './apply-payment-state.ts';
import { cancelAbandoned } from './cancel-abandoned.ts';
import { cancelOverdueOrders } from './cancel-overdue.ts';
import { checkOpenPayments } from './check-open-payments.ts';
import { refreshByProviderId } from './refresh-payment.ts';
import { payLate } from '../../payments/sandbox/decide.ts';

/** What the database holds of an order. */
const ordered = ({ database }: OrderDesk, { reference }: Receipt) =>
  database.kysely.selectFrom('orders').select('orders.id').where('orders.reference', '=', reference);
const mailsOf = async (desk: OrderDesk, receipt: Receipt) => {
  const mails = desk.database.kysely.selectFrom('outbox').where('order_id', '=', ordered(desk, receipt));
  return (await mails.select('kind').orderBy('id').execute()).map(({ kind }) => kind);
};
const refundsOf = (desk: OrderDesk, receipt: Receipt) => {
  const refunds = desk.database.kysely.selectFrom('refunds').where('order_id', '=', ordered(desk, receipt));
  return refunds.select(['amount_cents', 'reason', 'state']).execute();
};
const paymentsOf = async (desk: OrderDesk, receipt: Receipt) => {
  const payments = desk.database.kysely.selectFrom('payments').where('order_id', '=', ordered(desk, receipt));
  return (await payments.select('id').orderBy('attempt').execute()).map(({ id }) => id);
};

const SOLD = { on_hand: 0, reserved: 0 };
const RESERVED = { on_hand: 1, reserved: 1 };
const FREE = { on_hand: 1, reserved: 0 };

eachDatabase('A shopper who pays', (open) => {
  /** Of all tests: each is about an order of its own. */
  let desk: OrderDesk;
  beforeAll(async () => {
    desk = await openOrderDesk(await open());
  });

  it('owns the lot, once, though the provider tells it twice', async () => {
    const uuid = await desk.addLot();
    const receipt = await desk.placed(uuid, { locale: 'nl' });
    const back = await desk.press(receipt, 'twice');
    expect(back.statusCode).toBe(303);
    expect(back.headers['location']).toBe(
      `http://localhost:3000/nl/betaling?reference=${receipt.reference}&key=${receipt.key}`,
    );
    expect(await desk.read(receipt)).toMatchObject({
      orderState: 'confirmed',
      paymentState: 'paid',
      canPay: false,
    });
    expect(await desk.stockOf(uuid)).toEqual(SOLD);
    expect(await mailsOf(desk, receipt)).toEqual(['order-received', 'payment-received']);
    expect((await desk.read(receipt)).history.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      'order placed',
      'payment open',
      'payment paid',
      'order confirmed',
    ]);
    expect(await stockFaults(desk.database.kysely)).toEqual([]);
  });

  it('stays the owner when an older word of the provider comes after the money', async () => {
    const uuid = await desk.addLot();
    const receipt = await desk.placed(uuid);
    const [id = ''] = await paymentsOf(desk, receipt);
    for (const state of ['paid', 'pending', 'expired', 'failed', 'open', 'paid'] as const) {
      await applyPaymentState(desk.database, id, state, desk.now());
    }
    expect(await desk.read(receipt)).toMatchObject({ orderState: 'confirmed', paymentState: 'paid' });
    expect(await desk.stockOf(uuid)).toEqual(SOLD);
  });

  it.each([
    ['fail', 'failed'],
    ['cancel', 'cancelled'],
    ['expire', 'expired'],
  ] as const)('may try again after "%s", and the lot waits', async (action, state) => {
    const uuid = await desk.addLot();
    const receipt = await desk.placed(uuid);
    await desk.press(receipt, action);
    expect(await desk.read(receipt)).toMatchObject({
      orderState: 'placed',
      paymentState: state,
      canPay: true,
    });
    expect(await desk.stockOf(uuid)).toEqual(RESERVED);
    const url = `/api/orders/${receipt.reference}/payments?key=${receipt.key}`;
    const again = await desk.app.inject({ method: 'POST', url, payload: { paymentMethod: 'ideal' } });
    expect(again.statusCode).toBe(201);
    expect(again.json().paymentUrl).not.toBe(receipt.paymentUrl);
    await desk.press(again.json(), 'pay');
    expect(await desk.read(receipt)).toMatchObject({ paymentState: 'paid', paymentMethod: 'ideal' });
    expect(await desk.stockOf(uuid)).toEqual(SOLD);
  });

  it('goes on with the open attempt instead of making another', async () => {
    const receipt = await desk.placed(await desk.addLot());
    const url = `/api/orders/${receipt.reference}/payments?key=${receipt.key}`;
    const answers = await Promise.all([1, 2, 3].map(() => desk.app.inject({ method: 'POST', url })));
    expect(answers.map((answer) => answer.json().paymentUrl)).toEqual(Array(3).fill(receipt.paymentUrl));
    expect(await paymentsOf(desk, receipt)).toHaveLength(1);
  });

  it('cannot pay an order that is not theirs, nor one that is paid', async () => {
    const receipt = await desk.placed(await desk.addLot());
    const post = (key: string) =>
      desk.app.inject({ method: 'POST', url: `/api/orders/${receipt.reference}/payments?key=${key}` });
    expect((await post('wrong')).statusCode).toBe(404);
    await desk.press(receipt, 'pay');
    expect((await post(receipt.key)).statusCode).toBe(409);
  });

  it('pays once when an old attempt and the new one both bring money', async () => {
    const receipt = await desk.placed(await desk.addLot());
    await desk.press(receipt, 'fail');
    await desk.app.inject({
      method: 'POST',
      url: `/api/orders/${receipt.reference}/payments?key=${receipt.key}`,
    });
    const [old = '', current = ''] = await paymentsOf(desk, receipt);
    await applyPaymentState(desk.database, old, 'paid', desk.now());
    expect(await desk.read(receipt)).toMatchObject({ orderState: 'confirmed', paymentState: 'paid' });
    await applyPaymentState(desk.database, current, 'paid', desk.now());
    expect(await refundsOf(desk, receipt)).toEqual([
      { amount_cents: 1695, reason: 'paid-twice', state: 'due' },
    ]);
  });

  it.each([
    ['paid', (desk: OrderDesk, receipt: Receipt) => desk.press(receipt, 'pay')],
    ['failed', (desk: OrderDesk, receipt: Receipt) => desk.press(receipt, 'fail')],
    [
      'cancelled',
      (desk: OrderDesk) => {
        desk.passMinutes(15);
        return cancelOverdueOrders(desk.payments);
      },
    ],
  ])('whose answer was lost is not led to the bank for an order that is %s by now', async (_how, end) => {
    const [body, intent] = [desk.orderFor([{ uuid: await desk.addLot(), amount: 1 }]), randomUUID()];
    const receipt = receiptSchema.parse((await desk.order(body, intent)).json());
    await end(desk, receipt);
    const repeated = receiptSchema.parse((await desk.order(body, intent)).json());
    expect(repeated).toEqual({
      ...receipt,
      paymentUrl: `http://localhost:3000/payment?reference=${receipt.reference}&key=${receipt.key}`,
    });
  });

  it('keeps a paid order though an older attempt expires', async () => {
    const receipt = await desk.placed(await desk.addLot());
    const url = `/api/orders/${receipt.reference}/payments?key=${receipt.key}`;
    const again = await desk.app.inject({ method: 'POST', url, payload: { paymentMethod: 'paypal' } });
    await desk.press(again.json(), 'pay');
    await desk.press(receipt, 'expire');
    expect(await desk.read(receipt)).toMatchObject({ orderState: 'confirmed', paymentState: 'paid' });
  });
});

eachDatabase('A shopper who pays late, otherwise or not at all', (open) => {
  it('pays at the provider that the shop has now, when the one before never heard of the order', async () => {
    const desk = await openOrderDesk(await open());
    const { kysely } = desk.database;
    const receipt = await desk.placed(await desk.addLot());
    await kysely.deleteFrom('test_payments').execute();
    await kysely
      .updateTable('payments')
      .set({ provider: 'former', provider_id: null, checkout_url: null })
      .execute();
    const url = `/api/orders/${receipt.reference}/payments?key=${receipt.key}`;
    const again = await desk.app.inject({ method: 'POST', url });
    await desk.press(again.json(), 'pay');
    expect(await desk.read(receipt)).toMatchObject({ orderState: 'confirmed', paymentState: 'paid' });
  });

  it('loses the lot when they do not pay in time, and is told', async () => {
    const desk = await openOrderDesk(await open());
    const uuid = await desk.addLot();
    const receipt = await desk.placed(uuid);
    desk.passMinutes(14);
    expect(await cancelOverdueOrders(desk.payments)).toBe(0);
    desk.passMinutes(1);
    const cancelled = await Promise.all([
      cancelOverdueOrders(desk.payments),
      cancelOverdueOrders(desk.payments),
    ]);
    expect(cancelled.toSorted()).toEqual([0, 1]);
    expect(await desk.read(receipt)).toMatchObject({
      orderState: 'cancelled',
      paymentState: 'expired',
      canPay: false,
    });
    expect(await desk.stockOf(uuid)).toEqual(FREE);
    expect(await mailsOf(desk, receipt)).toEqual(['order-received', 'order-cancelled']);
    expect(await stockFaults(desk.database.kysely)).toEqual([]);
  });

  it('gets the lot after all when the money is late and the lot still there', async () => {
    const desk = await openOrderDesk(await open());
    const uuid = await desk.addLot();
    const receipt = await desk.placed(uuid);
    desk.passMinutes(20);
    await cancelOverdueOrders(desk.payments);
    await desk.press(receipt, 'pay');
    expect(await desk.read(receipt)).toMatchObject({ orderState: 'confirmed', paymentState: 'paid' });
    expect(await desk.stockOf(uuid)).toEqual(SOLD);
    expect(await stockFaults(desk.database.kysely)).toEqual([]);
  });

  it('gets the money back when it is late and the lot went to another', async () => {
    const desk = await openOrderDesk(await open());
    const uuid = await desk.addLot();
    const late = await desk.placed(uuid);
    desk.passMinutes(20);
    await cancelOverdueOrders(desk.payments);
    const other = await desk.placed(uuid);
    await desk.press(late, 'pay');
    expect(await desk.read(late)).toMatchObject({ orderState: 'cancelled', paymentState: 'paid' });
    expect(await refundsOf(desk, late)).toEqual([{ amount_cents: 1695, reason: 'too-late', state: 'due' }]);
    expect(await mailsOf(desk, late)).toContain('refund-due');
    await desk.press(other, 'pay');
    expect(await desk.stockOf(uuid)).toEqual(SOLD);
    expect(await stockFaults(desk.database.kysely)).toEqual([]);
  });

  it('cannot pay the newer attempt any more once the older one brought the money', async () => {
    const desk = await openOrderDesk(await open());
    const receipt = await desk.placed(await desk.addLot());
    const url = `/api/orders/${receipt.reference}/payments?key=${receipt.key}`;
    const again = await desk.app.inject({ method: 'POST', url, payload: { paymentMethod: 'paypal' } });
    await desk.press(receipt, 'pay');
    expect(await cancelAbandoned(desk.payments)).toBe(2);
    await desk.press(again.json(), 'pay');
    expect(await desk.read(receipt)).toMatchObject({ orderState: 'confirmed', paymentState: 'paid' });
    expect(await refundsOf(desk, receipt)).toEqual([]);
  });

  it('is believed though the webhook never came', async () => {
    const desk = await openOrderDesk(await open());
    const receipt = await desk.placed(await desk.addLot());
    await desk.press(receipt, 'silent');
    expect(await desk.read(receipt)).toMatchObject({ paymentState: 'open' });
    expect(await checkOpenPayments(desk.payments)).toBe(0);
    desk.passMinutes(1);
    expect(await checkOpenPayments(desk.payments)).toBe(1);
    expect(await desk.read(receipt)).toMatchObject({ paymentState: 'paid' });
  });

  it('may be answered late', async () => {
    const desk = await openOrderDesk(await open());
    const receipt = await desk.placed(await desk.addLot());
    await desk.press(receipt, 'late');
    const notify = (id: string) => refreshByProviderId(desk.payments, id);
    expect(await payLate(desk.database, notify, desk.now())).toBe(0);
    expect(await desk.read(receipt)).toMatchObject({ paymentState: 'open' });
    desk.passMinutes(1);
    expect(await payLate(desk.database, notify, desk.now())).toBe(1);
    expect(await desk.read(receipt)).toMatchObject({ paymentState: 'paid' });
  });

  it('reads how to transfer, has seven days once the mail was read, and may pay otherwise when that fails', async () => {
    const desk = await openOrderDesk(await open());
    const uuid = await desk.addLot();
    const receipt = await desk.placed(uuid, { paymentMethod: 'banktransfer' });
    await desk.pressMailLink(receipt);
    expect(await desk.read(receipt)).toMatchObject({
      paymentState: 'pending',
      canPay: false,
      bankTransfer: { communication: '+++000/0000/00101+++', payBefore: '2026-03-09T10:00:00.000Z' },
    });
    desk.passMinutes(6 * 24 * 60);
    expect(await cancelOverdueOrders(desk.payments)).toBe(0);
    await desk.press(receipt, 'fail');
    expect(await desk.read(receipt)).toMatchObject({ paymentState: 'failed', canPay: true });
    desk.passMinutes(15);
    expect(await cancelOverdueOrders(desk.payments)).toBe(1);
    expect(await desk.stockOf(uuid)).toEqual(FREE);
  });

  it('transfers to the account of that day, though the shop changes banks before the money comes', async () => {
    const desk = await openOrderDesk(await open());
    const { kysely } = desk.database;
    const transferOf = async (receipt: Receipt) => (await desk.read(receipt)).bankTransfer;
    const uuid = await desk.addLot({ on_hand: 3 });
    const place = () => desk.placed(uuid, { paymentMethod: 'banktransfer' });
    // Of no bank: a shop that has set none cannot be sent money by mistake.
    expect(await transferOf(await place())).toMatchObject({ iban: 'BE00 0000 0000 0000' });
    await setBank(kysely, { iban: 'BE68 5390 0754 7034', bic: 'TRIOBEBB' });
    const before = await place();
    await setBank(kysely, { iban: 'BE71 0961 2345 6769', bic: '' });
    const after = await place();
    expect(await transferOf(before)).toMatchObject({
      ...{ beneficiary: 'Vitrine', iban: 'BE68 5390 0754 7034', bic: 'TRIOBEBB' },
      communication: '+++000/0000/00202+++',
    });
    expect(await transferOf(after)).toMatchObject({ iban: 'BE71 0961 2345 6769', bic: '' });
  });
});
