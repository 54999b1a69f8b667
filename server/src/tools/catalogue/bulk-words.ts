import type { Locale } from '@vitrine/shared/contract/locale';
import type { BulkField } from '@vitrine/shared/contract/tools-bulk';
import { formatEuro } from '../../rules/format-euro.ts';
import type { BulkColumns, BulkRow } from '../../store/tools-bulk.ts';

const WORDS = {
  en: { yes: 'yes', no: 'no', shown: 'published', draft: 'draft', none: 'none' },
  nl: { yes: 'ja', no: 'nee', shown: 'gepubliceerd', draft: 'concept', none: 'geen' },
  fr: { yes: 'oui', no: 'non', shown: 'publié', draft: 'brouillon', none: 'aucun' },
} satisfies Record<Locale, Record<string, string>>;

/** Names of families by id, in the language of who reads. */
export type FamilyNames = ReadonlyMap<number, string>;

/** The value that a change is about, as a person reads it. */
export function bulkWords(
  field: BulkField,
  row: BulkRow & BulkColumns,
  families: FamilyNames,
  locale: Locale,
): string {
  const words = WORDS[locale];
  const yesNo = (flag: number) => (flag === 1 ? words.yes : words.no);
  switch (field) {
    case 'price-percent':
    case 'price-amount':
      return formatEuro(row.price_cents, locale);
    case 'family':
      return families.get(row.family_id ?? 0) ?? words.none;
    case 'quality':
      return row.quality;
    case 'country':
      return countryName(row.country, locale) || words.none;
    case 'locality':
      return row.locality || words.none;
    case 'published':
      return row.is_published === 1 ? words.shown : words.draft;
    case 'repair':
      return yesNo(row.is_repair);
    case 'mixed':
      return yesNo(row.is_mixed);
  }
}

/** Formats are dear to make, and few. */
const countryNames = new Map<Locale, Intl.DisplayNames>();

function countryName(code: string, locale: Locale): string {
  const names = countryNames.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' });
  countryNames.set(locale, names);
  return code === '' ? '' : (names.of(code) ?? code);
}
