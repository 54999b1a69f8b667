import { createSemaphore, Overloaded } from '@vitrine/shared/platform/semaphore';
import { sharePermits } from '@vitrine/shared/platform/shared-permits';
import { wideNetworkKey } from '../../platform/network/network-key.ts';

/** Carts that are checked at once in a process: the database has connections left for those who order. */
const ALL = { permits: 4, maxQueue: 200 };
/** And of one network: a school's carts come one after the other, in milliseconds each. */
const OF_ONE = { permits: 2, maxQueue: 40 };
/** A cart is looked at by somebody who waits for it. */
const MAX_WAIT_MS = 2_000;

/**
 * Takes a place to check a cart, which may have 200 lines: one network has its share of the places, and of the queue.
 * @param maxWaitMs how long somebody waits for one
 * @returns takes a place for an IP address; resolves with what gives it back
 * @throws Overloaded when too many wait
 */
export function admitReader(
  maxWaitMs = MAX_WAIT_MS,
): (ip: string, signal: AbortSignal) => Promise<() => void> {
  const refusal = () => new Overloaded('Too many carts are checked at once');
  const lane = { maxWaitMs, refusal };
  const acquire = sharePermits(createSemaphore({ ...ALL, ...lane }), () =>
    createSemaphore({ ...OF_ONE, ...lane }),
  );
  return (ip, signal) => acquire(wideNetworkKey(ip), signal);
}
