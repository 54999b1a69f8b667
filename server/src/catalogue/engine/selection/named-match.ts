import { foldText, wordsOf } from '../../../platform/fold-text.ts';
import type { Match } from '../../search/vocabulary-entry.ts';

/** What was found, and the name by which, when that is none of those that are shown. */
export interface Named extends Match {
  knownAs: string | null;
}

export function namedAs(match: Match, shown: readonly string[], typed: string): Named {
  const folded = shown.map(foldText);
  const isSaid = wordsOf(foldText(typed)).every((word) => folded.some((text) => text.includes(word)));
  const by = match.by?.text ?? null;
  return { ...match, knownAs: by === null || isSaid || shown.includes(by) ? null : by };
}

/** Names that are not the reader's come after those that are, guesses last of all; else as found. */
export function foreignLast(matches: readonly Named[]): Named[] {
  const rank = ({ tier, knownAs }: Named) => (tier === 'close' ? 2 : knownAs === null ? 0 : 1);
  return matches.toSorted((one, other) => rank(one) - rank(other));
}
