import { describe, expect, it } from '@jest/globals';
import { cancelOverdueOrders } from '../paying/cancel-overdue.ts';
import { settleRefunds } from '../paying/settle-refunds.ts';
import { trackingLink } from './order-steps.ts';
import { stockFaults } from '../../catalogue/store/stock.ts';
import { eachDatabase } from '../../database/testing/databases.ts';
import { openMailbox } from '../../testing/mails/mailbox.ts';
import { openOrderDesk, type OrderDesk } from '../../testing/desks/order-desk.ts';
import { runOrderCommand, type OrderCommand } from './run-order-command.ts';

const command = (desk: OrderDesk, reference: string, action: string, more: Partial<OrderCommand> = {}) =>
  runOrderCommand(desk.database, { reference, action, ...more }, desk.now());

eachDatabase('The owner', (open) => {
  it('takes a paid order from the drawer to the door, and the shopper can follow it', async () => {
    const desk = await openOrderDesk(await open());
    const box = openMailbox();
    const receipt = await desk.placed(await desk.addLot(), { locale: 'nl' });
    const { reference } = receipt;
    expect(await command(desk, reference, 'prepare')).toEqual({
      isDone: false,
      say: `${reference} cannot be taken to "prepare" now: order placed, payment open, fulfilment waiting. Nothing was changed.`,
    });
    await desk.press(receipt, 'pay');
    for (const action of ['prepare', 'permit', 'prepare']) {
      expect((await command(desk, reference, action)).isDone).toBe(true);
    }
    await box.collect(desk.payments);
    const sent = await command(desk, reference, 'ship', { carrier: 'bpost', tracking: '3232 1' });
    expect(sent.say).toBe(`${reference}: order confirmed, payment paid, fulfilment shipped`);
    const [mail] = await box.collect(desk.payments);
    expect(mail?.subject).toBe(`Bestelling ${reference} is onderweg`);
    expect(mail?.text).toContain('https://track.bpost.cloud/btr/web/#/search?itemCode=3232%201');
    expect((await command(desk, reference, 'cancel', { reason: 'Lost' })).isDone).toBe(false);
    desk.passMinutes(60);
    expect((await command(desk, reference, 'deliver')).isDone).toBe(true);
    const order = await desk.read(receipt);
    expect(order).toMatchObject({
      orderState: 'completed',
      shipments: [{ carrier: 'bpost', trackingNumber: '3232 1', shippedAt: '2026-03-02T10:00:00.000Z' }],
      withdrawal: { isOpen: true, until: '2026-03-16T22:59:59.999Z' },
    });
    const steps = order.history.filter(({ kind }) => kind === 'fulfilment').map(({ state }) => state);
    expect(steps).toEqual(['preparing', 'permit-wait', 'preparing', 'shipped', 'delivered']);
  });

  it('cancels a paid order once: lot and money go back, with a credit note', async () => {
    const desk = await openOrderDesk(await open());
    const box = openMailbox();
    const uuid = await desk.addLot();
    const receipt = await desk.placed(uuid);
    await desk.press(receipt, 'pay');
    const twice = await Promise.all(
      [1, 2].map(() => command(desk, receipt.reference, 'cancel', { reason: 'A wing broke' })),
    );
    expect(twice.map(({ isDone }) => isDone).toSorted()).toEqual([false, true]);
    await settleRefunds(desk.payments);
    expect(await desk.read(receipt)).toMatchObject({
      orderState: 'cancelled',
      paymentState: 'refunded',
      refunds: [{ amountCents: 1695, reason: 'cancelled', state: 'done' }],
      invoices: [{ totalCents: 1695 }, { number: 'CN-2026-00001', totalCents: 1695 }],
    });
    expect(await desk.stockOf(uuid)).toEqual({ on_hand: 1, reserved: 0 });
    expect(await stockFaults(desk.database.kysely)).toEqual([]);
    const texts = (await box.collect(desk.payments)).map(({ text }) => text).join('\n');
    expect(texts).toContain('We have cancelled your order. €16.95 goes back the way you paid it.');
    expect((await desk.placed(uuid)).reference).toMatch(/^VDM/);
  });

  it('cancels an unpaid order, which no job cancels again', async () => {
    const desk = await openOrderDesk(await open());
    const receipt = await desk.placed(await desk.addLot());
    expect((await command(desk, receipt.reference, 'cancel', { reason: 'Asked by phone' })).isDone).toBe(
      true,
    );
    desk.passMinutes(20);
    expect(await cancelOverdueOrders(desk.payments)).toBe(0);
    expect(await desk.read(receipt)).toMatchObject({
      orderState: 'cancelled',
      paymentState: 'cancelled',
      refunds: [],
    });
  });

  it('gives back a part, and then what is left, but no cent more', async () => {
    const desk = await openOrderDesk(await open());
    const receipt = await desk.placed(await desk.addLot());
    await desk.press(receipt, 'pay');
    const refund = (cents?: string) =>
      command(desk, receipt.reference, 'refund', { cents, reason: 'A bent antenna' });
    expect((await refund('1696')).isDone).toBe(false);
    expect((await refund('500')).isDone).toBe(true);
    expect((await refund('1196')).isDone).toBe(false);
    expect((await refund()).isDone).toBe(true);
    expect((await refund()).isDone).toBe(false);
    await settleRefunds(desk.payments);
    const order = await desk.read(receipt);
    expect(order.refunds?.map(({ amountCents }) => amountCents)).toEqual([500, 1195]);
    expect(order).toMatchObject({ orderState: 'confirmed', paymentState: 'refunded' });
  });

  it.each([
    ['fly', {}],
    ['ship', {}],
    ['ship', { carrier: 'bpost', link: 'javascript:alert(1)' }],
    ['cancel', {}],
    ['refund', { cents: '12,50', reason: 'x' }],
    ['refund', { cents: '500' }],
  ])('is shown how to write "%s" with %j', async (action, more) => {
    const desk = await openOrderDesk(await open());
    const receipt = await desk.placed(await desk.addLot());
    const { isDone, say } = await command(desk, receipt.reference, action, more);
    expect(isDone).toBe(false);
    expect(say).toMatch(/^Usage/);
  });

  it('is told of an order that is not there', async () => {
    const desk = await openOrderDesk(await open());
    expect((await command(desk, 'VDM-2026-999999', 'prepare')).say).toBe(
      'There is no order VDM-2026-999999.',
    );
  });
});

describe('The link to a parcel', () => {
  it('is there for carriers that are known, when there is a number', () => {
    expect(trackingLink('PostNL', '3S')).toBe('https://jouw.postnl.be/track-and-trace/3S');
    expect(trackingLink('pigeon', '3S')).toBeNull();
    expect(trackingLink('bpost', '')).toBeNull();
  });
});
