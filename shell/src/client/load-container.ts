import type { BrowserRemote } from '@vitrine/shared/contract/release';
import type { Container } from '../federation/open-remote.ts';
import { RemoteFailure } from '../federation/remote-failure.ts';
import { attach } from './attach.ts';
import { loadStyle } from './load-style.ts';
import { nextAddress } from './next-address.ts';
import { trustFolderOf } from './trust-releases.ts';

/** Longest wait for a remote's entry before it is asked for anew, once. */
const TIMEOUT_MS = 4_000;

/** Brings a remote's container by a script element of our own, bounded, with one retry at once. */
export async function loadContainer(name: string, remote: BrowserRemote): Promise<Container> {
  const styles = Promise.all(remote.css.map(loadStyle));
  const { url, integrity } = remote.entry;
  trustFolderOf(url);
  try {
    await loadScript(nextAddress(url), integrity);
  } catch {
    await loadScript(nextAddress(url), integrity);
  }
  await styles;
  return takeContainer(name, remote.container);
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
