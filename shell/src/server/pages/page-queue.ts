import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import type { PageQueueCounts } from '@vitrine/shared/contract/federation/storefront';
import { Overloaded } from '@vitrine/shared/platform/overloaded';
import { createSemaphore } from '@vitrine/shared/platform/semaphore';

/** A page waits for its API answers most of its time: so many keep a processor busy, and none waits long for it. */
export const PERMITS = 4 * availableParallelism();
export const OWN_PERMITS = 4;
/** What can be drawn while the last one waits: a drawing takes about a tenth of a second. */
export const MAX_QUEUE = 128;
/** With the wait of its data's request (half a second) and its drawing less than the 2.5 seconds that nginx waits. */
const MAX_WAIT_MS = 1_500;

/** Lets so many pages be drawn at once. The others wait, newest first: who asked long ago has most likely gone. */
export interface PageQueue {
  /** Rejects with Overloaded: nobody waits for it any more, it waited too long, or too many wait. */
  run<T>(audience: Audience, draw: () => Promise<T>): Promise<T>;
  /** Whether whoever comes now would take somebody's place. */
  isFull(): boolean;
  /** Notes one that was refused without having come here. */
  drop(): void;
  /** Somebody else asks for what waits: it comes to the front. */
  renew(audience: Audience): void;
  counts(): PageQueueCounts;
}

export function createPageQueue(permits: number): PageQueue {
  const semaphore = createSemaphore({
    ...{ permits, maxWaitMs: MAX_WAIT_MS, maxQueue: MAX_QUEUE, isNewestFirst: true },
    refusal: () => new Overloaded(),
  });
  const counts = { begun: 0, dropped: 0, abandoned: 0 };

  async function enter({ signal }: Audience): Promise<() => void> {
    try {
      const leave = await semaphore.acquire(signal);
      // Sockets are heard first: a page whose visitor hung up meanwhile is not begun.
      await setImmediate();
      if (!signal.aborted) return leave;
      leave();
      throw new Overloaded();
    } catch (error) {
      counts[signal.aborted ? 'abandoned' : 'dropped'] += 1;
      throw error;
    }
  }

  return {
    async run(audience, draw) {
      const leave = await enter(audience);
      counts.begun += 1;
      try {
        return await draw();
      } finally {
        leave();
      }
    },
    isFull: () => semaphore.waiting() >= MAX_QUEUE,
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
