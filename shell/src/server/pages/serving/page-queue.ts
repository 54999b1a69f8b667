import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import type { PageQueueCounts } from '@vitrine/shared/contract/federation/storefront';
import { createSemaphore, Overloaded, type Semaphore } from '@vitrine/shared/platform/semaphore';

/** A page waits for its API answers most of its time: so many keep a processor busy, and none waits long for it. */
export const PERMITS = 4 * availableParallelism();
/** Of those who buy. */
export const OWN_PERMITS = 4;
/** Of those who log in or look at their account. Fewer: in a flood of logins those who buy share the processor with them. */
export const ACCOUNT_PERMITS = 3;
/** What can be drawn while the last one waits: a drawing takes about a tenth of a second. */
export const MAX_QUEUE = 128;
/** With the wait of its data's request (half a second) and its drawing less than the 2.5 seconds that nginx waits. */
const MAX_WAIT_MS = 1_500;
/**
 * Of one network: what it asks for at once leaves a place to the others. An office behind one address is a few people, and
 * these pages take some hundredths of a second.
 */
const OF_ONE = { maxQueue: 32, maxWaitMs: 500, isNewestFirst: true };

/** Lets so many pages be drawn at once. The others wait, newest first: who asked long ago has most likely gone. */
export interface PageQueue {
  /**
   * Rejects with Overloaded: nobody waits for it any more, it waited too long, or too many wait.
   * @param network who asks, where one network is not to take all places; empty when it may be anybody
   */
  run<T>(audience: Audience, draw: () => Promise<T>, network?: string): Promise<T>;
  /** Whether whoever comes now would take somebody's place. */
  isFull(): boolean;
  /** Whether whoever comes now is not to take one: the next would take it again. */
  isClosed(): boolean;
  /** Notes one that was refused without having come here. */
  drop(): void;
  /** Somebody else asks for what waits: it comes to the front. */
  renew(audience: Audience): void;
  counts(): PageQueueCounts;
}

export function createPageQueue(permits: number): PageQueue {
  const refusal = () => new Overloaded();
  const semaphore = createSemaphore({
    ...{ permits, maxWaitMs: MAX_WAIT_MS, maxQueue: MAX_QUEUE, isNewestFirst: true, refusal },
  });
  const networks = new Map<string, { semaphore: Semaphore; present: number }>();
  const counts = { begun: 0, dropped: 0, abandoned: 0 };

  /** Waits its turn among those of its network first. */
  async function amongItsOwn<T>(network: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    if (!network) return work();
    const own = networks.get(network) ?? {
      semaphore: createSemaphore({ ...OF_ONE, permits: permits - 1, refusal }),
      present: 0,
    };
    networks.set(network, own);
    own.present += 1;
    try {
      const leave = await own.semaphore.acquire(signal).catch(count(signal));
      return await work().finally(leave);
    } finally {
      own.present -= 1;
      if (own.present === 0) networks.delete(network);
    }
  }

  /** Notes why one was not drawn. */
  const count =
    (signal: AbortSignal) =>
    (error: unknown): never => {
      counts[signal.aborted ? 'abandoned' : 'dropped'] += 1;
      throw error;
    };

  async function enter(signal: AbortSignal): Promise<() => void> {
    const leave = await semaphore.acquire(signal);
    // Sockets are heard first: a page whose visitor hung up meanwhile is not begun.
    await setImmediate();
    if (!signal.aborted) return leave;
    leave();
    throw new Overloaded();
  }

  return {
    run: ({ signal }, draw, network = '') =>
      amongItsOwn(network, signal, async () => {
        const leave = await enter(signal).catch(count(signal));
        counts.begun += 1;
        return draw().finally(leave);
      }),
    isFull: () => semaphore.waiting() >= MAX_QUEUE,
    isClosed: semaphore.isClosed,
    drop: () => void (counts.dropped += 1),
    renew: ({ signal }) => semaphore.renew(signal),
    counts: () => ({ waiting: semaphore.waiting(), ...counts }),
  };
}

/** Those who wait for one drawing; it is not begun when all of them have gone. */
export class Audience {
  readonly #gone = new AbortController();
  #present = 0;

  /** Aborts when the last one has gone. */
  get signal(): AbortSignal {
    return this.#gone.signal;
  }

  join(visitor: AbortSignal): this {
    this.#present += 1;
    if (visitor.aborted) this.#leave();
    else visitor.addEventListener('abort', () => this.#leave(), { once: true });
    return this;
  }

  #leave(): void {
    this.#present -= 1;
    if (this.#present === 0) this.#gone.abort();
  }
}
