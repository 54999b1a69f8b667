import { networkKey } from '../platform/network/network-key.ts';
import { createSemaphore, type Semaphore } from '@vitrine/shared/platform/semaphore';
import { sharePermits } from '@vitrine/shared/platform/shared-permits';
import { LONG_LISTS, LONG_LISTS_OF_ONE, MAX_WAIT_MS } from './bounds.ts';
import { ContentError } from '../http/answers/content-error.ts';

/**
 * Limits how many long lists are read at once, and how many of them by one network. Reading slowly costs nothing:
 * without its own bound one script would hold every permit for as long as a list may take.
 * @returns takes a permit for an IP address; resolves with what gives it back, which is called once
 */
export function limitLongLists(): (address: string) => Promise<() => void> {
  const acquire = sharePermits(semaphoreOf(LONG_LISTS), () => semaphoreOf(LONG_LISTS_OF_ONE));
  return (address) => acquire(networkKey(address));
}

function semaphoreOf(permits: number): Semaphore {
  const refusal = () => new ContentError('Too many long lists are being read: try again in a moment', 503);
  return createSemaphore({ permits, maxWaitMs: MAX_WAIT_MS, refusal });
}
