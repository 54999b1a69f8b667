import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdir, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
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

interface Server {
  url: string;
  /** `immediate` for what goes anyway; after it the next start looks through its log. */
  stop(mode: 'immediate' | 'fast'): Promise<void>;
}

async function startServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-postgres-'));
  const { url, stop: end } = await openServer(folder, await serverUser());
  return {
    url,
    stop: async () => {
      await end('immediate');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A server whose databases stay in this folder, made when there is none: for one process at a time. */
export async function startKeptServer(folder: string): Promise<Server> {
  await mkdir(folder, { recursive: true });
  return openServer(folder, await serverUser());
}

async function openServer(folder: string, user: User | null): Promise<Server> {
  const binaries = join(await newestVersion(), 'bin');
  if (user) await chown(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const run = (name: string, ...args: string[]) => runProgram(join(binaries, name), args, folder, user);
  if (!existsSync(data)) {
    await run('initdb', '-D', data, '-U', 'vitrine', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync');
  }
  const settings = `-k ${folder} -c listen_addresses= -c fsync=off -c max_connections=200`;
  await run('pg_ctl', '-D', data, '-l', join(folder, 'log'), '-w', '-t', '30', '-o', settings, 'start');
  return {
    url: `postgresql://vitrine@localhost/postgres?host=${encodeURIComponent(folder)}`,
    stop: (mode) => run('pg_ctl', '-D', data, '-m', mode, '-w', '-t', '50', 'stop'),
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
export async function serverUser(): Promise<User | null> {
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
