/** One at a time, in the order of asking. */
export interface Mutex {
  /** Resolves when it is your turn, with what ends it. @throws after 10 seconds of waiting. */
  acquire(): Promise<() => void>;
}

const MAX_WAIT_MS = 10_000;

export function createMutex(): Mutex {
  const waiting: (() => void)[] = [];
  let isTaken = false;

  function release(): void {
    const next = waiting.shift();
    if (next) next();
    else isTaken = false;
  }

  function waitInLine(): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer);
        resolve(once(release));
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(enter), 1);
        reject(new Error('Waited 10 s to write to the database: a transaction does not end'));
      }, MAX_WAIT_MS);
      waiting.push(enter);
    });
  }

  return {
    async acquire() {
      if (isTaken) return waitInLine();
      isTaken = true;
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
