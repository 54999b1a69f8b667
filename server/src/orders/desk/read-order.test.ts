import { expect, it } from '@jest/globals';
import { openDatabase } from '../../database/database.ts';
import { makeMigratedPostgres } from '../../database/testing/places.ts';
import { openOrderDesk } from '../../testing/desks/order-desk.ts';
import { readToolsOrder } from './read-order.ts';

it('Who opens an order while the shop is crowded waits once for a connection, and leaves the others to shoppers', async () => {
  const place = await makeMigratedPostgres();
  const [shop, own] = [await openDatabase(place.options), await openDatabase(place.options)];
  try {
    const desk = await openOrderDesk(shop);
    const placed = await desk.placed(await desk.addLot());
    const order = await readToolsOrder(own.kysely, placed.reference, desk.now());
    expect(order?.reference).toBe(placed.reference);
    expect(own.pool()).toMatchObject({ open: 1, waiting: 0 });
  } finally {
    await Promise.all([shop.close(), own.close()]);
    await place.remove();
  }
});
