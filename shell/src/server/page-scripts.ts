import type { StorefrontOptions } from '@vitrine/shared/contract/federation/storefront';
import { integrityOf } from '@vitrine/shared/platform/integrity';
import { startScript } from '../model/boot/start-script.ts';
import { clientFile } from './client-file.ts';

/** The scripts that stand in every page of the shop, in their order: one before its stylesheets, one after them. */
export interface PageScripts {
  start: string;
  /** None in development. */
  first: { text: string; url: string; integrity: string } | null;
}

const FIRST = 'first.js';

export function pageScripts(facts: Pick<StorefrontOptions, 'shell' | 'shellUrl'>): PageScripts {
  const { main, first, client } = facts.shell;
  const file = main ?? '';
  const start = startScript({ url: clientFile(facts, file), integrity: client[file] ?? '' });
  const url = clientFile(facts, FIRST);
  return { start, first: first === undefined ? null : { text: first, url, integrity: integrityOf(first) } };
}

/** Their hashes, as a page's policy names them. */
export function hashesOf({ start, first }: PageScripts): string[] {
  return [integrityOf(start), ...(first ? [first.integrity] : [])];
}
