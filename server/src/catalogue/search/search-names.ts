import { matchEntries, matchFields } from './match-entries.ts';
import type { NameIndex } from './name-index.ts';
import { readText, type Reading } from './readings.ts';
import { closeFits, isHeard, plainFits, saysUnnamed, type Fits } from './text-fits.ts';
import type { Match, Tier } from './vocabulary-entry.ts';
import { isSpeakable } from './word-fit.ts';

const TIERS: Tier[] = ['exact', 'prefix', 'contains', 'close'];

/** No name is longer. */
const MOST_LETTERS = 200;
/** With fewer matches than this, a misspelling is likely. */
const FEW = 3;
/** Texts of more words are not guessed at word by word. */
const MOST_WORDS_GUESSED = 6;
/** Of what is only like the text, what is this much worse than the best is left out. */
const WORSE = 0.12;

type FitsOf = (word: string) => Fits;

/** What a text may mean, best first. `isTyping`: its last word is unfinished. */
export function searchNames(index: NameIndex, text: string, isTyping: boolean): Match[] {
  const readings = text.length > MOST_LETTERS ? [] : readText(text, isTyping);
  if (readings.length === 0) return findLiterally(index, text);
  const isPart = isTyping || readings.every(({ words }) => words.length === 1);
  const plainOf = remember((word) =>
    !isPart && saysUnnamed(index, word) ? null : plainFits(index, word, isTyping),
  );
  const find = (reading: Reading) => findPlain(index, reading, plainOf);
  const isSaid = readings.some((reading) => !reading.isGuess && find(reading).length > 0);
  const joined = isSaid || isTyping ? [] : findJoined(text, find);
  if (joined.length > 0) return joined;
  const plain = findOfKind(readings, find);
  if (plain[0]?.tier === 'exact') return plain.filter(isOfOneName);
  if (plain.length >= FEW) return plain;
  const known = new Set(plain.map(keyOf));
  const close = firstFound(readings, (reading) => findClose(index, reading, plainOf));
  const isMeant = ({ kind }: Match) => plain.length === 0 || kind !== 'category';
  return [...plain, ...close.filter((match) => isMeant(match) && !known.has(keyOf(match)))];
}

/**
 * Beside what is called just so, whose words stand in several of its names is not meant: `Papilio machaon` is not Papilio
 * palinurus, the "machaon émeraude".
 */
const isOfOneName = ({ tier, by }: Match) => tier === 'exact' || by !== null;

/** `ants and wasps`, `fourmis, guêpes`: between names that are asked for beside each other. */
const JOINTS = / (?:and|or|en|of|et|ou|und|oder) |[,;&+]/i;
/** More are a text, no list. */
const MOST_PARTS = 4;

/** What names mean that are joined, all of them or none. */
function findJoined(text: string, find: (reading: Reading) => Match[]): Match[] {
  const parts = text.split(JOINTS).filter((part) => part.trim() !== '');
  if (parts.length < 2 || parts.length > MOST_PARTS) return [];
  const found = parts.map((part) =>
    findOfKind(
      readText(part, false).filter(({ isGuess }) => !isGuess),
      find,
    ),
  );
  return found.every((matches) => matches.length > 0) ? bestOfEach(found.flat()) : [];
}

/** The seed's rule, for a text without letters and digits: what contains it. */
function findLiterally({ entries }: NameIndex, text: string): Match[] {
  const sign = text.trim().toLowerCase();
  if (sign === '') return [];
  const matches = entries.flatMap(({ id, kind, texts }): Match[] => {
    const found = texts.filter((one) => one.text.toLowerCase().includes(sign));
    const [first] = found;
    if (!first) return [];
    const isExact = found.some((one) => one.text.trim().toLowerCase() === sign);
    return [{ id, kind, tier: isExact ? 'exact' : 'contains', score: 1, by: first, within: [] }];
  });
  return sortMatches(matches);
}

