import { isPlainMarkup } from '@vitrine/shared/contract/plain-markup';

/** The service worker: the one script that stands outside of a release. */
const WORKER = '/sw.js';
const folders = new Set<string>();

/** What becomes of a text where a script or markup is wanted; null is refused by the browser, which tells of it. */
export type TrustRules = Record<'createHTML' | 'createScriptURL', (text: string) => string | null>;

interface Page {
  origin: string;
  /** Absent in browsers that know of none. */
  trustedTypes?: { createPolicy(name: string, rules: TrustRules): unknown };
}

/**
 * What may become a script or markup on this page, whatever code creates it (Trusted Types): files of releases that the
 * server or the registry named, and plain markup. No text is ever run. One default policy, for the strings come from
 * React, webpack and the picture viewer, which know of no policy by name.
 * https://www.w3.org/TR/trusted-types/#default-policy-hdr
 * @param ownFiles address of the folder that the shell's own files lie in
 */
export function trustReleases(page: Page, ownFiles: string): void {
  trustFolderOf(ownFiles);
  page.trustedTypes?.createPolicy('default', {
    createHTML: (markup) => (isPlainMarkup(markup) ? markup : null),
    createScriptURL: (address) => (isReleased(address, page.origin) ? address : null),
  });
}

/** Scripts that lie beside this one may be loaded. */
export function trustFolderOf(script: string): void {
  folders.add(new URL('.', new URL(script, location.href)).href);
}

function isReleased(address: string, ownOrigin: string): boolean {
  const { href, origin, pathname } = new URL(address, location.href);
  if (origin === ownOrigin && pathname === WORKER) return true;
  return [...folders].some((folder) => href.startsWith(folder));
}
