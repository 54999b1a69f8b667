import { expect, it } from '@jest/globals';
import { wholeSentences } from './whole-sentences.ts';

it('a text that fits stays as it is', () => {
  expect(wholeSentences('From Satipo. Male.', 18)).toBe('From Satipo. Male.');
});

it('a longer one ends with a sentence, not within one', () => {
  expect(wholeSentences('From Satipo. Male. A nick in the right wing.', 30)).toBe('From Satipo. Male.');
});

it('one sentence that is longer ends with a word', () => {
  const text = wholeSentences('An old collection of beetles of which nobody wrote down a place', 30);
  expect(text).toBe('An old collection of beetles…');
  expect(text.length).toBeLessThanOrEqual(30);
});
