import type { BrowserRemote } from '@vitrine/shared/contract/release';
import type { Container } from '../federation/open-remote.ts';
import { RemoteFailure } from '../federation/remote-failure.ts';
import { trustFolderOf } from './trust-releases.ts';

/** Longest wait for a remote's entry before it is asked for anew, once. */
const TIMEOUT_MS = 4_000;
/** Longest wait for a stylesheet: unstyled is better than nothing. */
const STYLE_TIMEOUT_MS = 3_000;

/** Brings a remote's container by a script element of our own, bounded, with one retry at once. */
export async function loadContainer(name: string, remote: BrowserRemote): Promise<Container> {
  await Promise.all(remote.css.map(loadStyle));
  const { url, integrity } = remote.entry;
  trustFolderOf(url);
  try {
    await loadScript(nextAddress(url), integrity);
  } catch {
    await loadScript(nextAddress(url), integrity);
  }
  return takeContainer(name, remote.container);
}

const asked = new Map<string, number>();

/** Another address each time: browsers keep what was broken, and wait on for what hangs. */
function nextAddress(url: string): string {
  const times = asked.get(url) ?? 0;
  asked.set(url, times + 1);
  return times === 0 ? url : `${url}?retry=${times}`;
}

/** Two versions use the same global: the one that just ran is taken off at once. */
function takeContainer(name: string, global: string): Container {
  // The script that put it there was checked by its integrity.
  const container = Reflect.get(window, global) as Container | undefined;
  if (!container) throw new RemoteFailure(name, 'left no container');
  Reflect.set(window, global, undefined);
  return container;
}

function loadScript(url: string, integrity: string): Promise<void> {
  const script = document.createElement('script');
  Object.assign(script, { src: url, integrity, crossOrigin: 'anonymous', async: true });
  return attach(script, TIMEOUT_MS);
}

async function loadStyle({ url, integrity }: { url: string; integrity: string }): Promise<void> {
  if (hasStyle(url)) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href: url, integrity, crossOrigin: 'anonymous' });
  await attach(link, STYLE_TIMEOUT_MS).catch(() => undefined);
}

function hasStyle(url: string): boolean {
  const { href } = new URL(url, location.href);
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].some(
    (link) => link.href === href,
  );
}

function attach(element: HTMLScriptElement | HTMLLinkElement, timeout: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const give = (reason: string) => {
      element.remove();
      reject(new Error(reason));
    };
    const timer = setTimeout(() => give('timeout'), timeout);
    element.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    element.addEventListener('error', () => {
      clearTimeout(timer);
      give('network');
    });
    document.head.append(element);
  });
}
