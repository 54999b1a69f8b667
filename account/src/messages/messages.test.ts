import { describe, expect, it } from '@jest/globals';
import en from './en.json';
import fr from './fr.json';
import nl from './nl.json';

describe('the texts', () => {
  it.each([
    ['nl', nl],
    ['fr', fr],
  ])('are all there in %s', (_locale, texts) => {
    expect(Object.keys(texts)).toEqual(Object.keys(en));
    expect(Object.values(texts).filter((text) => text.trim() === '')).toEqual([]);
  });
});
