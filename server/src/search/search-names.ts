import type { Fits } from './lexicon.ts';
import { matchEntries } from './match-entries.ts';
import type { NameIndex } from './name-index.ts';
import { readText, type Reading } from './readings.ts';
import type { Match, Tier } from './vocabulary.ts';

const RANK: Record<Tier, number> = { exact: 0, prefix: 1, contains: 2, close: 3 };

/** With fewer matches than this, a misspelling is likely. */
const FEW = 3;
/** Texts of more words are not guessed at. */
const MOST_WORDS_GUESSED = 6;
/** Of what is only like the text, what is this much worse than the best is left out. */
const WORSE = 0.12;

type FitsOf = (word: string, isUnfinished: boolean) => Fits | null;

/** What a text may mean, best first. `isTyping`: its last word is unfinished. */
export function searchNames(index: NameIndex, text: string, isTyping: boolean): Match[] {
  const readings = readText(text, isTyping);
  if (readings.length === 0) return findLiterally(index, text);
  const plain = firstFound(readings, (reading) => findPlain(index, reading));
  if (plain.length >= FEW || plain[0]?.tier === 'exact') return plain;
  const known = new Set(plain.map(keyOf));
  const close = firstFound(readings, (reading) => findClose(index, reading));
  return [...plain, ...close.filter((match) => !known.has(keyOf(match)))];
}

/** The seed's rule, for a text without letters and digits: what contains it. */
function findLiterally({ entries }: NameIndex, text: string): Match[] {
  const sign = text.trim().toLowerCase();
  if (sign === '') return [];
  const matches = entries.flatMap(({ entry: { id, kind, texts } }): Match[] => {
    const found = texts.filter((one) => one.text.toLowerCase().includes(sign));
    if (found.length === 0) return [];
    const isExact = found.some((one) => one.text.trim().toLowerCase() === sign);
    return [{ id, kind, tier: isExact ? 'exact' : 'contains', score: 1 }];
  });
  return sortMatches(matches);
}

function findPlain(index: NameIndex, reading: Reading): Match[] {
  const matches = findWords(index, reading, index.lexicon.plainFits);
  return reading.isGuess ? matches.filter(({ tier }) => tier === 'exact') : matches;
}

function findClose(index: NameIndex, reading: Reading): Match[] {
  if (reading.words.length > MOST_WORDS_GUESSED) return [];
  const matches = findWords(index, reading, index.lexicon.closeFits);
  const close = matches.filter(({ tier }) => tier === 'close');
  const least = (close[0]?.score ?? 0) - WORSE;
  return close.filter(({ score }) => score >= least);
}

function findWords(index: NameIndex, reading: Reading, fitsOf: FitsOf): Match[] {
  const fits: Fits[] = [];
  for (const word of reading.words) {
    const fit = fitsOf(word, reading.isUnfinished && word === reading.words.at(-1));
    if (fit === null) return [];
    fits.push(fit);
  }
  return sortMatches(matchEntries(index, reading, fits));
}

function firstFound(readings: readonly Reading[], find: (reading: Reading) => Match[]): Match[] {
  for (const reading of readings) {
    const found = find(reading);
    if (found.length > 0) return found;
  }
  return [];
}

function sortMatches(matches: Match[]): Match[] {
  return matches.sort((one, other) => RANK[one.tier] - RANK[other.tier] || other.score - one.score);
}

function keyOf({ id, kind }: Match): string {
  return `${kind} ${id}`;
}
