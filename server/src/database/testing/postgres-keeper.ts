import { chmod, mkdir, mkdtemp, rm, statfs, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { startPostgresServer, type PostgresServer } from './postgres-server.ts';

/*
 * Owns the PostgreSQL of one test run, and the run's temporary folder, which it is given. It starts the one when the first
 * suite asks at the socket `door`, answers with its address or why there is none; it stops the one and removes the other
 * when its standard input ends: that pipe closes with the run, however the run ends.
 */
const folder = process.argv[2] ?? '';
const MEMORY = '/dev/shm';
/** A database of a test takes 11 MB, and a suite drops its own only at its end. */
const ROOM_BYTES = 4e9;
const inMemory: string[] = [];
let server: Promise<PostgresServer> | null = null;

const door = createServer((suite) => {
  server ??= makeFolder().then(startPostgresServer);
  server.then(
    ({ url }) => suite.end(url),
    (error: unknown) => suite.end(String(error)),
  );
  // A suite that was killed while it waited needs no answer.
  suite.on('error', () => undefined);
});
door.listen(join(folder, 'door'), () => process.stdout.write('open\n'));

process.stdin.resume().once('close', () => void close());

/** In memory where there is room: copying a database takes a quarter of the time that a disk takes, or less. */
async function makeFolder(): Promise<string> {
  const made = join(folder, 'postgres');
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }));
  if (bavail * bsize < ROOM_BYTES) {
    await mkdir(made);
    return made;
  }
  const memory = await mkdtemp(join(MEMORY, 'vitrine-run-'));
  inMemory.push(memory);
  await chmod(memory, 0o711);
  await symlink(memory, made);
  return made;
}

async function close(): Promise<void> {
  door.close();
  await server?.then(({ stop }) => stop('immediate')).catch(() => undefined);
  // A run that was broken off is over before its workers know: they write a moment longer.
  for (const each of [...inMemory, folder])
    await rm(each, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  process.exit();
}
