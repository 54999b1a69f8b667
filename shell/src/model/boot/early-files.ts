import { EARLY_ID } from './boot-ids.ts';
import { escapeData } from './escape-data.ts';

/** A file, and the hash that it must have. */
export interface Asset {
  url: string;
  integrity: string;
}

/** Folder → file → integrity: a page names a dozen, of two folders. */
type Folders = Record<string, Record<string, string>>;

const OPENING = `<script type="application/json" id="${EARLY_ID}">`;

/** What a page fetches once it is seen, as an element that fetches nothing itself. */
export function writeEarly(assets: Asset[]): string {
  const folders: Folders = {};
  for (const { url, integrity } of assets) {
    const end = url.lastIndexOf('/') + 1;
    (folders[url.slice(0, end)] ??= {})[url.slice(end)] = integrity;
  }
  return `${OPENING}${escapeData(JSON.stringify(folders))}</script>`;
}

/** What `writeEarly` wrote into that element. */
export const readEarly = (text: string): Asset[] =>
  Object.entries(JSON.parse(text) as Folders).flatMap(([folder, files]) =>
    Object.entries(files).map(([file, integrity]) => ({ url: folder + file, integrity })),
  );

/** The same of a whole page; nothing of one that has no such element. */
export function earlyIn(html: string): Asset[] {
  const [, text = ''] = html.split(OPENING);
  return text ? readEarly(text.slice(0, text.indexOf('</script>'))) : [];
}
