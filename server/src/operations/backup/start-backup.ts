import { fork } from 'node:child_process';
import { join } from 'node:path';

const PROGRAM = join(import.meta.dirname, 'backup-command.ts');

/** Begins a backup in a process of its own, so that no page waits for it. It goes on when this process ends. */
export async function startBackup(env: { dataDir: string; databaseUrl: string | null }): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const child = fork(PROGRAM, {
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      DATA_DIR: env.dataDir,
      ...(env.databaseUrl !== null && { DATABASE_URL: env.databaseUrl }),
    },
  });
  child.once('error', reject);
  // It has its turn, or has ended without one; either way the list now says so.
  child.once('message', () => resolve());
  child.once('exit', () => resolve());
  await promise;
  if (child.connected) child.disconnect();
  child.unref();
}
