import { soundOf } from './sound.ts';
import { listSounds, type SoundList } from './sound-list.ts';
import { FIT } from './word-fit.ts';

/** Distinct words, numbered, and all in one string: one search through it is faster than one through each. */
export interface WordList {
  words: readonly string[];
  numbers: ReadonlyMap<string, number>;
  sounds: SoundList;
  joined: string;
  /** By place in `joined`: the number of the word there. */
  numberAt: Int32Array;
  /** By number: where its word begins in `joined`. */
  starts: Int32Array;
}

/** Between words in `joined`; in no folded word. */
const GAP = '\n';

export function listWords(numbers: ReadonlyMap<string, number>): WordList {
  const words = [...numbers.keys()];
  const joined = words.join(GAP);
  const numberAt = new Int32Array(joined.length + GAP.length);
  const starts = new Int32Array(words.length);
  let at = 0;
  words.forEach((word, number) => {
    starts[number] = at;
    numberAt.fill(number, at, at + word.length + GAP.length);
    at += word.length + GAP.length;
  });
  return { words, numbers, sounds: listSounds(words.map(soundOf)), joined, numberAt, starts };
}

/** Calls back for each word that is, begins with or contains the asked one, with how well it fits. */
export function eachPlainFit(
  { words, joined, numberAt, starts }: WordList,
  asked: string,
  found: (number: number, fit: number) => void,
): void {
  for (let at = joined.indexOf(asked); at >= 0;) {
    const number = numberAt[at] ?? 0;
    const start = starts[number] ?? 0;
    const { length } = words[number] ?? '';
    if (at > start) found(number, FIT.contains);
    else found(number, length === asked.length ? FIT.equal : FIT.prefix);
    at = joined.indexOf(asked, start + length);
  }
}
