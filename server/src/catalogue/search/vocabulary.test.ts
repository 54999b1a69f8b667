import { describe, expect, test } from '@jest/globals';
import type { VocabularyEntry } from './vocabulary-entry.ts';
import { createVocabulary } from './vocabulary.ts';

const LATIN = {
  machaon: 'Papilio machaon',
  ulysses: 'Papilio ulysses',
  regius: 'Goliathus regius',
  atropos: 'Acherontia atropos',
  elpenor: 'Deilephila elpenor',
  album: 'Polygonia c-album',
  urvillianus: 'Ornithoptera urvillianus',
  didius: 'Morpho didius',
};

const ENTRIES: VocabularyEntry[] = [
  name(1, LATIN.machaon, ['Swallowtail', 'Koninginnenpage'], ['Old World swallowtail']),
  name(2, LATIN.ulysses, ['Ulysses butterfly', 'Papillon Ulysse'], ['Achillides ulysses']),
  name(3, LATIN.regius, ['Royal goliath beetle']),
  name(4, LATIN.atropos, ["Death's-head hawkmoth", 'Doodshoofdvlinder', 'Sphinx tête de mort']),
  name(5, LATIN.elpenor, ['Elephant hawk-moth', 'Grand sphinx de la vigne']),
  name(6, LATIN.album, ['Comma', 'Robert-le-diable']),
  name(7, LATIN.urvillianus, ["D'Urville's birdwing"]),
  name(8, LATIN.didius, ['Giant blue morpho'], ['Morpho menelaus didius']),
  { id: 1, kind: 'family', texts: [{ text: 'Papilionidae', kind: 'family' }] },
];
const vocabulary = createVocabulary(ENTRIES);

describe('A shopper finds a name', () => {
  test.each([
    ['in capitals and with too many spaces', '  PAPILIO   Machaon ', LATIN.machaon],
    ['without its accent', 'sphinx tete de mort', LATIN.atropos],
    ['with an accent that it has not', 'pápilio machaon', LATIN.machaon],
    ['without its hyphen', 'elephant hawk moth', LATIN.elpenor],
    ['with its two words as one', 'elephant hawkmoth', LATIN.elpenor],
    ['with its one word as two', "death's head hawk moth", LATIN.atropos],
    ['with the space in the wrong place', 'papili omachaon', LATIN.machaon],
    ['without its apostrophe', 'durvilles birdwing', LATIN.urvillianus],
    ['with a curly apostrophe', 'd’urville', LATIN.urvillianus],
    ['with the species before the genus', 'machaon papilio', LATIN.machaon],
    ['with words of two languages', 'papilio koninginnenpage', LATIN.machaon],
    ['with the genus as a letter', 'P. machaon', LATIN.machaon],
    ['with the genus as a letter without a point', 'p machaon', LATIN.machaon],
    ['with its sex', 'morpho didius male', LATIN.didius],
    ['with the sign of its sex', 'morpho didius ♀', LATIN.didius],
    ['with its author and year', 'Papilio machaon Linnaeus, 1758', LATIN.machaon],
    ['abbreviated, with its author in brackets', 'P. machaon (Linnaeus, 1758)', LATIN.machaon],
    ['with a subspecies that the shop does not tell apart', 'papilio machaon gorganus', LATIN.machaon],
    ['by a name of earlier days', 'achillides ulysses', LATIN.ulysses],
    ['in the plural', 'royal goliath beetles', LATIN.regius],
  ])('%s', (_how, text, expected) => {
    expect(firstOf(text)).toBe(expected);
    expect(vocabulary.find(text)[0]?.tier).not.toBe('close');
  });

  test.each([
    ['by ear', 'papylio makaon', LATIN.machaon],
    ['with a letter too few', 'papilio macaon', LATIN.machaon],
    ['with a letter too many', 'morpho diddius', LATIN.didius],
    ['with two letters swapped', 'goliahtus regius', LATIN.regius],
    ['misspelt and without a space', 'papiliomachoan', LATIN.machaon],
    ['misspelt, with its sex', 'morfo didius male', LATIN.didius],
    ['misspelt, with its author', 'acherontia atropus Linnaeus', LATIN.atropos],
    ['misspelt and only its beginning', 'doodshooft', LATIN.atropos],
  ])('%s, and is told that it is only like it', (_how, text, expected) => {
    expect(firstOf(text)).toBe(expected);
    expect(vocabulary.find(text)[0]?.tier).toBe('close');
  });
});

