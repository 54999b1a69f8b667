import { NO_FILTERS, type Filters } from '@vitrine/shared/contract/listing';
import { PICTURE_COLOUR } from '@vitrine/shared/contract/facts/fact-filters';
import { foldText, wordsOf } from '../../../platform/fold-text.ts';
import { PRAISE } from '../readings.ts';
import { mergeFilters } from './merge-filters.ts';
import { negationOf } from './negation.ts';
import { readNear, type NearWords } from './near-words.ts';
import type { Places } from './places.ts';
import { phraseIn, readAmount, type Read } from './read-amount.ts';
import { readMonth } from './read-month.ts';
import { readSizeWord } from './read-size-word.ts';
import { tokensOf, type Token } from './tokens.ts';
import {
  ANY_WORDS,
  COLOUR_OF,
  GRADE_WORDS,
  gradeOf,
  MONTHS,
  PHRASES,
  SHIPPED_WORDS,
  SMALL_WORDS,
  YEAR_SIDES,
} from './words.ts';

/** What a text says beside names: as filters; and what is left of it to be searched. */
export interface Sentence {
  filters: Filters;
  rest: string;
  /** The same with its colours, which names may hold; absent where none was read. */
  coloured?: string;
  /** What was read, as it was typed. */
  said: string;
}

/** What must be known of a shop to read a sentence. */
export interface SentenceVocabulary {
  places: Places;
  /** Names whole, folded, and every two telling words of a name that stand side by side: `tabac espagne`. */
  names: ReadonlySet<string>;
  pairs: ReadonlySet<string>;
  /** All words of names. */
  words: ReadonlySet<string>;
  near: NearWords;
}

/** Longer texts are no sentence that somebody typed to find something. */
const MOST_LETTERS = 200;
/** `BU-2019`, `mo 41`. */
const CODE = /^\s*(\p{L}{1,4})[\s./_–-]?\d+\s*$/u;
const COUNTRY = /^[A-Z]{2}$/;
const BRACKETS = /\([^()]*\)?/g;

/**
 * Reads places, sexes, grades, sizes, prices, years, months and preparations out of a text, in whatever language each is said.
 * Words that belong to a name that the shop knows stay in it: `tabac d'Espagne` is from anywhere.
 * @param readsColours false while a text is typed: a colour may be the beginning of a name
 */
export function readSentence(text: string, known: SentenceVocabulary, readsColours = true): Sentence {
  const nothing = { filters: NO_FILTERS, rest: text, said: '' };
  if (text.length > MOST_LETTERS || isCode(text) || known.names.has(foldText(text))) return nothing;
  const tokens = tokensOf(blankAuthors(text));
  const taken = new Set<Token>();
  const colours = new Set<Token>();
  let filters: Filters = NO_FILTERS;
  for (let at = 0; at < tokens.length;) {
    const read = readAt(tokens, at, known) ?? (readsColours ? readColour(tokens, at, known) : null);
    if (!read) {
      at += 1;
      continue;
    }
    filters = mergeFilters(filters, read.filters);
    const isColour = read.filters.facts?.[PICTURE_COLOUR.key] !== undefined;
    for (const token of tokens.slice(at, read.to)) (isColour ? colours : taken).add(token);
    for (const small of [...smallFrom(tokens, at - 1, -1), ...smallFrom(tokens, read.to, 1)])
      taken.add(small);
    if (read.not) taken.add(read.not);
    at = read.to;
  }
  const sized = readSizeWord(tokens.filter((token) => !taken.has(token) && !colours.has(token)));
  if (sized) {
    filters = mergeFilters(filters, sized.filters);
    taken.add(sized.token);
  }
  const all = new Set([...taken, ...colours]);
  if (all.size === 0) return nothing;
  const coloured = colours.size > 0 && { coloured: restOf(text, tokens, taken) };
  return { filters, rest: restOf(text, tokens, all), ...coloured, said: saidOf(text, tokens, all) };
}

/** Whether a text is a reference, and no grade or year. */
function isCode(text: string): boolean {
  const letters = foldText(CODE.exec(text)?.[1] ?? '');
  if (letters === '' || SMALL_WORDS.has(letters) || YEAR_SIDES.has(letters) || MONTHS.has(letters))
    return false;
  return gradeOf(text.trim().toLowerCase(), false) === null;
}

/** What stands in brackets, or behind a comma as a year, is of the name's author. As many spaces hold the places. */
function blankAuthors(text: string): string {
  const blank = (said: string) => ' '.repeat(said.length);
  return text.replace(BRACKETS, blank).replace(/,\s*1[789]\d\d\b/g, blank);
}

