import { expect, it } from '@jest/globals';
import type { PaymentMethod } from '@vitrine/shared/contract/frame';
import type { LineRequest } from '@vitrine/shared/contract/orders/cart-check';
import { receiptSchema, type Receipt } from '@vitrine/shared/contract/orders/place-order';
import { eachDatabase } from '../../database/testing/databases.ts';
import { openAccountDesk } from '../../testing/desks/account-desk.ts';
import type { OrderDesk } from '../../testing/desks/order-desk.ts';
import { orderFor } from '../../testing/order-body.ts';
import { cancelOverdueOrders } from './cancel-overdue.ts';

const DAY = 24 * 60;
const TRANSFER = { paymentMethod: 'banktransfer' } as const;
const IN_A_DAY = '2026-03-03T10:00:00.000Z';
const IN_A_WEEK = '2026-03-09T10:00:00.000Z';

/** The attempt fails, and another one is made. */
async function payAgain(desk: OrderDesk, last: Receipt, paymentMethod: PaymentMethod): Promise<Receipt> {
  await desk.press(last, 'fail');
  const url = `/api/orders/${last.reference}/payments?key=${last.key}`;
  return receiptSchema.parse(
    (await desk.app.inject({ method: 'POST', url, payload: { paymentMethod } })).json(),
  );
}

