import { isPlainMarkup } from '@vitrine/shared/contract/plain-markup';

/** The service worker: the one script that stands outside of a release. */
const WORKER = '/sw.js';
const folders = new Set<string>();

/** What becomes of a text where a script or markup is wanted; null is refused by the browser, which tells of it. */
export type TrustRules = Record<'createHTML' | 'createScriptURL', (text: string) => string | null>;

interface Page {
  document: Pick<Document, 'scripts'>;
  /** Absent in browsers that know of none. */
  trustedTypes?: { createPolicy(name: string, rules: TrustRules): unknown };
}

/**
 * What may become a script or markup on this page, whatever code creates it (Trusted Types): files of releases that the
 * server or the registry named, and plain markup. No text is ever run. One default policy, for the strings come from
 * React, webpack and the picture viewer, which know of no policy by name.
 * https://www.w3.org/TR/trusted-types/#default-policy-hdr
 */
export function trustReleases(page: Page): void {
  for (const script of page.document.scripts) if (script.nonce && script.src) trustFolderOf(script.src);
  page.trustedTypes?.createPolicy('default', {
    createHTML: (markup) => (isPlainMarkup(markup) ? markup : null),
    createScriptURL: (address) => (isReleased(address) ? address : null),
  });
}

/** Scripts that lie beside this one may be loaded. */
export function trustFolderOf(script: string): void {
  folders.add(new URL('.', new URL(script, location.href)).href);
}

function isReleased(address: string): boolean {
  const { href, origin, pathname } = new URL(address, location.href);
  if (origin === location.origin && pathname === WORKER) return true;
  return [...folders].some((folder) => href.startsWith(folder));
}
