import { IMPORT_KINDS, type ImportKind } from '@vitrine/shared/contract/tools-import';
import type { Counts } from './store/imports.ts';

/** How many lines are of each kind. */
export function countKinds(kinds: readonly (ImportKind | null)[]): Counts {
  const counts = IMPORT_KINDS.map((kind) => [kind, kinds.filter((one) => one === kind).length]);
  // One for each kind.
  return Object.fromEntries(counts) as Counts;
}
