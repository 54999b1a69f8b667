/** So many at a time, the others in the order of asking. */
export interface Turns {
  /** Resolves when it is your turn, with what ends it. @throws what `late` makes, after too long a wait */
  take(): Promise<() => void>;
}

export interface TurnsOptions {
  count: number;
  maxWaitMs: number;
  /** What whoever waited too long is told. */
  late(): Error;
}

export function createTurns({ count, maxWaitMs, late }: TurnsOptions): Turns {
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
        reject(late());
      }, maxWaitMs);
      waiting.push(enter);
    });
  }

  return {
    async take() {
      if (taken === count) return waitInLine();
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
