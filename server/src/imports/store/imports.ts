import { setImmediate as turn } from 'node:timers/promises';
import type { ImportKind } from '@vitrine/shared/contract/tools/import';
import { DAY_MS, MINUTE_MS } from '@vitrine/shared/platform/time';
import { UNDO_MS } from '@vitrine/shared/contract/tools/tools';
import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { ImportsTable } from '../../database/schema/imports.ts';
import type { Schema } from '../../database/schema/schema.ts';

export type ImportRecord = Selectable<ImportsTable>;
export type Counts = Record<ImportKind, number>;

const LAST = 20;
/** Values of one statement stay far below what either database takes. */
const AT_ONCE = 200;
const NONE: Counts = { made: 0, changed: 0, unchanged: 0, refused: 0 };

/** The last ones, newest first. */
export function listImports(kysely: Kysely<Schema>): Promise<ImportRecord[]> {
  return kysely.selectFrom('imports').selectAll().orderBy('id', 'desc').limit(LAST).execute();
}

export function readImport(
  kysely: Pick<Transaction<Schema>, 'selectFrom'>,
  id: number,
): Promise<ImportRecord | undefined> {
  return kysely.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The import of the same file that is not written yet. */
export function findUnwritten(kysely: Kysely<Schema>, digest: string): Promise<ImportRecord | undefined> {
  return kysely
    .selectFrom('imports')
    .selectAll()
    .where('digest', '=', digest)
    .where('state', '!=', 'applied')
    .executeTakeFirst();
}

type Sent = Pick<
  Insertable<ImportsTable>,
  'account_id' | 'email' | 'locale' | 'name' | 'digest' | 'encoding' | 'separator' | 'headers' | 'fields'
>;

/**
 * An import whose lines are still to come. Returns its id.
 * @throws a broken constraint when the same file is there and not written yet
 */
export async function insertImport(kysely: Kysely<Schema>, sent: Sent, now: Date): Promise<number> {
  const { id } = await kysely
    .insertInto('imports')
    .values({
      ...sent,
      ...{ created_at: now.toISOString(), state: 'reading', stopped_at: null, plan: 0 },
      ...{ lines: 0, work: 0, done: 0, last_line: 0, ...NONE, audit_id: null, applied_at: null },
      ...{ unknown_words: '[]', warned: 0 },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertLines(
  kysely: Kysely<Schema>,
  importId: number,
  lines: readonly { line: number; cells: string[] }[],
): Promise<void> {
  const rows = lines.map(({ line, cells }) => ({
    ...{ import_id: importId, line, cells: JSON.stringify(cells), kind: null, reference: '', name: '' },
    ...{ insect_id: null, revision: null, wanted: null, changes: '[]', errors: '{}', warnings: '{}' },
  }));
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    await kysely
      .insertInto('import_lines')
      .values(rows.slice(start, start + AT_ONCE))
      .execute();
  }
}

/** Checks all lines from the first, with these columns; not while they are being written. */
export async function beginChecking(
  kysely: Kysely<Schema>,
  id: number,
  change: { lines?: number; fields?: string; isMatched: boolean },
): Promise<void> {
  const { lines, fields, isMatched } = change;
  await kysely
    .updateTable('imports')
    .set((eb) => ({
      ...(lines !== undefined && { lines }),
      ...(fields !== undefined && { fields }),
      ...{ state: isMatched ? 'checking' : 'unmatched', stopped_at: null, plan: eb('plan', '+', 1) },
      ...{ work: lines ?? eb.ref('lines'), done: 0, last_line: 0, ...NONE },
      ...{ unknown_words: '[]', warned: 0 },
    }))
    .where('id', '=', id)
    .where('state', 'in', ['reading', 'unmatched', 'checking', 'checked'])
    .execute();
}

/** Begins writing what was seen, once. Returns whether this call did. */
export async function beginApplying(
  trx: Transaction<Schema>,
  { id, plan }: { id: number; plan: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('imports')
    .set((eb) => ({ state: 'applying', done: 0, last_line: 0, work: eb('made', '+', eb.ref('changed')) }))
    .where('id', '=', id)
    .where('plan', '=', plan)
    .where('state', '=', 'checked')
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function noteAudit(trx: Transaction<Schema>, id: number, auditId: number): Promise<void> {
  await trx.updateTable('imports').set({ audit_id: auditId }).where('id', '=', id).execute();
}

/** The next import that has something to do. */
export function nextImport(kysely: Kysely<Schema>): Promise<ImportRecord | undefined> {
  return kysely
    .selectFrom('imports')
    .selectAll()
    .where('state', 'in', ['checking', 'applying'])
    .where('stopped_at', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Holds an import until the transaction ends, if it is still where it was when its next lines were read: of two
 * processes that do the same lines one passes.
 */
export async function holdImport(trx: Transaction<Schema>, record: ImportRecord): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('imports')
    .set((eb) => ({ done: eb.ref('done') }))
    .where('id', '=', record.id)
    .where('state', '=', record.state)
    .where('plan', '=', record.plan)
    .where('last_line', '=', record.last_line)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

interface Step {
  lines: number;
  lastLine: number;
  counts: Counts;
  /** Of a step of checking. */
  warned?: number;
  unknownWords?: string;
}

/** So many more lines are done, the last of them this one. */
export async function advance(
  trx: Transaction<Schema>,
  { id }: ImportRecord,
  { lines, lastLine, counts, warned = 0, unknownWords }: Step,
): Promise<void> {
  await trx
    .updateTable('imports')
    .set((eb) => ({
      ...{ done: eb('done', '+', lines), last_line: lastLine },
      ...{ made: eb('made', '+', counts.made), changed: eb('changed', '+', counts.changed) },
      ...{ unchanged: eb('unchanged', '+', counts.unchanged), refused: eb('refused', '+', counts.refused) },
      warned: eb('warned', '+', warned),
      ...(unknownWords !== undefined && { unknown_words: unknownWords }),
    }))
    .where('id', '=', id)
    .execute();
}

/** All its lines are done. */
export async function finish(
  kysely: Kysely<Schema>,
  { id, state, plan }: ImportRecord,
  now: Date,
): Promise<void> {
  const isApplied = state === 'applying';
  await kysely
    .updateTable('imports')
    .set(isApplied ? { state: 'applied', applied_at: now.toISOString() } : { state: 'checked' })
    .where('id', '=', id)
    .where('state', '=', state)
    .where('plan', '=', plan)
    .execute();
}

/** Leaves an import alone until somebody asks to go on. */
export async function setStopped(kysely: Kysely<Schema>, id: number, at: string | null): Promise<void> {
  await kysely.updateTable('imports').set({ stopped_at: at }).where('id', '=', id).execute();
}

/**
 * Throws an import and its lines away, unless it is being written or can still be taken back: an undo knows by it that a
 * write was an import. One that stopped half-way is thrown away once nobody went on with it for as long. Returns whether it
 * did.
 */
export async function deleteImport(kysely: Kysely<Schema>, id: number, now: Date): Promise<boolean> {
  const undoable = new Date(now.getTime() - UNDO_MS).toISOString();
  const { numUpdatedRows } = await kysely
    .updateTable('imports')
    // Its file may be here once more, unwritten: that one has the digest to itself.
    .set((eb) => ({ state: 'reading', plan: eb('plan', '+', 1), digest: sql<string>`digest || ':' || id` }))
    .where('id', '=', id)
    .where((eb) => eb.or([eb('state', '!=', 'applying'), eb('stopped_at', '<=', undoable)]))
    .where((eb) => eb.or([eb('state', '!=', 'applied'), eb('applied_at', '<=', undoable)]))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await forgetLines(kysely, id);
  await kysely.deleteFrom('imports').where('id', '=', id).execute();
  return true;
}

/** A file names who collected, and who sold to the shop: it goes once nobody mends the import any more. */
const RETENTION_MS = 30 * DAY_MS;
/** Longer than the lines of the longest file take to be stored: what is left then was cut off. */
const READ_MS = 10 * MINUTE_MS;

/** Throws away old imports, and what is left of uploads that were cut off. Returns how many. */
export async function forgetImports(kysely: Kysely<Schema>, now: Date): Promise<number> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const old = await kysely
    .selectFrom('imports')
    .select('id')
    .where((eb) => eb.or([eb('state', '!=', 'applying'), eb('stopped_at', '<', before(RETENTION_MS))]))
    .where((eb) =>
      eb.or([
        eb('created_at', '<', before(RETENTION_MS)),
        eb.and([eb('state', '=', 'reading'), eb('created_at', '<', before(READ_MS))]),
      ]),
    )
    .execute();
  let deleted = 0;
  for (const { id } of old) deleted += Number(await deleteImport(kysely, id, now));
  return deleted;
}

async function forgetLines(kysely: Kysely<Schema>, id: number): Promise<void> {
  for (;;) {
    const first = await kysely
      .selectFrom('import_lines')
      .select('line')
      .where('import_id', '=', id)
      .orderBy('line')
      .limit(1)
      .offset(AT_ONCE)
      .executeTakeFirst();
    await kysely
      .deleteFrom('import_lines')
      .where('import_id', '=', id)
      .$if(first !== undefined, (query) => query.where('line', '<', first?.line ?? 0))
      .execute();
    if (!first) return;
    await turn();
  }
}
