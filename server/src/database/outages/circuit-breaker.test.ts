import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createCircuitBreaker, DatabaseSilent } from './circuit-breaker.ts';
import { isDatabaseAway } from './is-away.ts';

const never = () => new Promise<never>(() => undefined);

describe('Whoever asks a database that', () => {
  const onOpen = jest.fn();
  let isThere: boolean;
  let breaker: ReturnType<typeof createCircuitBreaker>;
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    onOpen.mockClear();
    isThere = false;
    breaker = createCircuitBreaker(async () => isThere, onOpen, 'test');
  });
  afterEach(() => {
    breaker.stop();
    jest.restoreAllMocks();
    jest.useRealTimers();
  });
  const outcome = (asked: Promise<unknown>) => asked.catch((error: unknown) => error);
  /** As long as a probe takes that has no answer. */
  async function pass(milliseconds: number): Promise<void> {
    await jest.advanceTimersByTimeAsync(milliseconds);
    await new Promise((resolve) => setImmediate(resolve));
  }

  it('is silent hears so within a second and the probe, and that it is away', async () => {
    const asked = outcome(breaker.guard(never));
    await pass(1_000);
    expect(await asked).toBeInstanceOf(DatabaseSilent);
    expect(isDatabaseAway(await asked)).toBe(true);
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  it('is silent hears so while others take connections that were open before', async () => {
    const asked = outcome(breaker.guard(never));
    for (let at = 0; at < 4; at += 1) {
      await pass(250);
      await breaker.guard(async () => 'a pooled connection', false).catch(() => undefined);
    }
    expect(await asked).toBeInstanceOf(DatabaseSilent);
  });

  it('was found silent is refused at once, and nothing is asked', async () => {
    const first = outcome(breaker.guard(never));
    await pass(1_000);
    await first;
    const ask = jest.fn(never);
    expect(await outcome(breaker.guard(ask))).toBeInstanceOf(DatabaseSilent);
    expect(ask).not.toHaveBeenCalled();
  });

  it('seems silent because the machine stood still waits for another probe', async () => {
    const clock = performance.now.bind(performance);
    let pausedMs = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => clock() + pausedMs);
    const probe = jest.fn(async () => {
      if (probe.mock.calls.length === 1) pausedMs = 900;
      return false;
    });
    const paused = createCircuitBreaker(probe, onOpen, 'paused');
    const asked = outcome(paused.guard(never));
    await pass(500);
    expect(probe).toHaveBeenCalledTimes(1);
    expect(onOpen).not.toHaveBeenCalled();
    await pass(250);
    expect(await asked).toBeInstanceOf(DatabaseSilent);
    expect(probe).toHaveBeenCalledTimes(2);
    paused.stop();
  });

  it('is asked whether it is there hears nothing of that once it is closed, and no process ends of it', async () => {
    const unheard: unknown[] = [];
    const hear = (reason: unknown) => unheard.push(reason);
    process.on('unhandledRejection', hear);
    const verdict = Promise.withResolvers<boolean>();
    const closed = createCircuitBreaker(() => verdict.promise, onOpen, 'closed');
    void closed.guard(never);
    await pass(500);
    closed.stop();
    verdict.resolve(false);
    await pass(1_000);
    process.off('unhandledRejection', hear);
    expect(unheard).toEqual([]);
    expect(onOpen).not.toHaveBeenCalled();
  });

  it('is back is answered again, half a second later', async () => {
    const first = outcome(breaker.guard(never));
    await pass(1_000);
    await first;
    isThere = true;
    await pass(500);
    expect(await breaker.guard(async () => 'here')).toBe('here');
  });

  it('is only slow is waited for', async () => {
    isThere = true;
    const slow = Promise.withResolvers<string>();
    const asked = breaker.guard(() => slow.promise);
    await pass(10_000);
    slow.resolve('at last');
    expect(await asked).toBe('at last');
    expect(onOpen).not.toHaveBeenCalled();
  });

  it('answers others on another connection is given up alone, when no statement takes that long', async () => {
    isThere = true;
    const asked = outcome(breaker.guard(never));
    await pass(18_000);
    expect(await asked).toBeInstanceOf(DatabaseSilent);
    expect(onOpen).not.toHaveBeenCalled();
  });
});
