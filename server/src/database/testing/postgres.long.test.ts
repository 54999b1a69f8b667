import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createConnection } from 'node:net';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from '@jest/globals';
import pg from 'pg';
import { until } from '../../testing/until.ts';

const OFFER = join(import.meta.dirname, 'postgres.ts');
/** A test run as far as it matters here: it offers a PostgreSQL, says at which door, and goes on. */
const RUN = `
  const { default: startPostgres } = await import(${JSON.stringify(OFFER)});
  await startPostgres();
  console.log(process.env.TEST_POSTGRES_DOOR);
  setInterval(() => undefined, 1000);
`;

async function startRun() {
  const run = spawn(process.execPath, ['--input-type=module', '-e', RUN], {
    // Empty: nobody gave it a server of their own.
    env: { ...process.env, TEST_DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [door] = await once(run.stdout, 'data');
  return { run, door: String(door).trim() };
}

const untilGone = (folder: string) => until('the end of the folder', () => !existsSync(folder));

it('A test run starts PostgreSQL only when a suite asks', async () => {
  const { run, door } = await startRun();
  expect(existsSync(join(dirname(door), 'postgres'))).toBe(false);
  const [first, second] = await Promise.all([text(createConnection(door)), text(createConnection(door))]);
  expect(second).toBe(first);
  const client = new pg.Client({ connectionString: first });
  await client.connect();
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await client.end();
  run.kill();
  await untilGone(dirname(door));
});

it.each(['SIGKILL', 'SIGINT', 'SIGTERM'] as const)(
  'A test run that is broken off by %s leaves no PostgreSQL, and nothing of what its suites wrote',
  async (signal) => {
    const { run, door } = await startRun();
    const connectionString = await text(createConnection(door));
    run.kill(signal);
    await untilGone(dirname(door));
    await expect(new pg.Client({ connectionString }).connect()).rejects.toThrow();
  },
);
