import { expect } from '@jest/globals';
import { oneDatabase } from '../../database/testing/databases.ts';
import { itByNight } from '../../testing/long-run.ts';
import { openOrderDesk } from '../../testing/desks/order-desk.ts';

const open = oneDatabase();

itByNight('Whoever gets no turn to order within ten seconds is asked to come back, and can', async () => {
  const database = await open();
  const desk = await openOrderDesk(database);
  const order = desk.orderFor([{ uuid: await desk.addLot(), amount: 1 }]);
  const [gate, begun] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = database.transaction(() => {
    begun.resolve();
    return gate.promise;
  });
  await begun.promise;
  const refused = await desk.order(order, 'the-same-key');
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('2');
  expect(refused.json()).toMatchObject({
    code: 'busy',
    error: 'The shop is very busy. Please try again.',
  });
  gate.resolve();
  await slow;
  expect((await desk.order(order, 'the-same-key')).statusCode).toBe(201);
});
