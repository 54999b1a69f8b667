import { closeFit, FIT, soundFor, type Sound } from './word-fit.ts';

/** By word number: how well each known word fits one word of a text. */
export type Fits = Uint8Array;

/** Every distinct word of the vocabulary, numbered. */
export interface Lexicon {
  /** The number of a word. `isJoined`: two words of a name taken as one, as in hawk-moth. */
  add(word: string, isJoined: boolean): number;
  /** Words that are, begin with or contain it; null when there is none. */
  plainFits(word: string): Fits | null;
  /** The same, and words that are spelt or sound like it. */
  closeFits(word: string, isUnfinished: boolean): Fits | null;
}

const LEAST_PLURAL = 5;
const SPELT_IN_LETTERS = /^[a-z]+$/;

export function createLexicon(): Lexicon {
  const numbers = new Map<string, number>();
  const words: string[] = [];
  const areJoined: boolean[] = [];
  // Made when a word is first misspelt: most vocabularies are replaced before.
  const sounds: Sound[] = [];

  function add(word: string, isJoined: boolean): number {
    const number = numbers.get(word) ?? words.push(word) - 1;
    numbers.set(word, number);
    areJoined[number] = isJoined && areJoined[number] !== false;
    return number;
  }

  function fitsOf(fit: (word: string, number: number) => number): Fits | null {
    const fits = new Uint8Array(words.length);
    let isAny = false;
    words.forEach((word, number) => {
      const value = fit(word, number);
      fits[number] = value;
      isAny ||= value > 0;
    });
    return isAny ? fits : null;
  }

  function plainFits(word: string): Fits | null {
    const fits = fitsOf((known, number) => plainFit(word, known, areJoined[number] === true));
    if (fits !== null || word.length < LEAST_PLURAL || !word.endsWith('s')) return fits;
    return plainFits(word.slice(0, -1));
  }

  function closeFits(word: string, isUnfinished: boolean): Fits | null {
    const plain = plainFits(word);
    if (!SPELT_IN_LETTERS.test(word)) return plain;
    const asked = soundFor(word);
    for (let number = sounds.length; number < words.length; number += 1) {
      sounds.push(soundFor(words[number] ?? ''));
    }
    return fitsOf((_known, number) => {
      const fit = plain?.[number] ?? 0;
      const sound = sounds[number];
      return fit > 0 || sound === undefined ? fit : closeFit(asked, sound, isUnfinished);
    });
  }

  return { add, plainFits, closeFits };
}

/** Joined words are not searched in their middle: nobody would know why they fit. */
function plainFit(asked: string, known: string, isJoined: boolean): number {
  const at = known.length < asked.length ? -1 : known.indexOf(asked);
  if (at < 0) return 0;
  if (at > 0) return isJoined ? 0 : FIT.contains;
  return known.length === asked.length ? FIT.equal : FIT.prefix;
}
