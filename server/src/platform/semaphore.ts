/** Lets so many pieces of work run at once; the others wait in the order of asking. */
export interface Semaphore {
  /**
   * Resolves with what gives the permit back.
   * @throws what `refusal` makes, after too long a wait or at once when too many wait
   */
  acquire(): Promise<() => void>;
}

export interface SemaphoreOptions {
  permits: number;
  maxWaitMs: number;
  /** How many may wait; any number when absent. */
  maxQueue?: number;
  refusal(): Error;
}

/** Own code: of the kept libraries one bounds the wait and none the queue (decision 026). */
export function createSemaphore({ permits, maxWaitMs, maxQueue, refusal }: SemaphoreOptions): Semaphore {
  const waiting: (() => void)[] = [];
  let taken = 0;

  function release(): void {
    const next = waiting.shift();
    if (next) next();
    else taken -= 1;
  }

  function waitInLine(): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer);
        resolve(once(release));
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(enter), 1);
        reject(refusal());
      }, maxWaitMs);
      waiting.push(enter);
    });
  }

  return {
    async acquire() {
      if (taken === permits) {
        if (waiting.length === maxQueue) throw refusal();
        return waitInLine();
      }
      taken += 1;
      return once(release);
    },
  };
}

function once(release: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) release();
    isDone = true;
  };
}
