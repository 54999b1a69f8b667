/** @jest-environment @vitrine/shared/build/browser-environment */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ApiRequest, ApiResult } from '@vitrine/shared/contract/failure';
import { createState, profileAtom } from '../../model/state.ts';
import { ADA, FRAME } from '../../testing/fixtures.ts';
import { Channel } from '../../testing/channel.ts';
import { syncSession } from './session-sync.ts';
import { leadingToLogin } from './to-login.ts';

const who = (profile: object | undefined): ApiResult<unknown> => ({ ok: true, value: { profile } });
const DENIED: ApiResult<unknown> = { ok: false, failure: { kind: 'unauthorized' } };
const GET = { method: 'GET', path: '/api/account' } as const;

/** A tab, before an API that knows one shopper or none. */
function openTab(server: { profile: object | undefined }) {
  const store = createState(FRAME, ADA);
  const asked: ApiRequest[] = [];
  const elsewhere: string[] = [];
  const api = async (request: ApiRequest) => {
    asked.push(request);
    if (request.path === '/api/auth/profile') return who(server.profile);
    return server.profile ? ({ ok: true, value: {} } as const) : DENIED;
  };
  const session = syncSession(store, api, () => elsewhere.push('changed'));
  return { store, asked, elsewhere, session, profile: () => store.get(profileAtom) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  // jsdom has neither.
  Object.assign(globalThis, { BroadcastChannel: Channel });
  Object.assign(performance, { getEntriesByType: () => [{ type: 'navigate' }] });
});
afterEach(() => {
  Channel.open.clear();
  window.localStorage.clear();
});

describe('a shopper with two tabs', () => {
  it('who logs out in one is seen to be gone in the other, once', async () => {
    const server: { profile: object | undefined } = { profile: ADA };
    const [one, other] = [openTab(server), openTab(server)];
    other.session.follow();
    server.profile = undefined;
    await one.session.refresh();
    await settled();
    expect(one.profile()).toBeNull();
    expect(other.profile()).toBeNull();
    expect(other.elsewhere).toEqual(['changed']);
    expect(one.elsewhere).toEqual([]);
  });

  it('stays where they are when only the name changed', async () => {
    const [one, other] = [openTab({ profile: ADA }), openTab({ profile: { ...ADA, firstname: 'Ada May' } })];
    other.session.follow();
    await one.session.refresh();
    await settled();
    expect(other.profile()?.firstname).toBe('Ada May');
    expect(other.elsewhere).toEqual([]);
  });
});

describe('a tab whose page was on its way while a shopper logged out in another', () => {
  const typed = () => window.sessionStorage.getItem('VDM_CHECKOUT');
  beforeEach(() => window.sessionStorage.setItem('VDM_CHECKOUT', '{"city":"Gent"}'));

  it('says so as soon as it listens, and keeps nothing that was typed', async () => {
    const server: { profile: object | undefined } = { profile: ADA };
    const [one, late] = [openTab(server), openTab(server)];
    server.profile = undefined;
    await one.session.refresh();
    window.sessionStorage.setItem('VDM_CHECKOUT', '{"city":"Gent"}');
    late.session.follow();
    await settled();
    expect(late.profile()).toBeNull();
    expect(late.elsewhere).toEqual(['changed']);
    expect(typed()).toBeNull();
  });

  it('asks nothing when that was before the page was asked for', async () => {
    const past = String(Date.now() - performance.now() - 1);
    window.localStorage.setItem('VDM_SESSION:left', past);
    const tab = openTab({ profile: undefined });
    tab.session.follow();
    await settled();
    expect(tab.asked).toEqual([]);
    expect(typed()).not.toBeNull();
  });
});

describe('what was typed', () => {
  const typed = () => window.sessionStorage.getItem('VDM_CHECKOUT');
  beforeEach(() => window.sessionStorage.setItem('VDM_CHECKOUT', '{"city":"Gent"}'));

  it('goes with who logs out', async () => {
    const server: { profile: object | undefined } = { profile: ADA };
    const one = openTab(server);
    server.profile = undefined;
    await one.session.refresh();
    expect(typed()).toBeNull();
  });

  it('goes also where the browser keeps nothing, and the page has it', async () => {
    const server: { profile: object | undefined } = { profile: ADA };
    const one = openTab(server);
    window.vitrineTyped = new Map([['VDM_CHECKOUT', '{"city":"Gent"}']]);
    server.profile = undefined;
    await one.session.refresh();
    expect(window.vitrineTyped.size).toBe(0);
  });

  it('goes in a tab that hears of it', async () => {
    openTab({ profile: undefined }).session.follow();
    new Channel().postMessage('left');
    await settled();
    expect(typed()).toBeNull();
  });

  it('stays when the session ends by itself', async () => {
    const tab = openTab({ profile: undefined });
    await tab.session.api(GET);
    expect(tab.profile()).toBeNull();
    expect(typed()).toBe('{"city":"Gent"}');
  });

  it('stays when the shop says that the session is over, and the page is drawn anew without one', async () => {
    const store = createState(FRAME, ADA);
    const drawn: string[] = [];
    const over = { status: 409, code: 'session-ended', message: '', fields: {}, body: {} };
    const session = syncSession(
      store,
      async ({ path }) =>
        path === GET.path ? { ok: false, failure: { ...over, kind: 'rejected' } } : who(undefined),
      () => drawn.push('anew'),
    );
    await session.api(GET);
    expect(store.get(profileAtom)).toBeNull();
    expect(drawn).toEqual(['anew']);
    expect(typed()).toBe('{"city":"Gent"}');
  });
});

