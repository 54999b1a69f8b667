import { expect, it } from '@jest/globals';
import { insectChoicesSchema, lastSaleSchema } from '@vitrine/shared/contract/tools/catalogue';
import { receiptSchema } from '@vitrine/shared/contract/orders/place-order';
import { eachDatabase } from '../../database/testing/databases.ts';
import { openLotsDesk } from '../../testing/desks/lots-desk.ts';

eachDatabase('Who enters a lot', (open) => {
  it('is told what the last of its species and grade made, and in how many days', async () => {
    const { desk, staff, lot } = await openLotsDesk(await open());
    const read = async (name: string, quality: string) => {
      const query = new URLSearchParams({ name, quality });
      return lastSaleSchema.parse((await staff.get(`/api/tools/insects/last-sale?${query}`)).json()).sale;
    };
    const { uuid } = await lot({ price_cents: 1000, on_hand: 2 });
    const shown = { first_shown_at: '2026-02-18T09:00:00.000Z' };
    await desk.database.kysely.updateTable('insects').set(shown).where('uuid', '=', uuid).execute();
    const order = await desk.order(desk.orderFor([{ uuid, amount: 1 }]));
    expect(await read('Papilio machaon', 'A1')).toBeNull();
    await desk.press(receiptSchema.parse(order.json()), 'pay');
    await desk.database.kysely.updateTable('insects').set({ price_cents: 5000 }).execute();
    expect(await read('Papilio machaon', 'A1')).toEqual({ priceCents: 1000, days: 12 });
    expect([await read('Papilio machaon', 'A2'), await read('Papilio paris', 'A1')]).toEqual([null, null]);
    expect((await desk.visitor().get('/api/tools/insects/last-sale?name=a&quality=A1')).statusCode).toBe(401);
  });

  it('is told with which letters references begin', async () => {
    const { staff, lot } = await openLotsDesk(await open());
    for (const reference of ['MO-0002', 'BU-0010', 'bu-7', 'BU-9', '2019/4', 'ÉT-0001', 'BUX-1', 'BU-'])
      await lot({ reference });
    const answer = await staff.get('/api/tools/insects/choices');
    expect(insectChoicesSchema.parse(answer.json()).prefixes?.toSorted()).toEqual(
      ['BU', 'BUX', 'MO', 'bu', 'ÉT'].toSorted(),
    );
  });
});
