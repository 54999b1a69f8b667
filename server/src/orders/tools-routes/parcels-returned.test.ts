import { expect, it } from '@jest/globals';
import type { Receipt } from '@vitrine/shared/contract/orders/place-order';
import { eachDatabase } from '../../database/testing/databases.ts';
import { openPackingRoom, PARCEL } from '../../testing/desks/packing-room.ts';

type Room = Awaited<ReturnType<typeof openPackingRoom>>;

/** An order of two lots of 10 euro that is on its way; its shopper has withdrawn from the first. */
async function halfWithdrawn(room: Room) {
  const uuids = [await room.addLot(), await room.addLot()];
  const lines = uuids.map((uuid) => ({ uuid, amount: 1 }));
  const receipt: Receipt = (await room.order(room.orderFor(lines, { expectedTotalCents: 2695 }))).json();
  const { reference } = receipt;
  await room.press(receipt, 'pay');
  await room.move(reference, { step: 'prepare' });
  await room.move(reference, { step: 'ship', ...PARCEL });
  await room.withdrawn({ ...receipt, uuid: uuids[0] ?? '' });
  const withdrawalId = (await room.see(reference)).withdrawals[0]?.id ?? 0;
  return { receipt, reference, withdrawalId, second: uuids[1] ?? '' };
}

/** Steps about parcels that are offered. */
const parcelSteps = async (room: Room, reference: string) =>
  (await room.see(reference)).steps.filter((step) => step === 'ship' || step === 'deliver');

eachDatabase('An order that is on its way when part of it is withdrawn', (open) => {
  it('gets further parcels and arrives: then the time to withdraw from the rest runs', async () => {
    const room = await openPackingRoom(open);
    const { receipt, reference } = await halfWithdrawn(room);
    expect(await parcelSteps(room, reference)).toEqual(['ship', 'deliver']);
    const another = { ...PARCEL, trackingNumber: '3232 0001 0002 0004' };
    expect((await room.move(reference, { step: 'ship', ...another })).statusCode).toBe(200);
    const seen = await room.see(reference);
    expect((await room.move(reference, { step: 'deliver' })).statusCode).toBe(200);
    expect((await room.send(reference, { step: 'deliver', seen: seen.seen })).statusCode).toBe(409);
    const order = await room.see(reference);
    expect(order).toMatchObject({ fulfilmentState: 'return-announced', orderState: 'completed' });
    const now = room.now().toISOString();
    expect(order.parcels.map(({ deliveredAt }) => deliveredAt)).toEqual([now, now]);
    expect(await parcelSteps(room, reference)).toEqual([]);
    room.passMinutes(40 * 24 * 60);
    expect((await room.read(receipt)).withdrawal).toMatchObject({ isOpen: false, isLate: true });
  });

  it.each([
    ['accepted', 'returned', []],
    ['refused', 'delivered', [{ position: 0, amount: 1, reason: 'Wings torn after unpacking' }]],
  ])('arrives after what came back was %s, too', async (_, state, refused) => {
    const room = await openPackingRoom(open);
    const { receipt, reference, withdrawalId } = await halfWithdrawn(room);
    await room.move(reference, { step: 'return', withdrawalId, refused });
    expect((await room.see(reference)).fulfilmentState).toBe(state);
    const onTheirWay = async () => (await room.list('?queue=shipped')).orders.map((one) => one.reference);
    expect(await onTheirWay()).toEqual([reference]);
    expect((await room.list('?queue=shipped')).counts['shipped']).toBe(1);
    expect((await room.move(reference, { step: 'deliver' })).statusCode).toBe(200);
    expect(await onTheirWay()).toEqual([]);
    expect((await room.see(reference)).fulfilmentState).toBe(state);
    expect((await room.read(receipt)).withdrawal?.until).toBe('2026-03-16T22:59:59.999Z');
  });

  it('arrives with what is left, though a part had been withdrawn from before it was paid', async () => {
    const room = await openPackingRoom(open);
    const uuid = await room.addLot({ on_hand: 3 });
    const placed = await room.order(room.orderFor([{ uuid, amount: 3 }], { expectedTotalCents: 3695 }));
    const receipt: Receipt & { uuid: string } = { ...placed.json(), uuid };
    const { reference } = receipt;
    await room.withdrawn(receipt);
    await room.press(receipt, 'pay');
    await room.move(reference, { step: 'prepare' });
    await room.move(reference, { step: 'ship', ...PARCEL });
    await room.withdrawn(receipt);
    expect(await parcelSteps(room, reference)).toEqual(['ship', 'deliver']);
    const { orders } = await room.list('?queue=shipped');
    expect(orders.map((one) => one.reference)).toEqual([reference]);
  });

  it('has nothing more to arrive once all of it is withdrawn', async () => {
    const room = await openPackingRoom(open);
    const { receipt, reference, second } = await halfWithdrawn(room);
    await room.withdrawn({ ...receipt, uuid: second });
    expect(await parcelSteps(room, reference)).toEqual([]);
    expect((await room.list('?queue=shipped')).orders).toEqual([]);
  });
});
