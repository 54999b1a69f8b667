import { describe, expect, it } from '@jest/globals';

type Texts = Readonly<Record<string, string>>;

/** What holds for the texts of every app: none is missing in a language, none shouts, and French breaks no line before its signs. */
export function checkTexts({ en, nl, fr }: Record<'en' | 'nl' | 'fr', Texts>): void {
  describe('the texts', () => {
    it.each([
      ['en', en],
      ['nl', nl],
      ['fr', fr],
    ])('are all there in %s, and none shouts', (_locale, texts) => {
      expect(Object.keys(texts)).toEqual(Object.keys(en));
      expect(Object.values(texts).filter((text) => text.trim() === '' || text.includes('!'))).toEqual([]);
    });

    it('keep French signs on the line of their word', () => {
      expect(Object.values(fr).filter((text) => / [:;?»%]|« /.test(text))).toEqual([]);
    });
  });
}
