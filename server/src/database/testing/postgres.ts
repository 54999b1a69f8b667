import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const HOW_TO_GET_ONE =
  'The PostgreSQL tests need a server: install one (Debian: apt-get install postgresql), ' +
  'or give the address of an empty one in TEST_DATABASE_URL.';

let stop: () => Promise<void> = async () => undefined;

/**
 * Before the server's tests: a temporary folder for all that they write, and a process that will start PostgreSQL there
 * when a suite first asks, unless TEST_DATABASE_URL names one. It stops it and removes the folder when this process ends,
 * also when it is killed.
 */
export default async function startPostgres(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-run-'));
  // PostgreSQL runs as another user where the tests are root.
  await chmod(folder, 0o711);
  process.env['TMPDIR'] = folder;
  const keeper = spawn(process.execPath, [join(import.meta.dirname, 'postgres-keeper.ts'), folder], {
    // In a session of its own: Ctrl-C ends the tests, and their end stops the server.
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(keeper, 'exit');
  await Promise.race([once(keeper.stdout, 'data'), ended]);
  process.env['TEST_POSTGRES_DOOR'] = join(folder, 'door');
  stop = async () => {
    keeper.stdin.end();
    await ended;
  };
}

export async function stopPostgres(): Promise<void> {
  await stop();
}

/**
 * The address of the tests' PostgreSQL, which is started by that.
 * @throws with the reason on a machine without any
 */
export async function postgresUrl(): Promise<string> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return given;
  const door = process.env['TEST_POSTGRES_DOOR'];
  const answer = door ? await text(createConnection(door)) : 'nobody offers one';
  if (!answer.startsWith('postgresql:')) throw new Error(`${HOW_TO_GET_ONE} (${answer})`);
  return answer;
}
