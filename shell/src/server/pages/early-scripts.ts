import type { Locale } from '@vitrine/shared/contract/locale';
import type { BrowserRemote, Chunks, Release } from '@vitrine/shared/contract/federation/release';
import { readPath } from '@vitrine/shared/paths/read-path';
import { clientFile } from '../client-file.ts';
import type { Asset } from './document.ts';
import type { ShopFacts } from '../drawing/protocol.ts';

interface Drawn {
  url: URL;
  locale: Locale;
  browser: BrowserRemote | null;
  chunks?: Release['chunks'];
  shop: ShopFacts;
}

/**
 * The scripts to preload, which a browser would otherwise discover one after another: the shell's own, the remote's entry,
 * the page's chunk, the messages of both. With webpack's hashes, or the browser would fetch them twice.
 */
export function earlyScripts({ url, locale, browser, chunks, shop }: Drawn): Asset[] {
  const page = readPath(url.pathname)?.name;
  const own = assets(shop.shell.chunks, ['shop', locale], clientFile(shop, ''));
  if (!browser || !page) return own;
  const { entry } = browser;
  const folder = entry.url.slice(0, entry.url.lastIndexOf('/') + 1);
  return [...own, entry, ...assets(chunks, ['door', locale, 'frame', page], folder)];
}

function assets(chunks: Chunks = {}, names: string[], folder: string): Asset[] {
  const files = Object.assign({}, ...names.map((name) => chunks[name])) as Record<string, string>;
  return Object.entries(files).map(([file, integrity]) => ({ url: folder + file, integrity }));
}
