import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { receiptSchema } from '@vitrine/shared/contract/orders/place-order';
import { stockFaults } from '../../../catalogue/store/stock.ts';
import { eachDatabase } from '../../../database/testing/databases.ts';
import type { Visitor } from '../../../testing/desks/account-desk.ts';
import { itByNight } from '../../../testing/long-run.ts';
import { openAlarms } from '../../store/stock-alarms.ts';
import { watchReservations } from '../../watch-reservations.ts';
import { CROWD, DAY, openFairShop, strangers, type FairShop } from './testing/fair-shop.ts';

eachDatabase('In the sample shop', (open) => {
  let shop: FairShop;
  beforeAll(async () => {
    shop = await openFairShop(await open());
  });
  beforeEach(() => shop.empty());

  it('who has paid before pays again by transfer in a week, however much others have reserved', async () => {
    const email = 'again@example.com';
    const known = await shop.desk.confirmed({ email, emailConfirmation: email });
    const mine = { email, emailConfirmation: email, paymentMethod: 'bancontact' };
    const [first, second] = [shop.lots.slice(-1), shop.lots.slice(-2, -1)];
    await shop.desk.press((await shop.order(known, first, mine)).json(), 'pay');
    await shop.grab(strangers(CROWD), shop.lots.slice(0, -2));
    const placed = receiptSchema.parse((await shop.order(known, second, mine)).json());
    await shop.desk.press(placed, 'fail');
    const url = `/api/orders/${placed.reference}/payments?key=${placed.key}`;
    expect((await known.post(url, { paymentMethod: 'banktransfer' })).statusCode).toBe(201);
    const { reservedUntil = '' } = await shop.desk.read(placed);
    expect((Date.parse(reservedUntil) - shop.desk.now().getTime()) / 60_000).toBe(7 * DAY);
  });

  itByNight(
    '33 accounts of 33 networks that paid one cheap lot each keep the shop no week by transfer',
    async () => {
      const accounts: Visitor[] = [];
      const cheap = shop.lots.slice(0, 33);
      for (const [index, lot] of cheap.entries()) {
        const email = `cheap${index}@example.com`;
        const { cookie } = await shop.desk.confirmed({ email, emailConfirmation: email });
        const visitor = shop.desk.visitor({ ip: `203.${index}.121.1` });
        visitor.cookie = cookie;
        const mine = { email, emailConfirmation: email, paymentMethod: 'bancontact' };
        await shop.desk.press((await shop.order(visitor, [lot], mine)).json(), 'pay');
        accounts.push(visitor);
      }
      await shop.grab(accounts, shop.lots.slice(33), async (visitor, cart, holdId) => {
        const index = accounts.indexOf(visitor);
        const email = `cheap${index}@example.com`;
        const more = { holdId, email, emailConfirmation: email, paymentMethod: 'banktransfer' };
        expect((await shop.order(visitor, cart, more)).statusCode).toBe(201);
      });
      const left = [await shop.forSale()];
      await shop.letTimePass(DAY);
      left.push(await shop.forSale());
      const [atOnce = 0, afterADay = 0] = left;
      expect({ isFair: atOnce > 0.4 && afterADay > 0.55, left }).toMatchObject({ isFair: true });
    },
  );

  it('who has paid an order before, and is logged in, has forty lots whatever others of the network do', async () => {
    const known = await shop.desk.confirmed();
    const [paid, others] = [shop.lots.slice(800, 820), shop.lots.slice(500, 600)];
    await shop.desk.press((await shop.order(known, paid, { paymentMethod: 'bancontact' })).json(), 'pay');
    await shop.grab(strangers(CROWD), shop.lots.slice(0, 500));
    const answer = await shop.hold(known, others.slice(0, 40));
    expect(answer.statusCode).toBe(200);
    expect(Date.parse(answer.json().expiresAt) - shop.desk.now().getTime()).toBe(15 * 60_000);
    expect((await shop.hold(known, others.slice(40, 41))).json()).toMatchObject({
      left: { lots: 0 },
    });
    expect(await stockFaults(shop.desk.database.kysely)).toEqual([]);
  });

  it('accounts of one network that paid before reserve a tenth of the shop together, and the owner is told', async () => {
    const accounts = [];
    for (let account = 0; account < 5; account += 1) {
      const email = `known${account}@example.com`;
      const { cookie } = await shop.desk.confirmed({ email, emailConfirmation: email });
      const visitor = shop.desk.visitor({ ip: `198.51.102.${account}` });
      visitor.cookie = cookie;
      const some = shop.lots.slice(800 + account * 10, 810 + account * 10);
      await shop.desk.press((await shop.order(visitor, some, { paymentMethod: 'bancontact' })).json(), 'pay');
      accounts.push(visitor);
    }
    const answers: number[] = [];
    for (const [at, visitor] of accounts.entries()) {
      const cart = shop.lots.slice(20 + at * 40, 60 + at * 40);
      answers.push((await shop.order(visitor, cart, { paymentMethod: 'banktransfer' })).statusCode);
    }
    // As many whole carts as are within twice five per cent.
    const carts = Math.floor((2 * Math.floor(shop.lots.length / 20)) / 40);
    expect(answers).toEqual(accounts.map((_one, at) => (at < carts ? 201 : 409)));
    const { networks } = await shop.reservedNow();
    expect(networks).toEqual([{ lots: carts * 40, cents: expect.any(Number) }]);
    expect(carts * 40).toBeLessThanOrEqual(shop.lots.length / 10);
    await watchReservations(shop.desk.database, shop.desk.now());
    const [alarm] = (await openAlarms(shop.desk.database.kysely)).filter(({ kind }) => kind === 'network');
    expect(alarm?.lots).toBe(carts * 40);
  });
});
