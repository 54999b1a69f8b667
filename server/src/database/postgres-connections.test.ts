import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Kysely, sql } from 'kysely';
import { until } from '../testing/until.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { createPostgresDialect } from './postgres-dialect.ts';

/** Of the columns of `/proc/net/tcp`: which timer runs, and in how many hundredths of a second it rings. */
const TIMER = /^(?<kind>\d\d):(?<when>[0-9A-F]{8})$/;
const KEEP_ALIVE = '02';

describe('A connection to PostgreSQL', () => {
  let server: Server;
  let kysely: Kysely<unknown>;
  let theirs: Socket;
  beforeEach(async () => {
    server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    kysely = new Kysely({
      dialect: createPostgresDialect(`postgres://vitrine@127.0.0.1:${port}/shop`).dialect,
    });
    const connected = once(server, 'connection');
    void sql`select 1`.execute(kysely).catch(() => undefined);
    [theirs] = await connected;
  });
  afterEach(async () => {
    theirs.destroy();
    server.close();
    await kysely.destroy();
  });

  it.each(['statement_timeout', 'idle_in_transaction_session_timeout'])(
    'lets no statement of a shopper keep it for more than 15 seconds: %s',
    async (name) => {
      const [startup] = await once(theirs, 'data');
      expect(String(startup)).toContain(`${name}\0${15_000}\0`);
    },
  );

  it('lets migrations of a large shop take as long as they take', async () => {
    const connected = once(server, 'connection');
    const { port } = server.address() as AddressInfo;
    const database = await openDatabase({
      databaseUrl: `postgres://vitrine@127.0.0.1:${port}/shop`,
      dataDir: '/nowhere',
    });
    const migrated = migrate(database).catch((error: unknown) => error);
    const [own] = await connected;
    const [startup] = await once(own, 'data');
    expect(String(startup)).toContain('vitrine');
    expect(String(startup)).not.toContain('timeout');
    own.destroy();
    expect(await migrated).toBeInstanceOf(Error);
    await database.close();
  });

  it('that was cut without a word is noticed: Linux asks after ten silent seconds', async () => {
    theirs.resume();
    const rings = () => keepAliveOf(theirs.remotePort ?? 0);
    await until('a timer that keeps it alive', async () => (await rings()) !== null);
    expect(await rings()).toBeLessThanOrEqual(10);
  });
});

/** In how many seconds Linux asks whether the other side of a connection is there; null when it never will. */
async function keepAliveOf(port: number): Promise<number | null> {
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const lines = (await readFile('/proc/net/tcp', 'utf8')).split('\n').map((line) => line.trim().split(/\s+/));
  const timer = lines.find(([, from]) => from?.endsWith(local))?.[5] ?? '';
  const { kind, when } = TIMER.exec(timer)?.groups ?? {};
  return kind === KEEP_ALIVE ? Number.parseInt(when ?? '', 16) / 100 : null;
}
