import { expect, it } from '@jest/globals';
import { eachDatabase } from '../../database/testing/databases.ts';
import { openOrderDesk } from '../../testing/desks/order-desk.ts';
import { checkStock } from './check-stock.ts';

eachDatabase('The check of the stock', (open) => {
  it('is silent while all is well, and counts and names what something moved behind our back', async () => {
    const desk = await openOrderDesk(await open());
    const said: object[] = [];
    const log = { error: (details: object) => said.push(details) };
    const uuid = await desk.addLot();
    await desk.addLot();
    await desk.press(await desk.placed(uuid), 'pay');
    expect(await checkStock(desk.database, log)).toBe(0);
    expect(said).toEqual([]);
    await desk.database.kysely.updateTable('insects').set({ on_hand: 5 }).where('uuid', '=', uuid).execute();
    expect(await checkStock(desk.database, log)).toBe(1);
    expect(said).toEqual([{ job: 'stock', faults: 1, uuids: [uuid] }]);
  });
});
