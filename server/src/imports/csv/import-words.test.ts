import { describe, expect, it } from '@jest/globals';
import { optionWord } from '@vitrine/shared/contract/facts/fact-list';
import { factOf, readOption } from './import-words.ts';

const spread = factOf('spread');

describe('a file that says how an insect is mounted', () => {
  it.each([
    ['en', 'spread wings'],
    ['nl', 'vleugels gespreid'],
    ['fr', 'ailes étalées'],
  ] as const)('says spread wings in %s, and is read back', (locale, words) => {
    expect(optionWord(spread, 'WINGS', locale)).toBe(words);
    expect(readOption(spread, words.toUpperCase())).toBe('WINGS');
  });

  it.each(['wings only', 'alleen vleugels', 'ailes seules'])(
    'of before, with “%s”, still comes in',
    (words) => {
      expect(readOption(spread, words)).toBe('WINGS');
    },
  );
});
