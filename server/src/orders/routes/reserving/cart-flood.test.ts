import { expect, it } from '@jest/globals';
import type { KyselyPlugin } from 'kysely';
import { MINUTE_MS } from '@vitrine/shared/platform/time';
import { eachDatabase } from '../../../database/testing/databases.ts';
import { openAccountDesk } from '../../../testing/desks/account-desk.ts';

/** Keeps what is read until the gate is opened, as a database does that has too much to do. */
function closedGate(): { plugin: KyselyPlugin; open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      await promise;
      return result;
    },
  };
  return { plugin, open: resolve };
}

eachDatabase('While one network checks carts as fast as it can', (open) => {
  it('it has its share of the places and of the queue, others are answered, and orders are placed', async () => {
    const database = await open();
    const gate = closedGate();
    const reading = database.reading.withPlugin(gate.plugin);
    const desk = await openAccountDesk({ ...database, reading }, { cartWaitMs: MINUTE_MS });
    const lines = [{ uuid: await desk.addLot({ on_hand: 2 }), amount: 1 }];
    const check = (ip: string) => desk.visitor({ ip }).post('/api/cart/check', { lines });
    const statusesOf = async (answers: ReturnType<typeof check>[]) =>
      (await Promise.all(answers)).map(({ statusCode }) => statusCode);
    const flood = Array.from({ length: 150 }, (_one, index) => check(`2001:db8:9:${index}::1`));
    const late = await Promise.all(flood.slice(42));
    expect(new Set(late.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
    expect(late[0]?.headers['retry-after']).toBeDefined();
    expect((await desk.order(desk.orderFor(lines))).statusCode).toBe(201);
    const others = [check('10.9.1.1'), check('10.9.2.1')];
    gate.open();
    expect(await statusesOf(others)).toEqual([200, 200]);
    expect(new Set(await statusesOf(flood.slice(0, 42)))).toEqual(new Set([200]));
  });
});
