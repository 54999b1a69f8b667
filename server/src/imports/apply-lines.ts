import { setImmediate as turn } from 'node:timers/promises';
import type { AuditChange } from '@vitrine/shared/contract/tools/tools';
import type { ImportKind } from '@vitrine/shared/contract/tools/import';
import type { Transaction } from 'kysely';
import {
  addToAudit,
  importSource,
  recordAudit,
  subjectOf,
  type AuditAuthor,
  type AuditWrite,
} from '../tools/index.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema/schema.ts';
import { nextLines, writeApplied, type ImportLineRow } from './store/import-lines.ts';
import {
  advance,
  beginApplying,
  finish,
  holdImport,
  noteAudit,
  readImport,
  type Counts,
  type ImportRecord,
} from './store/imports.ts';
import { applyLine } from './apply-line.ts';

/** Lines of one transaction: so long do others wait to write. */
const LINES = 25;
/** Lines after which others have a turn. */
const AT_ONCE = 4;

/** Begins to write what was seen, with one entry in the log for all of it. Asked again, it changes nothing. */
export async function startApplying(
  database: Database,
  staff: AuditAuthor,
  { id, plan }: { id: number; plan: number },
  now: Date,
): Promise<'begun' | 'checked-anew'> {
  return database.transaction(async (trx) => {
    const isBegun = await beginApplying(trx, { id, plan });
    const record = await readImport(trx, id);
    if (!isBegun) return record?.plan === plan && isUnderWay(record) ? 'begun' : 'checked-anew';
    const write: AuditWrite = {
      action: 'insects.import',
      subjects: [subjectOf('imports', id)],
      note: record?.name ?? '',
    };
    await noteAudit(trx, id, await recordAudit(trx, staff, write, now));
    return 'begun';
  });
}

const isUnderWay = ({ state }: ImportRecord) => state === 'applying' || state === 'applied';

/**
 * Writes the next lines, or ends the import. Each line is written once, in the transaction that counts it: whoever
 * stops in the middle goes on there.
 */
export async function applyNext(database: Database, record: ImportRecord, now: Date): Promise<void> {
  const lines = await nextLines(database.kysely, record, { isApplying: true, limit: LINES });
  const last = lines.at(-1);
  if (!last) return finish(database.kysely, record, now);
  await database.transaction(async (trx) => {
    if (!(await holdImport(trx, record))) return;
    const { changes, counts } = await applyAll(trx, record, lines, now);
    if (record.audit_id !== null) await addToAudit(trx, record.audit_id, changes);
    await advance(trx, record, { lines: lines.length, lastLine: last.line, counts });
  });
}

async function applyAll(trx: Transaction<Schema>, record: ImportRecord, lines: ImportLineRow[], now: Date) {
  const move = { source: importSource(record.id), by: { staff: record.email, note: record.name }, now };
  const changes = new Map<number, AuditChange>();
  const counts: Counts = { made: 0, changed: 0, unchanged: 0, refused: 0 };
  for (const [index, line] of lines.entries()) {
    const applied = await applyLine(trx, line, move);
    await writeApplied(trx, line, applied);
    // The entry itself stands before its changes.
    if (applied.ok && applied.change) changes.set(record.done + index + 1, applied.change);
    if (!applied.ok) refuse(counts, line.kind);
    if (index % AT_ONCE === AT_ONCE - 1) await turn();
  }
  return { changes, counts };
}

/** What was to be written, and is not. */
function refuse(counts: Counts, kind: ImportKind | null): void {
  counts.refused += 1;
  if (kind) counts[kind] -= 1;
}
