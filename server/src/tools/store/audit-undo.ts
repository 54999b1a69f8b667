import { setImmediate as turn } from 'node:timers/promises';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import { UNDO_MS, type AuditChange, type Right } from '@vitrine/shared/contract/tools/tools';
import { recordAudit, type AuditAuthor, type AuditWrite } from './audit-log.ts';
import { readChanges } from './audit-subjects.ts';
import { isBrokenConstraint } from '../../database/broken-constraint.ts';
import type { Database } from '../../database/database.ts';
import { assignments, type Row } from '../../database/edit-row.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { undoRefusals } from '../../database/undo-refusals.ts';
import { undoable, undoableTable } from './undoable-tables.ts';

export type Undoing =
  | { isRefused: false; auditId: number }
  | { isRefused: true; kind: 'unknown' | 'not-undoable' | 'not-allowed' }
  /** These rows hold something else now. */
  | { isRefused: true; kind: 'changed-meanwhile'; rows: { table: string; id: number }[] };

/** Written at a time; then whoever waits for the thread has a turn. */
const AT_ONCE = 50;

interface Asked {
  auditId: number;
  author: AuditAuthor;
  rights: Right[];
}

/**
 * Takes a write back: every row of it that is still as the write left it, or none. That is a write of its own in the
 * log, and taking it back does the first one again.
 */
export async function undoWrite(database: Database, asked: Asked, now: Date): Promise<Undoing> {
  try {
    return await undoRefusals<Undoing>(database, (trx) => takeBack(trx, asked, now));
  } catch (error) {
    // Somebody took the name since, or what the row belongs to is gone.
    if (!isBrokenConstraint(error)) throw error;
    const changes = await readChanges(database.kysely, asked.auditId);
    return { isRefused: true, kind: 'changed-meanwhile', rows: changes.map(rowOf) };
  }
}

async function takeBack(
  trx: Transaction<Schema>,
  { auditId, author, rights }: Asked,
  now: Date,
): Promise<Undoing> {
  const entry = await findEntry(trx, auditId);
  if (!entry) return { isRefused: true, kind: 'unknown' };
  const changes = await readChanges(trx, auditId);
  const tables = changes.map(undoable);
  if (tables.some((table) => table && !rights.includes(table.right))) {
    return { isRefused: true, kind: 'not-allowed' };
  }
  const isOld = now.getTime() - Date.parse(entry.at) > UNDO_MS;
  const isOver = entry.undoneBy === null && entry.underWay === null;
  if (isOld || !isOver || changes.length === 0 || tables.includes(null)) {
    return { isRefused: true, kind: 'not-undoable' };
  }
  // The newest first: a row may stand on one that was written before it.
  const back = changes.map(turned).reverse();
  const failed = [];
  for (const [index, change] of back.entries()) {
    if (!(await putBack(trx, change, now))) failed.push(rowOf(change));
    if (index % AT_ONCE === AT_ONCE - 1) await turn();
  }
  if (failed.length > 0) return { isRefused: true, kind: 'changed-meanwhile', rows: failed };
  const write: AuditWrite = { action: 'undo', changes: back, note: entry.action, undoes: auditId };
  return { isRefused: false, auditId: await recordAudit(trx, author, write, now) };
}

async function findEntry(trx: Transaction<Schema>, auditId: number) {
  return trx
    .selectFrom('audit_log as entry')
    .leftJoin('audit_log as undo', 'undo.undoes', 'entry.id')
    .leftJoin('imports', (join) =>
      join.onRef('imports.audit_id', '=', 'entry.id').on('imports.state', '=', 'applying'),
    )
    .select(['entry.at', 'entry.action', 'undo.id as undoneBy', 'imports.id as underWay'])
    .where('entry.id', '=', auditId)
    .executeTakeFirst();
}

const rowOf = ({ table, id }: AuditChange) => ({ table, id });

const turned = ({ table, id, before, after }: AuditChange): AuditChange => ({
  ...{ table, id, before: after, after: before },
});

/** Writes one change where the row still equals its `before`. Returns whether it did. */
async function putBack(trx: Transaction<Schema>, change: AuditChange, now: Date): Promise<boolean> {
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
