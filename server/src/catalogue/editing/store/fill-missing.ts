import type {
  MissingFamiliesRequest,
  MissingOriginsRequest,
} from '@vitrine/shared/contract/tools/data-quality';
import type { AuditChange } from '@vitrine/shared/contract/tools/tools';
import type { AuditAction } from '@vitrine/shared/contract/tools/names';
import type { Transaction } from 'kysely';
import { lastChange, recordAudit, type AuditAuthor } from '../../../tools/index.ts';
import type { Database } from '../../../database/database.ts';
import { editRow } from '../../../database/edit-row.ts';
import type { Schema } from '../../../database/schema/schema.ts';

interface Columns {
  family_id?: number;
  category?: Schema['insects']['category'];
  country?: string;
  locality?: string;
}
interface Edit {
  id: number;
  revision: number;
  columns: Columns;
}

export interface Filled {
  /** 0 when nothing was to be written. */
  auditId: number;
  filled: number;
  left: { id: number; by: string; at: string }[];
}

/**
 * Puts insects into families, each if nobody changed it since it was read.
 * @returns null when one of the families does not exist
 */
export async function fillFamilies(
  database: Database,
  rows: MissingFamiliesRequest['rows'],
  author: AuditAuthor,
  now: Date,
): Promise<Filled | null> {
  const ids = [...new Set(rows.map(({ familyId }) => familyId))];
  return database.transaction(async (trx) => {
    const found = await trx
      .selectFrom('families')
      .select(['id', 'category'])
      .where('id', 'in', ids)
      .execute();
    const categories = new Map(found.map(({ id, category }) => [id, category]));
    const edits: Edit[] = [];
    for (const { id, revision, familyId } of rows) {
      const category = categories.get(familyId);
      if (!category) return null;
      edits.push({ id, revision, columns: { family_id: familyId, category } });
    }
    return fill(trx, 'missing.families', edits, author, now);
  });
}

/** Says where insects are from, each if nobody changed it since it was read. An empty text leaves what is there. */
export function fillOrigins(
  database: Database,
  rows: MissingOriginsRequest['rows'],
  author: AuditAuthor,
  now: Date,
): Promise<Filled> {
  const edits = rows.map(({ id, revision, country, locality }) => ({
    ...{ id, revision },
    columns: { ...(country && { country }), ...(locality && { locality }) },
  }));
  return database.transaction((trx) => fill(trx, 'missing.origins', edits, author, now));
}

async function fill(
  trx: Transaction<Schema>,
  action: AuditAction,
  edits: readonly Edit[],
  author: AuditAuthor,
  now: Date,
): Promise<Filled> {
  const changes: AuditChange[] = [];
  const left: Filled['left'] = [];
  for (const { id, revision, columns } of edits) {
    const editing = await editRow(trx, 'insects', { id, revision }, columns, now);
    if (editing.kind === 'edited') changes.push(editing.change);
    if (editing.kind === 'changed-meanwhile') left.push({ id, ...(await lastChange(trx, 'insects', id)) });
  }
  const auditId = changes.length > 0 ? await recordAudit(trx, author, { action, changes }, now) : 0;
  return { auditId, filled: changes.length, left };
}
