import { describe, expect, it } from '@jest/globals';
import { oneDatabase } from '../../database/testing/databases.ts';
import { openOrderDesk, type OrderDesk } from '../../testing/desks/order-desk.ts';
import { runOrderCommand } from '../fulfilment/run-order-command.ts';

const owner = (desk: OrderDesk, reference: string, action: string) =>
  runOrderCommand(desk.database, { reference, action, carrier: 'bpost', reason: 'A wing broke' }, desk.now());

const DAY_MINUTES = 24 * 60;

/** The shop's clock stands on Monday 2 March 2026. */
describe('When an order is expected', () => {
  const open = oneDatabase();

  it('is told once it is paid, counted again from the parcel, and no more once it is there', async () => {
    const desk = await openOrderDesk(await open());
    const receipt = await desk.placed(await desk.addLot());
    const unpaid = await desk.read(receipt);
    expect(unpaid.shipping.days).toEqual({ min: 2, max: 4 });
    expect(unpaid.expected).toBeUndefined();
    desk.passMinutes(5);
    await desk.press(receipt, 'pay');
    expect((await desk.read(receipt)).expected).toEqual({ from: '2026-03-04', to: '2026-03-06' });
    desk.passMinutes(DAY_MINUTES);
    await owner(desk, receipt.reference, 'prepare');
    expect((await desk.read(receipt)).expected).toEqual({ from: '2026-03-04', to: '2026-03-06' });
    await owner(desk, receipt.reference, 'ship');
    expect((await desk.read(receipt)).expected).toEqual({ from: '2026-03-04', to: '2026-03-05' });
    await owner(desk, receipt.reference, 'deliver');
    expect((await desk.read(receipt)).expected).toBeUndefined();
  });

  it('stays as it was promised when the owner changes the days of the rate', async () => {
    const desk = await openOrderDesk(await open());
    const receipt = await desk.placed(await desk.addLot());
    await desk.press(receipt, 'pay');
    await desk.database.kysely.updateTable('shipping_rates').set({ days_min: 9, days_max: 9 }).execute();
    expect((await desk.read(receipt)).expected).toEqual({ from: '2026-03-04', to: '2026-03-06' });
  });

  it('begins when parcels leave again, while the shop is away', async () => {
    const desk = await openOrderDesk(await open());
    const nothing = { message_en: '', message_nl: '', message_fr: '', fair: null };
    const times = { starts_at: '2026-03-01T00:00:00.000Z', ends_at: '2026-03-14T00:00:00.000Z' };
    await desk.database.kysely
      .insertInto('closings')
      .values({ reason: 'VERLOF', mode: 'delayed', ships_from: '2026-03-16', ...times, ...nothing })
      .execute();
    const receipt = await desk.placed(await desk.addLot());
    await desk.press(receipt, 'pay');
    expect((await desk.read(receipt)).expected).toEqual({ from: '2026-03-17', to: '2026-03-19' });
    desk.passMinutes(15 * DAY_MINUTES);
    expect((await desk.read(receipt)).expected?.from).toBe('2026-03-17');
  });

  it('is told of no order that is cancelled', async () => {
    const desk = await openOrderDesk(await open());
    const receipt = await desk.placed(await desk.addLot());
    await desk.press(receipt, 'pay');
    await owner(desk, receipt.reference, 'cancel');
    expect((await desk.read(receipt)).expected).toBeUndefined();
  });
});
