import { afterEach, expect, it, jest } from '@jest/globals';
import { createSemaphore } from './semaphore.ts';

afterEach(() => void jest.useRealTimers());

const refusal = () => new Error('too many');

it('Work runs two at a time and in order; what would wait in too long a queue is refused at once', async () => {
  const semaphore = createSemaphore({ permits: 2, maxQueue: 2, maxWaitMs: 60_000, refusal });
  const seen: number[] = [];
  let running = 0;
  const work = async (name: number) => {
    const release = await semaphore.acquire();
    running += 1;
    expect(running).toBeLessThanOrEqual(2);
    await Promise.resolve();
    seen.push(name);
    running -= 1;
    release();
    // Given back once, whatever the caller does.
    release();
  };
  const ends = await Promise.allSettled([1, 2, 3, 4, 5].map(work));
  expect(ends.map(({ status }) => status).join(' ')).toBe('fulfilled fulfilled fulfilled fulfilled rejected');
  expect(seen).toEqual([1, 2, 3, 4]);
  await work(6);
  expect(seen).toContain(6);
});

it('A waiter that waits too long is refused, and leaves the queue to the others', async () => {
  const semaphore = createSemaphore({ permits: 1, maxWaitMs: 1, refusal });
  const release = await semaphore.acquire();
  await expect(semaphore.acquire()).rejects.toThrow('too many');
  expect(semaphore.waiting()).toBe(0);
  release();
  const again = await semaphore.acquire();
  again();
});

/**
 * One piece of work is under way for `waitedMs` of a minute after `names` came; then `meanwhile` happens. Those who got
 * their turn, in order.
 */
async function turnsOf(
  names: string[],
  waitedMs: number,
  meanwhile: (by: { leave(name: string): void; renew(name: string): void }) => void = () => undefined,
): Promise<string[]> {
  jest.useFakeTimers();
  const queue = createSemaphore({ permits: 1, maxQueue: 3, maxWaitMs: 60_000, isNewestFirst: true, refusal });
  const release = await queue.acquire();
  const seen: string[] = [];
  const waiters = new Map(names.map((name) => [name, new AbortController()]));
  const waits = [...waiters].map(async ([name, { signal }]) => {
    const end = await queue.acquire(signal);
    seen.push(name);
    end();
  });
  const ends = Promise.allSettled(waits);
  jest.advanceTimersByTime(waitedMs);
  meanwhile({
    leave: (name) => waiters.get(name)?.abort(),
    renew: (name) => queue.renew(waiters.get(name)?.signal ?? AbortSignal.abort()),
  });
  release();
  await ends;
  return seen;
}

it('While all can be answered in time they come in order, else the newest first', async () => {
  expect(await turnsOf(['older', 'newer'], 30_000)).toEqual(['older', 'newer']);
  expect(await turnsOf(['older', 'newer'], 30_001)).toEqual(['newer', 'older']);
});

it('Of too many the oldest is refused, and who left is passed over', async () => {
  const names = ['too old', 'older', 'leaver', 'newest'];
  expect(await turnsOf(names, 40_000, ({ leave }) => leave('leaver'))).toEqual(['newest', 'older']);
});

it('A renewed waiter counts as new, and one that has left does not come back', async () => {
  const seen = await turnsOf(['popular', 'leaver', 'older'], 40_000, ({ leave, renew }) => {
    leave('leaver');
    renew('leaver');
    renew('popular');
  });
  expect(seen).toEqual(['popular', 'older']);
});
