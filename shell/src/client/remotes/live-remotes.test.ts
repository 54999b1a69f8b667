import { describe, expect, it } from '@jest/globals';
import type { BrowserRemote } from '@vitrine/shared/contract/federation/release';
import { liveRemotes } from './live-remotes.ts';

const remotesAt = (version: string): Record<string, BrowserRemote> => ({
  catalog: { version, container: 'catalog', entry: { url: `/${version}.js`, integrity: '' }, css: [] },
});

/** A page that was opened with version one, and a shop that answers what it is told to. */
function openPage() {
  const shop = {
    time: 0,
    asked: 0,
    version: 'one',
    isDown: false,
    isHanging: false,
    looked: Array<string>(),
  };
  const ask = async () => {
    shop.asked += 1;
    if (shop.isDown) throw new Error('down');
    return remotesAt(shop.version);
  };
  const look = async (url: string) => {
    shop.looked.push(url);
    return !shop.isHanging;
  };
  const live = liveRemotes(remotesAt('one'), ask, () => shop.time, look);
  live.opened('catalog', 'one');
  return { shop, live };
}

describe('An open page', () => {
  it('learns of a release at a step within five seconds, and asks no oftener than it must', async () => {
    const { shop, live } = openPage();
    shop.version = 'two';
    shop.time = 1_000;
    expect([await live.hasMoved('catalog'), shop.asked]).toEqual([false, 0]);
    shop.time = 3_000;
    expect(await live.hasMoved('catalog')).toBe(true);
    expect([await live.hasMoved('catalog'), shop.asked]).toEqual([true, 1]);
  });

  it('goes on as it is while the shop does not answer', async () => {
    const { shop, live } = openPage();
    Object.assign(shop, { time: 10_000, isDown: true });
    expect(await live.hasMoved('catalog')).toBe(false);
    expect((await live.now()).catalog?.version).toBe('one');
  });

  it('says nothing of a remote that it has not opened', async () => {
    const { shop, live } = openPage();
    Object.assign(shop, { time: 10_000, version: 'two' });
    expect(await live.hasMoved('account')).toBe(false);
  });

  it('looks whether a remote answers where the shop says that it is now', async () => {
    const { shop, live } = openPage();
    Object.assign(shop, { version: 'two', isHanging: true });
    expect(await live.isAnswering('catalog')).toBe(false);
    shop.isHanging = false;
    expect(await live.isAnswering('catalog')).toBe(true);
    expect(shop.looked).toEqual(['/two.js', '/two.js']);
    shop.isDown = true;
    expect(await live.isAnswering('catalog')).toBe(false);
  });
});
