import { describe, expect, it } from '@jest/globals';
import { readSpread, spreadWord } from './import-words.ts';

describe('a file that says how an insect is mounted', () => {
  it.each([
    ['en', 'spread wings'],
    ['nl', 'vleugels gespreid'],
    ['fr', 'ailes étalées'],
  ] as const)('says spread wings in %s, and is read back', (locale, words) => {
    expect(spreadWord('WINGS', locale)).toBe(words);
    expect(readSpread(words.toUpperCase())).toBe('WINGS');
  });

  it.each(['wings only', 'alleen vleugels', 'ailes seules'])(
    'of before, with “%s”, still comes in',
    (words) => {
      expect(readSpread(words)).toBe('WINGS');
    },
  );
});
