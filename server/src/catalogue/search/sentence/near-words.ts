import type { Filters } from '@vitrine/shared/contract/listing';
import { slipsBetween } from '../distance.ts';
import { isTypeWord } from '../readings.ts';
import { eachCandidate, listSounds, soundFor, type SoundList } from '../sound-list.ts';
import { soundOf } from '../sound.ts';
import { GENERIC, type Places } from './places.ts';
import type { Read } from './phrase-in.ts';
import type { Token } from './tokens.ts';
import { PHRASES, SMALL_WORDS } from './words.ts';

/** Words that are filters and long enough to be known misspelt, by their sound; and the sounds of the words of names. */
export interface NearWords {
  words: readonly string[];
  sounds: SoundList;
  filters: readonly Partial<Filters>[];
  names: SoundList;
}

interface Known {
  places: Places;
  words: ReadonlySet<string>;
  near: NearWords;
}

/** A shorter word has too many neighbours; of these letters two may still be swapped. */
const LEAST_LETTERS = 5;
/** Of what it is taken for, where it does not sound the same. */
const LEAST_KNOWN = 6;
/** By ear, `french guyana` is one word. */
const MOST_WORDS = 3;
const LETTERS_ONLY = /^[a-z]+$/;

/** Of places, continents and countries alone: names of villages are like those of insects. */
export function listNearWords(places: Places, words: ReadonlySet<string>): NearWords {
  const all = [
    ...[...PHRASES].filter(([phrase]) => !phrase.includes(' ')),
    ...[...places]
      .filter(([, found]) => found.every(isWide))
      .map(([word, origin]): [string, Partial<Filters>] => [word, { origin: [...origin] }]),
  ].filter(([word]) => word.length >= LEAST_LETTERS);
  const joined = all.map(([word]) => word.replaceAll(' ', ''));
  return {
    words: joined,
    sounds: listSounds(joined.map(soundOf)),
    filters: all.map(([, filters]) => filters),
    names: listSounds([...words].map(soundOf)),
  };
}

/**
 * What sounds like a filter, `phillipines`, or has a slip, `femal`, `mael`, two in a long word; where no name of the shop
 * begins with it or is as near.
 */
export function readNear(tokens: readonly Token[], at: number, known: Known): Read | null {
  for (let count = Math.min(MOST_WORDS, tokens.length - at); count > 0; count -= 1) {
    const words = tokens.slice(at, at + count).map(({ word }) => word);
    if (!words.every((word) => LETTERS_ONLY.test(word) && !isTypeWord(word))) continue;
    // An island is not Islande misspelt.
    if (count === 1 && GENERIC.has(words[0] ?? '')) continue;
    if (SMALL_WORDS.has(words[0] ?? '') || words.every((word) => known.words.has(word))) continue;
    const filters = nearest(words.join(''), known);
    if (filters) return { filters: { ...filters }, to: at + count };
  }
  return null;
}

function nearest(word: string, known: Known): Partial<Filters> | null {
  if (word.length < LEAST_LETTERS) return word.length < LEAST_LETTERS - 1 ? null : swapped(word, known);
  const sound = soundFor(word);
  const { near } = known;
  const allowed = slipsAllowed(sound.text.length);
  let least = allowed + 1;
  let found: number | null = null;
  eachCandidate(near.sounds, sound, allowed, allowed, (number, other) => {
    const slips = slipsBetween(sound.text, other);
    if (slips >= least || (slips > 0 && !isAlike(word, near.words[number] ?? '', allowed))) return;
    least = slips;
    found = number;
  });
  if (found === null || isName(word, sound.text, least, known, near.words[found])) return null;
  return near.filters[found] ?? null;
}

/** Of long words by the letter they begin with; of others by all that is written, too. */
const isAlike = (word: string, other: string, allowed: number) =>
  other.length >= LEAST_KNOWN && (allowed > 1 ? word[0] === other[0] : slipsBetween(word, other) === 1);

/** What two of its letters stand for the other way round, `mael`; never the first. */
function swapped([a = '', b = '', c = '', d = '']: string, known: Known): Partial<Filters> | null {
  const word = a + b + c + d;
  if (isName(word, soundOf(word), 0, known)) return null;
  for (const other of [a + c + b + d, a + b + d + c]) {
    if (known.words.has(other)) continue;
    const place = known.places.get(other);
    const filters = PHRASES.get(other) ?? (place?.every(isWide) ? { origin: [...place] } : undefined);
    if (filters) return filters;
  }
  return null;
}

const isWide = (origin: string) => origin.length < 4;

function slipsAllowed(length: number): number {
  if (length < LEAST_LETTERS) return 0;
  return length < 9 ? 1 : 2;
}

/**
 * Whether a word is of a name of the shop, or like one.
 * @param meant what it is taken for, which names may hold, too: `Madagascan moon moth`
 */
export function isName(
  word: string,
  sound: string,
  slips: number,
  { words, near }: Pick<Known, 'words' | 'near'>,
  meant = '',
): boolean {
  for (const other of words) {
    if (other === meant) continue;
    if (other.startsWith(word) || (isLengthNear(word, other, 1) && slipsBetween(word, other) < 2))
      return true;
  }
  const itself = soundOf(meant);
  return near.names.texts.some(
    (other) => other !== itself && isLengthNear(sound, other, slips) && slipsBetween(sound, other) <= slips,
  );
}

const isLengthNear = (one: string, other: string, slips: number) =>
  Math.abs(one.length - other.length) <= slips;