describe('a logout after which the profile cannot be read', () => {
  it.each([
    ['POST', '/api/auth/logout'],
    ['DELETE', '/api/account'],
  ] as const)(
    'shows nobody, and lets nothing lie that was typed, in any tab: %s %s',
    async (method, path) => {
      window.sessionStorage.setItem('VDM_CHECKOUT', '{"city":"Gent"}');
      const store = createState(FRAME, ADA);
      const session = syncSession(
        store,
        async (request) =>
          request.path === path ? who(undefined) : { ok: false, failure: { kind: 'offline' } },
        () => undefined,
      );
      const words: unknown[] = [];
      new Channel().addEventListener('message', (event) => words.push('data' in event && event.data));
      await session.api({ method, path });
      await session.refresh();
      expect(store.get(profileAtom)).toBeNull();
      expect(words[0]).toBe('left');
      expect(window.sessionStorage.getItem('VDM_CHECKOUT')).toBeNull();
    },
  );
});

it('An answer of before a logout does not bring back who is gone', async () => {
  const store = createState(FRAME, ADA);
  const early = Promise.withResolvers<ApiResult<unknown>>();
  const answers = [early.promise, Promise.resolve(who(undefined))];
  const session = syncSession(
    store,
    async () => answers.shift() ?? DENIED,
    () => undefined,
  );
  const late = session.refresh();
  await session.refresh();
  early.resolve(who(ADA));
  await late;
  expect(store.get(profileAtom)).toBeNull();
});

describe('a page that the worker had, which knows nobody', () => {
  /** Its note, as the worker writes it. */
  const open = () => {
    document.body.innerHTML = '<div class="offline-note"></div>';
    const tab = openTab({ profile: ADA });
    tab.store.set(profileAtom, null);
    return tab;
  };
  afterEach(() => document.body.replaceChildren());

  it('asks who is logged in, and draws what is theirs', async () => {
    const tab = open();
    const stop = tab.session.follow();
    await settled();
    expect(tab.profile()).toEqual(ADA);
    expect(tab.elsewhere).toEqual(['changed']);
    stop();
  });

  it('asks as soon as there is a connection, and nothing before', async () => {
    const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const tab = open();
    const stop = tab.session.follow();
    connection.mockRestore();
    await settled();
    expect(tab.asked).toEqual([]);
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(tab.profile()).toEqual(ADA);
    stop();
    const { length } = tab.asked;
    window.dispatchEvent(new Event('online'));
    expect(tab.asked).toHaveLength(length);
  });
});

describe('an answer that wants a login', () => {
  it('leads who is logged out to the login, and afterwards back', async () => {
    window.history.replaceState(null, '', '/nl/winkelwagen?a=1');
    const tab = openTab({ profile: undefined });
    const ways: string[] = [];
    const api = leadingToLogin(tab.session.api, tab.store, (path) => ways.push(path));
    expect(await api(GET)).toEqual(DENIED);
    expect(tab.profile()).toBeNull();
    expect(ways).toEqual(['/nl/inloggen?back=%2Fnl%2Fwinkelwagen%3Fa%3D1&needed=1']);
  });

  it('does nothing to who is logged in after all', async () => {
    const tab = openTab({ profile: ADA });
    const ways: string[] = [];
    const api = leadingToLogin(
      async (request) => (request.path === GET.path ? DENIED : tab.session.api(request)),
      tab.store,
      (path) => ways.push(path),
    );
    await api(GET);
    expect(tab.profile()).toEqual(ADA);
    expect(ways).toEqual([]);
  });

  it('is believed about the profile only when the profile can be asked for', async () => {
    const store = createState(FRAME, ADA);
    const session = syncSession(
      store,
      async ({ path }) => (path === GET.path ? DENIED : { ok: false, failure: { kind: 'offline' } }),
      () => undefined,
    );
    await session.api(GET);
    expect(store.get(profileAtom)).toEqual(ADA);
  });
});

it('A shopper who goes back to a page from before the login is not shown as a stranger', async () => {
  Object.assign(performance, { getEntriesByType: () => [{ type: 'back_forward' }] });
  const tab = openTab({ profile: ADA });
  tab.store.set(profileAtom, null);
  const stop = tab.session.follow();
  await settled();
  expect(tab.profile()?.firstname).toBe(ADA.firstname);
  stop();
});
