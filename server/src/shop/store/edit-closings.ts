import type { Kysely, Selectable, Transaction } from 'kysely';
import type { ClosingRow } from '@vitrine/shared/contract/tools/closings';
import type { AuditAction } from '@vitrine/shared/contract/tools/names';
import { toDateTimeLocal } from '../../platform/time/datetime-local.ts';
import type { NewClosing } from '../rules/read-closing-form.ts';
import { recordAudit, type AuditAuthor } from '../../tools/index.ts';
import { toClosing } from './closings.ts';
import type { Database } from '../../database/database.ts';
import { editRow } from '../../database/edit-row.ts';
import type { ClosingsTable, Schema } from '../../database/schema/schema.ts';

type Row = Selectable<ClosingsTable>;
const PAST_SHOWN = 100;

export type ClosingOutcome =
  | { isRefused: false; id: number; auditId: number }
  | { isRefused: true; kind: 'changed-meanwhile' | 'not-running' };

interface Writing {
  database: Database;
  staff: AuditAuthor;
  now: Date;
}

/** The one that holds, those to come, and the latest that are over. */
export async function listClosings(kysely: Kysely<Schema>, now: Date): Promise<ClosingRow[]> {
  const at = now.toISOString();
  const rows = kysely.selectFrom('closings').selectAll();
  const [open, past] = await Promise.all([
    rows.where('ends_at', '>', at).orderBy('starts_at').orderBy('id').execute(),
    rows.where('ends_at', '<=', at).orderBy('ends_at', 'desc').limit(PAST_SHOWN).execute(),
  ]);
  return [...open.map((row) => toRow(row, open, at)), ...past.map((row) => toRow(row, [], at))];
}

/** One closing as the list has it; null when there is none. */
export async function readClosingRow(
  kysely: Kysely<Schema>,
  id: number,
  now: Date,
): Promise<ClosingRow | null> {
  const row = await kysely.selectFrom('closings').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const at = now.toISOString();
  const open = await kysely.selectFrom('closings').selectAll().where('ends_at', '>', at).execute();
  return toRow(row, row.ends_at > at ? open : [], at);
}

function toRow(row: Row, open: Row[], at: string): ClosingRow {
  const isSameTime = (other: Row) =>
    other.id !== row.id && other.starts_at < row.ends_at && row.starts_at < other.ends_at;
  const phase = row.ends_at <= at ? 'past' : row.starts_at <= at ? 'now' : 'coming';
  return {
    ...toClosing(row),
    revision: row.revision,
    phase,
    local: { startsAt: toDateTimeLocal(row.starts_at), endsAt: toDateTimeLocal(row.ends_at) },
    overlaps: open.filter(isSameTime).map(({ id }) => id),
  };
}

function toColumns({ reason, mode, startsAt, endsAt, shipsFrom, message, fair }: NewClosing) {
  return {
    ...{ reason, mode, starts_at: startsAt, ends_at: endsAt, ships_from: shipsFrom },
    ...{ message_en: message.en, message_nl: message.nl, message_fr: message.fr },
    fair: fair && JSON.stringify(fair),
  };
}

export function createClosing(
  { database, staff, now }: Writing,
  closing: NewClosing,
): Promise<{ id: number; auditId: number }> {
  return database.transaction(async (trx) => {
    const columns = toColumns(closing);
    const { id } = await trx
      .insertInto('closings')
      .values({ ...columns, updated_at: now.toISOString() })
      .returning('id')
      .executeTakeFirstOrThrow();
    const changes = [{ table: 'closings', id, before: null, after: columns }];
    return { id, auditId: await recordAudit(trx, staff, { action: 'closings.create', changes }, now) };
  });
}

export function editClosing(
  { database, staff, now }: Writing,
  on: { id: number; revision: number },
  closing: NewClosing,
): Promise<ClosingOutcome> {
  return database.transaction((trx) => change(trx, staff, on, toColumns(closing), 'closings.edit', now));
}

/** It is over from now on. */
export function endClosing(
  { database, staff, now }: Writing,
  on: { id: number; revision: number },
): Promise<ClosingOutcome> {
  const at = now.toISOString();
  return database.transaction(async (trx) => {
    const row = await trx.selectFrom('closings').selectAll().where('id', '=', on.id).executeTakeFirst();
    const holds = row && row.starts_at <= at && row.ends_at > at;
    if (!holds) return { isRefused: true, kind: 'not-running' };
    return change(trx, staff, on, { ends_at: at }, 'closings.end', now);
  });
}

async function change(
  trx: Transaction<Schema>,
  staff: AuditAuthor,
  on: { id: number; revision: number },
  columns: Parameters<typeof editRow<'closings'>>[3],
  action: AuditAction,
  now: Date,
): Promise<ClosingOutcome> {
  const editing = await editRow(trx, 'closings', on, columns, now);
  if (editing.kind === 'changed-meanwhile') return { isRefused: true, kind: 'changed-meanwhile' };
  if (editing.kind === 'same') return { isRefused: false, id: on.id, auditId: 0 };
  const auditId = await recordAudit(trx, staff, { action, changes: [editing.change] }, now);
  return { isRefused: false, id: on.id, auditId };
}

export function deleteClosing(
  { database, staff, now }: Writing,
  { id, revision }: { id: number; revision: number },
): Promise<ClosingOutcome> {
  return database.transaction(async (trx) => {
    const row = await trx
      .deleteFrom('closings')
      .where('id', '=', id)
      .where('revision', '=', revision)
      .returningAll()
      .executeTakeFirst();
    if (!row) return { isRefused: true, kind: 'changed-meanwhile' };
    const changes = [{ table: 'closings', id, before: toColumns(toClosing(row)), after: null }];
    const auditId = await recordAudit(trx, staff, { action: 'closings.delete', changes }, now);
    return { isRefused: false, id, auditId };
  });
}
