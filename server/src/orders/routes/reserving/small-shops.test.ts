import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { receiptSchema, type Receipt } from '@vitrine/shared/contract/orders/place-order';
import { eachDatabase } from '../../../database/testing/databases.ts';
import { openAccountDesk } from '../../../testing/desks/account-desk.ts';
import { FAIR_SHARE } from '../../rules/placing/fair-share.ts';
import { cancelOverdueOrders } from '../../paying/cancel-overdue.ts';
import { openAlarms } from '../../store/stock-alarms.ts';
import { watchReservations } from '../../watch-reservations.ts';

/** More addresses of one network than any of these shops has lots. */
const networkOf = (network: string) => Array.from({ length: 50 }, (_address, index) => `${network}.${index}`);

eachDatabase('In a shop that is small', (open) => {
  // Five per cent of so few would be a cart of one or two; what is promised there is written in decision 066.
  it.each([
    [10, 4],
    [20, 5],
    [40, 10],
    [100, 15],
  ])(
    'of %d lots, all addresses of one network together reserve %d: others buy the rest, and the owner is told',
    async (all, most) => {
      const desk = await openAccountDesk(await open(), { fairShare: FAIR_SHARE });
      const lots: string[] = [];
      while (lots.length < all) lots.push(await desk.addLot());
      const hold = (ip: string, uuid: string) =>
        desk.visitor({ ip }).post('/api/checkout/holds', { lines: [{ uuid, amount: 1 }] });
      const free = [...lots];
      for (const address of networkOf('192.0.2')) {
        const [next] = free;
        if (next && (await hold(address, next)).statusCode === 200) free.shift();
      }
      expect(all - free.length).toBe(most);
      await watchReservations(desk.database, desk.now());
      expect(await openAlarms(desk.database.kysely)).not.toEqual([]);
      expect((await hold('198.51.100.1', free[0] ?? '')).statusCode).toBe(200);
    },
  );

  it('of ten lots, networks that order all they may by transfer need six to close it, and not for a day', async () => {
    const desk = await openAccountDesk(await open(), { fairShare: FAIR_SHARE });
    const free: string[] = [];
    while (free.length < 10) free.push(await desk.addLot());
    const receipts: Receipt[] = [];
    const order = async (ip: string, count: number) => {
      const visitor = desk.visitor({ ip, headers: { 'idempotency-key': randomUUID() } });
      const lines = free.slice(0, count).map((uuid) => ({ uuid, amount: 1 }));
      const email = `${randomUUID()}@example.com`;
      const body = desk.orderFor(lines, { paymentMethod: 'banktransfer', email });
      const placed = await visitor.post('/api/orders', body);
      if (placed.statusCode !== 201) return 0;
      free.splice(0, lines.length);
      receipts.push(receiptSchema.parse(placed.json()));
      return lines.length;
    };
    const taken: number[] = [];
    for (const network of [1, 2, 3, 4, 5, 6])
      for (const count of [5, 4, 3, 2, 1]) {
        const got = await order(`203.${network}.113.1`, count);
        if (got > 0) taken.push(got);
        if (got > 0) break;
      }
    expect(taken).toEqual([5, 1, 1, 1, 1, 1]);
    const [first, second] = receipts;
    if (!first || !second) throw new Error('nothing was ordered');
    const minutesOf = async (receipt: Receipt) => {
      const { bankTransfer } = await desk.read(receipt);
      return [bankTransfer?.payBefore, bankTransfer?.weekUntil].map(
        (at = '') => (Date.parse(at) - desk.now().getTime()) / 60_000,
      );
    };
    expect(await Promise.all([first, second].map(minutesOf))).toEqual([
      [30, 210],
      [30, 210],
    ]);
    for (const receipt of receipts) await desk.pressMailLink(receipt);
    desk.passMinutes(3.5 * 60 + 1);
    while ((await cancelOverdueOrders(desk.payments)) > 0);
    const newcomer = desk.visitor({ ip: '198.51.100.1' });
    const hold = await newcomer.post('/api/checkout/holds', {
      lines: (await desk.database.kysely.selectFrom('insects').select('uuid').execute())
        .slice(0, 5)
        .map(({ uuid }) => ({ uuid, amount: 1 })),
    });
    expect(hold.statusCode).toBe(200);
  });

  it('of ten lots, whoever orders one by transfer has a day to prove the mailbox, and who takes two has three hours', async () => {
    const desk = await openAccountDesk(await open(), { fairShare: FAIR_SHARE });
    const lots: string[] = [];
    while (lots.length < 10) lots.push(await desk.addLot());
    const hoursOf = async (ip: string, count: number) => {
      const visitor = desk.visitor({ ip, headers: { 'idempotency-key': randomUUID() } });
      const lines = lots.splice(0, count).map((uuid) => ({ uuid, amount: 1 }));
      const email = `${randomUUID()}@example.com`;
      const placed = await visitor.post(
        '/api/orders',
        desk.orderFor(lines, { paymentMethod: 'banktransfer', email }),
      );
      const { bankTransfer } = await desk.read(receiptSchema.parse(placed.json()));
      return (Date.parse(bankTransfer?.payBefore ?? '') - desk.now().getTime()) / 3_600_000;
    };
    expect(await hoursOf('203.1.113.1', 1)).toBe(24);
    expect(await hoursOf('203.2.113.1', 2)).toBe(3);
  });
});
