/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ApiRequest, ApiResult } from '../contract/failure.ts';
import { addToBrowserCart } from './browser-cart.ts';
import { readBrowserHold, saveBrowserHold } from './browser-hold.ts';
import { checkBrowserCart, checkLines, isRefused } from './check-browser-cart.ts';

const lines = [{ uuid: 'A', amount: 2 }];
const ok = { ok: true as const, value: { lines: [], totalCents: 0 } };
const refused = (status: number): ApiResult<unknown> => ({
  ok: false,
  failure: { kind: 'rejected', status, code: '', message: '', fields: {}, body: {} },
});

/** A shop that gives these answers in order, and what it was asked. */
function shop(...answers: ApiResult<unknown>[]) {
  const asked: unknown[] = [];
  const api = ({ body }: ApiRequest) => {
    asked.push(body);
    return Promise.resolve(answers.shift() ?? refused(500));
  };
  return { asked, api };
}

beforeEach(() => {
  localStorage.clear();
  addToBrowserCart({ uuid: 'A', amount: 2, priceCents: 1250 }, 2);
});

describe('a cart that is held against the stock', () => {
  it('speaks of the hold that reserves its lots', async () => {
    saveBrowserHold('hold-1');
    const { asked, api } = shop(ok);
    expect(await checkBrowserCart(api)).toEqual(ok);
    expect(asked).toEqual([{ lines, holdId: 'hold-1' }]);
  });

  it('has an order of before checked with it too: what the shopper reserved is not gone', async () => {
    saveBrowserHold('hold-1');
    const { asked, api } = shop(ok);
    const old = [{ uuid: 'B', amount: 1 }];
    expect(await checkLines(api, old)).toEqual(ok);
    expect(asked).toEqual([{ lines: old, holdId: 'hold-1' }]);
  });

  it('is checked without a hold that the shop refuses, and forgets it', async () => {
    saveBrowserHold('hold-1');
    const { asked, api } = shop(refused(400), ok);
    expect(await checkBrowserCart(api)).toEqual(ok);
    expect(asked).toEqual([{ lines, holdId: 'hold-1' }, { lines }]);
    expect(readBrowserHold()).toBeUndefined();
  });

  it('keeps its hold when the hold is not what the shop refuses', async () => {
    saveBrowserHold('hold-1');
    expect(isRefused(await checkBrowserCart(shop(refused(400), refused(400)).api))).toBe(true);
    expect(readBrowserHold()).toBe('hold-1');
  });

  it('does not press a shop that is too busy', async () => {
    saveBrowserHold('hold-1');
    const { asked, api } = shop(refused(429), ok);
    expect(isRefused(await checkBrowserCart(api))).toBe(false);
    expect(asked).toHaveLength(1);
  });

  it.each(['', 'no name', '<script>', 'x'.repeat(65)])('forgets the hold %p', (holdId) => {
    saveBrowserHold(holdId);
    expect(readBrowserHold()).toBeUndefined();
    expect(localStorage.getItem('VDM_HOLD')).toBeNull();
  });
});
