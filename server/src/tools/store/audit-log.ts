import { setImmediate as turn } from 'node:timers/promises';
import type { Insertable, Kysely, Transaction } from 'kysely';
import type { AuditChange } from '@vitrine/shared/contract/tools/tools';
import type { AuditAction } from '@vitrine/shared/contract/tools/names';
import type { Schema } from '../../database/schema/schema.ts';

/** Who writes, as the log names them. */
export interface AuditAuthor {
  /** Null for a command on the machine itself. */
  accountId: number | null;
  email: string;
  role: string;
  requestId: string;
}

export interface AuditWrite {
  action: AuditAction;
  /** The rows that were written, made by `rowChange` or `editRow`. */
  changes?: AuditChange[];
  /** What else it was about, such as `orders:VDM-2026-000123`. */
  subjects?: string[];
  note?: string;
  /** The entry that this write takes back. */
  undoes?: number;
}

/** Far below the number of values that either database takes in one statement. */
const ROWS_A_STATEMENT = 500;

/** How the log names a row. */
export const subjectOf = (table: string, id: number) => `${table}:${id}`;

/** Writes down what staff did, in the transaction of the write itself. Returns the entry's id. */
export async function recordAudit(
  trx: Transaction<Schema>,
  { accountId, email, role, requestId }: AuditAuthor,
  { action, changes = [], subjects = [], note = '', undoes }: AuditWrite,
  now: Date,
): Promise<number> {
  const { id } = await trx
    .insertInto('audit_log')
    .values({
      ...{ at: now.toISOString(), account_id: accountId, email, role, action, note },
      ...{ request_id: requestId, undoes: undoes ?? null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = [...subjects.map(namedRow), ...changes.map(changedRow)];
  await insertSubjects(
    trx,
    rows.map((row, position) => ({ audit_id: id, position, ...row })),
  );
  return id;
}

/**
 * Adds to an entry what was written since, for a write that takes several transactions.
 * @param changes by their position in the entry, which none had before
 */
export async function addToAudit(
  trx: Transaction<Schema>,
  auditId: number,
  changes: ReadonlyMap<number, AuditChange>,
): Promise<void> {
  const rows = [...changes].map(([position, change]) => ({
    audit_id: auditId,
    position,
    ...changedRow(change),
  }));
  await insertSubjects(trx, rows);
}

async function insertSubjects(
  trx: Transaction<Schema>,
  rows: Insertable<Schema['audit_subjects']>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    const some = rows.slice(start, start + ROWS_A_STATEMENT);
    await trx.insertInto('audit_subjects').values(some).execute();
    if (rows.length > ROWS_A_STATEMENT) await turn();
  }
}

function namedRow(subject: string) {
  return { subject, table_name: null, row_id: null, before: null, after: null };
}

function changedRow({ table, id, before, after }: AuditChange) {
  return {
    ...{ subject: subjectOf(table, id), table_name: table, row_id: id },
    before: before && JSON.stringify(before),
    after: after && JSON.stringify(after),
  };
}

/** Who wrote a row last, and when; empty where the log does not say. */
export async function lastChange(
  kysely: Kysely<Schema>,
  table: string,
  id: number,
): Promise<{ by: string; at: string }> {
  const row = await kysely
    .selectFrom('audit_subjects')
    .innerJoin('audit_log', 'audit_log.id', 'audit_subjects.audit_id')
    .select(['email as by', 'at'])
    .where('subject', '=', subjectOf(table, id))
    .orderBy('audit_subjects.audit_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? { by: '', at: '' };
}
