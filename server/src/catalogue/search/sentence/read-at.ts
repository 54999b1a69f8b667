import { QUALITIES } from '@vitrine/shared/contract/catalogue';
import { PICTURE_COLOUR } from '@vitrine/shared/contract/facts/fact-filters';
import { AND_WORDS, RANGE_WORDS, SIDES } from './amounts/amount-words.ts';
import { readAmount } from './amounts/read-amount.ts';
import { BESIDE_COLOURS, colourOf, SHADES } from './colour-words.ts';
import { readNear } from './near-words.ts';
import { isInName } from './is-in-name.ts';
import { phraseIn, type Read } from './phrase-in.ts';
import { readAsked } from './read-asked.ts';
import { readMonths } from './read-months.ts';
import type { SentenceVocabulary } from './shop-words.ts';
import { readSort } from './sort-words.ts';
import type { Token } from './tokens.ts';
import {
  COMPASS_WORDS,
  GRADE_WORDS,
  gradeOf,
  OR_BETTER,
  OR_WORDS,
  OR_WORSE,
  PHRASES,
  UNFILTERED_WORDS,
} from './words.ts';

/**
 * What begins at this token, if anything does.
 * @param isTyping a colour, or the last word, may be the beginning of a name
 */
export function readAt(
  tokens: readonly Token[],
  at: number,
  known: SentenceVocabulary,
  isTyping: boolean,
): Read | null {
  return (
    readAsked(tokens, at, known, isTyping) ??
    readAmount(tokens, at) ??
    readGrade(tokens, at) ??
    readMonths(tokens, at, known, isTyping) ??
    readSort(tokens, at, known, isTyping) ??
    readWord(tokens, at, known) ??
    (isTyping ? null : readColour(tokens, at, known))
  );
}

/** A sex, a preparation, a place, or what sounds like one. */
function readWord(tokens: readonly Token[], at: number, known: SentenceVocabulary): Read | null {
  const place = phraseIn(known.places, tokens, at);
  const phrase = phraseIn(PHRASES, tokens, at);
  const isPhrase = phrase && phrase.to >= (place?.to ?? 0) && !isInName(tokens, at, phrase.to, known);
  if (isPhrase) return { filters: phrase.found, to: phrase.to };
  const unfiltered = tokens.length > 1 ? phraseIn(UNFILTERED_WORDS, tokens, at) : null;
  if (unfiltered && !isInName(tokens, at, unfiltered.to, known))
    return { filters: {}, to: unfiltered.to, isLeftOut: true };
  const part = place ? null : phraseIn(COMPASS_WORDS, tokens, at);
  if (part && phraseIn(known.places, tokens, part.to)) return { filters: {}, to: part.to, isLeftOut: true };
  const near = readNear(tokens, at, known);
  // `french guyana` is no French one.
  if (!place || (near && near.to > place.to)) return near;
  return isInName(tokens, at, place.to, known)
    ? null
    : { filters: { origin: [...place.found] }, to: place.to };
}

function readColour(tokens: readonly Token[], at: number, known: SentenceVocabulary): Read | null {
  const isBeside = (place: number) => BESIDE_COLOURS.has(tokens[place]?.word ?? '');
  const said = isBeside(at) ? at + 1 : at;
  const colour = colourOf(tokens[said]?.word ?? '');
  const isShade = isBeside(said + 1) || SHADES.has(tokens[said + 1]?.word ?? '');
  const to = isShade ? said + 2 : said + 1;
  if (!colour || isInName(tokens, at, to, known)) return null;
  return { filters: { facts: { [PICTURE_COLOUR.key]: [colour] } }, to };
}

/**
 * `A1`, `kwaliteit B`, `A2 or better`, `B or worse`, `au moins A2`, `at least grade B`, `A2+`, `A1-A2`, `from A1 to A2`: grades stand best
 * first.
 */
function readGrade(tokens: readonly Token[], at: number): Read | null {
  const isGrade = (place: number) => GRADE_WORDS.has(tokens[place]?.word ?? '');
  const gradeAt = (place: number, isAnnounced: boolean) => {
    const first = isGrade(place) ? place + 1 : place;
    const grade = gradeOf(tokens[first]?.word ?? '', isAnnounced || first > place || isGrade(first - 1));
    return grade && { rank: QUALITIES.indexOf(grade), to: first + 1 };
  };
  const opened = phraseIn(RANGE_WORDS, tokens, at);
  const one = gradeAt(opened?.to ?? at, false);
  const and = one && phraseIn(AND_WORDS, tokens, one.to);
  const isRange = and && (opened !== null || !OR_WORDS.has(tokens[one.to]?.word ?? ''));
  const other = isRange ? gradeAt(and.to, true) : null;
  if (one && other) {
    const [from, to] = [Math.min(one.rank, other.rank), Math.max(one.rank, other.rank)];
    return { filters: { quality: QUALITIES.slice(from, to + 1) }, to: other.to };
  }
  const side = phraseIn(SIDES, tokens, at);
  const isOver = side?.found === 'from';
  const grade = gradeAt(isOver ? side.to : at, isGrade(at - 1) || isOtherGrade(tokens, at));
  if (grade === null) return null;
  const worse = phraseIn(OR_WORSE, tokens, grade.to);
  if (worse) return { filters: { quality: QUALITIES.slice(grade.rank) }, to: worse.to };
  const better = phraseIn(OR_BETTER, tokens, grade.to) ?? plusAt(tokens, grade.to);
  const isLeast = isOver || better !== null;
  const quality = QUALITIES.slice(isLeast ? 0 : grade.rank, grade.rank + 1);
  return { filters: { quality }, to: better?.to ?? grade.to };
}

/** Of `grade B and C` the second. */
const isOtherGrade = (tokens: readonly Token[], at: number): boolean =>
  OR_WORDS.has(tokens[at - 1]?.word ?? '') &&
  GRADE_WORDS.has(tokens[at - 3]?.word ?? '') &&
  gradeOf(tokens[at - 2]?.word ?? '', true) !== null;

/** Of `A2+`; in `A2 + male` it joins two facts. */
function plusAt(tokens: readonly Token[], at: number): { to: number } | null {
  const [grade, plus] = tokens.slice(at - 1, at + 1);
  return plus?.word === '+' && plus.start === grade?.end ? { to: at + 1 } : null;
}
