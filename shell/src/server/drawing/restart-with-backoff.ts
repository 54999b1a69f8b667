import { withTimeout } from '@vitrine/shared/platform/with-timeout';
import { RemoteFailure } from '../../federation/remote-failure.ts';
import type { DrawnPage } from '../pages/drawn-page.ts';
import type { OnEnd, RemoteThread } from './processes/start-renderer.ts';
import type { PageJob } from './protocol.ts';

/** Longest that a page waits for a thread that is being started. */
const START_MS = 4_000;
/** Longest that a page is drawn, all in all; its loaders have bounds of their own, which are shorter. */
export const PAGE_MS = 10_000;
/** A thread that nobody needed for this long is ended; the next page starts one again. */
const IDLE_MS = 60_000;
/** The same for one that only showed that its remote can be opened: a release's, whose pages come soon. */
const UNUSED_MS = 10_000;
const LOOK_EVERY_MS = 5_000;
/** Exponential backoff from the second crash of a thread on. */
const FIRST_BACKOFF_MS = 1_000;
const LONGEST_BACKOFF_MS = 60_000;
/** The count of crashes is reset after this long without one. */
const FORGET_MS = 5 * 60_000;

/** One version of a remote, whose pages are drawn in a thread that is started when it is needed. */
export interface RestartingThread {
  /** Starts its thread and waits until it has opened the remote. Throws a RemoteFailure. */
  open(): Promise<void>;
  /** Throws a RemoteFailure: nothing can be drawn now, or this page cannot. */
  draw(job: PageJob): Promise<DrawnPage>;
  /** Ends a thread that only showed that its remote opens: the next page starts one again. */
  rest(): void;
  /** It is drawn with no more, until it is opened again: its thread ends when the pages are out that it is drawing. */
  retire(): void;
  /** Ends its thread at once. */
  close(): void;
}

interface RestartOptions {
  name: string;
  start(onEnd: OnEnd): RemoteThread;
  /** Called with the reason each time its thread crashes. */
  onCrash(reason: string): void;
}

/** Runs a version's thread: started on demand, restarted after a crash, with exponential backoff when it crashes again and again. */
export function restartWithBackoff(
  { name, start, onCrash }: RestartOptions,
  now: () => number = Date.now,
): RestartingThread {
  let thread: RemoteThread | null = null;
  let isRetired = false;
  let usedAt = 0;
  let pages = 0;
  let hasDrawn = false;
  let crashes = 0;
  let crashedAt = 0;
  let watch: NodeJS.Timeout | undefined;

  function running(): RemoteThread {
    usedAt = now();
    if (thread) return thread;
    if (now() < crashedAt + backoffAfter(crashes)) throw new RemoteFailure(name, 'rests after it fell');
    hasDrawn = false;
    const mine = start((reason, isSuspect) => {
      if (thread === mine) forget();
      if (!isSuspect) return;
      if (now() - crashedAt > FORGET_MS) crashes = 0;
      crashes += 1;
      crashedAt = now();
      onCrash(reason);
    });
    thread = mine;
    watch = setInterval(endWhenIdle, LOOK_EVERY_MS).unref();
    return mine;
  }

  function endWhenIdle(): void {
    const patience = hasDrawn ? IDLE_MS : UNUSED_MS;
    if (thread && pages === 0 && (isRetired || now() - usedAt > patience)) close();
  }

  function forget(): void {
    clearInterval(watch);
    thread = null;
  }

  function close(): void {
    thread?.end();
    forget();
  }

  async function draw(job: PageJob): Promise<DrawnPage> {
    const mine = running();
    hasDrawn = true;
    pages += 1;
    try {
      await withTimeout(mine.opened, START_MS, () => new RemoteFailure(name, 'is slow to start'));
      return await withTimeout(mine.draw(job), PAGE_MS, () => new RemoteFailure(name, 'draws too long'));
    } finally {
      pages -= 1;
      usedAt = now();
      if (isRetired) endWhenIdle();
    }
  }

  return {
    open: async () => {
      isRetired = false;
      await running().opened;
    },
    draw,
    rest() {
      if (!hasDrawn) close();
    },
    retire() {
      isRetired = true;
      endWhenIdle();
    },
    close,
  };
}

function backoffAfter(crashes: number): number {
  return crashes < 2 ? 0 : Math.min(LONGEST_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** (crashes - 2));
}
