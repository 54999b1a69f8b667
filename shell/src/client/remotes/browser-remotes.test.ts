/** @jest-environment @vitrine/shared/build/browser-environment */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { BrowserRemote } from '@vitrine/shared/contract/federation/release';
import { browserRemotes } from './browser-remotes.ts';
import { liveRemotes } from './live-remotes.ts';
import { holderIn } from './opened-files.ts';
import { retryWhenBack } from './retry-backoff.ts';

const remoteAt = (folder: string, version = 'one'): Record<string, BrowserRemote> => ({
  account: {
    version,
    container: 'account',
    entry: { url: `${folder}/remoteEntry.js`, integrity: '' },
    css: [],
  },
});
const ORIGIN = 'https://account.example/one/client';
const MIRROR = '/mirror/account/one/client';

/** A page that is open, of a shop that answers at once unless it is told otherwise. */
function openPage(shop: () => Promise<Record<string, BrowserRemote>>) {
  const live = liveRemotes(remoteAt(ORIGIN), shop);
  return { live, getRemote: browserRemotes(live) };
}

const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);

/** The file comes, and runs. */
function deliver(folder: string): void {
  const script = [...document.querySelectorAll('script')].find(({ src }) => src.includes(folder));
  const module = { contract: 1, createRoutes: () => [] };
  Reflect.set(window, 'account', { init: () => undefined, get: async () => () => module });
  script?.dispatchEvent(new Event('load'));
}

/** Whether it is settled after so long. */
async function after(milliseconds: number, remote: Promise<unknown>): Promise<'there' | 'away' | 'waits'> {
  let state: 'there' | 'away' | 'waits' = 'waits';
  remote.then(
    () => (state = 'there'),
    () => (state = 'away'),
  );
  await jest.advanceTimersByTimeAsync(milliseconds);
  return state;
}

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('A shopper who goes on in an open page, to a remote whose origin hangs', () => {
  it('reads within two seconds that it is away', async () => {
    const { getRemote } = openPage(async () => remoteAt(ORIGIN));
    expect(await after(2_000, getRemote('account'))).toBe('away');
    expect(scripts()).toHaveLength(2);
  });

  it('has it from the shop within a second, once that says that it has the files', async () => {
    const { getRemote } = openPage(async () => remoteAt(MIRROR));
    const remote = getRemote('account');
    expect(await after(1_000, remote)).toBe('waits');
    deliver(MIRROR);
    expect(await after(0, remote)).toBe('there');
  });

  it('has the release that is live by then, and stays with it', async () => {
    const { getRemote, live } = openPage(async () => remoteAt('/two', 'two'));
    const remote = getRemote('account');
    await after(1_000, remote);
    deliver('/two');
    expect(await after(0, remote)).toBe('there');
    expect(await live.hasMoved('account')).toBe(false);
  });

  it('has its errors laid to the version that came, of two that were asked for from one folder', async () => {
    const files = 'https://account.example/files';
    const inFolder = (version: string): Record<string, BrowserRemote> => ({
      account: {
        version,
        container: 'account',
        entry: { url: `${files}/${version}.js`, integrity: '' },
        css: [],
      },
    });
    const getRemote = browserRemotes(liveRemotes(inFolder('one'), async () => inFolder('two')));
    const remote = getRemote('account');
    await after(1_300, remote);
    expect(scripts()).toEqual([`${files}/one.js`, `${files}/two.js`]);
    deliver('/one.js');
    expect(await after(0, remote)).toBe('there');
    expect(holderIn(`at Form (${files}/form.js:1:20)`)).toEqual({ name: 'account', version: 'one' });
  });

  it('has what was asked for first, when that comes after all', async () => {
    const { getRemote } = openPage(async () => remoteAt(ORIGIN));
    const remote = getRemote('account');
    expect(await after(1_300, remote)).toBe('waits');
    deliver(ORIGIN);
    expect(await after(0, remote)).toBe('there');
  });
});

