import type { NameIndex } from './name-index.ts';
import type { Reading } from './readings.ts';
import type { Match, Tier, VocabularyText } from './vocabulary-entry.ts';
import { slipsAllowed } from './distance.ts';
import { eachCandidate, soundFor } from './sound-list.ts';
import { closeFieldFit, FIT } from './word-fit.ts';

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
  category: 0,
};

/** Entries in which every word of the reading fits some word. `fits`: by word of the reading, by text. */
export function matchEntries(index: NameIndex, reading: Reading, fits: readonly Uint8Array[]): Match[] {
  const matches: Match[] = [];
  index.entries.forEach(({ id, kind }, number) => {
    const from = index.firstTexts[number] ?? 0;
    const to = index.firstTexts[number + 1] ?? 0;
    const worst = worstFit(fits, from, to);
    if (worst === 0) return;
    const tier = hasField(index, reading, from, to) ? 'exact' : tierOf(worst);
    const { within } = reading;
    matches.push({ id, kind, tier, within, ...scoreEntry(index, reading, fits, from, to) });
  });
  return matches;
}

/** Entries with a whole text that is spelt or sounds like the reading, words parted anywhere. */
export function matchFields(index: NameIndex, reading: Reading): Match[] {
  const asked = soundFor(reading.field);
  const others = (reading.words.length - 1) * FIT.equal;
  const matches: Match[] = [];
  const slips = slipsAllowed(asked.text.length);
  eachCandidate(index.sounds, asked, slips, slips, (number, known) => {
    const fit = closeFieldFit(asked.text, known);
    const entry = fit > 0 ? index.entries[index.texts[number]?.entry ?? -1] : undefined;
    if (entry === undefined) return;
    // As if all slips were in one of the words, so that it compares with what is found word by word.
    const mean = (others + fit) / (reading.words.length * FIT.equal);
    const score = mean * SHARE_OF_FIT + scoreText(index, reading, number);
    matches.push({
      id: entry.id,
      kind: entry.kind,
      tier: 'close',
      score,
      by: index.texts[number]?.said ?? null,
      within: reading.within,
    });
  });
  return matches;
}

/** How well the worst fitting word does in the texts from one up to another. */
function worstFit(fits: readonly Uint8Array[], from: number, to: number): number {
  let worst: number = FIT.equal;
  for (const fit of fits) {
    const best = bestFit(fit, from, to);
    if (best < worst) worst = best;
  }
  return worst;
}

function bestFit(fit: Uint8Array, from: number, to: number): number {
  let best = 0;
  for (let text = from; text < to; text += 1) {
    const value = fit[text] ?? 0;
    if (value > best) best = value;
  }
  return best;
}

/** Whether a whole text is what was asked, spaces aside, or as it is abbreviated: `O. priamus`. */
function hasField({ texts }: NameIndex, { field, phrase }: Reading, from: number, to: number): boolean {
  const isAbbreviated = phrase[1] === ' ';
  for (let number = from; number < to; number += 1) {
    const text = texts[number];
    if (text?.length === field.length && text.folded.replaceAll(' ', '') === field) return true;
    if (isAbbreviated && text && abbreviated(text.folded) === phrase) return true;
  }
  return false;
}

const abbreviated = (name: string): string => name.slice(0, 1) + name.slice(name.indexOf(' '));

function scoreEntry(
  index: NameIndex,
  reading: Reading,
  fits: readonly Uint8Array[],
  from: number,
  to: number,
): Pick<Match, 'score' | 'by'> {
  let score = meanFit(fits, from, to) * SHARE_OF_FIT_SCATTERED;
  let by: Match['by'] = null;
  for (let text = from; text < to; text += 1) {
    if (worstFit(fits, text, text + 1) === 0) continue;
    const ofText = meanFit(fits, text, text + 1) * SHARE_OF_FIT + scoreText(index, reading, text);
    if (ofText <= score) continue;
    score = ofText;
    by = index.texts[text]?.said ?? null;
  }
  return { score, by };
}

function scoreText({ texts }: NameIndex, { phrase, field }: Reading, number: number): number {
  const text = texts[number];
  if (text === undefined) return 0;
  const length = Math.min(1, field.length / text.length) * SHARE_OF_LENGTH;
  return length + (text.folded.startsWith(phrase) ? FOR_BEGINNING : 0) + FOR_KIND[text.said.kind];
}

/** 0 to 1. */
function meanFit(fits: readonly Uint8Array[], from: number, to: number): number {
  let sum = 0;
  for (const fit of fits) sum += bestFit(fit, from, to);
  return sum / (fits.length * FIT.equal);
}

function tierOf(worst: number): Tier {
  if (worst >= FIT.prefix) return 'prefix';
  return worst >= FIT.contains ? 'contains' : 'close';
}
