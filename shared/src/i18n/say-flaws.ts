import type { AgreedFlaw } from '../contract/facts/flaws.ts';
import type { Locale } from '../contract/locale.ts';

/** Flaws in one line: what each is called, and in brackets what the owner says of it. */
export function sayFlaws(flaws: readonly AgreedFlaw[], locale: Locale): string {
  return flaws
    .map(({ name, text }) => (text?.[locale] ? `${name[locale]} (${text[locale]})` : name[locale]))
    .join('; ');
}
