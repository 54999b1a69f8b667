import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { AuditChange } from '@vitrine/shared/contract/tools/tools';
import { assignments, type Row } from '../../database/edit-row.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { undoableTable } from './undoable-tables.ts';

/** Writes one change where the row still equals its `before`. Returns whether it did. */
export async function putBack(trx: Transaction<Schema>, change: AuditChange, now: Date): Promise<boolean> {
  const { table, id, before, after } = change;
  const rules = undoableTable(table);
  const name = sql.table(table);
  const { rows } = await statement().execute(trx);
  return rows.length > 0;

  function statement(): RawBuilder<unknown> {
    if (!after) return sql`delete from ${name} where id = ${id} ${stillIs(before)} returning id`;
    if (before) {
      const kept = rules?.isRevised
        ? sql`, revision = revision + 1, updated_at = ${now.toISOString()}`
        : sql``;
      return sql`update ${name} set ${assignments(after)} ${kept} where id = ${id} ${stillIs(before)} returning id`;
    }
    const row: Row = { ...after, id };
    const names = Object.keys(row).map((column) => sql.ref(column));
    return sql`insert into ${name} (${sql.join(names)}) values (${sql.join(Object.values(row))})
      on conflict do nothing returning id`;
  }
}

/** ` and name is value …` */
function stillIs(row: Row | null): RawBuilder<unknown> {
  const tests = Object.entries(row ?? {}).map(
    ([name, value]) => sql` and ${sql.ref(name)} is not distinct from ${value}`,
  );
  return sql.join(tests, sql``);
}
