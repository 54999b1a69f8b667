import { spawn } from 'node:child_process';
import { chown, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BINARIES = '/usr/lib/postgresql';
const HOW_TO_GET_ONE =
  'The PostgreSQL tests need a server: install one (Debian: apt-get install postgresql), ' +
  'or give the address of an empty one in TEST_DATABASE_URL.';

let stop: () => Promise<void> = async () => undefined;

/**
 * Before the server's tests: starts a PostgreSQL of this machine's own binaries in a temporary folder, reachable by
 * its socket only. Not when TEST_DATABASE_URL names one. A machine without any fails those tests, with the reason.
 */
export default async function startPostgres(): Promise<void> {
  if (process.env['TEST_DATABASE_URL']) return;
  try {
    const server = await startServer();
    stop = server.stop;
    process.env['TEST_DATABASE_URL'] = server.url;
  } catch (error) {
    process.env['TEST_DATABASE_PROBLEM'] = `${HOW_TO_GET_ONE} (${String(error)})`;
  }
}

export async function stopPostgres(): Promise<void> {
  await stop();
}

async function startServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const binaries = join(await newestVersion(), 'bin');
  const user = await serverUser();
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-postgres-'));
  if (user) await chown(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const run = (name: string, ...args: string[]) => runProgram(join(binaries, name), args, folder, user);
  await run('initdb', '-D', data, '-U', 'vitrine', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync');
  const settings = `-k ${folder} -c listen_addresses= -c fsync=off -c max_connections=200`;
  await run('pg_ctl', '-D', data, '-l', join(folder, 'log'), '-w', '-t', '30', '-o', settings, 'start');
  return {
    url: `postgresql://vitrine@localhost/postgres?host=${encodeURIComponent(folder)}`,
    stop: async () => {
      await run('pg_ctl', '-D', data, '-m', 'immediate', '-w', '-t', '20', 'stop');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function newestVersion(): Promise<string> {
  const versions = await readdir(BINARIES);
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0];
  if (!newest) throw new Error(`nothing in ${BINARIES}`);
  return join(BINARIES, newest);
}

interface User {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root: who it runs as instead. Null when we are not root. */
async function serverUser(): Promise<User | null> {
  if (process.getuid?.() !== 0) return null;
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const line = ['postgres', 'nobody'].map((name) => lines.find((parts) => parts[0] === name)).find(Boolean);
  if (!line) throw new Error('root has no user postgres or nobody to start it as');
  return { uid: Number(line[2]), gid: Number(line[3]) };
}

function runProgram(program: string, args: string[], cwd: string, user: User | null): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const child = spawn(program, args, { cwd, stdio: 'ignore', timeout: 60_000, ...user });
  child.on('error', reject);
  child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${program} ended with ${code}`))));
  return promise;
}
