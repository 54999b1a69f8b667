import type { Locale } from '../contract/locale.ts';
import { formatCaught, formatCountry } from './formats.ts';
import { formatLocality } from './places/format-place.ts';
import type { Fact } from '../contract/facts/fact.ts';
import { optionWord } from '../contract/facts/fact-list.ts';

/** A fact in words; empty for what nobody said. */
export function formatFact(fact: Fact, value: unknown, locale: Locale): string {
  if (value === null || value === undefined || value === '' || value === false) return '';
  if (value === true) return lowerFirst(fact.name[locale]);
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '';
  switch (fact.kind) {
    case 'whole':
      return inUnit(fact.unit.symbol, text);
    case 'choice':
      return optionWord(fact, text, locale);
    case 'country':
      return formatCountry(text, locale);
    case 'place':
      return formatLocality(text, locale);
    case 'date':
      return formatCaught(text, locale);
    default:
      return text;
  }
}

/** As it stands on the label of a specimen: a choice that is a code says what it is of, `grade A1`. */
export function formatOnLabel(fact: Fact, value: unknown, locale: Locale): string {
  const text = formatFact(fact, value, locale);
  const isCode = fact.kind === 'choice' && !fact.words;
  return text && isCode ? `${lowerFirst(fact.name[locale])} ${text}` : text;
}

/** `80 mm`, never broken between the two; a year has no unit. */
export const inUnit = (unit: string, number: string): string => (unit ? `${number}\u00a0${unit}` : number);

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
