/** @jest-environment @vitrine/shared/build/browser-environment */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { RouteObject } from 'react-router';
import { RemoteFailure } from '../../federation/remote-failure.ts';
import { boundParts } from './bound-parts.ts';
import { liveRemotes } from './live-remotes.ts';

const SHOP_MS = { quick: 100, slow: 900 };

/** A page of a remote that comes after so long, and how it went; the shop answers in its own time. */
async function stepTo(partMs: number, shop: keyof typeof SHOP_MS) {
  const live = liveRemotes({}, () => new Promise((resolve) => setTimeout(resolve, SHOP_MS[shop], {})));
  const part = () => new Promise<object>((resolve) => setTimeout(resolve, partMs, {}));
  const child: RouteObject = { path: 'login', lazy: part };
  boundParts([{ path: '/', children: [child] }], 'account', live);
  const step = { outcome: 'waits', error: Error('none') };
  if (typeof child.lazy === 'function')
    child.lazy().then(
      () => (step.outcome = 'there'),
      (error: Error) => Object.assign(step, { outcome: 'away', error }),
    );
  await jest.advanceTimersByTimeAsync(2_000);
  return step;
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('A shopper who goes to another page of an open remote', () => {
  it('reads within two seconds that it is away, when its part hangs', async () => {
    const { outcome, error } = await stepTo(60_000, 'quick');
    expect(outcome).toBe('away');
    expect(error).toBeInstanceOf(RemoteFailure);
    expect(error).toMatchObject({ isPart: true });
  });

  it('has one that takes a moment', async () => {
    expect(await stepTo(1_550, 'quick')).toMatchObject({ outcome: 'there' });
  });

  it('waits longer at the end of a slow line', async () => {
    const step = await stepTo(3_500, 'slow');
    expect(step.outcome).toBe('waits');
    await jest.advanceTimersByTimeAsync(1_500);
    expect(step.outcome).toBe('there');
  });
});
