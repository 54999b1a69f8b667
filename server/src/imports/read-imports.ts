import type { Locale } from '@vitrine/shared/contract/locale';
import type { Import, ImportKind, ImportLine, ImportLines } from '@vitrine/shared/contract/tools/import';
import { textOf } from '../forms/rules/field-errors.ts';
import type { Database } from '../database/database.ts';
import { firstCells, readImportLines, type ImportLineRow } from './store/import-lines.ts';
import type { ImportRecord } from './store/imports.ts';
import { unguardFormula } from './csv/formula-guard.ts';
import { readCells, readChanges, readErrors, readFields } from './line-json.ts';
import { fieldNamed } from './csv/refused-lines.ts';

const LONGEST_EXAMPLE = 60;

/** A file as staff see it. */
export async function toImport({ kysely }: Database, record: ImportRecord): Promise<Import> {
  const fields = readFields(record.fields);
  const first = (await firstCells(kysely, record.id)).map((cells) => readCells(cells));
  const example = (index: number) =>
    first.map((cells) => cells[index] ?? '').find((cell) => cell.trim() !== '');
  const { id, name, email, encoding, separator, lines, work, done, plan } = record;
  const { made, changed, unchanged, refused } = record;
  return {
    ...{ id, name, by: email, at: record.created_at, encoding, separator, lines, work, done, plan },
    state: record.state === 'reading' ? 'checking' : record.state,
    isStopped: record.stopped_at !== null,
    columns: readCells(record.headers).map((header, index) => ({
      header,
      example: unguardFormula(example(index) ?? '').slice(0, LONGEST_EXAMPLE),
      field: fields[index] ?? null,
    })),
    counts: { made, changed, unchanged, refused },
    auditId: record.audit_id,
    appliedAt: record.applied_at,
  };
}

/** A page of its lines, their errors in a language. */
export async function readLinePage(
  { kysely }: Database,
  importId: number,
  page: { kind: ImportKind | null; after: number },
  locale: Locale,
): Promise<ImportLines> {
  const { rows, next } = await readImportLines(kysely, importId, page);
  return { lines: rows.map((row) => toLine(row, locale)), next };
}

function toLine(row: ImportLineRow, locale: Locale): ImportLine {
  const errors = Object.entries(readErrors(row.errors));
  return {
    line: row.line,
    kind: row.kind ?? 'unchanged',
    reference: row.reference,
    name: row.name,
    insectId: row.insect_id,
    changes: readChanges(row.changes),
    errors: errors.map(([name, error]) => ({ field: fieldNamed(name), error: textOf(error, locale) })),
  };
}
