import type { Kysely } from 'kysely';
import {
  AUDIT_A_PAGE,
  UNDO_MS,
  type AuditChange,
  type AuditPage,
} from '@vitrine/shared/contract/tools/tools';
import { countChanges, readSubjects, type AuditSubject } from './audit-subjects.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { undoable } from './undoable-tables.ts';

interface AuditQuestion {
  /** E-mail address, as it stands in the log. */
  by?: string | undefined;
  action?: string | undefined;
  /** Such as `insects:12`. */
  subject?: string | undefined;
  /** Only entries older than this one. */
  before?: number | undefined;
}

/** What staff did, newest first. `next` goes on where this page ends; null at the end. */
export async function listAudit(
  kysely: Kysely<Schema>,
  question: AuditQuestion,
  now: Date,
): Promise<AuditPage> {
  const rows = await selectEntries(kysely, question).execute();
  const page = rows.slice(0, AUDIT_A_PAGE);
  const ids = page.map(({ id }) => id);
  const [subjects, counts] = await Promise.all([readSubjects(kysely, ids), countChanges(kysely, ids)]);
  const entries = page.map((row) => {
    const own = subjects.filter(({ auditId }) => auditId === row.id);
    return toEntry(row, own, counts.get(row.id) ?? 0, now);
  });
  return { entries, next: rows.length > page.length ? (page.at(-1)?.id ?? null) : null };
}

type EntryRow = Awaited<ReturnType<ReturnType<typeof selectEntries>['execute']>>[number];

function selectEntries(kysely: Kysely<Schema>, { by, action, subject, before }: AuditQuestion) {
  let query = kysely
    .selectFrom('audit_log as entry')
    .leftJoin('audit_log as undo', 'undo.undoes', 'entry.id')
    .select(['entry.id', 'entry.at', 'entry.email', 'entry.role', 'entry.action', 'entry.note'])
    .select(['entry.request_id as requestId', 'entry.undoes', 'undo.id as undoneBy'])
    .orderBy('entry.id', 'desc')
    .limit(AUDIT_A_PAGE + 1);
  if (by !== undefined) query = query.where('entry.email', '=', by);
  if (action !== undefined) query = query.where('entry.action', '=', action);
  if (before !== undefined) query = query.where('entry.id', '<', before);
  if (subject === undefined) return query;
  const about = kysely.selectFrom('audit_subjects').select('audit_id').where('subject', '=', subject);
  return query.where('entry.id', 'in', about);
}

function toEntry(row: EntryRow, subjects: AuditSubject[], changeCount: number, now: Date) {
  const changes = subjects.map(({ change }) => change).filter((change) => change !== null);
  const isFresh = now.getTime() - Date.parse(row.at) <= UNDO_MS;
  return {
    ...row,
    subjects: subjects.map(({ subject }) => subject),
    changes,
    changeCount,
    isUndoable: isFresh && row.undoneBy === null && (areUndoable(changes) || isStockAlone(row, changes)),
  };
}

/** An import may have brought nothing but stock, which its rows do not say. */
const isStockAlone = ({ action }: EntryRow, changes: AuditChange[]) =>
  action === 'insects.import' && changes.length === 0;

/** Whether every row of a write can be taken back. */
function areUndoable(changes: AuditChange[]): boolean {
  return changes.length > 0 && changes.every((change) => undoable(change) !== null);
}