describe('A remote that answers again', () => {
  it('is asked for anew, whatever hangs on of before', async () => {
    const { getRemote } = openPage(async () => remoteAt(MIRROR));
    await after(2_000, getRemote('account'));
    document.head.replaceChildren();
    const remote = getRemote('account', 'anew');
    await after(0, remote);
    deliver(MIRROR);
    expect(await after(0, remote)).toBe('there');
    expect(await after(0, getRemote('account', 'anew'))).toBe('there');
    expect(scripts()).toHaveLength(1);
  });
});

describe('A shopper who reads that a remote is away, whose origin hung', () => {
  /** The longest that a browser waits for one look at it. */
  const LOOK_MS = 3_500;

  it.each([0, 100, 1_199, 1_201, 2_400, 3_499, 3_501, 8_100, 60_000])(
    'has it within three seconds after it is well, %d ms after the note',
    async (ms) => {
      let isHanging = true;
      const look = () =>
        isHanging
          ? new Promise<boolean>((resolve) => setTimeout(resolve, LOOK_MS, false))
          : Promise.resolve(true);
      const live = liveRemotes(remoteAt(ORIGIN), async () => remoteAt(ORIGIN), Date.now, look);
      const getRemote = browserRemotes(live);
      expect(await after(2_000, getRemote('account'))).toBe('away');
      const isAnswering = () => live.isAnswering('account');
      const back = retryWhenBack(() => getRemote('account', 'anew'), { isAnswering });
      expect(await after(ms, back)).toBe('waits');
      // What was asked for while it hung never comes; what is asked for from now on does at once.
      isHanging = false;
      document.head.replaceChildren();
      for (let waited = 0; waited < 3_000; waited += 100) {
        deliver(ORIGIN);
        await jest.advanceTimersByTimeAsync(100);
      }
      expect(await after(0, back)).toBe('there');
    },
  );
});

describe('A shopper at the end of a slow line', () => {
  it('is not told that a remote is away while the shop itself is as slow', async () => {
    const { getRemote } = openPage(
      () => new Promise((resolve) => setTimeout(resolve, 900, remoteAt(ORIGIN))),
    );
    const remote = getRemote('account');
    expect(await after(4_500, remote)).toBe('waits');
    deliver(ORIGIN);
    expect(await after(0, remote)).toBe('there');
  });

  it('is not told so of a page that can be read meanwhile', async () => {
    const { getRemote } = openPage(async () => remoteAt(ORIGIN));
    const remote = getRemote('account', 'patient');
    expect(await after(7_500, remote)).toBe('waits');
    deliver(ORIGIN);
    expect(await after(0, remote)).toBe('there');
  });
});

describe('A developer whose devtools name another build of a remote', () => {
  let entry = '';
  // As the extension does it: by a plugin of the runtime.
  const override: ModuleFederationRuntimePlugin = {
    name: 'override',
    beforeRegisterRemote(args) {
      Object.assign(args.remote, entry ? { entry } : {});
      return args;
    },
  };
  beforeEach(() => window.__FEDERATION__.__INSTANCES__[0]?.registerPlugins([override]));
  afterEach(() => {
    entry = '';
  });

  it('sees their own in place of the live one', async () => {
    entry = 'http://localhost:4003/client/remoteEntry.js';
    const { getRemote } = openPage(async () => remoteAt(ORIGIN));
    const remote = getRemote('account', 'patient');
    await after(0, remote);
    expect(scripts()).toEqual(['http://localhost:4003/client/remoteEntry.js']);
    deliver('localhost:4003');
    expect(await after(0, remote)).toBe('there');
  });

  it('is given none of another machine', async () => {
    entry = 'https://elsewhere.example/remoteEntry.js';
    const { getRemote } = openPage(async () => remoteAt(ORIGIN));
    expect(await after(0, getRemote('account', 'patient'))).toBe('away');
    expect(scripts()).toEqual([]);
  });
});
