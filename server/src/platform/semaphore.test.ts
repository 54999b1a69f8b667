import { expect, it } from '@jest/globals';
import { createSemaphore } from './semaphore.ts';

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

it('Who waits too long is refused, and leaves the queue to the others', async () => {
  const semaphore = createSemaphore({ permits: 1, maxWaitMs: 1, refusal });
  const release = await semaphore.acquire();
  await expect(semaphore.acquire()).rejects.toThrow('too many');
  release();
  const again = await semaphore.acquire();
  again();
});
