import { beforeEach, expect, it, jest } from '@jest/globals';
import { holdSchema } from '@vitrine/shared/contract/orders/cart-check';
import { oneDatabase } from '../../database/testing/databases.ts';
import { StatementCache } from '../../database/sqlite/statement-cache.ts';
import { FAIR_SHARE } from '../rules/placing/fair-share.ts';
import { openOrderDesk, type OrderDesk } from '../../testing/desks/order-desk.ts';

const open = oneDatabase();
let desk: OrderDesk;
beforeEach(async () => {
  desk = await openOrderDesk(await open(), { fairShare: FAIR_SHARE });
});

async function statementsOf(act: () => Promise<{ statusCode: number }>, expected = 201): Promise<string[]> {
  const run = jest.spyOn(StatementCache.prototype, 'run');
  const { statusCode } = await act();
  const said = run.mock.calls.map(([sql]) => sql);
  run.mockRestore();
  expect(statusCode).toBe(expected);
  return said.filter((sql) => !/^(begin|commit|savepoint|release|rollback)/i.test(sql));
}

it('an order of one lot asks the database 16 things: each is time in which everybody else waits', async () => {
  const lines = [{ uuid: await desk.addLot({ on_hand: 5 }), amount: 1 }];
  await desk.order(desk.orderFor(lines));
  expect(await statementsOf(() => desk.order(desk.orderFor(lines)))).toHaveLength(16);
});

it('one by card that takes over its own hold asks 16 too, and counts no share: that was done with the hold', async () => {
  const lines = [{ uuid: await desk.addLot({ on_hand: 5 }), amount: 1 }];
  await desk.order(desk.orderFor(lines));
  const { holdId } = holdSchema.parse((await desk.hold(lines)).json());
  const said = await statementsOf(() => desk.order(desk.orderFor(lines, { holdId })));
  expect(said).toHaveLength(16);
  expect(said.filter((sql) => sql.includes('count(distinct insect_id)'))).toEqual([]);
});

it('one by transfer that takes over its own hold is counted, for its time depends on what is reserved', async () => {
  const lines = [{ uuid: await desk.addLot({ on_hand: 5 }), amount: 1 }];
  const { holdId } = holdSchema.parse((await desk.hold(lines)).json());
  const order = desk.orderFor(lines, { holdId, paymentMethod: 'banktransfer' });
  const said = await statementsOf(() => desk.order(order));
  expect(said.filter((sql) => sql.includes('count(distinct insect_id)'))).toHaveLength(1);
});

it.each([
  ['no hold', undefined],
  ['a name that no hold has', 'a'.repeat(32)],
])('who comes too late with %s is told so without a turn to write', async (_case, holdId) => {
  const lines = [{ uuid: await desk.addLot(), amount: 1 }];
  await desk.hold(lines);
  const late = desk.orderFor(lines, { holdId });
  const said = await statementsOf(() => desk.order(late), 409);
  expect(said.filter((sql) => !sql.startsWith('select'))).toEqual([]);
});
