import { describe, expect, it } from '@jest/globals';
import { createSemaphore, Overloaded } from './semaphore.ts';
import { sharePermits } from './shared-permits.ts';

const semaphore = (permits: number, maxQueue: number) =>
  createSemaphore({ permits, maxQueue, maxWaitMs: 10_000, refusal: () => new Overloaded('Full') });

describe('Whoever asks for many places', () => {
  it('has their share, and the others have the rest', async () => {
    const acquire = sharePermits(semaphore(3, 10), () => semaphore(2, 1));
    const [first, second] = [await acquire('greedy'), await acquire('greedy')];
    const third = acquire('greedy');
    await expect(acquire('greedy')).rejects.toThrow(Overloaded);
    const modest = await acquire('modest');
    first();
    (await third)();
    second();
    modest();
    const again = await Promise.all([acquire('greedy'), acquire('greedy')]);
    for (const end of again) end();
  });

  it('gives a place back once, however often they say so, and when they leave the queue', async () => {
    const acquire = sharePermits(semaphore(1, 10), () => semaphore(5, 10));
    const end = await acquire('one');
    const gone = new AbortController();
    const waiting = acquire('two', gone.signal);
    gone.abort();
    await expect(waiting).rejects.toThrow(Overloaded);
    end();
    end();
    const next = await acquire('three');
    const after = acquire('four');
    next();
    (await after)();
  });
});
