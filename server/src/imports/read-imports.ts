import type { Locale } from '@vitrine/shared/contract/locale';
import {
  importFieldSchema,
  type Import,
  type ImportLine,
  type ImportLines,
  type ImportWord,
} from '@vitrine/shared/contract/tools/import';
import { textOf } from '../forms/rules/field-errors.ts';
import type { Database } from '../database/database.ts';
import { firstCells, readImportLines, type ImportLineRow, type LinePage } from './store/import-lines.ts';
import type { ImportWord as ImportWordRow } from './store/import-words.ts';
import type { ImportRecord } from './store/imports.ts';
import { unguardFormula } from '../platform/csv.ts';
import { readCells, readChanges, readErrors, readFields, readUnknownWords } from './line-json.ts';
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
    warned: record.warned,
    unknownWords: readUnknownWords(record.unknown_words),
    auditId: record.audit_id,
    appliedAt: record.applied_at,
  };
}

export const toImportWord = ({ id, field, word, option, email }: ImportWordRow): ImportWord => ({
  ...{ id, field: importFieldSchema.parse(field), word, option, by: email },
});

/** A page of its lines, their errors in a language. */
export async function readLinePage(
  { kysely }: Database,
  importId: number,
  page: LinePage,
  locale: Locale,
): Promise<ImportLines> {
  const { rows, next } = await readImportLines(kysely, importId, page);
  return { lines: rows.map((row) => toLine(row, locale)), next };
}

function toLine(row: ImportLineRow, locale: Locale): ImportLine {
  const said = (json: string) =>
    Object.entries(readErrors(json)).map(([name, error]) => ({
      field: fieldNamed(name),
      error: textOf(error, locale),
    }));
  return {
    line: row.line,
    kind: row.kind ?? 'unchanged',
    reference: row.reference,
    name: row.name,
    insectId: row.insect_id,
    changes: readChanges(row.changes),
    errors: said(row.errors),
    warnings: said(row.warnings),
  };
}
