import { CompiledQuery, sql, type Transaction } from 'kysely';
import type { DialectName } from '../database.ts';
import type { Schema } from '../schema/schema.ts';

/** What a column takes. */
type Value = string | number | null;
/** A row by its columns; all rows of one call have the same. */
type BulkRow = Readonly<Record<string, Value | undefined>>;
type Table = keyof Schema;

/** Writes many rows into a table, some thousands a call. */
export type WriteRows = (table: Table, rows: readonly BulkRow[]) => Promise<void>;

/** Rows of one SQLite statement: it takes 32,766 values at most. */
const ROWS_OF_STATEMENT = 50;

/**
 * Writing by plain statements that are the same text every time: the query builder would cost more than the database
 * when rows come by the million.
 */
export function rowWriter(trx: Transaction<Schema>, dialect: DialectName): WriteRows {
  const write = dialect === 'sqlite' ? sqliteWriter(trx) : postgresWriter(trx);
  return async (table, rows) => (rows.length > 0 ? write(table, rows) : undefined);
}

function sqliteWriter(trx: Transaction<Schema>): WriteRows {
  return async (table, rows) => {
    const columns = columnsOf(rows);
    const whole = rows.length - (rows.length % ROWS_OF_STATEMENT);
    for (let start = 0; start < rows.length; start += start < whole ? ROWS_OF_STATEMENT : 1) {
      const part = rows.slice(start, start < whole ? start + ROWS_OF_STATEMENT : start + 1);
      const places = part.map(() => `(${columns.map(() => '?').join(', ')})`);
      const text = `insert into ${table} (${columns.join(', ')}) values ${places.join(', ')}`;
      await run(
        trx,
        text,
        part.flatMap((row) => valuesOf(row, columns)),
      );
    }
  };
}

/** One array a column: a statement of any number of rows has as many parameters as there are columns. */
function postgresWriter(trx: Transaction<Schema>): WriteRows {
  const types = new Map<Table, Map<string, string>>();
  return async (table, rows) => {
    const columns = columnsOf(rows);
    const known = types.get(table) ?? (await columnTypes(trx, table));
    types.set(table, known);
    const arrays = columns.map((column, index) => `$${index + 1}::${known.get(column) ?? 'text'}[]`);
    const text = `insert into ${table} (${columns.join(', ')}) select * from unnest(${arrays.join(', ')})`;
    const values = rows.map((row) => valuesOf(row, columns));
    await run(
      trx,
      text,
      columns.map((_column, index) => values.map((row) => row[index])),
    );
  };
}

async function columnTypes(trx: Transaction<Schema>, table: Table): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; type: string }>`
    select column_name as name, data_type as type from information_schema.columns
    where table_schema = current_schema() and table_name = ${table}`.execute(trx);
  return new Map(rows.map(({ name, type }) => [name, type]));
}

async function run(trx: Transaction<Schema>, text: string, values: readonly unknown[]): Promise<void> {
  await trx.executeQuery(CompiledQuery.raw(text, [...values]));
}

function columnsOf(rows: readonly BulkRow[]): string[] {
  return Object.keys(rows[0] ?? {});
}

function valuesOf(row: BulkRow, columns: readonly string[]): Value[] {
  return columns.map((column) => row[column] ?? null);
}