function findPlain(index: NameIndex, reading: Reading, plainOf: FitsOf): Match[] {
  const matches = onlyMeant(findWords(index, reading, plainOf));
  return reading.isGuess ? matches.filter(({ tier }) => tier === 'exact') : matches;
}

/** Word by word, and by whole names. */
function findClose(index: NameIndex, reading: Reading, plainOf: FitsOf): Match[] {
  const isLong = reading.words.length > MOST_WORDS_GUESSED;
  const words = isLong || reading.isGuess ? [] : findCloseWords(index, reading, plainOf);
  // What a word sounds like is meant, where the others are spelt so: whole names with slips are others.
  const misspelt = reading.words.filter((word) => plainOf(word) === null);
  const isMeant = words.length > 0 && misspelt.length > 0 && misspelt.every((word) => isHeard(index, word));
  const fields = isSpeakable(reading.field) && !isMeant ? matchFields(index, reading) : [];
  const matches = bestOfEach([...words, ...fields]);
  const least = (matches[0]?.score ?? 0) - WORSE;
  const isCategory = matches[0]?.kind === 'category';
  return matches.filter(({ kind, score }) => score >= least && (isCategory || kind !== 'category'));
}

function findCloseWords(index: NameIndex, reading: Reading, plainOf: FitsOf): Match[] {
  const last = reading.isUnfinished ? reading.words.at(-1) : undefined;
  const fitsOf = (word: string) => closeFits(index, word, plainOf(word), word === last);
  return findWords(index, reading, fitsOf).filter(({ tier }) => tier === 'close');
}

function findWords(index: NameIndex, reading: Reading, fitsOf: FitsOf): Match[] {
  const fits: Uint8Array[] = [];
  for (const word of reading.words) {
    const fit = fitsOf(word);
    if (fit === null) return [];
    fits.push(fit);
  }
  return sortMatches(matchEntries(index, reading, fits));
}

/** A part of a category's name says little, unless the text is the whole name of another: `vlinder`, `nachtvlinder`. */
function onlyMeant(matches: Match[]): Match[] {
  const isCategory = matches.some(({ kind, tier }) => kind === 'category' && tier === 'exact');
  return isCategory ? matches : matches.filter(({ kind }) => kind !== 'category');
}

/** Each entry once, best first. */
function bestOfEach(matches: Match[]): Match[] {
  const known = new Set<string>();
  return sortMatches(matches).filter((match) => !known.has(keyOf(match)) && known.add(keyOf(match)));
}

/**
 * What the first reading finds that finds anything; where a kind of animal was said, also what of that kind the other
 * words find: `green beetle` is not the green tiger beetle alone, nor is `goliath beetle` the one that is called so, which
 * still comes first.
 */
function findOfKind(readings: readonly Reading[], find: (reading: Reading) => Match[]): Match[] {
  const first = firstFound(readings, find);
  const ofKind = readings.find(({ within }) => within.length > 0);
  if (!ofKind || first.length === 0) return first;
  const isWhole = first.some(({ tier }) => tier === 'exact');
  const { within } = ofKind;
  const matches = bestOfEach([...first, ...find(ofKind)]);
  return isWhole ? matches : matches.map((match) => ({ ...match, within }));
}

function firstFound(readings: readonly Reading[], find: (reading: Reading) => Match[]): Match[] {
  for (const reading of readings) {
    const found = find(reading);
    if (found.length > 0) return found;
  }
  return [];
}

/** Readings share words. */
function remember(fitsOf: FitsOf): FitsOf {
  const known = new Map<string, Fits>();
  return (word) => {
    const fits = known.has(word) ? (known.get(word) ?? null) : fitsOf(word);
    known.set(word, fits);
    return fits;
  };
}

function sortMatches(matches: Match[]): Match[] {
  return TIERS.flatMap((tier) =>
    matches.filter((match) => match.tier === tier).sort((one, other) => other.score - one.score),
  );
}

function keyOf({ id, kind }: Match): string {
  return `${kind} ${id}`;
}
