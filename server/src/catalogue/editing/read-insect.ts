import type { InsectForm } from '@vitrine/shared/contract/tools/catalogue';
import type { ChoiceFact, OtherFact, WholeFact } from '@vitrine/shared/contract/facts/fact';
import { ASKED_FACTS, FACT_LIST, type NamedFact } from '@vitrine/shared/contract/facts/fact-list';
import { LOCALES, type Localized } from '@vitrine/shared/contract/locale';
import { isPrintable } from '../../forms/rules/contact-fields.ts';
import type { FieldError, FieldErrors } from '../../forms/rules/field-errors.ts';
import { isDay } from '../../platform/time/datetime-local.ts';
import { leaveUnsaid } from '../rules/insect-facts.ts';
import { isAhead, readLabelDate } from '../rules/label-date.ts';
import { readCents, readWhole } from '../../forms/rules/read-amounts.ts';
import { tidyLine, tidyText } from '../../forms/rules/tidy-text.ts';
import { isCountry } from '../../forms/rules/world-countries.ts';
import type { InsectColumns } from '../store/insects/insect-columns.ts';

type Reading = { ok: true; columns: InsectColumns } | { ok: false; errors: FieldErrors };
type Typed = string | boolean | Localized;

export const MOST_CENTS = 99_999_999;
export const LONGEST_LINE = 200;
const LONGEST_TEXT = 5000;
const REFERENCE = /^[\p{L}\d][\p{L}\d._/-]{0,31}$/u;
/** The largest that a column of ids holds. */
export const MOST_ID = 2_147_483_647;

/**
 * A lot out of what was typed: trimmed, read, and every mistake named at its field. A young fact that the form does not
 * name is not said, and stays what it is. A choice that is empty is not made: publishing asks for it.
 */
export function readInsect(form: InsectForm, now: Date): Reading {
  const typed = new Map<string, Typed | undefined>(Object.entries(form));
  const errors: FieldErrors = {};
  const columns: Record<string, unknown> = {};
  const own: Record<string, unknown> = {};
  for (const fact of FACT_LIST) {
    const value = tidied(fact, typed.get(fact.key));
    if (value === undefined) continue;
    Object.assign(errors, errorsOf(fact, value, now));
    if (fact.column === undefined) own[fact.key] = readValue(fact, value);
    else Object.assign(columns, columnsOf(fact, fact.column, value));
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  // Every column of the list, each read by the kind of its fact.
  const unsaid = ASKED_FACTS.filter((key) => typed.get(key) === '');
  return {
    ok: true,
    columns: { ...columns, facts: leaveUnsaid(JSON.stringify(own), unsaid) } as InsectColumns,
  };
}

function tidied({ kind }: NamedFact, value: Typed | undefined): Typed | undefined {
  if (typeof value === 'string') return tidyLine(value);
  if (typeof value !== 'object') return value;
  const tidy = kind === 'texts' ? tidyText : tidyLine;
  return { en: tidy(value.en), nl: tidy(value.nl), fr: tidy(value.fr) };
}

function errorsOf(fact: NamedFact, value: Typed, now: Date): FieldErrors {
  if (typeof value === 'boolean') return {};
  const found =
    typeof value === 'string'
      ? [[fact.key, faultOf(fact, value, now)] as const]
      : LOCALES.map((locale) => [`${fact.key}.${locale}`, faultOf(fact, value[locale], now)] as const);
  return Object.fromEntries(found.filter((entry): entry is [string, FieldError] => entry[1] !== null));
}

function faultOf(fact: NamedFact, value: string, now: Date): FieldError | null {
  if (value === '') {
    return fact.kind !== 'choice' && fact.isRequired ? { message: 'required' } : null;
  }
  switch (fact.kind) {
    case 'line':
    case 'place':
    case 'names':
      return textFault(value, LONGEST_LINE);
    case 'texts':
      return textFault(value, LONGEST_TEXT);
    case 'code':
      return REFERENCE.test(value) ? null : { message: 'referenceForm' };
    case 'family':
      return (readWhole(value) ?? MOST_ID + 1) <= MOST_ID ? null : { message: 'familyUnknown' };
    case 'choice':
      return choiceFault(fact, value);
    case 'country':
      return isCountry(value) ? null : { message: 'countryUnknown' };
    case 'whole':
      return factFault(fact, value);
    case 'money':
      return priceFault(value);
    case 'date':
      return dateFault(fact, value, now);
    default:
      return null;
  }
}

/** What is wrong with a text that may be empty. */
export function textFault(text: string, limit: number): FieldError | null {
  if (!isPrintable(text)) return { message: 'oddCharacters' };
  return text.length > limit ? { message: 'tooLong', values: { limit: String(limit) } } : null;
}

const choiceFault = ({ options }: ChoiceFact, value: string): FieldError | null =>
  options.includes(value) ? null : { message: 'choice' };

const factFault = ({ least, most }: WholeFact, value: string) => wholeFault(value, least, most);

function priceFault(text: string): FieldError | null {
  const cents = readCents(text);
  if (cents === null || cents > MOST_CENTS) return { message: 'euroAmount' };
  return cents < 1 ? { message: 'priceNothing' } : null;
}

/** A number of a field that may stay empty. */
export function wholeFault(text: string, least: number, limit: number): FieldError | null {
  const number = text === '' ? least : readWhole(text);
  if (number !== null && number >= least && number <= limit) return null;
  return { message: 'wholeNumber', values: { least: String(least), limit: String(limit) } };
}

function dateFault({ isWholeDay }: OtherFact, value: string, now: Date): FieldError | null {
  const date = readLabelDate(value);
  if (isWholeDay && !isDay(date ?? '')) return { message: 'wholeDay' };
  if (date === null) return { message: 'labelDate' };
  return isAhead(date, now) ? { message: 'labelDateAhead' } : null;
}

/** Of a value without mistakes. */
function columnsOf(fact: NamedFact, column: string, value: Typed): Record<string, unknown> {
  if (typeof value === 'object')
    return Object.fromEntries(LOCALES.map((locale) => [`${column}_${locale}`, value[locale]]));
  if (typeof value === 'boolean') return { [column]: value ? 1 : 0 };
  return { [column]: readValue(fact, value) };
}

/** What a value without mistakes stands for; null, or an empty text of a line, is nothing. */
function readValue(fact: NamedFact, value: Typed): unknown {
  // What is not so is not said: a lot without the word is the same lot.
  if (value === false && fact.column === undefined) return null;
  if (typeof value !== 'string') return value;
  switch (fact.kind) {
    case 'whole':
      return value === '' ? (fact.none ?? null) : readWhole(value);
    case 'money':
      return readCents(value) ?? (fact.column === undefined ? null : 0);
    case 'family':
      return value === '' ? null : readWhole(value);
    case 'date':
      return value === '' ? null : readLabelDate(value);
    case 'choice':
      if (value !== '') return value;
      return fact.mayBeNothing ? null : fact.options[0];
    default:
      return fact.column === undefined && value === '' ? null : value;
  }
}
