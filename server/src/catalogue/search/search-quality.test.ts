import { expect, test } from '@jest/globals';
import { createRandom, type Random } from '@vitrine/sample-shop/lots/random';
import { QUERIES, type Query } from './testing/queries.ts';
import { sampleNames } from './testing/sample-names.ts';
import type { Match, VocabularyEntry } from './vocabulary-entry.ts';
import { createVocabulary } from './vocabulary.ts';

const FIRST = 5;
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'] as const;

const names = sampleNames();
const vocabulary = createVocabulary(names);
const latinNames = new Map(names.map((entry) => [keyOf(entry), entry.texts[0]?.text ?? '']));

test.each(Object.entries(QUERIES))('of %s words, 95 in 100 are understood', (_kind, queries) => {
  expectFound(queries, 0.95);
});

test('of names with one slip, wherever it is, 95 in 100 are understood', () => {
  const random = createRandom('slips');
  const slipped = names
    .filter(({ kind }) => kind === 'name')
    .flatMap(({ texts }) =>
      texts.map(({ text }): Query => [makeSlip(text.toLowerCase(), random), texts[0]?.text ?? '']),
    );
  expect(slipped.length).toBeGreaterThan(1000);
  expectFound(slipped, 0.95);
});

test('of letters by chance, at most one text in a hundred is taken for a misspelt name', () => {
  const random = createRandom('chance');
  const texts = Array.from({ length: 2000 }, () =>
    Array.from({ length: random.int(4, 20) }, () => LETTERS[random.int(0, 25)]).join(''),
  );
  const guessed = texts.filter((text) => vocabulary.find(text)[0]?.tier === 'close');
  expect(guessed.length).toBeLessThanOrEqual(texts.length / 100);
});

/** Fails with what was missed, and what came instead. */
function expectFound(queries: readonly Query[], share: number): void {
  const missed = queries.filter(([text, expected]) => !firstOf(text).includes(expected));
  if (missed.length <= queries.length * (1 - share)) return;
  const lines = missed.map(([text, expected]) => `${text} → ${expected}, not ${firstOf(text).join(', ')}`);
  throw new Error(`${missed.length} of ${queries.length} missed:\n${lines.join('\n')}`);
}

function firstOf(text: string): string[] {
  return vocabulary
    .find(text)
    .slice(0, FIRST)
    .map((match) => latinNames.get(keyOf(match)) ?? '');
}

function keyOf({ kind, id }: VocabularyEntry | Match): string {
  return `${kind} ${id}`;
}

/** A letter left out, put in, mistaken, or swapped with the next; never the first one. */
function makeSlip(text: string, random: Random): string {
  const at = random.int(1, text.length - 1);
  const letter = LETTERS[random.int(0, 25)] ?? '';
  return random.pick([
    text.slice(0, at) + text.slice(at + 1),
    text.slice(0, at) + letter + text.slice(at),
    text.slice(0, at) + letter + text.slice(at + 1),
    text.slice(0, at - 1) + text.slice(at, at + 1) + text.slice(at - 1, at) + text.slice(at + 1),
  ]);
}
