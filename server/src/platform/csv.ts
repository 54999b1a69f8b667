import { Readable } from 'node:stream';
import { stringify, type Options } from 'csv-stringify';
import { stringify as stringifyNow } from 'csv-stringify/sync';
import type { Locale } from '@vitrine/shared/contract/locale';

/** What Excel takes for the end of a cell where a comma stands before the cents. */
const SEPARATORS: Record<Locale, string> = { en: ',', nl: ';', fr: ';' };

/** RFC 4180; the mark at its begin tells Excel that it is UTF-8. */
const FORM: Options = { bom: true, record_delimiter: 'windows' };

/** What spreadsheets take for a formula (OWASP, CSV injection), however many marks stand before it already. */
const FORMULA = /^'*[=+\-@\t\r]/;
const GUARDED = /^'+[=+\-@\t\r]/;
/** Guarded, an amount that is taken off would be a text, and no sum would count it. */
const NUMBER = /^-\d+([.,]\d+)?$/;

/** A text that begins like a formula is kept from being one, by a mark before it; a number stays a number. */
export function guardFormula(text: string): string {
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
}

/** What `guardFormula` was given. */
export function unguardFormula(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell;
}

/** Rows as a file for the spreadsheets of a language. No cell is a formula. */
export function csvFile(rows: AsyncIterable<string[]>, locale: Locale): Readable {
  const cells = Readable.from(guarded(rows));
  return cells.compose(stringify({ ...FORM, delimiter: SEPARATORS[locale] }));
}

async function* guarded(rows: AsyncIterable<string[]>): AsyncGenerator<string[]> {
  for await (const row of rows) yield row.map(guardFormula);
}

/** A few rows as the text of such a file, with commas. */
export const csvText = (rows: readonly string[][]) =>
  stringifyNow(
    rows.map((row) => row.map(guardFormula)),
    FORM,
  );
