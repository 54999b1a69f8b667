import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../database/database.ts';
import { hasPictureJob } from './store/picture-jobs.ts';

const PROGRAM = join(import.meta.dirname, 'picture-process.ts');
/** Also what a crash waits before it is tried again. */
const LOOK_EVERY_MS = 5000;
const END_MS = 5000;
/**
 * glibc would keep an arena of large buffers for each of several threads, and twice the memory after ten minutes. Up to a
 * megabyte, all that a card's picture needs, buffers are used again: taken from the system one by one, with every page of
 * them a fault, they were 330 of the 460 ms that such a picture took. Other allocators do not know these names.
 */
const ALLOCATOR = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: String(1024 * 1024),
  MALLOC_TRIM_THRESHOLD_: String(4 * 1024 * 1024),
};
/** One that lives so long after a death is well again; one that ends by itself is at once. */
const WELL_MS = 60_000;

/** What became of the drawing process, for whoever runs the shop. */
export interface DrawingState {
  /** False from its death until a later one is well. */
  isWell: boolean;
}

/** Keeps one drawing process going while pictures wait. Returns what stops it. */
export function startDrawing(
  { kysely }: Database,
  clock: Clock,
  log: { error(details: object, message: string): void },
  state: DrawingState,
): () => Promise<void> {
  let child: ChildProcess | null = null;
  let isStopped = false;
  let startedAt = 0;

  async function look(): Promise<void> {
    if (child !== null && performance.now() - startedAt > WELL_MS) state.isWell = true;
    if (child !== null || !(await hasPictureJob(kysely, clock))) return;
    startedAt = performance.now();
    const started = fork(PROGRAM, {
      execPath: process.execPath,
      env: { ...process.env, ...ALLOCATOR },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child = started;
    started.on('error', (error) => {
      log.error({ err: error }, 'drawing process failed');
      // One that could not even be started has no `exit`; of one that runs, it is a message that was lost.
      if (started.pid === undefined) forget(started, false);
    });
    started.once('exit', (code, signal) => {
      forget(started, code === 0 || isStopped);
      // What it had in hand is claimed again after two minutes; pages show the lot without it until then.
      if (code !== 0 && !isStopped) log.error({ code, signal }, 'drawing process died');
    });
  }

  /** The next look may start another. */
  function forget(ended: ChildProcess, isWell: boolean): void {
    if (child !== ended) return;
    child = null;
    state.isWell = isWell;
  }

  const lookSafely = () =>
    void look().catch((error: unknown) => log.error({ err: error }, 'cannot look for pictures'));
  const timer = setInterval(lookSafely, LOOK_EVERY_MS);
  lookSafely();
  return async () => {
    isStopped = true;
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
