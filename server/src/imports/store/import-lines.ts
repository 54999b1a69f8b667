import { IMPORT_LINES_A_PAGE, type ImportKind } from '@vitrine/shared/contract/tools/import';
import type { Selectable, Transaction } from 'kysely';
import type { FieldErrors } from '../../forms/rules/field-errors.ts';
import type { ImportLinesTable } from '../../database/schema/imports.ts';
import type { InsectsTable, Schema } from '../../database/schema/schema.ts';

export type ImportLineRow = Selectable<ImportLinesTable>;
type Reads = Pick<Transaction<Schema>, 'selectFrom'>;

/** The next lines after one; of those to be written when `isApplying`. */
export function nextLines(
  kysely: Reads,
  { id, last_line }: { id: number; last_line: number },
  { isApplying, limit }: { isApplying: boolean; limit: number },
): Promise<ImportLineRow[]> {
  return kysely
    .selectFrom('import_lines')
    .selectAll()
    .where('import_id', '=', id)
    .where('line', '>', last_line)
    .$if(isApplying, (query) => query.where('kind', 'in', ['made', 'changed']))
    .orderBy('line')
    .limit(limit)
    .execute();
}

export interface LinePage {
  kind: ImportKind | null;
  /** Those with a warning alone; what is refused says what is wrong with it anyhow. */
  isWarned?: boolean | undefined;
  after: number;
  limit?: number;
}

/** A page of lines of a kind. */
export async function readImportLines(
  kysely: Reads,
  importId: number,
  { kind, isWarned = false, after, limit = IMPORT_LINES_A_PAGE }: LinePage,
): Promise<{ rows: ImportLineRow[]; next: number | null }> {
  const rows = await kysely
    .selectFrom('import_lines')
    .selectAll()
    .where('import_id', '=', importId)
    .where('line', '>', after)
    .where('kind', kind === null ? 'is not' : '=', kind)
    .$if(isWarned, (query) => query.where('warnings', '<>', '{}').where('kind', '<>', 'refused'))
    .orderBy('line')
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  return { rows: page, next: rows.length > limit ? (page.at(-1)?.line ?? null) : null };
}

/** The cells of the first lines. */
export async function firstCells(kysely: Reads, importId: number): Promise<string[]> {
  const rows = await kysely
    .selectFrom('import_lines')
    .select('cells')
    .where('import_id', '=', importId)
    .orderBy('line')
    .limit(20)
    .execute();
  return rows.map(({ cells }) => cells);
}

/** The lots that lines name, deleted ones too. */
export function readNamed(kysely: Reads, references: string[]): Promise<Selectable<InsectsTable>[]> {
  return references.length === 0
    ? Promise.resolve([])
    : kysely.selectFrom('insects').selectAll().where('reference', 'in', references).execute();
}

/** On which line before one a reference stood first. */
export async function earlierLines(
  kysely: Reads,
  importId: number,
  references: string[],
  before: number,
): Promise<Map<string, number>> {
  if (references.length === 0) return new Map();
  const rows = await kysely
    .selectFrom('import_lines')
    .select((eb) => ['reference', eb.fn.min('line').as('line')])
    .where('import_id', '=', importId)
    .where('reference', 'in', references)
    .where('line', '<', before)
    .groupBy('reference')
    .execute();
  return new Map(rows.map(({ reference, line }) => [reference, line]));
}

export type CheckedLine = Omit<ImportLineRow, 'import_id' | 'cells'>;

export async function writeChecked(
  trx: Transaction<Schema>,
  importId: number,
  { line, ...columns }: CheckedLine,
): Promise<void> {
  await trx
    .updateTable('import_lines')
    .set(columns)
    .where('import_id', '=', importId)
    .where('line', '=', line)
    .execute();
}

/** A line that was to be written, and was or was not. */
export async function writeApplied(
  trx: Transaction<Schema>,
  { import_id, line }: ImportLineRow,
  outcome: { insectId: number } | { errors: FieldErrors },
): Promise<void> {
  const set =
    'errors' in outcome
      ? { kind: 'refused' as const, errors: JSON.stringify(outcome.errors) }
      : { insect_id: outcome.insectId };
  await trx
    .updateTable('import_lines')
    .set(set)
    .where('import_id', '=', import_id)
    .where('line', '=', line)
    .execute();
}

/** What a lot is called, to tell of it. */
export function nameLot(trx: Transaction<Schema>, id: number) {
  return trx
    .selectFrom('insects')
    .select(['id as insectId', 'reference', 'name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
