import { expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { oneDatabase } from '../../database/testing/databases.ts';
import { openOrderDesk } from '../../testing/desks/order-desk.ts';

const open = oneDatabase();

/** As when the disk ends there: the file may not grow by another page, and has none to spare. */
async function fillDisk({ kysely }: Database): Promise<{ makeRoom(): Promise<unknown> }> {
  await sql`create table ballast (bytes blob)`.execute(kysely);
  await sql`pragma max_page_count = 1`.execute(kysely);
  for (let isFull = false; !isFull;) {
    isFull = await sql`insert into ballast values (zeroblob(3000))`.execute(kysely).then(
      () => false,
      () => true,
    );
  }
  return { makeRoom: () => sql`pragma max_page_count = 1000000`.execute(kysely) };
}

it('Whoever orders while the disk is full is told so, keeps the cart, and orders once there is room', async () => {
  const database = await open();
  const desk = await openOrderDesk(database);
  const lots = await Promise.all(Array.from({ length: 24 }, () => desk.addLot()));
  const order = (uuid: string) =>
    desk.order(desk.orderFor([{ uuid, amount: 1 }], { remarks: 'x'.repeat(900) }), `the-key-of-${uuid}`);
  const disk = await fillDisk(database);
  const answers = await Promise.all(lots.map(order));
  // Some find room in a page that is there.
  const refused = answers.filter(({ statusCode }) => statusCode !== 201);
  expect(refused.length).toBeGreaterThan(0);
  for (const answer of refused) {
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'full']);
    expect(answer.json().error).toContain('Your cart is safe');
  }
  expect((await desk.app.inject('/api/frame')).statusCode).toBe(200);
  await disk.makeRoom();
  for (const uuid of lots) expect((await order(uuid)).statusCode).toBe(201);
});
