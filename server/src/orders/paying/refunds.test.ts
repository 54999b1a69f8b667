import { expect, it } from '@jest/globals';
import { orderSchema } from '@vitrine/shared/contract/orders/order';
import { RefundRefused } from '../../payments/index.ts';
import { currentPayment } from '../../payments/store/payments.ts';
import { addRefund, hasNotGone } from './store/refunds.ts';
import { eachDatabase } from '../../database/testing/databases.ts';
import { openMailbox } from '../../testing/mails/mailbox.ts';
import { openOrderDesk, type OrderDesk } from '../../testing/desks/order-desk.ts';
import { cancelOverdueOrders } from './cancel-overdue.ts';
import { settleRefunds } from './settle-refunds.ts';

async function giveBack(desk: OrderDesk, amountCents: number, source: string): Promise<boolean> {
  return desk.database.transaction(async (trx) => {
    const { id } = await trx.selectFrom('orders').select('id').orderBy('id').executeTakeFirstOrThrow();
    const payment = await currentPayment(trx, id);
    return addRefund(trx, { payment, amountCents, reason: 'goodwill', source }, desk.now());
  });
}

eachDatabase('Money that goes back', (open) => {
  it('goes back in parts, each once, and the shopper is told of each', async () => {
    const desk = await openOrderDesk(await open());
    const box = openMailbox();
    const receipt = await desk.placed(await desk.addLot(), { locale: 'fr' });
    await desk.press(receipt, 'pay');
    await box.collect(desk.payments);
    expect(await giveBack(desk, 500, 'first')).toBe(true);
    expect(await giveBack(desk, 500, 'first')).toBe(false);
    const settled = await Promise.all([settleRefunds(desk.payments), settleRefunds(desk.payments)]);
    expect(settled[0] + settled[1]).toBe(1);
    expect(await desk.read(receipt)).toMatchObject({ paymentState: 'part-refunded' });
    await giveBack(desk, 1195, 'second');
    await settleRefunds(desk.payments);
    const order = await desk.read(receipt);
    expect(order.paymentState).toBe('refunded');
    expect(order.refunds).toMatchObject([
      { amountCents: 500, reason: 'goodwill', state: 'done' },
      { amountCents: 1195, reason: 'goodwill', state: 'done' },
    ]);
    const mails = await box.collect(desk.payments);
    expect(mails.map(({ subject }) => subject)).toEqual(
      Array(2).fill(`Votre remboursement pour la commande ${receipt.reference}`),
    );
    expect(mails[0]?.text).toMatch(/remboursé 5,00\s€/);
  });

  it('goes back by itself when it came after the lot was gone', async () => {
    const desk = await openOrderDesk(await open());
    const uuid = await desk.addLot();
    const late = await desk.placed(uuid);
    desk.passMinutes(20);
    await cancelOverdueOrders(desk.payments);
    await desk.placed(uuid);
    await desk.press(late, 'pay');
    await settleRefunds(desk.payments);
    expect(await desk.read(late)).toMatchObject({ orderState: 'cancelled', paymentState: 'refunded' });
  });

  it('is left to the owner when the provider refuses it again and again', async () => {
    const desk = await openOrderDesk(await open());
    const receipt = await desk.placed(await desk.addLot());
    await desk.press(receipt, 'pay');
    await giveBack(desk, 500, 'never');
    const refuse = () => Promise.reject(new RefundRefused('No such account'));
    const away = { ...desk.payments, provider: { ...desk.payments.provider, refund: refuse } };
    for (let attempt = 0; attempt < 12; attempt += 1) {
      await settleRefunds(away);
      desk.passMinutes(6 * 60);
    }
    expect(await settleRefunds(away)).toBe(0);
    expect(await desk.database.kysely.selectFrom('refunds').selectAll().execute()).toMatchObject([
      { state: 'failed', amount_cents: 500, last_error: 'RefundRefused: No such account' },
    ]);
    const seen = await desk.app.inject(`/api/orders/${receipt.reference}?key=${receipt.key}`);
    expect(orderSchema.parse(seen.json())).toMatchObject({
      paymentState: 'paid',
      refunds: [{ state: 'failed' }],
    });
  });

  it('is asked for again as long as nobody knows whether the provider took it, and goes once', async () => {
    const desk = await openOrderDesk(await open());
    const receipt = await desk.placed(await desk.addLot());
    await desk.press(receipt, 'pay');
    await giveBack(desk, 500, 'unknown');
    const refund = (error: Error) => () => Promise.reject(error);
    const shop = (error: Error) => ({
      ...desk.payments,
      provider: { ...desk.payments.provider, refund: refund(error) },
    });
    for (let attempt = 0; attempt < 13; attempt += 1) {
      // The last of them is taken, and its answer comes too late.
      const error = attempt < 11 ? new RefundRefused('No such account') : new Error('No answer');
      expect(await settleRefunds(shop(error))).toBe(1);
      desk.passMinutes(6 * 60);
    }
    const refunds = () => desk.database.kysely.selectFrom('refunds').selectAll().execute();
    expect(await refunds()).toMatchObject([{ state: 'due', last_error: 'Error: No answer' }]);
    await settleRefunds(desk.payments);
    expect(await refunds()).toMatchObject([{ state: 'done', amount_cents: 500 }]);
  });

  it('is left to nobody to pay by hand while a try may have gone, though it is not asked for any more', async () => {
    const desk = await openOrderDesk(await open());
    const receipt = await desk.placed(await desk.addLot());
    await desk.press(receipt, 'pay');
    await giveBack(desk, 500, 'unknown');
    const refund = () => Promise.reject(new Error('No answer'));
    await settleRefunds({ ...desk.payments, provider: { ...desk.payments.provider, refund } });
    const another = { ...desk.payments, provider: { ...desk.payments.provider, name: 'another' } };
    for (let attempt = 0; attempt < 12; attempt += 1) {
      desk.passMinutes(6 * 60);
      await settleRefunds(another);
    }
    const [failed] = await desk.database.kysely.selectFrom('refunds').selectAll().execute();
    expect(failed).toMatchObject({ state: 'failed' });
    expect(failed && hasNotGone(failed)).toBe(false);
  });
});
