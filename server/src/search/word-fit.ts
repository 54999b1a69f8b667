import { slipsAllowed, slipsBetween } from './distance.ts';
import { soundOf } from './sound.ts';

/** How well a word of a text fits a word of a name; 0 is not at all. Kept in bytes. */
export const FIT = { equal: 100, prefix: 80, contains: 60, close: 40 } as const;
const FIT_LOST_BY_SLIP = 8;
const FIT_LOST_BY_REST = 4;

/** Shorter words than these begin too many others to be guessed from a beginning. */
const LEAST_BEGINNING = 4;
const LEAST_SLIPPED_BEGINNING = 7;
const LEAST_SLIPPED_UNFINISHED = 5;

/** A sound, and which letters are in it: most pairs of words differ so much in those that nothing need be counted. */
export interface Sound {
  text: string;
  letters: number;
}

export function soundFor(word: string): Sound {
  const text = soundOf(word);
  return { text, letters: lettersIn(text) };
}

/** More consonants in a row than any name has: what cannot be spoken is no misspelling. */
const UNSPEAKABLE = /[^aeiou]{6}/;
const LETTERS_ONLY = /^[a-z]+$/;

/** Whether a folded word may be a misspelt name at all. */
export function isSpeakable(word: string): boolean {
  return LETTERS_ONLY.test(word) && !UNSPEAKABLE.test(soundOf(word));
}

/** How well a misspelt word's sound fits a name's; a few slips are allowed, fewer when the first letter is wrong. */
export function closeFit(asked: Sound, known: Sound, isUnfinished: boolean): number {
  if (asked.text === known.text) return FIT.close;
  const { length } = asked.text;
  const allowed = slipsAllowed(length) - (asked.text[0] === known.text[0] ? 0 : 1);
  if (countLetters(asked.letters & ~known.letters) > Math.max(allowed, 0)) return 0;
  return Math.max(
    wholeFit(asked, known, allowed),
    beginningFit(asked.text, known.text, allowed - 1, isUnfinished),
  );
}

/** A misspelt text's fit to a whole name; 0 is not at all. Words may be parted anywhere. */
export function closeFieldFit(asked: Sound, known: Sound): number {
  const allowed = slipsAllowed(asked.text.length);
  if (countLetters(asked.letters & ~known.letters) > allowed) return 0;
  return wholeFit(asked, known, allowed);
}

function wholeFit(asked: Sound, known: Sound, allowed: number): number {
  if (Math.abs(asked.text.length - known.text.length) > allowed) return 0;
  if (countLetters(known.letters & ~asked.letters) > allowed) return 0;
  const slips = slipsBetween(asked.text, known.text);
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

function lettersIn(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at += 1) letters |= 1 << (text.charCodeAt(at) - 97);
  return letters;
}

function countLetters(letters: number): number {
  let count = 0;
  for (let rest = letters; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
