import { type Locale, LOCALES } from '@vitrine/shared/contract/locale';
import type { ImportField } from '@vitrine/shared/contract/tools/import';
import type { InsectForm } from '@vitrine/shared/contract/tools/catalogue';
import type { ChoiceFact } from '@vitrine/shared/contract/facts/fact';
import { FACT_LIST, optionWord, type NamedFact } from '@vitrine/shared/contract/facts/fact-list';
import { fieldsOf } from '@vitrine/shared/contract/facts/schemas';
import { formatRegion } from '@vitrine/shared/i18n/places/format-region';
import type { Selectable } from 'kysely';
import type { FieldError } from '../../forms/rules/field-errors.ts';
import { isCountry, WORLD_COUNTRIES } from '../../forms/rules/world-countries.ts';
import type { InsectsTable } from '../../database/schema/schema.ts';
import { typedFact } from '../../catalogue/index.ts';
import type { ImportFamilies } from './import-families.ts';
import { factOf, flagWord, readFlag, readOption } from './import-words.ts';
import { readDate } from './read-date.ts';
import type { Reading } from './reading.ts';
import { meantOption, type MeantWords } from './meant-words.ts';
import { foldText } from '../../platform/fold-text.ts';
import { tidyLine } from '../../forms/rules/tidy-text.ts';

export type ImportRow = Selectable<InsectsTable>;
/** Fields whose cells are read into the form of a lot. */
export type FormField = Exclude<ImportField, 'stock'>;
type FormValues = Record<FormField, string>;

/** A lot as its form holds it, each field a text; yes and no as `yes` and `no`. A young fact may not be named. */
export function formValues(form: InsectForm): Partial<FormValues> {
  const values = Object.entries(form).flatMap(([key, value]) => {
    if (typeof value === 'boolean') return [[key, value ? 'yes' : 'no']];
    if (typeof value !== 'object') return [[key, value]];
    return LOCALES.map((locale) => [`${key}.${locale}`, value[locale]]);
  });
  // The fields of the form.
  return Object.fromEntries(values) as Partial<FormValues>;
}

export function toForm(values: Partial<FormValues>): InsectForm {
  const said = new Map<string, string | undefined>(Object.entries(values));
  const form = FACT_LIST.filter(({ kind }) => kind !== 'stock').map((fact) => {
    if (fieldsOf(fact).length > 1)
      return [
        fact.key,
        Object.fromEntries(LOCALES.map((locale) => [locale, said.get(`${fact.key}.${locale}`)])),
      ];
    const value = said.get(fact.key);
    return [fact.key, fact.kind === 'flag' && value !== undefined ? value === 'yes' : value];
  });
  // The facts of the list, each of its kind.
  return Object.fromEntries(form) as InsectForm;
}

/** What the cell of a field says of a lot. */
export function cellOf(row: ImportRow, field: ImportField, families: ImportFamilies, locale: Locale): string {
  const fact = factOf(field);
  if (fact.kind === 'stock') return String(row.on_hand);
  if (fact.kind === 'family') return families.nameOf(row.family_id, locale);
  const value = typedFact(fact, { ...row });
  if (typeof value === 'boolean') return flagWord(value, locale);
  if (typeof value === 'object') return value[localeOf(field)];
  return optionWord(fact, value, locale);
}

const localeOf = (field: string): Locale => LOCALES.find((locale) => field.endsWith(`.${locale}`)) ?? 'en';

/** What cells are read by. */
export interface CellContext {
  families: ImportFamilies;
  /** What the shop said that words mean. */
  words: MeantWords;
  locale: Locale;
}

