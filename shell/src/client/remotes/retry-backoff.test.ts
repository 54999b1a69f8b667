/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { retryWhenBack } from './retry-backoff.ts';

/** Longest that one look at something that hangs takes. */
const LOOK_MS = 1_000;

/** A remote as an open page meets it. */
class Remote {
  isHanging = true;
  isBroken = false;
  opened = 0;
  readonly isAnswering = (): Promise<boolean> =>
    this.isHanging ? new Promise((resolve) => setTimeout(resolve, LOOK_MS, false)) : Promise.resolve(true);
  readonly open = async (): Promise<string> => {
    this.opened += 1;
    if (this.isHanging || this.isBroken) throw new Error('away');
    return 'open';
  };
}

let remote: Remote;
beforeEach(() => {
  jest.useFakeTimers();
  remote = new Remote();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('A page whose remote hangs', () => {
  it.each([0, 700, 1_500, 60_000])(
    'has it within three seconds after it is well, %d ms later',
    async (ms) => {
      const opened = retryWhenBack(remote.open, remote);
      await jest.advanceTimersByTimeAsync(ms);
      // Each file that is asked for of what hangs holds one of the few connections that a browser has to it.
      expect(remote.opened).toBe(0);
      remote.isHanging = false;
      await jest.advanceTimersByTimeAsync(3_000);
      expect(remote.opened).toBe(1);
      expect(await opened).toBe('open');
    },
  );

  it('has it at once when the browser says that the connection is back', async () => {
    const opened = retryWhenBack(remote.open, remote);
    await jest.advanceTimersByTimeAsync(LOOK_MS + 1);
    remote.isHanging = false;
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect(await opened).toBe('open');
  });

  it('asks no more when the shopper went elsewhere', async () => {
    const over = new AbortController();
    const opened = retryWhenBack(remote.open, { ...remote, signal: over.signal });
    over.abort(new Error('elsewhere'));
    remote.isHanging = false;
    await Promise.all([expect(opened).rejects.toThrow('elsewhere'), jest.advanceTimersByTimeAsync(60_000)]);
    expect(remote.opened).toBe(0);
  });
});

describe('A page whose remote answers, with files that do not work', () => {
  it('asks for them with backoff', async () => {
    Object.assign(remote, { isHanging: false, isBroken: true });
    void retryWhenBack(remote.open, remote);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(remote.opened).toBe(4);
    remote.isBroken = false;
    await jest.advanceTimersByTimeAsync(30_000);
    expect(remote.opened).toBe(5);
  });
});
