import type { Kysely } from 'kysely';
import { auditChangeSchema, type AuditChange } from '@vitrine/shared/contract/tools/tools';
import type { Schema } from '../../database/schema/schema.ts';

/** Rows of one entry that a page shows: a bulk edit has thousands. */
const SHOWN = 20;

export interface AuditSubject {
  auditId: number;
  subject: string;
  /** Null for a name alone. */
  change: AuditChange | null;
}

/** What these entries were about, the first of each. */
export async function readSubjects(kysely: Kysely<Schema>, auditIds: number[]): Promise<AuditSubject[]> {
  if (auditIds.length === 0) return [];
  const rows = await selectSubjects(kysely)
    .where('audit_id', 'in', auditIds)
    .where('position', '<', SHOWN)
    .execute();
  return rows.map((row) => ({ auditId: row.audit_id, subject: row.subject, change: toChange(row) }));
}

/** All rows that one write changed, in its order. */
export async function readChanges(kysely: Kysely<Schema>, auditId: number): Promise<AuditChange[]> {
  const rows = await selectSubjects(kysely).where('audit_id', '=', auditId).execute();
  return rows.map(toChange).filter((change) => change !== null);
}

/** How many rows each of these entries changed. */
export async function countChanges(kysely: Kysely<Schema>, auditIds: number[]): Promise<Map<number, number>> {
  if (auditIds.length === 0) return new Map();
  const rows = await kysely
    .selectFrom('audit_subjects')
    .select((eb) => ['audit_id', eb.fn.count('position').as('count')])
    .where('audit_id', 'in', auditIds)
    .where('table_name', 'is not', null)
    .groupBy('audit_id')
    .execute();
  return new Map(rows.map((row) => [row.audit_id, Number(row.count)]));
}

function selectSubjects(kysely: Kysely<Schema>) {
  return kysely
    .selectFrom('audit_subjects')
    .select(['audit_id', 'subject', 'table_name', 'row_id', 'before', 'after'])
    .orderBy('audit_id')
    .orderBy('position');
}

type Row = Awaited<ReturnType<ReturnType<typeof selectSubjects>['execute']>>[number];

function toChange({ table_name: table, row_id: id, before, after }: Row): AuditChange | null {
  if (table === null) return null;
  const parsed = (text: string | null): unknown => (text === null ? null : JSON.parse(text));
  return auditChangeSchema.parse({ table, id, before: parsed(before), after: parsed(after) });
}
