import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { holdSchema } from '@vitrine/shared/contract/orders/cart-check';
import { receiptSchema } from '@vitrine/shared/contract/orders/place-order';
import { stockFaults } from '../../../catalogue/store/stock.ts';
import { eachDatabase } from '../../../database/testing/databases.ts';
import { itByNight } from '../../../testing/long-run.ts';
import { cancelOverdueOrders } from '../../paying/cancel-overdue.ts';
import { CROWD, DAY, openFairShop, strangers, type FairShop } from './testing/fair-shop.ts';

eachDatabase('In the sample shop', (open) => {
  let shop: FairShop;
  beforeAll(async () => {
    shop = await openFairShop(await open());
  });
  beforeEach(() => shop.empty());

  it('200 addresses of 200 networks leave two fifths of the shop, and what they hold is free again sooner', async () => {
    await shop.grab(strangers(200));
    expect(await shop.forSale()).toBeGreaterThan(0.4);
    await shop.expectFairNetworks();
    const late = shop.desk.visitor({ ip: '192.0.6.1' });
    const one = await shop.hold(late, shop.lots.slice(-1));
    expect(Date.parse(one.json().expiresAt) - shop.desk.now().getTime()).toBe(3 * 60_000);
    expect(
      (await shop.hold(shop.desk.visitor({ ip: '192.0.7.1' }), shop.lots.slice(-4, -1))).json(),
    ).toMatchObject({
      left: { lots: 1 },
    });
    await shop.letTimePass(5);
    expect(await shop.forSale()).toBeGreaterThan(0.6);
  });

  itByNight.each([
    ['that nobody pays', false],
    ['and press the link of every mail', true],
  ])(
    '200 addresses that order all they may, by transfers %s, do not keep the shop for a day',
    async (_how, isPressed) => {
      const receipts = await shop.grabByOrders(strangers(200));
      expect(await shop.forSale()).toBeGreaterThan(0.4);
      await shop.expectFairNetworks();
      const last = receipts.at(-1);
      const { bankTransfer } = last ? await shop.desk.read(last) : {};
      const minutesUntil = (at = '') => (Date.parse(at) - shop.desk.now().getTime()) / 60_000;
      expect(minutesUntil(bankTransfer?.payBefore)).toBe(30);
      expect(minutesUntil(bankTransfer?.weekUntil)).toBe(3.5 * 60);
      if (isPressed) for (const receipt of receipts) await shop.desk.pressMailLink(receipt);
      await shop.expectFairNetworks();
      const after = [await shop.forSale()];
      for (const hours of [3, 4, 14]) {
        await shop.letTimePass(hours * 60);
        after.push(await shop.forSale());
      }
      // What is left is what the first few networks took before anything was scarce.
      expect(after.at(isPressed ? -1 : 1)).toBeGreaterThan(0.75);
      const cart = shop.lots.slice(shop.lots.length / 2, shop.lots.length / 2 + 40);
      const newcomer = shop.desk.visitor({ ip: '192.0.9.1' });
      for (const part of [0, 10, 20, 30]) {
        const some = cart.slice(part, part + 10);
        const placed = await shop.order(newcomer, some, { paymentMethod: 'bancontact' });
        expect(placed.statusCode).toBe(201);
        await shop.desk.press(placed.json(), 'pay');
      }
      expect(await stockFaults(shop.desk.database.kysely)).toEqual([]);
    },
  );

  it('another attempt to pay, by transfer, keeps no lot longer than an order by transfer would', async () => {
    const visitor = shop.desk.visitor({ ip: '192.0.10.1' });
    const cart = shop.lots.slice(-1);
    await shop.grab(strangers(CROWD), shop.lots.slice(0, -1));
    const placed = receiptSchema.parse(
      (await shop.order(visitor, cart, { paymentMethod: 'bancontact' })).json(),
    );
    await shop.desk.press(placed, 'fail');
    const url = `/api/orders/${placed.reference}/payments?key=${placed.key}`;
    expect((await visitor.post(url, { paymentMethod: 'banktransfer' })).statusCode).toBe(201);
    const { reservedUntil = '' } = await shop.desk.read(placed);
    expect((Date.parse(reservedUntil) - shop.desk.now().getTime()) / 60_000).toBe(60);
  });

  it('whoever reloads the checkout once it is crowded keeps what was promised before', async () => {
    const early = shop.desk.visitor({ ip: '192.0.11.1' });
    const cart = shop.lots.slice(0, 10);
    const { holdId, expiresAt } = holdSchema.parse((await shop.hold(early, cart)).json());
    await shop.grab(strangers(CROWD), shop.lots.slice(40));
    shop.desk.passMinutes(7);
    const again = await shop.hold(early, cart, holdId);
    expect([again.statusCode, again.json()]).toEqual([200, { holdId, expiresAt }]);
    expect((await shop.order(early, cart, { holdId })).statusCode).toBe(201);
  });

  it('ten attempts to pay by card keep no lot longer than half an hour while it is crowded, and one may try again', async () => {
    const visitor = shop.desk.visitor({ ip: '192.0.12.1' });
    await shop.grab(strangers(CROWD), shop.lots.slice(0, -1));
    const cart = shop.lots.slice(-1);
    const placed = receiptSchema.parse(
      (await shop.order(visitor, cart, { paymentMethod: 'bancontact' })).json(),
    );
    // The others go on: what they held is held again.
    await shop.desk.database.kysely
      .updateTable('holds')
      .set({ expires_at: new Date(shop.desk.now().getTime() + DAY * 60_000).toISOString() })
      .where('state', '=', 'live')
      .execute();
    const url = `/api/orders/${placed.reference}/payments?key=${placed.key}`;
    const statuses = [];
    let minutes = 0;
    for (let attempt = 2; attempt <= 10; attempt += 1) {
      shop.desk.passMinutes(12);
      minutes += 12;
      while ((await cancelOverdueOrders(shop.desk.payments)) > 0);
      const paymentMethod = attempt % 2 === 0 ? 'creditcard' : 'bancontact';
      statuses.push((await visitor.post(url, { paymentMethod })).statusCode);
      if (statuses.at(-1) !== 201) break;
    }
    expect(statuses).toEqual([201, 201, 409]);
    expect(minutes).toBe(36);
    const { reservedUntil = '', orderState } = await shop.desk.read(placed);
    expect(orderState).toBe('cancelled');
    expect(reservedUntil).toBe('');
  });

  it('whoever was let in before it was crowded orders what they hold', async () => {
    const cart = shop.lots.slice(0, 40);
    const early = shop.desk.visitor({ ip: '192.0.8.1' });
    const { holdId } = holdSchema.parse((await shop.hold(early, cart)).json());
    await shop.grab(strangers(CROWD), shop.lots.slice(40));
    const fewer = await shop.hold(early, cart.slice(1), holdId);
    const again = holdSchema.parse(fewer.json());
    expect((await shop.order(early, cart.slice(1), { holdId: again.holdId })).statusCode).toBe(201);
  });
});