eachDatabase('Lots that wait for a bank transfer', (open) => {
  async function openShop() {
    const desk = await openAccountDesk(await open());
    const uuid = await desk.addLot();
    const lines: LineRequest[] = [{ uuid, amount: 1 }];
    return { desk, uuid, lines };
  }

  it('wait for a day, and are free again when nobody presses the link in the mail', async () => {
    const { desk, uuid } = await openShop();
    const receipt = await desk.placed(uuid, TRANSFER);
    expect((await desk.read(receipt)).bankTransfer).toMatchObject({
      payBefore: IN_A_DAY,
      weekUntil: IN_A_WEEK,
    });
    desk.passMinutes(DAY - 1);
    expect(await cancelOverdueOrders(desk.payments)).toBe(0);
    desk.passMinutes(1);
    expect(await cancelOverdueOrders(desk.payments)).toBe(1);
    expect(await desk.stockOf(uuid)).toEqual({ on_hand: 1, reserved: 0 });
    expect((await desk.pressMailLink(receipt)).statusCode).toBe(409);
    const kinds = (await desk.mails()).map(({ messageId }) => messageId.split('.')[0]);
    expect(kinds).toEqual(['order-received', 'order-cancelled']);
    desk.passMinutes(3 * DAY);
    expect(await desk.mails()).toEqual([]);
  });

  it('wait for a week from the order on once the link was pressed, and the reminder says until when', async () => {
    const { desk, uuid } = await openShop();
    const receipt = await desk.placed(uuid, TRANSFER);
    desk.passMinutes(20 * 60);
    for (let times = 0; times < 2; times += 1) {
      const answer = await desk.pressMailLink(receipt);
      expect(answer.json()).toMatchObject({ bankTransfer: { payBefore: IN_A_WEEK } });
      expect(answer.json().bankTransfer.weekUntil).toBeUndefined();
    }
    desk.passMinutes(4 * DAY);
    expect(await cancelOverdueOrders(desk.payments)).toBe(0);
    const reminder = (await desk.mails()).find(({ messageId }) => messageId.startsWith('transfer-reminder'));
    expect(reminder?.text).toContain('Before: 9\u00a0March\u00a02026');
    desk.passMinutes(3 * DAY);
    expect(await cancelOverdueOrders(desk.payments)).toBe(1);
  });

  it('are known by a link that stands in the mail alone', async () => {
    const { desk, uuid, lines } = await openShop();
    const ordered = await desk.order(desk.orderFor(lines, TRANSFER));
    const { reference, key } = ordered.json();
    const [mail] = await desk.mails();
    const link = /\/order\/\S+[?&]week=([\w-]{43})/.exec(mail?.text ?? '');
    const token = link?.[1] ?? '';
    expect(mail?.html).toContain(token);
    expect(mail?.text).toContain('until 3\u00a0March\u00a02026 at 11:00');
    expect(mail?.text).toContain('we reserve them until 9\u00a0March\u00a02026');
    const page = await desk.app.inject(`/api/orders/${reference}?key=${key}`);
    expect(ordered.body + page.body).not.toContain(token);
    const wrong = await desk.pressMailLink(ordered.json(), 'x'.repeat(43));
    expect(wrong.statusCode).toBe(404);
    expect(await desk.read(ordered.json())).toMatchObject({ bankTransfer: { payBefore: IN_A_DAY } });
    expect((await desk.pressMailLink(ordered.json(), token)).statusCode).toBe(200);
    expect(await desk.stockOf(uuid)).toEqual({ on_hand: 1, reserved: 1 });
  });

  it('wait for a week at once for who is logged in with a confirmed address', async () => {
    const { desk, lines } = await openShop();
    const known = await desk.confirmed();
    known.headers = { 'idempotency-key': 'of-a-known-customer' };
    const { reference, key } = (await known.post('/api/orders', orderFor(lines, TRANSFER))).json();
    const { bankTransfer } = (await known.get(`/api/orders/${reference}?key=${key}`)).json();
    expect(bankTransfer.payBefore).toBe(IN_A_WEEK);
    expect(bankTransfer.weekUntil).toBeUndefined();
    const mail = (await desk.mails()).find(({ messageId }) => messageId.startsWith('order-received'));
    expect(mail?.text).not.toContain('week=');
  });

  it('wait no longer than a day, however often and by whatever another attempt to pay is made', async () => {
    const { desk, uuid } = await openShop();
    const receipt = await desk.placed(uuid, TRANSFER);
    let last = receipt;
    desk.passMinutes(60);
    last = await payAgain(desk, last, 'banktransfer');
    // A failed one leaves the lots a card's time: the next has what is left of its day.
    expect(await desk.read(receipt)).toMatchObject({ bankTransfer: { payBefore: IN_A_DAY } });
    desk.passMinutes(DAY - 70);
    last = await payAgain(desk, last, 'banktransfer');
    expect(await desk.read(receipt)).toMatchObject({ bankTransfer: { payBefore: IN_A_DAY } });
    const received = (await desk.mails()).filter(({ messageId }) => messageId.startsWith('order-received'));
    expect(received.map(({ text }) => text.includes('week='))).toEqual([true, true, true]);
    for (const method of ['ideal', 'paypal', 'banktransfer'] as const) {
      last = await payAgain(desk, last, method);
      expect((await desk.read(receipt)).reservedUntil).toBe(IN_A_DAY);
    }
    desk.passMinutes(10);
    expect(await cancelOverdueOrders(desk.payments)).toBe(1);
    expect(await desk.stockOf(uuid)).toEqual({ on_hand: 1, reserved: 0 });
  });

  it('are not paid by an attempt that has less than five minutes left: the order would be cancelled meanwhile', async () => {
    const { desk, uuid } = await openShop();
    const receipt = await desk.placed(uuid, TRANSFER);
    const url = `/api/orders/${receipt.reference}/payments?key=${receipt.key}`;
    const tryAgain = (paymentMethod: PaymentMethod) =>
      desk.app.inject({ method: 'POST', url, payload: { paymentMethod } });
    await desk.press(receipt, 'fail');
    await desk.database.kysely.updateTable('orders').set({ reserved_until: IN_A_DAY }).execute();
    desk.passMinutes(DAY - 4);
    const late = await tryAgain('ideal');
    expect([late.statusCode, late.json().code]).toEqual([409, 'cannot-pay']);
    expect(await desk.read(receipt)).toMatchObject({ paymentState: 'failed', reservedUntil: IN_A_DAY });
    desk.passMinutes(-2);
    expect((await tryAgain('ideal')).statusCode).toBe(201);
  });

  it('wait no longer by an attempt that is made when less is reserved', async () => {
    const { desk, uuid } = await openShop();
    const receipt = await desk.placed(uuid, TRANSFER);
    const halfAnHour = '2026-03-02T10:30:00.000Z';
    const given = { reserved_until: halfAnHour, transfer_until: halfAnHour };
    await desk.database.kysely.updateTable('orders').set(given).execute();
    desk.passMinutes(25);
    const again = await payAgain(desk, receipt, 'banktransfer');
    expect((await desk.read(again)).reservedUntil).toBe(halfAnHour);
    // Seven times what it was given.
    expect((await desk.pressMailLink(again)).json()).toMatchObject({
      bankTransfer: { payBefore: '2026-03-02T13:30:00.000Z' },
    });
  });

  it('have the week that the first mail promised, counted from there, after another attempt', async () => {
    const { desk, uuid } = await openShop();
    const receipt = await desk.placed(uuid, TRANSFER);
    desk.passMinutes(23 * 60);
    await payAgain(desk, receipt, 'banktransfer');
    expect(await desk.read(receipt)).toMatchObject({ bankTransfer: { weekUntil: IN_A_WEEK } });
    const pressed = await desk.pressMailLink(receipt);
    expect(pressed.json()).toMatchObject({ bankTransfer: { payBefore: IN_A_WEEK } });
  });
});
