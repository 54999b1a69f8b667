import { distance } from 'fastest-levenshtein';

/** A slip is a letter too many, too few, wrong, or two swapped. */
export function slipsBetween(one: string, other: string): number {
  const slips = distance(one, other);
  return slips === 2 && isSwapped(one, other) ? 1 : slips;
}

/**
 * How many slips a word of this length may hold: about one in five letters, so that chance finds nothing. Short words
 * have too many neighbours to be guessed.
 */
export function slipsAllowed(length: number): number {
  if (length < 5) return 0;
  if (length < 7) return 1;
  return length < 10 ? 2 : 3;
}

function isSwapped(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  let at = 0;
  while (one[at] === other[at]) at += 1;
  return one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2);
}
