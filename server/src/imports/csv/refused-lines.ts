import type { Readable } from 'node:stream';
import type { Locale } from '@vitrine/shared/contract/locale';
import { type ImportField, importFieldSchema } from '@vitrine/shared/contract/tools/import';
import { LINES_AT_ONCE } from './read-file.ts';
import { textOf } from '../../forms/rules/field-errors.ts';
import type { Database } from '../../database/database.ts';
import { readImportLines, type ImportLineRow } from '../store/import-lines.ts';
import type { ImportRecord } from '../store/imports.ts';
import { csvFile, unguardFormula } from '../../platform/csv.ts';
import { headerOf, sayFile } from './import-words.ts';
import { readCells, readErrors } from '../line-json.ts';

/** The refused lines as they came, to be mended and sent again, with the reason of each. */
export function refusedFile(database: Database, record: ImportRecord, locale: Locale): Readable {
  return csvFile(refusedRows(database, record, locale), locale);
}

async function* refusedRows(
  { kysely }: Database,
  record: ImportRecord,
  locale: Locale,
): AsyncGenerator<string[]> {
  const headers = readCells(record.headers);
  yield [...headers, sayFile('line', locale), sayFile('reason', locale)];
  for (let after: number | null = 0; after !== null;) {
    const page: { rows: ImportLineRow[]; next: number | null } = await readImportLines(kysely, record.id, {
      ...{ kind: 'refused', after, limit: LINES_AT_ONCE },
    });
    for (const row of page.rows) {
      const cells = readCells(row.cells).map(unguardFormula);
      const whole = headers.map((_header, index) => cells[index] ?? '');
      yield [...whole, String(row.line), reasonsOf(row, locale)];
    }
    after = page.next;
  }
}

/** `Family: There is no family X.` */
function reasonsOf({ errors }: ImportLineRow, locale: Locale): string {
  const reasons = Object.entries(readErrors(errors)).map(([name, error]) => {
    const field = fieldNamed(name);
    return field ? `${headerOf(field, locale)}: ${textOf(error, locale)}` : textOf(error, locale);
  });
  return reasons.join(' ');
}

/** Null for what is about the whole line. */
export function fieldNamed(name: string): ImportField | null {
  return importFieldSchema.safeParse(name).data ?? null;
}
