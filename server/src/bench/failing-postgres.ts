import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { stockFaults } from '../catalogue/store/stock.ts';
import { openDatabase } from '../database/database.ts';
import { serverUser, startPostgresServer } from '../database/testing/postgres-server.ts';

/*
 * A PostgreSQL of its own, for shops of several processes: says its address. `freeze`, `thaw` and `restart` do that to it;
 * `look` says what its books are like. Its tables lie in the folder that is named, if one is: a disk that may be small.
 */
const folder = await mkdtemp(join(tmpdir(), 'vitrine-failing-'));
let server = await startPostgresServer(folder);
const [disk] = process.argv.slice(2);
const databaseUrl = disk ? await makeDatabaseOn(disk) : server.url;

// The server is a process that nobody else ends, however this one is told to.
for (const sign of ['disconnect', 'SIGINT', 'SIGTERM']) process.once(sign, () => void end());
process.on('message', (word) => void obey(word).then((said) => process.send?.(said)));
process.send?.({ databaseUrl });

async function obey(word: unknown): Promise<unknown> {
  if (word === 'freeze') await server.freeze();
  if (word === 'thaw') await server.thaw();
  if (word === 'restart') {
    await server.stop('immediate');
    server = await startPostgresServer(folder);
  }
  return word === 'look' ? look() : true;
}

async function makeDatabaseOn(disk: string): Promise<string> {
  const user = await serverUser();
  if (user) await chown(disk, user.uid, user.gid);
  const client = new pg.Client(server.url);
  await client.connect();
  await client.query(`create tablespace disk location '${disk}'`);
  await client.query('create database shop tablespace disk');
  await client.end();
  return server.url.replace('/postgres?', '/shop?');
}

/** Orders by their number, lots whose stock is not the sum of their moves, and lots of which more is promised than there is. */
async function look() {
  const database = await openDatabase({ databaseUrl, dataDir: folder });
  const { kysely } = database;
  try {
    const orders = await kysely.selectFrom('orders').select('reference').execute();
    const oversold = await kysely
      .selectFrom('insects')
      .select('uuid')
      .where((eb) => eb.or([eb('on_hand', '<', 0), eb('reserved', '>', eb.ref('on_hand'))]))
      .execute();
    return {
      orders: orders.map(({ reference }) => reference),
      oversold: oversold.length,
      wrong: (await stockFaults(kysely)).length,
    };
  } finally {
    await database.close();
  }
}

async function end(): Promise<void> {
  await server.thaw().catch(() => undefined);
  await server.stop('immediate').catch(() => undefined);
  await rm(folder, { recursive: true, force: true });
  process.exit();
}
