import type { StorefrontOptions } from '@vitrine/shared/contract/federation/storefront';
import { integrityOf } from '@vitrine/shared/platform/integrity';
import { startScript } from '../model/boot/start-script.ts';
import { clientFile } from './client-file.ts';

/** The scripts that stand in every page of the shop, in their order: one before its stylesheets, one after them. */
export interface PageScripts {
  start: string;
  /** None in development. */
  first: { text: string; url: string; integrity: string } | null;
  /** As a page's policy names them. */
  hashes: readonly string[];
}

type ShellFacts = Pick<StorefrontOptions, 'shell' | 'shellUrl'>;

const FIRST = 'first.js';

/** Of each release that serves: hashing what is the same in every page took a fiftieth of one. */
const MADE = new WeakMap<ShellFacts, PageScripts>();

export function pageScripts(facts: ShellFacts): PageScripts {
  const made = MADE.get(facts) ?? makeScripts(facts);
  MADE.set(facts, made);
  return made;
}

function makeScripts(facts: ShellFacts): PageScripts {
  const { main, first, client } = facts.shell;
  const file = main ?? '';
  const start = startScript({ url: clientFile(facts, file), integrity: client[file] ?? '' });
  const url = clientFile(facts, FIRST);
  const second = first === undefined ? null : { text: first, url, integrity: integrityOf(first) };
  return { start, first: second, hashes: [integrityOf(start), ...(second ? [second.integrity] : [])] };
}