describe('What fits better comes first', () => {
  test('a whole name, then a beginning, then a middle', () => {
    const ordered = createVocabulary([
      name(1, 'Anthia rex', ['Great atlas']),
      name(2, 'Megatlas rex'),
      name(3, 'Goliathus rex', ['Atlas']),
    ]);
    expect(ordered.find('atlas').map(({ id, tier }) => [id, tier])).toEqual([
      [3, 'exact'],
      [1, 'prefix'],
      [2, 'contains'],
    ]);
  });

  test('a family stands among the names', () => {
    expect(vocabulary.find('papilionidae')).toMatchObject([{ kind: 'family', id: 1, tier: 'exact' }]);
  });

  test('nothing is guessed where the text is a whole name, or three fit as they are', () => {
    expect(tiersOf('goliathus regius')).toEqual(['exact']);
    expect(tiersOf('papili')).not.toContain('close');
  });

  test('what is guessed comes after what fits', () => {
    const near = createVocabulary([name(1, 'Morpho helena'), name(2, 'Troides hellana')]);
    expect(near.find('helena').map(({ id, tier }) => [id, tier])).toEqual([
      [1, 'prefix'],
      [2, 'close'],
    ]);
  });
});

describe('Nothing is found', () => {
  test.each([
    ['without a text', ''],
    ['for spaces', '   '],
    ['for one word of two that no name has', 'papilio zymurgy'],
    ['for letters in no order', 'xkqzwvj'],
    ['for a keyboard that a cat walked on', 'asdfghjkl;'],
    ['for words that say nothing by themselves', 'male female'],
    ['for many words', 'i would like to buy a very big blue one for my mother please'],
    ['for a text without an end', 'papilio '.repeat(5000)],
    ['for a sign that no name has', '%'],
  ])('%s', (_what, text) => {
    expect(vocabulary.find(text)).toEqual([]);
  });
});

test('a sign alone finds the names that have it, as the seed would', () => {
  expect(vocabulary.find('-').map(({ id }) => id)).toEqual(expect.arrayContaining([4, 5, 6]));
});

describe('While someone types', () => {
  test('the last word may be half a word, also misspelt', () => {
    expect(firstOf('machaon pap', 'complete')).toBe(LATIN.machaon);
    expect(firstOf('akeron', 'complete')).toBe(LATIN.atropos);
    expect(firstOf('morpho didius ma', 'complete')).toBe(LATIN.didius);
  });

  test('no more is offered than was asked for', () => {
    expect(vocabulary.complete('a', 3)).toHaveLength(3);
  });
});

function name(id: number, latin: string, common: string[] = [], synonyms: string[] = []): VocabularyEntry {
  return {
    id,
    kind: 'name',
    texts: [
      { text: latin, kind: 'latin' },
      ...common.map((text) => ({ text, kind: 'common' as const })),
      ...synonyms.map((text) => ({ text, kind: 'synonym' as const })),
    ],
  };
}

function firstOf(text: string, how: 'find' | 'complete' = 'find'): string | undefined {
  const [match] = how === 'find' ? vocabulary.find(text) : vocabulary.complete(text, 5);
  return ENTRIES.find(({ id, kind }) => id === match?.id && kind === match.kind)?.texts[0]?.text;
}

function tiersOf(text: string): string[] {
  return vocabulary.find(text).map(({ tier }) => tier);
}
