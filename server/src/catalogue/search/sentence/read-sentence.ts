import { NO_FILTERS, type Filters } from '@vitrine/shared/contract/listing';
import { MAX_SEARCH_LENGTH } from '@vitrine/shared/contract/search-length';
import { PICTURE_COLOUR } from '@vitrine/shared/contract/facts/fact-filters';
import { foldText } from '../../../platform/fold-text.ts';
import { BESIDE_COLOURS, colourOf } from './colour-words.ts';
import { countsIn } from './counts-in.ts';
import { isInName } from './is-in-name.ts';
import { isReference } from './is-reference.ts';
import { mergeFilters } from './merge-filters.ts';
import { leaveEither, markNegations, negate, subjectOf, unwantedKinds, type Unwanted } from './negation.ts';
import { readNear } from './near-words.ts';
import { phraseIn, type Read } from './phrase-in.ts';
import type { SentenceVocabulary } from './shop-words.ts';
import { readAmount } from './read-amount.ts';
import { readGrade } from './read-grade.ts';
import { readMonth } from './read-month.ts';
import { readSizeWord } from './read-size-word.ts';
import { restOf, saidOf } from './rest-of.ts';
import { tokensOf, type Token } from './tokens.ts';
import { PHRASES, SHIPPED_WORDS, SMALL_WORDS, UNFILTERED_WORDS } from './words.ts';

/** What a text says beside names: as filters; and what is left of it to be searched. */
export interface Sentence {
  filters: Filters;
  rest: string;
  /** The same with its colours, which names may hold; absent where none was read. */
  coloured?: string;
  /** What was read, as it was typed. */
  said: string;
  /** What of that no filter says: `not from Peru`, `captive bred`; absent where there is nothing. */
  leftOut?: string;
}

const COUNTRY = /^[A-Z]{2}$/;
const BRACKETS = /\([^()]*\)?/g;

/**
 * Reads places, sexes, grades, sizes, prices, years, months and preparations out of a text, in whatever language each is said.
 * Words that belong to a name that the shop knows stay in it: `tabac d'Espagne` is from anywhere.
 * @param readsColours false while a text is typed: a colour may be the beginning of a name
 */
export function readSentence(text: string, known: SentenceVocabulary, readsColours = true): Sentence {
  const nothing = { filters: NO_FILTERS, rest: text, said: '' };
  if (text.length > MAX_SEARCH_LENGTH || known.names.has(foldText(text)) || isReference(text, known))
    return nothing;
  const tokens = markNegations(tokensOf(blankAuthors(text)), known);
  const [taken, colours, leftOut] = [new Set<Token>(), new Set<Token>(), new Set<Token>()];
  let filters: Filters = NO_FILTERS;
  let unwanted: Unwanted | null = null;
  for (let at = 0; at < tokens.length;) {
    const found = readAt(tokens, at, known) ?? (readsColours ? readColour(tokens, at, known) : null);
    if (!found) {
      at += 1;
      continue;
    }
    const said = leaveEither(tokens, found);
    const read = negate(tokens, at, said, unwanted);
    filters = mergeFilters(filters, read.filters);
    const isColour = read.filters.facts?.[PICTURE_COLOUR.key] !== undefined;
    const into = read.isLeftOut ? leftOut : isColour ? colours : taken;
    const not = read.not ? tokens.indexOf(read.not) : at;
    for (const token of tokens.slice(read.isLeftOut ? not : at, read.to)) into.add(token);
    for (const small of smallAround(tokens, [at, not], read.to)) taken.add(small);
    if (read.not) {
      into.add(read.not);
      unwanted = { to: read.to, of: subjectOf(said.filters), not: read.not };
    }
    at = read.to;
  }
  for (const token of countsIn(tokens, known)) taken.add(token);
  const isLeft = (token: Token) => !taken.has(token) && !colours.has(token) && !leftOut.has(token);
  for (const { from, to } of unwantedKinds(tokens, isLeft)) {
    for (const token of tokens.slice(from, to)) leftOut.add(token);
    for (const small of smallAround(tokens, [from], to)) taken.add(small);
  }
  const sized = readSizeWord(tokens.filter(isLeft));
  if (sized) {
    filters = mergeFilters(filters, sized.filters);
    taken.add(sized.token);
  }
  const all = new Set([...taken, ...colours, ...leftOut]);
  if (all.size === 0) return nothing;
  return {
    filters,
    rest: restOf(text, tokens, all),
    ...(colours.size > 0 && { coloured: restOf(text, tokens, new Set([...taken, ...leftOut])) }),
    said: saidOf(text, tokens, all),
    ...(leftOut.size > 0 && { leftOut: saidOf(text, tokens, leftOut) }),
  };
}

/** What stands in brackets, or behind a comma as a year, is of the name's author. As many spaces hold the places. */
function blankAuthors(text: string): string {
  const blank = (said: string) => ' '.repeat(said.length);
  return text.replace(BRACKETS, blank).replace(/,\s*1[789]\d\d\b/g, blank);
}

const smallAround = (tokens: readonly Token[], starts: readonly number[], end: number): Token[] => [
  ...starts.flatMap((start) => smallFrom(tokens, start - 1, -1)),
  ...smallFrom(tokens, end, 1),
];

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
  const place = phraseIn(known.places, tokens, at);
  const phrase = phraseIn(PHRASES, tokens, at);
  const isPhrase = phrase && phrase.to >= (place?.to ?? 0) && !isInName(tokens, at, phrase.to, known);
  if (isPhrase) return { filters: phrase.found, to: phrase.to };
  const unfiltered = tokens.length > 1 ? phraseIn(UNFILTERED_WORDS, tokens, at) : null;
  if (unfiltered && !isInName(tokens, at, unfiltered.to, known))
    return { filters: {}, to: unfiltered.to, isLeftOut: true };
  const near = readNear(tokens, at, known);
  // `french guyana` is no French one.
  if (!place || (near && near.to > place.to)) return near;
  return isInName(tokens, at, place.to, known)
    ? null
    : { filters: { origin: [...place.found] }, to: place.to };
}

/** `ships to France`, `livrable au Danemark`; behind it a place in a country is where a lot is from. */
function readShipped(tokens: readonly Token[], at: number, { places }: SentenceVocabulary): Read | null {
  const said = phraseIn(SHIPPED_WORDS, tokens, at);
  const place = said && phraseIn(places, tokens, said.to);
  const ships = place?.found.find((origin) => COUNTRY.test(origin));
  return place && ships !== undefined ? { filters: { ships }, to: place.to } : null;
}

function readColour(tokens: readonly Token[], at: number, known: SentenceVocabulary): Read | null {
  const isBeside = (place: number) => BESIDE_COLOURS.has(tokens[place]?.word ?? '');
  const said = isBeside(at) ? at + 1 : at;
  const colour = colourOf(tokens[said]?.word ?? '');
  const to = isBeside(said + 1) ? said + 2 : said + 1;
  if (!colour || isInName(tokens, at, to, known)) return null;
  return { filters: { facts: { [PICTURE_COLOUR.key]: [colour] } }, to };
}
