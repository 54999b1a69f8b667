import { FRAME_WORDS } from '@vitrine/shared/i18n/frame-words';
import { isTypeWord, PRAISE } from '../readings.ts';
import { SHIPPED_WORDS, WISH_WORDS } from './asking-words.ts';
import { colourOf } from './colour-words.ts';
import { ORDINAL_ENDS, SIDES, YEAR_SIDES } from './amounts/amount-words.ts';
import { isInName } from './is-in-name.ts';
import { isName } from './near-words.ts';
import { phraseIn, type Read } from './phrase-in.ts';
import { MONTHS } from './read-months.ts';
import { soundOf } from '../sound.ts';
import {
  AGE_WORDS,
  AGED_WORDS,
  FOR_WORDS,
  isGiftWord,
  isReceiver,
  OCCASION_WORDS,
  OWN_WORDS,
} from './purpose-words.ts';
import type { SentenceVocabulary } from './shop-words.ts';
import { readSort } from './sort-words.ts';
import type { Token } from './tokens.ts';
import { SIZE_WORDS } from './what-is-left.ts';
import { ANY_WORDS, GRADE_WORDS, NOT_WORDS, PHRASES, SMALL_WORDS, UNFILTERED_WORDS } from './words.ts';

/** `aged 9`: the number says it all. */
const AGED = 'aged';
const COUNTRY = /^[A-Z]{2}$/;

/**
 * `op zoek naar` ships nowhere; frames are no insects. They narrow nothing. While it is typed, `papilio hi` greets nobody
 * yet.
 */
export function readAsked(
  tokens: readonly Token[],
  at: number,
  known: SentenceVocabulary,
  isTyping: boolean,
): Read | null {
  const wish = phraseIn(WISH_WORDS, tokens, at);
  const isUnfinished = isTyping && wish?.to === tokens.length && wish.to === at + 1;
  // Christmas Island.
  const isPlace = wish && (phraseIn(known.places, tokens, at)?.to ?? 0) > wish.to;
  if (wish && !isUnfinished && !isPlace && !isInName(tokens, at, wish.to, known))
    return { filters: {}, to: endOfAge(tokens, wish.to) ?? wish.to };
  const whom = phraseIn(FOR_WORDS, tokens, at);
  const aged = whom && endOfAge(tokens, whom.to);
  if (aged) return { filters: {}, to: aged };
  const day = ordinalTo(tokens, at);
  if (day !== null) return { filters: {}, to: day };
  const given = readGift(tokens, at, whom?.to ?? at, known);
  if (given && !isTyping) return given;
  if (FRAME_WORDS.has(tokens[at]?.word ?? '') && !isInName(tokens, at, at + 1, known))
    return { filters: {}, to: at + 1 };
  return readShipped(tokens, at, known);
}

/** `60th birthday`, `50ste verjaardag`: the end of the day, null where none stands there. */
function ordinalTo(tokens: readonly Token[], at: number): number | null {
  const [number, end] = tokens.slice(at, at + 2);
  const isOrdinal = number && number.number !== null && end?.start === number.end;
  if (!isOrdinal || !ORDINAL_ENDS.has(end.word)) return null;
  return phraseIn(OCCASION_WORDS, tokens, at + 2)?.to ?? null;
}

/** `ten year old`, `van 8 jaar`: how old somebody is for whom it is; the end of that, null where no age stands. */
function endOfAge(tokens: readonly Token[], at: number): number | null {
  const number = AGED_WORDS.has(tokens[at]?.word ?? '') ? at + 1 : at;
  if (tokens[number]?.number === null || tokens[number]?.isBehindStop) return null;
  if (tokens[at]?.word === AGED) return tokens[number] ? number + 1 : null;
  const isHyphen = tokens[number + 1]?.word === '-';
  return phraseIn(AGE_WORDS, tokens, isHyphen ? number + 2 : number + 1)?.to ?? null;
}

/** `ships to France`, `livrable au Danemark`; behind it a place in a country is where a lot is from. */
function readShipped(tokens: readonly Token[], at: number, { places }: SentenceVocabulary): Read | null {
  const said = phraseIn(SHIPPED_WORDS, tokens, at);
  const place = said && phraseIn(places, tokens, said.to);
  const ships = place?.found.find((origin) => COUNTRY.test(origin));
  return place && ships !== undefined ? { filters: { ships }, to: place.to } : null;
}

/**
 * `kerstcadeau`, `cadeau homme`, `gift for a retired arachnologist`, `voor mijn schoonmoeder`: what a gift is given for, and to
 * whom. Of whom nobody knows, the words behind `for` say it, where the shop has none like them.
 * @param to the first token behind `for`, `at` where none stands there
 */
function readGift(tokens: readonly Token[], at: number, to: number, known: SentenceVocabulary): Read | null {
  const word = tokens[to]?.word ?? '';
  if (to === at) {
    const isGift = isGiftWord(word) && !PRAISE.has(word) && !known.words.has(word);
    const before = tokens[at - 1]?.word ?? '';
    const isWhom = isReceiver(word) && (isGiftWord(before) || OCCASION_WORDS.has(before));
    return isGift || isWhom ? { filters: {}, to: at + 1 } : null;
  }
  if (phraseIn(UNFILTERED_WORDS, tokens, to - 1)) return null;
  const isGift = tokens.some((token) => isGiftWord(token.word));
  const isSomebodys = tokens.slice(at, to).some((token) => OWN_WORDS.has(token.word));
  if (!isGift && !isSomebodys) return null;
  const words = tokens.slice(to, to + MOST_WORDS);
  const end = words.findIndex(
    (token, place) => !isForeign(token, known) || isReadAt(tokens, to + place, known),
  );
  const behind = to + (end < 0 ? words.length : end);
  return behind > to ? { filters: {}, to: behind } : null;
}

/** That say whom something is for. */
const MOST_WORDS = 3;

/** Whether a phrase that a sentence is read by begins there: `bon marché`, `moins cher`, `captive bred`, `Costa Rica`. */
const isReadAt = (tokens: readonly Token[], at: number, known: SentenceVocabulary): boolean =>
  [PHRASES, SIDES, YEAR_SIDES, UNFILTERED_WORDS, known.places].some(
    (phrases) => phraseIn<unknown>(phrases, tokens, at) !== null,
  ) || readSort(tokens, at, known, false) !== null;

/** Whether a word is none that a sentence is read by, and not like one of a name. */
function isForeign({ word, number, isBehindStop, isNot }: Token, known: SentenceVocabulary): boolean {
  if (number !== null || isBehindStop || isNot) return false;
  const read = [ANY_WORDS, SMALL_WORDS, FRAME_WORDS, GRADE_WORDS, NOT_WORDS, MONTHS];
  if (read.some((words) => words.has(word)) || isTypeWord(word) || colourOf(word) !== undefined) return false;
  return !SIZE_WORDS.has(word) && !isName(word, soundOf(word), 1, known);
}
