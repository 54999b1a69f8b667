import type { AuditChange } from '@vitrine/shared/contract/tools/tools';
import { z } from '@vitrine/shared/contract/zod';
import type { LotHolder } from '@vitrine/shared/contract/tools/catalogue';
import type { FieldErrors } from '../../forms/rules/field-errors.ts';
import { recordAudit, type AuditAuthor, type AuditWrite } from '../../tools/index.ts';
import type { Database } from '../../database/database.ts';
import { editRow } from '../../database/edit-row.ts';
import type { InsectColumns } from '../store/insects/insect-columns.ts';
import { readLotHolders } from '../store/reserved-lots.ts';
import { lockStock, receiveStock } from '../store/stock.ts';
import { insertInsect, updateInsect, hasInsect } from './store/insect-writes.ts';
import { undoRefusals } from '../../database/undo-refusals.ts';
import { once, type Intent } from './once.ts';

type Made = { isRefused: false; id: number; auditId: number };
type Rejected = { isRefused: true; kind: 'rejected'; errors: FieldErrors };

/** What comes of a write to one lot. */
export type InsectOutcome =
  | Made
  | Rejected
  | { isRefused: true; kind: 'unknown' | 'changed-meanwhile' | 'deleted' }
  /** `holders` reserve it. */
  | { isRefused: true; kind: 'kept-aside'; holders: LotHolder[] };

export interface Writer {
  database: Database;
  staff: AuditAuthor;
  now: Date;
}

interface Creation {
  columns: InsectColumns;
  /** How many there are. */
  stock: number;
  intent: Intent;
}

const madeSchema = z.object({ isRefused: z.literal(false), id: z.int(), auditId: z.int() });

/** A lot in its first state: what it is, its price and how many there are. The same key makes it once. */
export function createInsect(
  { database, staff, now }: Writer,
  { columns, stock, intent }: Creation,
): Promise<InsectOutcome> {
  return undoRefusals<InsectOutcome>(database, (trx) =>
    once<Made, Rejected>(trx, { scope: 'insect', intent, staff, now }, madeSchema, async () => {
      const writing = await insertInsect(trx, columns, now);
      if (writing.kind === 'rejected') return { isRefused: true, ...writing };
      if (writing.kind !== 'written') throw new Error('A new lot is written or rejected');
      const { id } = writing;
      if (stock > 0) {
        const by = { staff: staff.email, note: '' };
        await receiveStock(trx, [{ insectId: id, amount: stock }], 'tools:new', now, by);
      }
      const audit: AuditWrite = {
        action: 'insects.create',
        changes: [cameIn(id, now)],
        note: `${columns.reference} ${columns.name}`,
      };
      return { isRefused: false, id, auditId: await recordAudit(trx, staff, audit, now) };
    }),
  );
}

/** A new lot as the log has it: one that was not there, so that taking it back deletes it. Its row stays for its stock. */
export function cameIn(id: number, now: Date): AuditChange {
  return { table: 'insects', id, before: { deleted_at: now.toISOString() }, after: { deleted_at: null } };
}

/** What was typed replaces what is stored, if nobody was first. */
export function editInsect(
  { database, staff, now }: Writer,
  { id, revision }: { id: number; revision: number },
  columns: InsectColumns,
): Promise<InsectOutcome> {
  return undoRefusals<InsectOutcome>(database, async (trx) => {
    const writing = await updateInsect(trx, { id, revision }, columns, now);
    switch (writing.kind) {
      case 'rejected':
        return { isRefused: true, ...writing };
      case 'changed-meanwhile':
      case 'deleted':
        return { isRefused: true, kind: writing.kind };
      case 'same':
        return { isRefused: false, id, auditId: 0 };
      case 'written': {
        const audit: AuditWrite = { action: 'insects.edit', changes: [writing.change] };
        return { isRefused: false, id, auditId: await recordAudit(trx, staff, audit, now) };
      }
    }
  });
}

/**
 * Takes a lot out of the shop, or brings it back. Its row stays, for orders name it. Not while it is reserved: what
 * somebody is paying for must be there.
 */
export function setDeleted(
  { database, staff, now }: Writer,
  { id, revision }: { id: number; revision: number },
  isDeleted: boolean,
): Promise<InsectOutcome> {
  return undoRefusals<InsectOutcome>(database, async (trx) => {
    if (!(await hasInsect(trx, id))) return { isRefused: true, kind: 'unknown' };
    const { reserved } = await lockStock(trx, id);
    if (isDeleted && reserved > 0) {
      return { isRefused: true, kind: 'kept-aside', holders: await readLotHolders(trx, id) };
    }
    const columns = { deleted_at: isDeleted ? now.toISOString() : null };
    const editing = await editRow(trx, 'insects', { id, revision }, columns, now);
    if (editing.kind === 'changed-meanwhile') return { isRefused: true, kind: 'changed-meanwhile' };
    if (editing.kind === 'same') return { isRefused: false, id, auditId: 0 };
    const action = isDeleted ? 'insects.delete' : 'insects.restore';
    const auditId = await recordAudit(trx, staff, { action, changes: [editing.change] }, now);
    return { isRefused: false, id, auditId };
  });
}
