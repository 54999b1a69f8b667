import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { Locale } from '@vitrine/shared/contract/locale';
import { guardFormula } from './formula-guard.ts';

/** What Excel takes for the end of a cell where a comma stands before the cents. */
const SEPARATORS: Record<Locale, string> = { en: ',', nl: ';', fr: ';' };

/**
 * Rows as a file for spreadsheets (RFC 4180; the mark at its begin tells Excel that it is UTF-8). No cell is a formula.
 */
export function csvFile(rows: AsyncIterable<string[]>, locale: Locale): Readable {
  const cells = Readable.from(guarded(rows));
  return cells.compose(stringify({ bom: true, delimiter: SEPARATORS[locale], record_delimiter: 'windows' }));
}

async function* guarded(rows: AsyncIterable<string[]>): AsyncGenerator<string[]> {
  for await (const row of rows) yield row.map(guardFormula);
}
