import { expect, it } from '@jest/globals';
import { eachDatabase } from '../../database/testing/databases.ts';
import { openPackingRoom } from '../../testing/desks/packing-room.ts';
import type { openToolsDesk } from '../../testing/desks/tools-desk.ts';

eachDatabase('Who looks for what to pack', (open) => {
  it('sees what needs doing, what waits longest first, and only that', async () => {
    const room = await openPackingRoom(open);
    const first = await room.paid();
    const second = await room.paid({ remarks: 'Ring twice' });
    const transfer = await room.placed(await room.addLot(), { paymentMethod: 'banktransfer' });
    const { orders, counts, next } = await room.list();
    expect(orders.map(({ reference }) => reference)).toEqual([first.reference, second.reference]);
    expect(orders[1]).toMatchObject({ name: 'Ada Peeters', amount: 1, hasRemarks: true, totalCents: 1695 });
    expect(counts).toEqual({ pack: 2, permit: 0, transfer: 1, returns: 0, shipped: 0, all: 3 });
    expect(next).toBeNull();
    const waiting = await room.list('?queue=transfer');
    expect(waiting.orders.map(({ reference }) => reference)).toEqual([transfer.reference]);
    expect((await room.list('?queue=all')).orders[0]?.reference).toBe(transfer.reference);
  });

  it('finds an order by its number, the name, the address and an insect in it', async () => {
    const room = await openPackingRoom(open);
    const { reference, uuid } = await room.paid({
      email: 'Zoe.Claes@example.org',
      address: { firstname: 'Zoé', lastname: 'Élan', company: 'Naturalia' },
    });
    await room.paid();
    const { lines } = await room.see(reference);
    const insect = lines.find((line) => line.uuid === uuid)?.reference ?? '';
    const number = String(Number(reference.slice(-6)));
    for (const typed of [reference, number, 'zoé', 'élan natura', 'ZOE.CLAES', insect.toLowerCase()]) {
      const { orders } = await room.list(`?queue=all&q=${encodeURIComponent(typed)}`);
      expect([typed, orders.map((order) => order.reference)]).toEqual([typed, [reference]]);
    }
    expect((await room.list('?queue=all&q=50%25')).orders).toEqual([]);
    // Who is forgotten is no longer found.
    const forgotten = { email: '', address: JSON.stringify({ firstname: '', lastname: '', company: '' }) };
    await room.database.kysely
      .updateTable('orders')
      .set(forgotten)
      .where('reference', '=', reference)
      .execute();
    expect((await room.list('?queue=all&q=naturalia')).orders).toEqual([]);
  });

  it('finds a name with its accents or without, however the shopper and the packer write it', async () => {
    const room = await openPackingRoom(open);
    const names = ['Müller', 'Muller', 'SØREN', 'Strauß', 'D’Haene', 'Nguyễn', 'Łukasz', 'Елена'];
    const placed = new Map<string, string>();
    for (const lastname of names)
      placed.set((await room.paid({ address: { lastname } })).reference, lastname);
    const found = async (typed: string) => {
      const { orders } = await room.list(`?queue=all&q=${encodeURIComponent(typed)}`);
      return orders.map(({ reference }) => placed.get(reference)).toSorted();
    };
    for (const typed of ['muller', 'MÜLLER', 'mu\u0308ller'])
      expect([typed, await found(typed)]).toEqual([typed, ['Muller', 'Müller']]);
    expect(await found('soren')).toEqual(['SØREN']);
    expect(await found('Søren')).toEqual(['SØREN']);
    expect(await found('strauss')).toEqual(['Strauß']);
    expect(await found("d'haene")).toEqual(['D’Haene']);
    expect(await found('nguyen')).toEqual(['Nguyễn']);
    expect(await found('lukasz')).toEqual(['Łukasz']);
    expect(await found('елена')).toEqual(['Елена']);
  });

  it('goes through a long queue page by page, each order once', async () => {
    const room = await openPackingRoom(open);
    const uuid = await room.addLot({ on_hand: 200 });
    const receipt = await room.placed(uuid);
    await room.press(receipt, 'pay');
    await copyOrder(room.database, 119);
    const seen: string[] = [];
    for (let after: number | null = 0; after !== null;) {
      const page = await room.list(after ? `?after=${after}` : '');
      seen.push(...page.orders.map(({ reference }) => reference));
      after = page.next;
    }
    expect(seen).toHaveLength(120);
    expect(new Set(seen).size).toBe(120);
  });
});

/** More orders like the first, without their shoppers. */
async function copyOrder({ kysely }: Awaited<ReturnType<typeof openToolsDesk>>['database'], count: number) {
  const order = await kysely.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
  const payment = await kysely.selectFrom('payments').selectAll().executeTakeFirstOrThrow();
  for (let id = 1000; id < 1000 + count; id += 1) {
    const copy = { ...order, id, reference: `VDM-2026-00${id}`, hold_id: null };
    await kysely.insertInto('orders').values(copy).execute();
    const paid = { ...payment, id: `pay_${id}`, order_id: id, provider_id: `tst_${id}` };
    await kysely.insertInto('payments').values(paid).execute();
  }
}
