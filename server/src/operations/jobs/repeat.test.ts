import { describe, expect, it } from '@jest/globals';
import { HOUR_MS } from '@vitrine/shared/platform/time';
import { repeat } from './repeat.ts';

describe('A job', () => {
  it('goes on at once while there is more, and then rests', async () => {
    const { promise: isResting, resolve: rest } = Promise.withResolvers<void>();
    let runs = 0;
    const work = async () => {
      runs += 1;
      if (runs === 3) rest();
      return { hasMore: runs < 3 };
    };
    const job = repeat(HOUR_MS, work, () => undefined);
    await isResting;
    await job.stop();
    expect(runs).toBe(3);
  });

  it('reports a failure and goes on', async () => {
    const { promise: hasGoneOn, resolve: goOn } = Promise.withResolvers<void>();
    const failures: unknown[] = [];
    let runs = 0;
    const work = async () => {
      runs += 1;
      if (runs === 1) throw new Error('once');
      goOn();
      return { hasMore: false };
    };
    const job = repeat(1, work, (error) => failures.push(error));
    await hasGoneOn;
    await job.stop();
    expect(failures).toEqual([new Error('once')]);
  });

  it('is stopped only when the run under way has ended', async () => {
    const { promise: ending, resolve: end } = Promise.withResolvers<void>();
    let hasEnded = false;
    const work = async () => {
      await ending;
      hasEnded = true;
      return { hasMore: true };
    };
    const stopped = repeat(HOUR_MS, work, () => undefined).stop();
    end();
    await stopped;
    expect(hasEnded).toBe(true);
  });
});
