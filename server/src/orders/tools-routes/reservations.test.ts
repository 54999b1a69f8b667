import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { dashboardSchema } from '@vitrine/shared/contract/tools/operations/dashboard';
import { reservationsSchema } from '@vitrine/shared/contract/tools/orders/reservations';
import { eachDatabase } from '../../database/testing/databases.ts';
import { fillShop } from '../../fill/fill-shop.ts';
import type { Visitor } from '../../testing/desks/account-desk.ts';
import { kinds } from '../../testing/desks/packing-room.ts';
import { openToolsDesk } from '../../testing/desks/tools-desk.ts';
import { orderFor } from '../../testing/order-body.ts';
import { stockFaults } from '../../catalogue/store/stock.ts';
import { releaseLapsedHolds } from '../store/placing/holds.ts';
import { watchReservations } from '../watch-reservations.ts';

const TROPICS = ['PE', 'BR', 'ID', 'CM', 'TH'];

eachDatabase('The owner, while somebody keeps lots from others', (open) => {
  /** The sample shop without bounds of its own, with its owner at work. */
  async function openShop() {
    const database = await open();
    const desk = await openToolsDesk(database);
    await database.kysely.deleteFrom('families').execute();
    await fillShop(database, new Date('2026-03-01T10:00:00.000Z'));
    const owner = await desk.atWork('owner');
    await desk.mails();
    const rows = await database.kysely
      .selectFrom('insects')
      .select(['uuid', 'price_cents', 'country', 'cites_annex'])
      .where('is_shown', '=', 1)
      .where('on_hand', '=', 1)
      .orderBy('price_cents')
      .execute();
    // Ordered are lots that no law of Europe asks about, and that need no papers.
    const orderable = rows
      .filter((lot) => lot.cites_annex === null && TROPICS.includes(lot.country))
      .slice(0, 9);
    const others = rows.filter((lot) => !orderable.includes(lot));
    let next = 0;
    const take = (count: number) => others.slice(next, (next += count));
    return {
      ...desk,
      owner,
      hold: (visitor: Visitor, count: number) =>
        visitor.post('/api/checkout/holds', {
          lines: take(count).map(({ uuid }) => ({ uuid, amount: 1 })),
        }),
      async placeOrder(visitor: Visitor) {
        const lot = orderable.shift();
        if (!lot) throw new Error('No lot is left');
        visitor.headers = { 'idempotency-key': randomUUID() };
        const expectedTotalCents = lot.price_cents + (lot.price_cents >= 10_000 ? 0 : 695);
        const body = orderFor([{ uuid: lot.uuid, amount: 1 }], { expectedTotalCents });
        const answer = await visitor.post('/api/orders', body);
        expect(answer.statusCode).toBe(201);
        return { ...answer.json(), uuid: lot.uuid };
      },
      look: async () => reservationsSchema.parse((await owner.get('/api/tools/reservations')).json()),
      dashboard: async () => dashboardSchema.parse((await owner.get('/api/tools/dashboard')).json()),
      watch: () => watchReservations(database, desk.now()),
    };
  }

  it('is told once when one network has all that it may, and again at the next time', async () => {
    const shop = await openShop();
    await shop.hold(shop.visitor({ ip: '198.51.100.1' }), 30);
    await shop.watch();
    expect((await shop.dashboard()).reserved).toBeNull();
    for (let times = 0; times < 2; times += 1) {
      await shop.hold(shop.visitor({ ip: '198.51.100.2' }), 30);
      await shop.watch();
      await shop.watch();
      const mails = await shop.mails();
      expect(kinds(mails)).toEqual(['stock-reserved']);
      const [network] = (await shop.look()).networks;
      expect(mails[0]).toMatchObject({
        to: 'owner@example.com',
        text: expect.stringContaining(`Network ${network?.name} has reserved nearly all`),
      });
      expect((await shop.dashboard()).reserved).toEqual({ isRange: false, networks: 1 });
      shop.passMinutes(31);
      await releaseLapsedHolds(shop.database, shop.now());
      await shop.watch();
      expect((await shop.dashboard()).reserved).toBeNull();
      await shop.hold(shop.visitor({ ip: '198.51.100.1' }), 30);
    }
    const kept = await shop.database.kysely.selectFrom('stock_alarms').select('network').execute();
    expect(kept).toEqual([{ network: '' }, { network: '' }]);
  });

  it('is told when a quarter of the range is reserved by many', async () => {
    const shop = await openShop();
    for (let network = 0; network < 12; network += 1)
      await shop.hold(shop.visitor({ ip: `203.${network}.113.1` }), 40);
    await shop.watch();
    const mails = await shop.mails();
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Much of your range is reserved without being paid',
    ]);
    expect(mails[0]?.text).toMatch(/\d\d% of the range is in carts at the checkout/);
    expect((await shop.dashboard()).reserved).toEqual({ isRange: true, networks: 0 });
  });

  it('sees what a customer keeps who paid before, and lifts it like any other', async () => {
    const shop = await openShop();
    const { cookie } = await shop.confirmed();
    const known = shop.visitor({ ip: '198.51.100.1' });
    known.cookie = cookie;
    await shop.press(await shop.placeOrder(known), 'pay');
    await shop.hold(known, 30);
    const unpaid = await shop.placeOrder(known);
    const [kept] = (await shop.look()).networks;
    expect(kept).toMatchObject({ lots: 31, holds: 1, orders: 1 });
    const lifted = await shop.owner.post(`/api/tools/reservations/${kept?.network}/lift`);
    expect(lifted.json()).toMatchObject({ holds: 1, orders: 1 });
    expect((await shop.look()).networks).toEqual([]);
    expect(await shop.stockOf(unpaid.uuid)).toEqual({ on_hand: 1, reserved: 0 });
  });

  it('sees which networks keep most, by names that say nothing, and lifts all unpaid of one', async () => {
    const shop = await openShop();
    const [one, other] = ['198.51.100.1', '203.0.113.9'].map((ip) => shop.visitor({ ip }));
    if (!one || !other) throw new Error('Nobody came');
    await shop.hold(one, 5);
    const unpaid = [await shop.placeOrder(one), await shop.placeOrder(one)];
    const paid = await shop.placeOrder(one);
    await shop.press(paid, 'pay');
    const kept = await shop.placeOrder(other);
    const { networks } = await shop.look();
    expect(networks.map(({ lots, pieces, holds, orders }) => [lots, pieces, holds, orders])).toEqual(
      expect.arrayContaining([
        [7, 7, 1, 2],
        [1, 1, 0, 1],
      ]),
    );
    expect(JSON.stringify(networks)).not.toMatch(/198\.51|203\.0/);
    const chosen = networks.find(({ lots }) => lots === 7);
    expect(chosen?.name).toMatch(/^[0-9A-F]{8}$/);
    await shop.mails();

    const lift = `/api/tools/reservations/${chosen?.network}/lift`;
    const reader = await shop.atWork('read-only');
    expect((await reader.post(lift)).statusCode).toBe(403);
    expect((await shop.owner.post(lift)).json()).toMatchObject({ holds: 1, orders: 2 });
    expect((await shop.owner.post(lift)).json()).toMatchObject({ holds: 0, orders: 0 });
    expect((await shop.look()).networks.map(({ lots }) => lots)).toEqual([1]);
    for (const { uuid } of unpaid) expect(await shop.stockOf(uuid)).toEqual({ on_hand: 1, reserved: 0 });
    for (const receipt of unpaid) expect(await shop.read(receipt)).toMatchObject({ orderState: 'cancelled' });
    expect(await shop.read(paid)).toMatchObject({ orderState: 'confirmed', paymentState: 'paid' });
    expect(await shop.read(kept)).toMatchObject({ orderState: 'placed' });
    const cancelled = kinds(await shop.mails()).filter((kind) => kind === 'order-cancelled');
    expect(cancelled).toHaveLength(2);

    const log = (await shop.owner.get('/api/tools/audit')).json();
    const entries = log.entries.filter(({ action }: { action: string }) => action === 'reservations.lift');
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ email: 'owner@example.com', note: `${chosen?.name}: 1 + 2` });
    expect(await stockFaults(shop.database.kysely)).toEqual([]);
  });
});
