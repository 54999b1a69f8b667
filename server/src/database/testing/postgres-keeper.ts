import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { startPostgresServer, type PostgresServer } from './postgres-server.ts';

/*
 * Owns the PostgreSQL of one test run, and the run's temporary folder, which it is given. It starts the one when the first
 * suite asks at the socket `door`, answers with its address or why there is none; it stops the one and removes the other
 * when its standard input ends: that pipe closes with the run, however the run ends.
 */
const folder = process.argv[2] ?? '';
let server: Promise<PostgresServer> | null = null;

const door = createServer((suite) => {
  server ??= startPostgresServer(join(folder, 'postgres'));
  server.then(
    ({ url }) => suite.end(url),
    (error: unknown) => suite.end(String(error)),
  );
  // A suite that was killed while it waited needs no answer.
  suite.on('error', () => undefined);
});
door.listen(join(folder, 'door'), () => process.stdout.write('open\n'));

process.stdin.resume().once('close', () => void close());

async function close(): Promise<void> {
  door.close();
  await server?.then(({ stop }) => stop('immediate')).catch(() => undefined);
  // A run that was broken off is over before its workers know: they write a moment longer.
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  process.exit();
}
