import { expect, it } from '@jest/globals';
import { eachDatabase } from '../../../database/testing/databases.ts';
import { openOrderDesk } from '../../../testing/desks/order-desk.ts';

eachDatabase('A lot that somebody else has reserved', (open) => {
  it('says when it may be free again: by the checkout, by the order that came of it, and no more once it is sold', async () => {
    const desk = await openOrderDesk(await open());
    const uuid = await desk.addLot();
    const { holdId } = (await desk.hold([{ uuid, amount: 1 }])).json();
    const heldUntil = async () => {
      // Another address than the last: pages of insects are cached for some seconds.
      const url = `/api/catalogue/insects/${uuid}?at=${desk.now().toISOString()}`;
      return (await desk.app.inject(url)).json().insect.heldUntil;
    };
    expect(await heldUntil()).toBe('2026-03-02T10:15:00.000Z');
    desk.passMinutes(5);
    const order = desk.orderFor([{ uuid, amount: 1 }], { holdId, paymentMethod: 'banktransfer' });
    const receipt = (await desk.order(order)).json();
    expect(await heldUntil()).toBe('2026-03-03T10:05:00.000Z');
    await desk.pressMailLink(receipt);
    desk.passMinutes(1);
    expect(await heldUntil()).toBe('2026-03-09T10:05:00.000Z');
    await desk.database.kysely.updateTable('insects').set({ on_hand: 0, reserved: 0 }).execute();
    desk.passMinutes(1);
    expect(await heldUntil()).toBeUndefined();
  });
});
