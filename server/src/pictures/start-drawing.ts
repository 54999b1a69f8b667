import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../database/database.ts';
import { hasPictureJob } from './store/picture-jobs.ts';

const PROGRAM = join(import.meta.dirname, 'picture-process.ts');
/** Also what a crash waits before it is tried again. */
const LOOK_EVERY_MS = 5000;
const END_MS = 5000;

/** Keeps one drawing process going while pictures wait. Returns what stops it. */
export function startDrawing(
  { kysely }: Database,
  clock: Clock,
  log: { error(details: object, message: string): void },
): () => Promise<void> {
  let child: ChildProcess | null = null;

  async function look(): Promise<void> {
    if (child !== null || !(await hasPictureJob(kysely, clock))) return;
    child = fork(PROGRAM, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    child.once('error', (error) => log.error({ err: error }, 'drawing process failed'));
    child.once('exit', () => (child = null));
  }

  const lookSafely = () =>
    void look().catch((error: unknown) => log.error({ err: error }, 'cannot look for pictures'));
  const timer = setInterval(lookSafely, LOOK_EVERY_MS);
  lookSafely();
  return async () => {
    clearInterval(timer);
    await end(child);
  };
}

/** Lets it finish its picture, for a while. */
async function end(child: ChildProcess | null): Promise<void> {
  if (!child || child.exitCode !== null) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  child.once('exit', () => resolve());
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), END_MS);
  await promise;
  clearTimeout(timer);
}
