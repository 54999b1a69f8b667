import { FACT_LIST } from '@vitrine/shared/contract/facts/fact-list';
import { IMPORT_FIELDS, type ImportField } from '@vitrine/shared/contract/tools/import';
import type { Locale } from '@vitrine/shared/contract/locale';
import { formatDay } from '@vitrine/shared/i18n/formats';
import type { FieldErrors } from '../forms/rules/field-errors.ts';
import { foldText, wordsOf } from '../platform/fold-text.ts';
import type { ImportRow } from './csv/cells.ts';

/** What a form proposes, where a file may say nothing. */
const ASSUMED = IMPORT_FIELDS.filter((field) =>
  FACT_LIST.some((fact) => fact.key === field && fact.kind === 'choice' && !fact.mayBeNothing),
);

/** A draft is looked at before it is shown; of a new lot that is shown at once nothing is assumed. */
export function unsaidErrors(typed: ReadonlyMap<ImportField, string>): FieldErrors {
  const missing = ASSUMED.filter((field) => !typed.has(field));
  return Object.fromEntries(missing.map((field) => [field, { message: 'importUnsaid' }]));
}

/** A name of another species is rather a wrong reference than a lot that was determined anew. */
export function otherSpecies(row: ImportRow | null, name: string | undefined): FieldErrors {
  const isOther = row && name !== undefined && speciesOf(row.name) !== speciesOf(name);
  return isOther ? { name: { message: 'importOtherSpecies', values: { name: row.name } } } : {};
}

const speciesOf = (name: string) => wordsOf(foldText(name)).slice(0, 2).join(' ');

/** A reference that was read loosely, as those in names of files are. */
export function otherReference(row: ImportRow | null, written: string): FieldErrors {
  const isOther = row && row.reference.toUpperCase() !== written.toUpperCase();
  const values = { cell: written, reference: row?.reference ?? '' };
  return isOther ? { reference: { message: 'importReferenceRead', values } } : {};
}

/** More of a lot that was sold since its file was made is rather what there was before. */
export function soldBefore(
  row: ImportRow | null,
  stock: { before: number; after: number } | null,
  { sold, locale }: { sold: ReadonlyMap<number, string>; locale: Locale },
): FieldErrors {
  const at = row && sold.get(row.id);
  if (!at || !stock || stock.after <= stock.before) return {};
  const values = { day: formatDay(at, locale), stock: String(stock.before) };
  return { stock: { message: 'importSold', values } };
}
