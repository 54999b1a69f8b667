/** @jest-environment @vitrine/shared/build/browser-environment */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CONTRACT_VERSION, type RemoteContext } from '@vitrine/shared/contract/federation/remote';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { RouterContextProvider } from 'react-router';
import { prefetchOnIntent } from './prefetch.ts';

const familyPath = (family: string) => pathTo('family', 'en', { category: 'BUTTERFLIES', family });
const PAPILIO = familyPath('PAPILIONIDAE');
const SEARCH = pathTo('search', 'en');

let stop = () => {};
beforeEach(() => {
  jest.useFakeTimers();
  // The suite has that of Node, for requests: jsdom's listeners know only their own, of which a frame has one left.
  const frame = document.documentElement.appendChild(document.createElement('iframe'));
  Object.assign(globalThis, { AbortController: Reflect.get(frame.contentWindow ?? {}, 'AbortController') });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

/** A page with links to these addresses, and the data that is asked for ahead; it comes when `answer` is called. */
function openPage(...addresses: string[]) {
  document.body.innerHTML = addresses.map((address) => `<a href="${address}">x</a>`).join('');
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  const loader = ({ request }: { request: Request }) => {
    asked.push(new URL(request.url).pathname);
    return new Promise<null>((resolve) => waiting.push(() => resolve(null)));
  };
  const createRoutes = () => ['/webshop/:category/:family', SEARCH].map((path) => ({ path, loader }));
  stop = prefetchOnIntent({
    getRemote: async () => ({ contract: CONTRACT_VERSION, createRoutes }),
    remote: {} as RemoteContext,
    contextAhead: () => new RouterContextProvider(),
  });
  return { asked, links: [...document.links], answer: () => waiting.shift()?.() };
}

const sign = (target: Element | undefined, type: string, pointer: PointerEventInit = {}) =>
  target?.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), pointer));
const mouse = { pointerType: 'mouse' };
const finger = { pointerType: 'touch', clientX: 100, clientY: 400 };

describe('The data of the next page', () => {
  it('is asked for at once by a press, which focuses the link as well', async () => {
    const { asked, links } = openPage(PAPILIO);
    sign(links[0], 'pointerdown', mouse);
    sign(links[0], 'focusin');
    await jest.advanceTimersByTimeAsync(1);
    expect(asked).toEqual([PAPILIO]);
  });

  it('is asked for by a finger that stays, and not by one that scrolls', async () => {
    const { asked, links } = openPage(PAPILIO);
    sign(links[0], 'pointerdown', finger);
    sign(links[0], 'pointermove', { ...finger, clientY: 390 });
    await jest.advanceTimersByTimeAsync(500);
    expect(asked).toEqual([]);
    sign(links[0], 'pointerdown', finger);
    sign(links[0], 'pointermove', { ...finger, clientY: 397 });
    await jest.advanceTimersByTimeAsync(500);
    expect(asked).toEqual([PAPILIO]);
  });

  it('is that of two pages at once, and of another one when one has come', async () => {
    const others = ['PIERIDAE', 'LYCAENIDAE'].map(familyPath);
    const { asked, links, answer } = openPage(PAPILIO, ...others);
    for (const link of links) {
      sign(link, 'pointerdown', mouse);
      await jest.advanceTimersByTimeAsync(1);
    }
    expect(asked).toEqual([PAPILIO, others[0]]);
    answer();
    await jest.advanceTimersByTimeAsync(1);
    sign(links[2], 'pointerdown', mouse);
    await jest.advanceTimersByTimeAsync(1);
    expect(asked).toEqual([PAPILIO, ...others]);
  });

  it('is never that of a search, which the shop notes when it finds nothing', async () => {
    const { asked, links } = openPage(`${SEARCH}?q=papilio`);
    sign(links[0], 'pointerdown', mouse);
    await jest.advanceTimersByTimeAsync(500);
    expect(asked).toEqual([]);
  });
});
