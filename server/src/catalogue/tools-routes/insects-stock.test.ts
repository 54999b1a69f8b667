import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from '@jest/globals';
import { reserveStock, sellStock, stockFaults } from '../store/stock.ts';
import { eachDatabase } from '../../database/testing/databases.ts';
import { openLotsDesk, type LotsDesk } from '../../testing/desks/lots-desk.ts';

eachDatabase('Lots, kept by staff, with stock', (open) => {
  let lots: LotsDesk;

  beforeAll(async () => {
    lots = await openLotsDesk(await open());
  });

  const move = (id: number, more: object) =>
    lots.staff.post(`/api/tools/insects/${id}/stock`, {
      ...{
        kind: 'receive',
        amount: '2',
        reason: 'found in the drawer',
        key: randomUUID(),
      },
      ...more,
    });

  it('count once what was pressed twice', async () => {
    const insect = await lots.lot({ on_hand: 1 });
    const key = 'the-same-press';
    await Promise.all([move(insect.id, { key }), move(insect.id, { key })]);
    const { onHand, moves } = await lots.read(insect.id);
    expect(onHand).toBe(3);
    expect(moves[0]).toMatchObject({ note: 'found in the drawer', by: 'catalogue@example.com' });
    expect(await stockFaults(lots.database.kysely)).toEqual([]);
  });

  it('are counted down to what is reserved, and no further', async () => {
    const insect = await lots.lot({ on_hand: 5 });
    const lines = [{ uuid: insect.uuid, amount: 2 }];
    const hold = await lots.desk.app.inject({
      method: 'POST',
      url: '/api/checkout/holds',
      payload: { lines },
    });
    expect(hold.statusCode).toBeLessThan(300);
    const refused = await move(insect.id, { kind: 'count', amount: '1' });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().error).toMatch(/^2 reserved for a shopper at the checkout until \d\d:\d\d/);
    expect((await move(insect.id, { kind: 'count', amount: '2' })).statusCode).toBe(200);
    expect(await lots.read(insect.id)).toMatchObject({
      onHand: 2,
      reserved: 2,
      keptAside: [{ order: null, amount: 2 }],
    });
    const deletion = await lots.staff.send(
      'DELETE',
      `/api/tools/insects/${insect.id}?revision=${insect.revision}`,
    );
    expect(deletion.json()).toMatchObject({ code: 'kept-aside' });
    expect(await stockFaults(lots.database.kysely)).toEqual([]);
  });

  it('are counted against what the page showed: what was sold meanwhile is no piece too many', async () => {
    const insect = await lots.lot({ on_hand: 3 });
    await lots.database.transaction(async (trx) => {
      const lines = [{ insectId: insect.id, amount: 1 }];
      expect(await reserveStock(trx, lines, 'order:SOLD-1', new Date())).toEqual([]);
      await sellStock(trx, lines, 'order:SOLD-1', new Date());
    });
    // Three were shown, one broke: two are left, of which one is paid.
    const key = 'one-is-broken';
    const counted = { kind: 'count', amount: '2', reason: 'broken', key };
    const refused = await move(insect.id, { ...counted, onHand: 3 });
    expect([refused.statusCode, refused.json().validationErrors]).toEqual([
      400,
      { amount: { error: expect.stringMatching(/^There are 2 now: /) } },
    ]);
    const right = { ...counted, amount: '1', onHand: 2 };
    expect((await move(insect.id, right)).statusCode).toBe(200);
    expect((await move(insect.id, right)).statusCode).toBe(200);
    expect((await lots.read(insect.id)).onHand).toBe(1);
    // Tools of the release before do not say what they showed.
    expect((await move(insect.id, { kind: 'count', amount: '4' })).statusCode).toBe(200);
    expect(await stockFaults(lots.database.kysely)).toEqual([]);
  });

  it('want a number and a reason', async () => {
    const insect = await lots.lot();
    const answer = await move(insect.id, { amount: '0', reason: ' ' });
    expect(Object.keys(answer.json().validationErrors)).toEqual(['amount', 'reason']);
  });
});
