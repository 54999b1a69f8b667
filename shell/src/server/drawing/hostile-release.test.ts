import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HOSTILE, openHostileRelease, type HostileRelease } from '../../testing/hostile-release.ts';
import { canCutNetwork } from './processes/without-network.ts';

let release: HostileRelease;
beforeAll(async () => {
  release = await openHostileRelease();
});
afterAll(() => release.close());

describe('A release that was signed rightly and means harm', () => {
  it.each(HOSTILE.names)('does not get %s', async (name) => {
    expect(await release.draw(`/tries/${name}`)).toMatch(/^nothing/);
  });

  it('wrote nothing, reached nobody, and its thread draws on', async () => {
    expect(await release.draw('/page')).toBe('/page');
    expect(await release.changes()).toEqual([]);
    expect(release.falls).toEqual([]);
  });

  it.each(HOSTILE.pages)('sends nobody a page %s', async (name) => {
    await expect(release.draw(`/pages/${name}`)).rejects.toThrow('catalog: ');
    expect(await release.draw('/page')).toBe('/page');
  });

  it('sets no cookie, no policy, and widens none', async () => {
    const { headers, origins } = await release.page('/cookies');
    expect([headers, origins]).toEqual([{}, []]);
  });
});

describe('A release that got all of Node’s modules is refused by the permissions alone', () => {
  const OF_NODE =
    /key|accounts|files|release of|database|written|rights changed|link|^a shell|program|process of N|^a thread|addon|inside of|WASI/;
  let open: HostileRelease;
  beforeAll(async () => {
    open = await openHostileRelease('open');
  });
  afterAll(() => open.close());

  it.each(HOSTILE.names.filter((name) => OF_NODE.test(name)))('%s', async (name) => {
    expect(await open.draw(`/tries/${name}`)).toMatch(/^nothing/);
    expect(await open.changes()).toEqual([]);
  });

  // Where the machine forbids network namespaces, its thread alone stands before the network.
  const OF_NETWORK = /^a socket$|^a datagram|^a request|^a page fetched$/;
  (canCutNetwork(process.argv[1] ?? '') ? it : it.skip).each(
    HOSTILE.names.filter((name) => OF_NETWORK.test(name)),
  )('%s: its process has no network', async (name) => {
    expect(await open.draw(`/tries/${name}`)).toMatch(/^nothing/);
    expect(await open.changes()).toEqual([]);
  });
});
