import { slipsAllowed, slipsBetween } from './distance.ts';
import { soundOf } from './sound.ts';

/** How well a word of a text fits a word of a name; 0 is not at all. Kept in bytes. */
export const FIT = { equal: 100, prefix: 80, contains: 60, close: 40 } as const;
const FIT_LOST_BY_SLIP = 8;
const FIT_LOST_BY_REST = 4;

/** A shorter sound is that of anything. */
const LEAST_SOUND = 3;
/** Shorter words than these begin too many others to be guessed from a beginning. */
const LEAST_BEGINNING = 4;
const LEAST_SLIPPED_BEGINNING = 7;
const LEAST_SLIPPED_UNFINISHED = 5;

/** More consonants in a row than any name has: what cannot be spoken is no misspelling. */
const UNSPEAKABLE = /[^aeiou]{6}/;
const LETTERS_ONLY = /^[a-z]+$/;

/** Whether a folded word may be a misspelt name at all. */
export function isSpeakable(word: string): boolean {
  return LETTERS_ONLY.test(word) && !UNSPEAKABLE.test(soundOf(word));
}

/** How well a misspelt word's sound fits a name's; a few slips are allowed, fewer when the first letter is wrong. */
export function closeFit(asked: string, known: string, isUnfinished: boolean): number {
  if (asked.length < LEAST_SOUND) return 0;
  if (asked === known) return FIT.close;
  const allowed = slipsAllowed(Math.min(asked.length, known.length)) - (asked[0] === known[0] ? 0 : 1);
  return Math.max(wholeFit(asked, known, allowed), beginningFit(asked, known, allowed - 1, isUnfinished));
}

/** How well a misspelt text's sound fits a whole name's. Words may be parted anywhere. */
export function closeFieldFit(asked: string, known: string): number {
  return wholeFit(asked, known, slipsAllowed(Math.min(asked.length, known.length)));
}

function wholeFit(asked: string, known: string, allowed: number): number {
  if (Math.abs(known.length - asked.length) > allowed) return 0;
  const slips = slipsBetween(asked, known);
  return slips > allowed ? 0 : FIT.close - slips * FIT_LOST_BY_SLIP;
}

function beginningFit(asked: string, known: string, allowed: number, isUnfinished: boolean): number {
  const { length } = asked;
  if (length < LEAST_BEGINNING || known.length <= length) return 0;
  if (known.startsWith(asked)) return FIT.close - FIT_LOST_BY_REST;
  if (allowed < 1 || length < (isUnfinished ? LEAST_SLIPPED_UNFINISHED : LEAST_SLIPPED_BEGINNING)) return 0;
  const slips = slipsBetween(asked, known.slice(0, length));
  return slips > allowed ? 0 : FIT.close - FIT_LOST_BY_REST - slips * FIT_LOST_BY_SLIP;
}
