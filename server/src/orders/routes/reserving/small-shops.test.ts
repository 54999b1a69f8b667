import { expect, it } from '@jest/globals';
import { eachDatabase } from '../../../database/testing/databases.ts';
import { openAccountDesk } from '../../../testing/desks/account-desk.ts';
import { FAIR_SHARE } from '../../rules/placing/fair-share.ts';
import { openAlarms } from '../../store/stock-alarms.ts';
import { watchReservations } from '../../watch-reservations.ts';

/** More addresses of one network than any of these shops has lots. */
const networkOf = (network: string) => Array.from({ length: 50 }, (_address, index) => `${network}.${index}`);

eachDatabase('In a shop that is small', (open) => {
  // Five per cent of so few would be a cart of one or two; what is promised there is written in decision 066.
  it.each([
    [10, 5],
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
});
