import { expect, it } from '@jest/globals';
import { DAY_MS, MINUTE_MS } from '@vitrine/shared/platform/time';
import { runRetentions } from '../../operations/retention/run-retentions.ts';
import { eachDatabase } from '../../database/testing/databases.ts';
import { openOrderDesk } from '../../testing/desks/order-desk.ts';
import { cancelOverdueOrders } from './cancel-overdue.ts';
import { settleRefunds } from './settle-refunds.ts';

eachDatabase('Money for an order of which the shop has forgotten whose it was', (open) => {
  it('goes back though the lot is still there: there is nobody to send it to', async () => {
    const desk = await openOrderDesk(await open());
    const uuid = await desk.addLot();
    const receipt = await desk.placed(uuid);
    desk.passMinutes(20);
    await cancelOverdueOrders(desk.payments);
    desk.passMinutes((61 * DAY_MS) / MINUTE_MS);
    await runRetentions(desk.database, desk.now());
    await desk.press(receipt, 'pay');
    await settleRefunds(desk.payments);
    expect(await desk.read(receipt)).toMatchObject({
      ...{ orderState: 'cancelled', paymentState: 'refunded', invoices: [] },
      refunds: [{ amountCents: 1695, reason: 'too-late', state: 'done' }],
    });
    expect(await desk.stockOf(uuid)).toEqual({ on_hand: 1, reserved: 0 });
  });
});
