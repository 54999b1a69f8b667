import type { Semaphore } from './semaphore.ts';

/**
 * Lets so many pieces of work run at once, and so many of them for one: whoever asks a thousand times takes no more than
 * their share of the places, nor of the queue.
 * @param ofOne what bounds one asker; made for each who asks, and forgotten once nothing of theirs waits or runs
 * @returns takes a permit for an asker; resolves with what gives it back
 */
export function sharePermits(
  ofAll: Semaphore,
  ofOne: () => Semaphore,
): (whose: string, signal?: AbortSignal) => Promise<() => void> {
  const shares = new Map<string, { semaphore: Semaphore; users: number }>();

  return async (whose, signal) => {
    const own = shares.get(whose) ?? { semaphore: ofOne(), users: 0 };
    shares.set(whose, own);
    own.users += 1;
    let endOwn: (() => void) | undefined;
    let isLeft = false;
    const leave = () => {
      if (isLeft) return;
      isLeft = true;
      endOwn?.();
      own.users -= 1;
      if (own.users === 0) shares.delete(whose);
    };
    try {
      endOwn = await own.semaphore.acquire(signal);
      const end = await ofAll.acquire(signal);
      return () => {
        end();
        leave();
      };
    } catch (error) {
      leave();
      throw error;
    }
  };
}
