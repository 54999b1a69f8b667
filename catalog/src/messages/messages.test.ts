import { describe, expect, it } from '@jest/globals';
import en from './en.json';
import fr from './fr.json';
import nl from './nl.json';

const LANGUAGES = { en, nl, fr };
/** `{name}` and `<link>`, not the words that a plural chooses from: those begin with a capital or hold spaces. */
const placeholders = (text: string) => [...new Set(text.match(/\{[a-z]\w*(?=[,}])|<\w+>/g))].sort();

describe('the words of the catalogue', () => {
  it.each(['nl', 'fr'] as const)('leave nothing out in %s', (locale) => {
    expect(Object.keys(LANGUAGES[locale])).toEqual(Object.keys(en));
  });

  it.each(Object.entries(en))('say %s with the same values in each language', (key, text) => {
    const all: Record<string, Record<string, string>> = LANGUAGES;
    const others = ['nl', 'fr'].map((locale) => placeholders(all[locale]?.[key] ?? ''));
    expect(others).toEqual([placeholders(text), placeholders(text)]);
  });

  it('never shout', () => {
    const loud = Object.values(LANGUAGES).flatMap((texts) =>
      Object.values(texts).filter((t) => t.includes('!')),
    );
    expect(loud).toEqual([]);
  });
});
