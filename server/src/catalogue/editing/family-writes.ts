import type { AuditChange } from '@vitrine/shared/contract/tools/tools';
import { LOCALES } from '@vitrine/shared/contract/locale';
import type { Transaction } from 'kysely';
import type { FieldErrors } from '../../forms/rules/field-errors.ts';
import { recordAudit, subjectOf, type AuditWrite } from '../../tools/index.ts';
import { editRow } from '../../database/edit-row.ts';
import type { Schema } from '../../database/schema/schema.ts';
import {
  familyAt,
  lotsOfFamily,
  removeFamily,
  type FamilyRow,
  countLots,
  findFamilyRow,
  insertFamily,
} from './store/families.ts';
import { takeFamilyPictures } from './store/family-pictures.ts';
import { undoRefusals } from '../../database/undo-refusals.ts';
import type { Writer } from './insect-writes.ts';
import type { FamilyColumns } from './read-family.ts';

/** What comes of a write to one family. */
export type FamilyOutcome =
  | { isRefused: false; id: number; auditId: number }
  | { isRefused: true; kind: 'unknown' | 'changed-meanwhile' | 'of-the-shop' }
  | { isRefused: true; kind: 'rejected'; errors: FieldErrors }
  | { isRefused: true; kind: 'has-insects'; count: number };

export function createFamily(
  { database, staff, now }: Writer,
  columns: FamilyColumns,
): Promise<FamilyOutcome> {
  return undoRefusals<FamilyOutcome>(database, async (trx) => {
    const errors = await slugErrors(trx, columns, 0);
    if (Object.keys(errors).length > 0) return { isRefused: true, kind: 'rejected', errors };
    const id = await insertFamily(trx, columns, now);
    const audit: AuditWrite = {
      action: 'families.create',
      subjects: [subjectOf('families', id)],
      note: columns.name_en,
    };
    return { isRefused: false, id, auditId: await recordAudit(trx, staff, audit, now) };
  });
}

/** Names, category and addresses; the database keeps the addresses that are left, so that links go on working. */
export function editFamily(
  { database, staff, now }: Writer,
  { id, revision }: { id: number; revision: number },
  columns: FamilyColumns,
): Promise<FamilyOutcome> {
  return undoRefusals<FamilyOutcome>(database, async (trx) => {
    const errors = await slugErrors(trx, columns, id);
    if (Object.keys(errors).length > 0) return { isRefused: true, kind: 'rejected', errors };
    const editing = await editRow(trx, 'families', { id, revision }, columns, now);
    if (editing.kind === 'changed-meanwhile') return { isRefused: true, kind: 'changed-meanwhile' };
    if (editing.kind === 'same') return { isRefused: false, id, auditId: 0 };
    const audit: AuditWrite = { action: 'families.edit', changes: [editing.change] };
    return { isRefused: false, id, auditId: await recordAudit(trx, staff, audit, now) };
  });
}

/** Only an empty one; deleted lots count, for they may come back. */
export function deleteFamily(
  { database, staff, now }: Writer,
  { id, revision }: { id: number; revision: number },
): Promise<FamilyOutcome> {
  return undoRefusals<FamilyOutcome>(database, async (trx) => {
    const row = await findFamilyRow(trx, id);
    if (!row) return { isRefused: true, kind: 'unknown' };
    if (row.revision !== revision) return { isRefused: true, kind: 'changed-meanwhile' };
    if (row.code !== null) return { isRefused: true, kind: 'of-the-shop' };
    const { length } = await lotsOfFamily(trx, id, 1);
    if (length > 0) return { isRefused: true, kind: 'has-insects', count: await countLots(trx, id) };
    const pictures = await takeFamilyPictures(trx, id);
    await removeFamily(trx, id);
    const changes = [...pictures, familyGone(row)];
    const auditId = await recordAudit(trx, staff, { action: 'families.delete', changes }, now);
    return { isRefused: false, id, auditId };
  });
}

/** What the log keeps of a family that goes, so that it can come back. */
export function familyGone({ id, ...before }: FamilyRow): AuditChange {
  return { table: 'families', id, before, after: null };
}

/** An address belongs to one family of a category, whatever the language. */
async function slugErrors(
  trx: Transaction<Schema>,
  columns: FamilyColumns,
  id: number,
): Promise<FieldErrors> {
  const slugsOf = (family: FamilyColumns) => LOCALES.map((locale) => family[`slug_${locale}`]);
  const other = await familyAt(trx, columns.category, slugsOf(columns), id);
  if (!other) return {};
  const theirs = slugsOf(other);
  const taken = { message: 'slugTaken' as const, values: { name: other.name_en } };
  const found = LOCALES.filter((locale) => theirs.includes(columns[`slug_${locale}`]));
  return Object.fromEntries(found.map((locale) => [`slug.${locale}`, taken]));
}
