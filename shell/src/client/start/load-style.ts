import { attach } from './attach.ts';
import { nextAddress } from '../next-address.ts';

/** Longest wait for a stylesheet: unstyled is better than nothing. */
const TIMEOUT_MS = 3_000;

interface Style {
  url: string;
  integrity: string;
}

/** Stylesheets on their way, by address. */
const coming = new Map<string, Promise<void>>();

/**
 * Brings a stylesheet that is not on the page yet. One that does not come in time is tried again, and not waited for.
 * Concurrent callers share one pending load: its link is on the page already, and a page drawn now would
 * be drawn bare and jump.
 */
export async function loadStyle(style: Style): Promise<void> {
  const { href } = new URL(style.url, location.href);
  if (!coming.has(href) && served().some((link) => link.href === href)) return;
  const arrival = coming.get(href) ?? bringOrGoOn(style);
  coming.set(href, arrival);
  await arrival;
  coming.delete(href);
}

const bringOrGoOn = (style: Style): Promise<void> =>
  bring(style).catch(() => void bring(style).catch(() => undefined));

/** A stylesheet of the served page that hangs would keep all of it hidden: after a while it is brought anew. */
export function boundServedStyles(): void {
  setTimeout(() => {
    for (const link of served().filter(({ sheet }) => !sheet)) {
      link.remove();
      const style = { url: link.href, integrity: link.integrity };
      nextAddress(style.url);
      void bring(style).catch(() => undefined);
    }
  }, TIMEOUT_MS);
}

function bring({ url, integrity }: Style): Promise<void> {
  const link = document.createElement('link');
  const href = nextAddress(new URL(url, location.href).href);
  Object.assign(link, { rel: 'stylesheet', href, integrity, crossOrigin: 'anonymous' });
  return attach(link, TIMEOUT_MS);
}

const served = (): HTMLLinkElement[] => [
  ...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'),
];
