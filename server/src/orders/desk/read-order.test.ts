import { expect, it } from '@jest/globals';
import { pinFound } from '../../catalogue/index.ts';
import { openDatabase } from '../../database/database.ts';
import { eachDatabase } from '../../database/testing/databases.ts';
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

eachDatabase('Who answers a complaint', (open) => {
  it('sees flaws where the pictures showed them when it was ordered, whatever became of both', async () => {
    const desk = await openOrderDesk(await open());
    const { kysely } = desk.database;
    const uuid = await desk.addLot();
    const lot = kysely.selectFrom('insects').select('id').where('uuid', '=', uuid);
    const { id: insectId } = await lot.executeTakeFirstOrThrow();
    const files = { width: 1600, height: 1200, widths: '[1600]', colour: '#fff', width_mm: 100 };
    const made = { upload_hash: null, created_at: '2026-06-30T12:00:00.000Z' };
    await kysely
      .insertInto('pictures')
      .values(['front', 'back'].map((hash) => ({ hash, ...files, ...made })))
      .execute();
    const place = { insect_id: insectId, picture_hash: 'front', position: 0 };
    await kysely.insertInto('insect_pictures').values(place).execute();
    await pinFound(kysely, { insectId, hash: 'front' }, [{ kind: 'tear', x: 0.25, y: 0.5 }], desk.now());
    const { reference } = await desk.placed(uuid);
    await kysely.updateTable('flaw_pins').set({ x: 9999 }).execute();
    await kysely.updateTable('insect_pictures').set({ picture_hash: 'back' }).execute();
    const [line] = (await readToolsOrder(kysely, reference, desk.now()))?.lines ?? [];
    expect(line?.picture?.hash).toBe('back');
    expect(line?.flaws).toMatchObject([{ picture: 'front', x: 0.25, y: 0.5 }]);
    expect(line?.flawPictures).toMatchObject([{ hash: 'front', width: 1600, height: 1200 }]);
  });
});