/** The small words that follow each other from there. */
function smallFrom(tokens: readonly Token[], from: number, step: 1 | -1): Token[] {
  const small: Token[] = [];
  for (let at = from; ; at += step) {
    const token = tokens[at];
    if (!token || !SMALL_WORDS.has(token.word)) return small;
    small.push(token);
  }
}

function readAt(tokens: readonly Token[], at: number, known: SentenceVocabulary): Read | null {
  const shipped = readShipped(tokens, at, known);
  if (shipped) return shipped;
  const amount = readAmount(tokens, at);
  if (amount) return amount;
  const other = readGrade(tokens, at) ?? readMonth(tokens, at);
  if (other) return other;
  const phrase = phraseIn(PHRASES, tokens, at);
  if (phrase && !isInName(tokens, at, phrase.to, known)) return readPhrase(tokens, at, phrase);
  const place = phraseIn(known.places, tokens, at);
  const near = readNear(tokens, at, known);
  // `french guyana` is no French one.
  if (!place || (near && near.to > place.to)) return near;
  return isInName(tokens, at, place.to, known)
    ? null
    : { filters: { origin: [...place.found] }, to: place.to };
}

/** Of a sex that is not wanted the other is meant. */
function readPhrase(
  tokens: readonly Token[],
  at: number,
  { found, to }: { found: Partial<Filters>; to: number },
): Read {
  const not = negationOf(tokens, at);
  const [sex] = found.gender ?? [];
  if (!not || (sex !== 'MALE' && sex !== 'FEMALE')) return { filters: found, to };
  return { filters: { gender: [sex === 'MALE' ? 'FEMALE' : 'MALE'] }, to, not };
}

/** `ships to France`, `livrable au Danemark`; behind it a place in a country is where a lot is from. */
function readShipped(tokens: readonly Token[], at: number, { places }: SentenceVocabulary): Read | null {
  const said = phraseIn(SHIPPED_WORDS, tokens, at);
  const place = said && phraseIn(places, tokens, said.to);
  const ships = place?.found.find((origin) => COUNTRY.test(origin));
  return place && ships !== undefined ? { filters: { ships }, to: place.to } : null;
}

function readColour(tokens: readonly Token[], at: number, known: SentenceVocabulary): Read | null {
  const colour = COLOUR_OF.get(tokens[at]?.word ?? '');
  if (!colour || isInName(tokens, at, at + 1, known)) return null;
  return { filters: { facts: { [PICTURE_COLOUR.key]: [colour] } }, to: at + 1 };
}

function readGrade(tokens: readonly Token[], at: number): Read | null {
  const isAnnounced = GRADE_WORDS.has(tokens[at - 1]?.word ?? '');
  const quality = gradeOf(tokens[at]?.word ?? '', isAnnounced);
  return quality && { filters: { quality: [quality] }, to: at + 1 };
}

/** Whether a name of the shop goes on from the word before, or with the word behind. */
function isInName(
  tokens: readonly Token[],
  from: number,
  to: number,
  { pairs }: SentenceVocabulary,
): boolean {
  const telling = (token: Token) => !SMALL_WORDS.has(token.word);
  const before = tokens.slice(0, from).findLast(telling);
  const behind = tokens.slice(to).find(telling);
  const isPair = (one: Token | undefined, other: Token | undefined) =>
    one !== undefined && other !== undefined && pairs.has(`${one.word} ${other.word}`);
  return isPair(before, tokens[from]) || isPair(tokens[to - 1], behind);
}

/** What was read, word by word or as it hung together. */
function saidOf(text: string, tokens: readonly Token[], taken: ReadonlySet<Token>): string {
  return tokens
    .reduce((said, token, at) => {
      if (!taken.has(token)) return said;
      const before = tokens[at - 1];
      const gap = before && taken.has(before) ? text.slice(before.end, token.start) : ' ';
      return said + gap + text.slice(token.start, token.end);
    }, '')
    .trim();
}

/** The text without what was read. */
function restOf(text: string, tokens: readonly Token[], taken: ReadonlySet<Token>): string {
  let rest = '';
  let from = 0;
  for (const token of tokens) {
    if (!taken.has(token)) continue;
    rest += `${text.slice(from, token.start)} `;
    from = token.end;
  }
  rest += text.slice(from);
  const left = rest.replace(/\s+/g, ' ').replace(/^[\s,;:.!?'’/-]+|[\s,;:!?'’/-]+$/g, '');
  const saysNothing = (word: string) => SMALL_WORDS.has(word) || ANY_WORDS.has(word) || PRAISE.has(word);
  return wordsOf(foldText(left)).every(saysNothing) ? '' : left;
}
