import type { Fits } from './lexicon.ts';
import type { IndexedEntry, IndexedText, NameIndex } from './name-index.ts';
import type { Reading } from './readings.ts';
import type { Match, Tier, VocabularyText } from './vocabulary.ts';
import { FIT } from './word-fit.ts';

/* What a score is made of. All words in one text of an entry say more than words found here and there. */
const SHARE_OF_FIT = 0.7;
const SHARE_OF_FIT_SCATTERED = 0.5;
const SHARE_OF_LENGTH = 0.2;
const FOR_BEGINNING = 0.05;
const FOR_KIND: Record<VocabularyText['kind'], number> = {
  latin: 0.05,
  family: 0.05,
  common: 0.03,
  synonym: 0,
};

/** Entries in which every word of the reading fits some word. `fits`: one for each word. */
export function matchEntries(index: NameIndex, reading: Reading, fits: readonly Fits[]): Match[] {
  const exact = index.byField.get(reading.field);
  const matches: Match[] = [];
  for (const one of index.entries) {
    const match = matchEntry(one, reading, fits);
    if (match === null) continue;
    matches.push(exact?.has(one) ? { ...match, tier: 'exact' } : match);
  }
  return matches;
}

function matchEntry(one: IndexedEntry, reading: Reading, fits: readonly Fits[]): Match | null {
  const best = fits.map((fit) => bestFit(fit, one.texts));
  if (best.includes(0)) return null;
  const { id, kind } = one.entry;
  const scores = one.texts.map((text) => scoreText(text, reading, fits));
  const scattered = mean(best) * SHARE_OF_FIT_SCATTERED;
  return { id, kind, tier: tierOf(Math.min(...best)), score: Math.max(scattered, ...scores) };
}

function bestFit(fit: Fits, texts: readonly IndexedText[]): number {
  let best = 0;
  for (const { words } of texts) for (const word of words) best = Math.max(best, fit[word] ?? 0);
  return best;
}

/** 0 when not every word is in this text. */
function scoreText(text: IndexedText, reading: Reading, fits: readonly Fits[]): number {
  const own = fits.map((fit) => bestFit(fit, [text]));
  if (own.includes(0)) return 0;
  const length = Math.min(1, reading.field.length / text.folded.length);
  const begins = text.folded.startsWith(reading.words.join(' ')) ? FOR_BEGINNING : 0;
  return mean(own) * SHARE_OF_FIT + length * SHARE_OF_LENGTH + begins + FOR_KIND[text.kind];
}

/** 0 to 1. */
function mean(fits: readonly number[]): number {
  return fits.reduce((sum, fit) => sum + fit, 0) / (fits.length * FIT.equal);
}

function tierOf(worstFit: number): Tier {
  if (worstFit >= FIT.prefix) return 'prefix';
  return worstFit >= FIT.contains ? 'contains' : 'close';
}
