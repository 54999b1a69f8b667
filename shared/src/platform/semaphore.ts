/** Lets so many pieces of work run at once; the others wait. */
export interface Semaphore {
  /**
   * Resolves with what gives the permit back.
   * @param signal aborts when nobody waits for the work any more
   * @throws what `refusal` makes: after too long a wait, when too many wait, or on the signal
   */
  acquire(signal?: AbortSignal): Promise<() => void>;
  /** Counts the waiter with this signal as just arrived. */
  renew(signal: AbortSignal): void;
  /** How many wait. */
  waiting(): number;
  /**
   * Whether as many wait as may, and whoever comes now would not be next: the oldest is new itself, or somebody else took a
   * place since the last permit was given back. In a flood to let all of them in would cost more than it brings anybody.
   */
  isClosed(): boolean;
}

interface SemaphoreOptions {
  permits: number;
  maxWaitMs: number;
  /** How many may wait; any number when absent. */
  maxQueue?: number;
  /**
   * Once the oldest has waited half as long as it may, who came last is next: in order, all would be answered too late.
   * Of too many the oldest is refused: it has most likely gone. By default they come in the order of asking, whatever
   * they waited, and the newest is refused.
   */
  isNewestFirst?: boolean;
  refusal(): Error;
}

interface Waiter {
  since: number;
  enter(): void;
  refuse(): void;
}

/** Own code: of the kept libraries one bounds the wait and none the queue (decision 026). */
export function createSemaphore(options: SemaphoreOptions): Semaphore {
  const { permits, maxWaitMs, maxQueue = Infinity, isNewestFirst = false, refusal } = options;
  // A Map keeps its order, and loses any entry at once.
  const waiting = new Map<object, Waiter>();
  let taken = 0;
  let isFreed = true;

  function release(): void {
    isFreed = true;
    const next = isNewestFirst && isLate() ? [...waiting.values()].at(-1) : oldest();
    if (next) next.enter();
    else taken -= 1;
  }

  const oldest = () => waiting.values().next().value;

  function isLate(): boolean {
    const first = oldest();
    return first !== undefined && performance.now() - first.since > maxWaitMs / 2;
  }

  function waitForPermit(signal: AbortSignal | undefined): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const key = signal ?? {};
      const leave = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', refuse);
        waiting.delete(key);
      };
      const enter = () => {
        leave();
        resolve(once(release));
      };
      const refuse = () => {
        leave();
        reject(refusal());
      };
      const timer = setTimeout(refuse, maxWaitMs);
      signal?.addEventListener('abort', refuse);
      waiting.set(key, { since: performance.now(), enter, refuse });
    });
  }

  return {
    async acquire(signal) {
      if (signal?.aborted) throw refusal();
      if (taken < permits) {
        taken += 1;
        return once(release);
      }
      if (waiting.size >= maxQueue) {
        if (!isNewestFirst) throw refusal();
        oldest()?.refuse();
        isFreed = false;
      }
      return waitForPermit(signal);
    },
    renew(signal) {
      const waiter = waiting.get(signal);
      if (!waiter) return;
      waiting.delete(signal);
      waiting.set(signal, { ...waiter, since: performance.now() });
    },
    waiting: () => waiting.size,
    isClosed: () => waiting.size >= maxQueue && !(isFreed && isLate()),
  };
}

function once(release: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) release();
    isDone = true;
  };
}

/** Too much is asked at this moment. Nothing was done; a moment later it may go. */
export class Overloaded extends Error {}
