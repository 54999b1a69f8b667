import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdir, readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const BINARIES = '/usr/lib/postgresql';
/** Each test's own database may hold 16 for ten idle seconds: a quick machine was seen with 240 of two suites. */
const CONNECTIONS = 800;

export interface PostgresServer {
  url: string;
  /** `immediate` for what goes anyway; after it the next start looks through its log. */
  stop(mode: 'immediate' | 'fast'): Promise<void>;
  /** As when its machine hangs: connections stand, new ones are taken by the system, and nobody answers. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
}

/**
 * Starts a PostgreSQL of this machine's own binaries, reachable by its socket only. Its databases stay in this folder,
 * made when there is none: for one process at a time.
 */
export async function startPostgresServer(folder: string): Promise<PostgresServer> {
  await mkdir(folder, { recursive: true });
  const [binaries, user] = [join(await newestVersion(), 'bin'), await serverUser()];
  if (user) await chown(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const run = (name: string, ...args: string[]) => runProgram(join(binaries, name), args, folder, user);
  if (!existsSync(data)) {
    await run('initdb', '-D', data, '-U', 'vitrine', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync');
  }
  const settings = `-k ${folder} -c listen_addresses= -c fsync=off -c max_connections=${CONNECTIONS}`;
  await run('pg_ctl', '-D', data, '-l', join(folder, 'log'), '-w', '-t', '30', '-o', settings, 'start');
  return {
    url: `postgresql://vitrine@localhost/postgres?host=${encodeURIComponent(folder)}`,
    stop: (mode) => run('pg_ctl', '-D', data, '-m', mode, '-w', '-t', '50', 'stop'),
    freeze: () => signalAll(data, 'SIGSTOP'),
    thaw: () => signalAll(data, 'SIGCONT'),
  };
}

/** The server itself first: it starts no more processes then. One of them may have ended meanwhile. */
async function signalAll(data: string, signal: NodeJS.Signals): Promise<void> {
  const [first = ''] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(first), signal);
  const children = await readFile(`/proc/${first}/task/${first}/children`, 'utf8');
  for (const child of children.trim().split(' ')) {
    if (child !== '' && existsSync(`/proc/${child}`)) process.kill(Number(child), signal);
  }
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
