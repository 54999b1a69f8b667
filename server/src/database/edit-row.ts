import { sql, type RawBuilder, type Transaction, type Updateable } from 'kysely';
import type { AuditChange } from '@vitrine/shared/contract/tools/tools';
import type { Schema } from './schema/schema.ts';

/** Tables whose rows count their edits in `revision`. */
type RevisedTable = {
  [Table in keyof Schema]: Schema[Table] extends { revision: unknown; updated_at: unknown } ? Table : never;
}[keyof Schema];

type Value = string | number | null;
export type Row = Record<string, Value>;

/** Kept by every edit: they say nothing about what was changed, and would keep an edit from being undone. */
const BOOKKEEPING = ['revision', 'updated_at'];

/**
 * What a write changed in a row: only the columns that differ. Null for a row that was not there, or is gone.
 * @returns null when nothing differs
 */
export function rowChange(
  table: keyof Schema,
  id: number,
  before: Row | null,
  after: Row | null,
): AuditChange | null {
  if (!before || !after) return { table, id, before, after };
  const names = Object.keys(after).filter(
    (name) => !BOOKKEEPING.includes(name) && before[name] !== after[name],
  );
  const only = (row: Row) => Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
  return names.length > 0 ? { table, id, before: only(before), after: only(after) } : null;
}

type Editing = { kind: 'edited'; change: AuditChange } | { kind: 'same' } | { kind: 'changed-meanwhile' };

/**
 * Changes columns of a row, if it is still as it was when the edit began: of two edits on one revision one passes.
 * Nothing is written when nothing differs. A row that is gone counts as changed.
 */
export async function editRow<Table extends RevisedTable>(
  trx: Transaction<Schema>,
  table: Table,
  { id, revision }: { id: number; revision: number },
  columns: Updateable<Schema[Table]>,
  now: Date,
): Promise<Editing> {
  const wanted = toRow(columns);
  const { rows } = await sql<Row>`select * from ${sql.table(table)}
    where id = ${id} and revision = ${revision}`.execute(trx);
  const [before] = rows;
  if (!before) return { kind: 'changed-meanwhile' };
  const change = rowChange(table, id, before, { ...before, ...wanted });
  if (!change?.after) return { kind: 'same' };
  const { rows: written } = await sql`update ${sql.table(table)}
    set ${assignments({ ...change.after, updated_at: now.toISOString() })}, revision = revision + 1
    where id = ${id} and revision = ${revision} returning id`.execute(trx);
  return written.length > 0 ? { kind: 'edited', change } : { kind: 'changed-meanwhile' };
}

/** `name = value, …` of an update. */
export function assignments(row: Row): RawBuilder<unknown> {
  return sql.join(Object.entries(row).map(([name, value]) => sql`${sql.ref(name)} = ${value}`));
}

function toRow(columns: object): Row {
  const entries = Object.entries(columns).filter((entry): entry is [string, Value] => isValue(entry[1]));
  return Object.fromEntries(entries);
}

/** All that a column holds; what is undefined is left as it is. */
function isValue(value: unknown): value is Value {
  return value === null || typeof value === 'string' || typeof value === 'number';
}
