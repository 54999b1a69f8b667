import { networkKey } from '../platform/network-key.ts';
import { createSemaphore, type Semaphore } from '@vitrine/shared/platform/semaphore';
import { LONG_LISTS, LONG_LISTS_OF_ONE, MAX_WAIT_MS } from './bounds.ts';
import { ContentError } from '../http/answers/content-error.ts';

/**
 * Limits how many long lists are read at once, and how many of them by one network. Reading slowly costs nothing:
 * without its own bound one script would hold every permit for as long as a list may take.
 * @returns takes a permit for an IP address; resolves with what gives it back, which is called once
 */
export function limitLongLists(): (address: string) => Promise<() => void> {
  const ofAll = semaphoreOf(LONG_LISTS);
  const ofOne = new Map<string, { semaphore: Semaphore; users: number }>();

  return async (address) => {
    const network = networkKey(address);
    const own = ofOne.get(network) ?? { semaphore: semaphoreOf(LONG_LISTS_OF_ONE), users: 0 };
    ofOne.set(network, own);
    own.users += 1;
    const leave = () => {
      own.users -= 1;
      if (own.users === 0) ofOne.delete(network);
    };
    let endOwn: (() => void) | undefined;
    try {
      endOwn = await own.semaphore.acquire();
      const end = await ofAll.acquire();
      return () => {
        end();
        endOwn?.();
        leave();
      };
    } catch (error) {
      endOwn?.();
      leave();
      throw error;
    }
  };
}

function semaphoreOf(permits: number): Semaphore {
  const refusal = () => new ContentError('Too many long lists are being read: try again in a moment', 503);
  return createSemaphore({ permits, maxWaitMs: MAX_WAIT_MS, refusal });
}
