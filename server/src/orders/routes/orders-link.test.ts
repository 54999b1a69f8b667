import { beforeAll, expect, it } from '@jest/globals';
import { eachDatabase } from '../../database/testing/databases.ts';
import { openOrderDesk, type OrderDesk } from '../../testing/desks/order-desk.ts';

eachDatabase('The link to an order', (open) => {
  let desk: OrderDesk;
  beforeAll(async () => {
    desk = await openOrderDesk(await open());
  });

  it.each(['', 'wrong', '%00', 'a'.repeat(5000)])('opens nothing with the key %#', async (key) => {
    const { reference } = await desk.placed(await desk.addLot());
    const answer = await desk.app.inject(`/api/orders/${reference}?key=${key}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not-found' });
  });

  it.each(['VDM-2026-999999', 'VDM-2026-99999999999', '%00', 'x'])(
    'opens nothing for %s',
    async (reference) => {
      expect((await desk.app.inject(`/api/orders/${reference}?key=x`)).statusCode).toBe(404);
    },
  );
});
