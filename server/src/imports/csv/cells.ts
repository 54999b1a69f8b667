import { qualitySchema } from '@vitrine/shared/contract/catalogue';
import { type Locale, LOCALES } from '@vitrine/shared/contract/locale';
import type { ImportField } from '@vitrine/shared/contract/tools-import';
import type { InsectForm } from '@vitrine/shared/contract/tools-catalogue';
import { z } from '@vitrine/shared/contract/zod';
import type { Selectable } from 'kysely';
import type { FieldError } from '../../forms/rules/field-errors.ts';
import { isCountry, WORLD_COUNTRIES } from '../../forms/rules/world-countries.ts';
import type { InsectsTable } from '../../database/schema/schema.ts';
import { toInsectForm } from '../../catalogue/index.ts';
import type { ImportFamilies } from './import-families.ts';
import { flagWord, genderWord, readFlag, readGender, readSpread, spreadWord } from './import-words.ts';
import { foldText } from '../../platform/fold-text.ts';

export type ImportRow = Selectable<InsectsTable>;
/** Fields whose cells are read into the form of a lot. */
export type FormField = Exclude<ImportField, 'stock'>;
export type FormValues = Record<FormField, string>;

/** A lot as its form holds it, each field a text; yes and no as `yes` and `no`. */
export function formValues(form: InsectForm): FormValues {
  const { common, description, isRepair, isMixed, isPublished, ...rest } = form;
  const flag = (value: boolean) => (value ? 'yes' : 'no');
  return {
    ...rest,
    ...{ 'common.en': common.en, 'common.nl': common.nl, 'common.fr': common.fr },
    ...{ 'description.en': description.en, 'description.nl': description.nl },
    'description.fr': description.fr,
    ...{ isRepair: flag(isRepair), isMixed: flag(isMixed), isPublished: flag(isPublished) },
  };
}

export function toForm(values: FormValues): InsectForm {
  const texts = (stem: 'common' | 'description') => ({
    en: values[`${stem}.en`],
    nl: values[`${stem}.nl`],
    fr: values[`${stem}.fr`],
  });
  return {
    ...values,
    ...{ common: texts('common'), description: texts('description') },
    isRepair: values.isRepair === 'yes',
    isMixed: values.isMixed === 'yes',
    isPublished: values.isPublished === 'yes',
  };
}

/** What the cell of a field says of a lot. */
export function cellOf(row: ImportRow, field: ImportField, families: ImportFamilies, locale: Locale): string {
  switch (field) {
    case 'stock':
      return String(row.on_hand);
    case 'familyId':
      return families.nameOf(row.family_id, locale);
    case 'spread':
      return spreadWord(row.spread, locale);
    case 'gender':
      return genderWord(row.gender, locale);
    case 'isRepair':
      return flagWord(row.is_repair === 1, locale);
    case 'isMixed':
      return flagWord(row.is_mixed === 1, locale);
    case 'isPublished':
      return flagWord(row.is_published === 1, locale);
    default:
      return formValues(toInsectForm(row))[field];
  }
}

type Reading = { ok: true; value: string } | { ok: false; error: FieldError };

/** The value of a form that a cell means. Text is left as it is: what is wrong with it the form says. */
export function readCell(field: FormField, cell: string, families: ImportFamilies): Reading {
  if (SPREADSHEET_FAULT.test(cell))
    return { ok: false, error: { message: 'importCellFault', values: { cell } } };
  switch (field) {
    case 'familyId': {
      const family = families.read(cell.trim());
      return family.ok ? { ok: true, value: family.id } : family;
    }
    case 'country': {
      const code = cell.trim() && readCountry(cell);
      return word(cell, code === '' || isCountry(code) ? code : null, 'importCountry');
    }
    case 'spread':
      return word(cell, readSpread(cell), 'importSpread');
    case 'gender':
      return word(cell, readGender(cell), 'importGender');
    case 'isRepair':
    case 'isMixed':
    case 'isPublished':
      return word(cell, readFlag(cell), 'importFlag');
    case 'quality':
      return word(cell, qualitySchema.safeParse(capitals(cell)).data ?? null, 'importQuality');
    case 'citesAnnex':
      return word(cell, annexSchema.safeParse(capitals(cell)).data ?? null, 'importAnnex');
    default:
      return read(cell.replace(/\r\n?/g, '\n'));
  }
}

/** Some spreadsheets make a minus sign of a hyphen. */
const capitals = (cell: string) => cell.trim().toUpperCase().replace('−', '-');
const annexSchema = z.enum(['', 'A', 'B', 'C', 'D']);

/** What a spreadsheet writes where a formula failed, in the three languages of this shop. */
const SPREADSHEET_FAULT =
  /^#(?:N\/?[AB]|N\/A|REF|VERW|NAME|NAAM|NOM|VALUE|WAARDE|VALEUR|DIV\/0|DEEL\/0|NUM|GETAL|NOMBRE|NULL|LEEG|NUL)[!?]?$|^#+$/i;

const read = (value: string): Reading => ({ ok: true, value });

function word(cell: string, value: string | null, message: FieldError['message']): Reading {
  return value === null ? { ok: false, error: { message, values: { cell } } } : read(value);
}

const CODES = new Map<string, string>();
for (const locale of LOCALES) {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  for (const code of WORLD_COUNTRIES) CODES.set(foldText(names.of(code) ?? code), code);
}
for (const code of WORLD_COUNTRIES) CODES.set(foldText(code), code);

/** The ISO code of a country that is written as its code or its name in three languages; else the text itself. */
const readCountry = (text: string) => CODES.get(foldText(text)) ?? text;
