import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { openDatabase, type Database } from '../../database/database.ts';
import { migrate } from '../../database/migrate.ts';
import {
  serverUser,
  startPostgresServer,
  type PostgresServer,
} from '../../database/testing/postgres-server.ts';
import { openOrderDesk } from '../../testing/desks/order-desk.ts';

/** Mounting a disk of one's own needs root; elsewhere `handle-failures.test.ts` has PostgreSQL say that its disk is full. */
const itAsRoot = process.getuid?.() === 0 ? it : it.skip;
const DISK = '256m';

describe('A PostgreSQL whose disk is full', () => {
  let folder: string;
  let disk: string;
  let postgres: PostgresServer;
  let database: Database;

  beforeAll(async () => {
    if (itAsRoot === it.skip) return;
    folder = mkdtempSync(join(tmpdir(), 'vitrine-full-'));
    disk = join(folder, 'disk');
    mkdirSync(disk);
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK},mode=0755`, 'tmpfs', disk]);
    postgres = await startPostgresServer(folder);
    database = await openDatabase({ databaseUrl: await makeDatabaseOn(disk, postgres), dataDir: folder });
    await migrate(database);
  }, 120_000);
  afterAll(async () => {
    if (!folder) return;
    await database?.close();
    await postgres?.stop('immediate');
    execFileSync('umount', ['-l', disk]);
    rmSync(folder, { recursive: true, force: true });
  });

  itAsRoot(
    'says so to who orders: 503, the cart is safe; reading goes on, and the same order is placed once there is room',
    async () => {
      const desk = await openOrderDesk(database);
      const lots = await Promise.all(Array.from({ length: 40 }, () => desk.addLot()));
      const order = (uuid: string) =>
        desk.order(desk.orderFor([{ uuid, amount: 1 }], { remarks: 'x'.repeat(900) }), `the-key-of-${uuid}`);
      const ballast = join(disk, 'ballast');
      const { bfree, bsize } = statfsSync(disk);
      writeFileSync(ballast, Buffer.alloc(bfree * bsize, 1));
      const answers = [];
      // Some find room in a page that is there.
      for (const uuid of lots) answers.push(await order(uuid));
      const refused = answers.filter(({ statusCode }) => statusCode !== 201);
      expect(refused.length).toBeGreaterThan(0);
      for (const answer of refused) {
        expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([
          503,
          'full',
          '60',
        ]);
        expect(answer.json().error).toContain('Your cart is safe');
      }
      expect((await desk.app.inject('/api/frame')).statusCode).toBe(200);
      rmSync(ballast);
      for (const uuid of lots) expect((await order(uuid)).statusCode).toBe(201);
      const orders = await database.kysely.selectFrom('orders').select('id').execute();
      expect(orders).toHaveLength(lots.length);
      await desk.app.close();
    },
    120_000,
  );
});

async function makeDatabaseOn(disk: string, { url }: PostgresServer): Promise<string> {
  const user = await serverUser();
  if (user) chownSync(disk, user.uid, user.gid);
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`create tablespace disk location '${disk}'`);
  await client.query('create database shop tablespace disk');
  await client.end();
  return url.replace('/postgres?', '/shop?');
}
