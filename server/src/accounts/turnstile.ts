/** Too many wait already. Answered as a request too many. */
export class Busy extends Error {
  readonly statusCode = 429;
}

/**
 * Lets so many pieces of work run at once; the others wait in order.
 * @throws Busy when `waiting` wait already
 */
export function turnstile(atOnce: number, waiting: number) {
  const queue: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (queue.length >= waiting) throw new Busy('Too many passwords are being checked');
    const { promise, resolve } = Promise.withResolvers<void>();
    queue.push(resolve);
    await promise;
  }

  /** Gives the place to the next, or back. */
  function leave(): void {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }

  return async function pass<T>(work: () => Promise<T>): Promise<T> {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
