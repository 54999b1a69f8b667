import { describe, expect, it } from '@jest/globals';

type Texts = Readonly<Record<string, string>>;

/** `{name}` and `<link>`, not the words that a plural or a choice decides between. */
const PLACEHOLDER = /(?<![,}] ?(?:one|other|=\d+) )\{[a-z]\w*(?=[,}])|<\w+>/g;
/** A plural that does not say its number: a language with one form for all does without. */
const FORMS = /\{\w+, plural,(?: [\w=]+ \{[^{}#]*\})+\}/g;
const placeholders = (text: string) => [...new Set(text.replaceAll(FORMS, '').match(PLACEHOLDER))].sort();

/** What holds for the texts of every app, whatever they say. */
export function checkTexts(texts: Record<'en' | 'nl' | 'fr', Texts>): void {
  describe('the texts', () => {
    it.each(['en', 'nl', 'fr'] as const)('are all there in %s, and none shouts', (locale) => {
      expect(Object.keys(texts[locale])).toEqual(Object.keys(texts.en));
      const faulty = Object.values(texts[locale]).filter((text) => text.trim() === '' || text.includes('!'));
      expect(faulty).toEqual([]);
    });

    it.each(Object.entries(texts.en))('say %s with the same values in each language', (key, text) => {
      const others = [texts.nl, texts.fr].map((words) => placeholders(words[key] ?? ''));
      expect(others).toEqual([placeholders(text), placeholders(text)]);
    });

    it('keep French signs on the line of their word: a no-break space before : ; ? » % and after «', () => {
      expect(Object.values(texts.fr).filter((text) => / [:;?»%]|« /.test(text))).toEqual([]);
    });
  });
}