/** The value of a form that a cell means. Text is left as it is: what is wrong with it the form says. */
export function readCell(field: FormField, cell: string, context: CellContext): Reading {
  if (SPREADSHEET_FAULT.test(cell))
    return { ok: false, error: { message: 'importCellFault', values: { cell } } };
  const fact = factOf(field);
  switch (fact.kind) {
    case 'family': {
      const family = context.families.read(cell.trim());
      return family.ok ? { ok: true, value: family.id } : family;
    }
    case 'country': {
      const code = cell.trim() && readCountry(cell);
      return word(cell, code === '' || isCountry(code) ? code : null, 'importCountry');
    }
    case 'choice':
      return readChoice(fact, cell, context);
    case 'flag':
      return word(cell, readFlag(cell), 'importFlag');
    case 'money':
      return cell.trim() === '' && !fact.isRequired ? read('') : readMoney(cell);
    case 'date':
      return readDate(cell);
    default:
      return read(cell.replace(/\r\n?/g, '\n'));
  }
}

function readChoice(fact: ChoiceFact & NamedFact, cell: string, { words, locale }: CellContext): Reading {
  if (fact.mayBeNothing && cell.trim() === '') return read('');
  const option = readOption(fact, cell) ?? meantOption(words, fact, cell);
  if (option !== null) return read(option);
  const list = new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, { type: 'disjunction' });
  const options = list.format(fact.options.map((one) => optionWord(fact, one, locale)));
  const message = fact.mayBeNothing ? 'importChoiceOrNothing' : 'importChoice';
  return { ok: false, error: { message, values: { cell, options } } };
}

/** What a spreadsheet writes where a formula failed, in the three languages of this shop. */
const SPREADSHEET_FAULT =
  /^#(?:N\/?[AB]|N\/A|REF|VERW|NAME|NAAM|NOM|VALUE|WAARDE|VALEUR|DIV\/0|DEEL\/0|NUM|GETAL|NOMBRE|NULL|LEEG|NUL)[!?]?$|^#+$/i;

const read = (value: string): Reading => ({ ok: true, value });

function word(cell: string, value: string | null, message: FieldError['message']): Reading {
  return value === null ? { ok: false, error: { message, values: { cell } } } : read(value);
}

const CODES = new Map<string, string>();
for (const locale of LOCALES) {
  for (const code of WORLD_COUNTRIES) CODES.set(foldText(formatRegion(code, locale)), code);
}
for (const code of WORLD_COUNTRIES) CODES.set(foldText(code), code);

/** The ISO code of a country that is written as its code or its name in three languages; else the text itself. */
const readCountry = (text: string) => CODES.get(foldText(text)) ?? text;

const CURRENCY = /€|\beuros?\b|\beur\b/giu;
/** `12,-` and `12,--`, as the Low Countries write a round amount. */
const NO_CENTS = /[.,] ?[-–—]{1,2}$/;
/** Sign, figures with or without thousands, the sign between those, decimals. */
const AMOUNT = /^([+-]?) ?(\d{1,3}(?:([ .,'’])\d{3})(?:\3\d{3})*|\d{1,9})(?:([.,])(\d{1,2}))?$/;

/**
 * An amount as spreadsheets write it: `1.234,50`, `12,5 €`, `€ 12`, `1 234.50`. Three figures behind the only point may
 * be thousands or an amount that was not rounded: that is asked, for a price wrong by a thousand would be sold at.
 */
export function readMoney(cell: string): Reading {
  const text = tidyLine(cell.replace(CURRENCY, ' ')).replace('−', '-').replace(NO_CENTS, '');
  const [, sign = '', whole = '', group, point, decimals] = AMOUNT.exec(text) ?? [];
  if (whole === '' || (group !== undefined && group === point)) {
    return { ok: false, error: { message: 'euroAmount' } };
  }
  const figures = whole.replaceAll(/\D/g, '');
  const isOnce = figures.length <= 6 && (group === '.' || group === ',');
  if (isOnce && decimals === undefined) {
    const values = { cell, whole: `${figures},00` };
    return { ok: false, error: { message: 'importThousands', values } };
  }
  return { ok: true, value: `${sign}${figures}${decimals === undefined ? '' : `.${decimals}`}` };
}
