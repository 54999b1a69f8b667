import { BroadcastChannel } from 'node:worker_threads';

/** The database was asked and does not answer: nobody is kept waiting for it. `isDatabaseAway` knows it by its code. */
export class DatabaseSilent extends Error {
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('The database does not answer');
  }
}

/** How often it looks whether somebody waits, and how long a wait is before the database is asked whether it is there. */
const LOOK_EVERY_MS = 250;
const SUSPICIOUS_MS = 500;
/** Longest that the database has to say that it is there; with the two above less than the three seconds promised. */
export const PROBE_MS = 1_250;
/** A look that comes so much later than it should says that this thread, or its whole machine, stood still meanwhile. */
const STANDSTILL_MS = 500;
/** Longest that one statement waits on a connection of its own that is cut unheard: more than PostgreSQL lets it take. */
const LONGEST_MS = 17_000;
/** Between two probes of a database that was silent. */
const PROBE_AGAIN_MS = 500;

export interface CircuitBreaker {
  /**
   * Runs what asks the database. It fails with `DatabaseSilent` as soon as the database is found to be silent, and without
   * asking for as long as it is.
   * @param isSign false for what can also be had without its answer, such as a pooled connection
   */
  guard<T>(ask: () => Promise<T>, isSign?: boolean): Promise<T>;
  stop(): void;
}

interface Waiting {
  since: number;
  refuse(error: DatabaseSilent): void;
}

/**
 * Tells a slow statement from a database that is frozen or cut off: while somebody waits, it is asked on a connection of
 * its own. A long statement, or a lock, may take its time; silence opens the breaker.
 * @param probe whether the database says anything within `PROBE_MS`; it never throws
 * @param onOpen ends the connections: what they carry has no answer, and they may be dead when the database is back
 * @param database by which this process's threads know it: what one finds out opens the breakers of all
 */
export function createCircuitBreaker(
  probe: () => Promise<boolean>,
  onOpen: () => void,
  database: string,
): CircuitBreaker {
  const threads = new BroadcastChannel(`silent ${database}`);
  threads.unref();
  threads.onmessage = () => open();
  const waiting = new Set<Waiting>();
  let heardAt = 0;
  let isOpen = false;
  let isStopped = false;
  let isProbing = false;
  let lookedAt = performance.now();
  let stoodStillAt = 0;
  let retry: NodeJS.Timeout | undefined;

  async function guard<T>(ask: () => Promise<T>, isSign = true): Promise<T> {
    if (isOpen) throw new DatabaseSilent();
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const mine = { since: performance.now(), refuse: reject };
    waiting.add(mine);
    ask().then(resolve, reject);
    try {
      const answer = await promise;
      if (isSign) heardAt = performance.now();
      return answer;
    } finally {
      waiting.delete(mine);
    }
  }

  /** A set keeps its order: the first one has waited longest. */
  function look(): void {
    noticeStandstill();
    lookedAt = performance.now();
    const [longest] = waiting;
    if (!longest) return;
    const waitedMs = performance.now() - longest.since;
    if (waitedMs >= LONGEST_MS) longest.refuse(new DatabaseSilent());
    else if (waitedMs >= SUSPICIOUS_MS && !isOpen && !isProbing) void suspect();
  }

  function noticeStandstill(): void {
    const now = performance.now();
    if (now - lookedAt > LOOK_EVERY_MS + STANDSTILL_MS) stoodStillAt = now;
  }

  async function suspect(): Promise<void> {
    const start = performance.now();
    isProbing = true;
    const isThere = await probe();
    // Answers that came while this thread was busy are read before the verdict.
    await new Promise((resolve) => setImmediate(resolve));
    isProbing = false;
    noticeStandstill();
    // Timers run before what has arrived is read: a probe's time may be up although its answer is there.
    if (isStopped || isThere || stoodStillAt > start || heardAt >= start) return;
    threads.postMessage('');
    open();
  }

  function open(): void {
    if (isOpen) return;
    isOpen = true;
    for (const { refuse } of waiting) refuse(new DatabaseSilent());
    onOpen();
    tryAgainLater();
  }

  function tryAgainLater(): void {
    retry = setTimeout(() => {
      void probe().then((isThere) => {
        if (isThere) isOpen = false;
        else if (isOpen) tryAgainLater();
      });
    }, PROBE_AGAIN_MS).unref();
  }

  const watch = setInterval(look, LOOK_EVERY_MS).unref();
  return {
    guard,
    stop() {
      isStopped = true;
      isOpen = false;
      threads.close();
      clearInterval(watch);
      clearTimeout(retry);
    },
  };
}
