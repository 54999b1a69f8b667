import { earlyIn } from '../model/boot/early-files.ts';
import { startedFile } from '../model/boot/start-script.ts';

/** Files of releases: immutable, in the pool of their app; before contract 3 below the folder of their version. */
const RELEASE_FILE = /\/(?:[a-z0-9-]{1,64}\/client|files)\/[\w.-]+$/;
const PICTURE = /^\/pictures\/[\w-]+\.(avif|webp|jpg)$/;
/** Scripts, styles and fonts as the server writes them into a page. */
const IN_PAGE = /<(?:script|link)\b[^>]*?\s(?:src|href)="([^"]+)"/g;

export const isReleaseFile = ({ pathname }: URL): boolean => RELEASE_FILE.test(pathname);

export const isPicture = ({ pathname, origin }: URL, here: string): boolean =>
  origin === here && PICTURE.test(pathname);

/** The whole addresses of the release files that a page names. */
export function filesIn(html: string, here: string): string[] {
  const early = earlyIn(html).map(({ url }) => url);
  const addresses = [
    startedFile(html),
    ...[...html.matchAll(IN_PAGE)].map(([, address]) => address),
    ...early,
  ];
  const named = addresses.flatMap((address) => toUrl(address ?? '', here));
  return [...new Set(named.filter(isReleaseFile).map(({ href }) => href))];
}

/**
 * Of the files that a tab fetched, those of the releases that this page was drawn with: a tab that came a long way holds
 * others too.
 */
export function filesOfSameReleases(fetched: readonly string[], named: readonly string[]): string[] {
  const folders = new Set(named.map(folderOf));
  return fetched.filter((file) => isFile(file) && folders.has(folderOf(file)));
}

const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/'));
const isFile = (address: string): boolean => URL.canParse(address) && isReleaseFile(new URL(address));

function toUrl(address: string, here: string): URL[] {
  return URL.canParse(address, here) ? [new URL(address, here)] : [];
}
