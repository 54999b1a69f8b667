import { setImmediate as turn } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { UNDO_MS, type AuditChange, type Right, type Staying } from '@vitrine/shared/contract/tools/tools';
import { MOST_AT_ONCE } from '@vitrine/shared/contract/tools/bulk';
import { recordAudit, type AuditAuthor, type AuditWrite } from './audit-log.ts';
import { readChanges } from './audit-subjects.ts';
import { isBrokenConstraint } from '../../database/broken-constraint.ts';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { undoRefusals } from '../../database/undo-refusals.ts';
import { importSource, undoSource } from './move-sources.ts';
import type { PublishGate } from './publish-gate.ts';
import { putBack } from './put-back.ts';
import type { CounterMove, Moved, StockBack } from './stock-back.ts';
import { undoable } from './undoable-tables.ts';

export type Undoing =
  /** `stays`: of an import, lots of which something could not be taken back. */
  | { isRefused: false; auditId: number; stays: Staying[] }
  | { isRefused: true; kind: 'unknown' | 'not-undoable' | 'not-allowed' | 'nothing-back' }
  /** An import that wrote so many lots. */
  | { isRefused: true; kind: 'too-many'; count: number }
  /** This lot would be shown without what publishing asks. */
  | { isRefused: true; kind: 'not-publishable'; reference: string }
  /** These rows hold something else now. */
  | { isRefused: true; kind: 'changed-meanwhile'; rows: { table: string; id: number }[] };

/** Written at a time; then whoever waits for the thread has a turn. */
const AT_ONCE = 50;

interface UndoRequest {
  auditId: number;
  author: AuditAuthor;
  rights: Right[];
  stock: StockBack;
  gate: PublishGate;
}

/**
 * Takes a write back: every row of it that is still as the write left it, or none; of an import what can be. That is a
 * write of its own in the log, and taking it back does the first one again. Stock that it moved goes back by moves of
 * the other way.
 */
export async function undoWrite(database: Database, asked: UndoRequest, now: Date): Promise<Undoing> {
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
  { auditId, author, rights, stock, gate }: UndoRequest,
  now: Date,
): Promise<Undoing> {
  const entry = await findEntry(trx, auditId);
  if (!entry) return { isRefused: true, kind: 'unknown' };
  const changes = await readChanges(trx, auditId);
  const moves = await movesOf(trx, entry, stock);
  const tables = changes.map(undoable);
  const needed = tables.flatMap((table) => (table ? [table.right] : []));
  // A write that moved nothing but stock changed no row that asks for a right.
  if (moves.length > 0) needed.push('catalogue-write');
  if (!needed.every((right) => rights.includes(right))) return { isRefused: true, kind: 'not-allowed' };
  const isOld = now.getTime() - Date.parse(entry.at) > UNDO_MS;
  const isOver = entry.undoneBy === null && entry.importState !== 'applying';
  const isNothing = changes.length === 0 && moves.length === 0;
  if (isOld || !isOver || isNothing || tables.includes(null))
    return { isRefused: true, kind: 'not-undoable' };
  // The newest first: a row may stand on one that was written before it.
  const back = await withoutCleaned(trx, changes.map(turned).reverse());
  const by = { staff: author.email, note: entry.note };
  const counter: CounterMove = { source: undoSource(auditId), by, now };
  const write = (done: AuditChange[]): AuditWrite => ({
    ...{ action: 'undo', changes: done, note: entry.action, undoes: auditId },
  });
  if (entry.importId !== null) {
    // It was written in many transactions, and would be taken back in one: meanwhile nobody could order.
    const count = new Set([...changes.map(({ id }) => id), ...moves.map(({ insectId }) => insectId)]).size;
    if (count > MOST_AT_ONCE) return { isRefused: true, kind: 'too-many', count };
    const { done, moved, stays } = await stock.takeImportBack(trx, back, moves, counter);
    if (done.length === 0 && moved === 0) return { isRefused: true, kind: 'nothing-back' };
    return { isRefused: false, auditId: await recordAudit(trx, author, write(done), now), stays };
  }
  const whatIsShown = await gate(trx, back);
  const failed = [];
  for (const [index, change] of back.entries()) {
    if (!(await mayGo(trx, entry, change, stock)) || !(await putBack(trx, change, now)))
      failed.push(rowOf(change));
    if (index % AT_ONCE === AT_ONCE - 1) await turn();
  }
  for (const move of moves) {
    if (!(await stock.takeBack(trx, move, counter))) failed.push({ table: 'insects', id: move.insectId });
  }
  if (failed.length > 0) return { isRefused: true, kind: 'changed-meanwhile', rows: failed };
  const reference = await whatIsShown();
  if (reference !== null) return { isRefused: true, kind: 'not-publishable', reference };
  return { isRefused: false, auditId: await recordAudit(trx, author, write(back), now), stays: [] };
}

/** Whether a row may become what it was, as far as that deletes a lot. */
async function mayGo(trx: Transaction<Schema>, { action }: Entry, change: AuditChange, stock: StockBack) {
  if (!deletesLot(change)) return true;
  // What somebody reserved or is paying for must be there: no undo deletes it, as no deletion does.
  if (await stock.isHeld(trx, change.id)) return false;
  // Work that went into a lot since it was made does not go with it.
  return action !== 'insects.create' || stock.isAsItCame(trx, change.id);
}

/** What stock a write moved: an import, or what took one back. */
async function movesOf(
  trx: Transaction<Schema>,
  { importId, undoes }: Entry,
  { movedBy }: StockBack,
): Promise<Moved[]> {
  if (importId !== null) return movedBy(trx, importSource(importId));
  return undoes === null ? [] : movedBy(trx, undoSource(undoes));
}

type Entry = NonNullable<Awaited<ReturnType<typeof findEntry>>>;

async function findEntry(trx: Transaction<Schema>, auditId: number) {
  return trx
    .selectFrom('audit_log as entry')
    .leftJoin('audit_log as undo', 'undo.undoes', 'entry.id')
    .leftJoin('imports', 'imports.audit_id', 'entry.id')
    .select(['entry.at', 'entry.action', 'entry.note', 'entry.undoes', 'undo.id as undoneBy'])
    .select(['imports.id as importId', 'imports.state as importState'])
    .where('entry.id', '=', auditId)
    .executeTakeFirst();
}

const rowOf = ({ table, id }: AuditChange) => ({ table, id });

const deletesLot = ({ table, after }: AuditChange) =>
  table === 'insects' && typeof after?.['deleted_at'] === 'string';

/** A family comes back without those of its pictures that were deleted for good since it went. */
async function withoutCleaned(trx: Transaction<Schema>, back: AuditChange[]): Promise<AuditChange[]> {
  const hashes = back.flatMap(placedHash);
  if (hashes.length === 0) return back;
  const rows = await trx.selectFrom('pictures').select('hash').where('hash', 'in', hashes).execute();
  const kept = new Set(rows.map(({ hash }) => hash));
  return back.filter((change) => placedHash(change).every((hash) => kept.has(hash)));
}

/** Of a family's picture that a change brings. */
function placedHash({ table, before, after }: AuditChange): string[] {
  const hash = table === 'family_pictures' && !before ? after?.['picture_hash'] : undefined;
  return typeof hash === 'string' ? [hash] : [];
}

const turned = ({ table, id, before, after }: AuditChange): AuditChange => ({
  ...{ table, id, before: after, after: before },
});
