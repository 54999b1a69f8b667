import pg from 'pg';
import startPostgres, { stopPostgres } from '../database/testing/postgres.ts';
import { makePostgresDatabase } from '../database/testing/places.ts';

/*
 * An empty PostgreSQL database for shops of several processes: says its address, or why there is none. `end` ends all
 * connections to it, `close` also lets in no others until `open`.
 */
const started = startPostgres();
// The server is a process that nobody else ends, however this one is told to.
for (const sign of ['disconnect', 'SIGINT', 'SIGTERM'])
  process.once(sign, () => void started.then(stopPostgres).finally(() => process.exit()));
await started;
process.send?.(await makePlace());

async function makePlace() {
  try {
    const { options } = await makePostgresDatabase();
    const databaseUrl = options.databaseUrl ?? '';
    process.on('message', (word) => void obey(word, databaseUrl).then((done) => process.send?.(done)));
    return { databaseUrl };
  } catch (error) {
    return { problem: String(error) };
  }
}

/** How many connections were ended. */
async function obey(word: unknown, databaseUrl: string): Promise<number> {
  const url = new URL(databaseUrl);
  const name = url.pathname.slice(1);
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    if (word !== 'end') await client.query(`alter database ${name} allow_connections ${word === 'open'}`);
    if (word === 'open') return 0;
    const ended = await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
      [name],
    );
    return ended.rowCount ?? 0;
  } finally {
    await client.end();
  }
}
