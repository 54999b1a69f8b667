import type { Localized } from '@vitrine/shared/contract/locale';
import type { AuditChange } from '@vitrine/shared/contract/tools/tools';
import type { AuditAction } from '@vitrine/shared/contract/tools/names';
import type { Transaction } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { recordAudit, type AuditAuthor } from '../../tools/index.ts';
import type { Database } from '../../database/database.ts';
import type { Row } from '../../database/edit-row.ts';
import { showsNoFlawWithout } from '../../catalogue/index.ts';
import { retryPicture } from './picture-failures.ts';
import { lockOwner, PLACE_TABLES, type OwnerKey } from './picture-places.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { keyOf, readSlots, type Slot } from './pictures.ts';

export type PictureWrite =
  | { kind: 'written'; auditId: number }
  | { kind: 'unknown' }
  /** It shows the only flaws of a published lot whose grade asks for one. */
  | { kind: 'needs-flaw' }
  | { kind: 'changed-meanwhile' };

/** Far from all positions: where a picture waits while others move. */
const ASIDE = -1000;

interface Work {
  trx: Transaction<Schema>;
  owner: OwnerKey;
  slots: Slot[];
}

/** Reads an owner's pictures, changes them, and notes it; all in one transaction. */
function write(
  database: Database,
  owner: OwnerKey,
  { author, action, clock }: { author: AuditAuthor; action: AuditAction; clock: Clock },
  work: (work: Work) => Promise<AuditChange[] | Exclude<PictureWrite['kind'], 'written'>>,
): Promise<PictureWrite> {
  return database.transaction(async (trx) => {
    if (!(await lockOwner(trx, owner))) return { kind: 'unknown' };
    const changes = await work({ trx, owner, slots: await readSlots(trx, owner) });
    if (typeof changes === 'string') return { kind: changes };
    const subjects = [`${owner.kind}-pictures:${owner.id}`];
    const auditId = await recordAudit(trx, author, { action, changes, subjects }, clock());
    return { kind: 'written', auditId };
  });
}

interface Writing {
  author: AuditAuthor;
  clock: Clock;
}

/** Puts the pictures of an owner in another order; those positions that were taken stay taken. */
export function orderPictures(
  database: Database,
  owner: OwnerKey,
  keys: string[],
  writing: Writing,
): Promise<PictureWrite> {
  return write(database, owner, { ...writing, action: 'pictures.order' }, async ({ trx, slots }) => {
    const wanted = keys.map((key) => slots.find((slot) => keyOf(slot) === key));
    if (keys.length !== slots.length || new Set(keys).size !== keys.length) return 'changed-meanwhile';
    const moves = wanted.flatMap((slot, at) => (slot ? [{ slot, to: slots[at]?.position ?? 0 }] : []));
    if (moves.length !== slots.length) return 'changed-meanwhile';
    const moving = moves.filter(({ slot, to }) => slot.position !== to);
    const changes: AuditChange[] = [];
    // Aside first, one after the other: no two may hold a position at any moment, nor when this is undone.
    for (const { slot, to } of moving)
      changes.push(...(await move(trx, owner, slot, slot.position, ASIDE - to)));
    for (const { slot, to } of moving) changes.push(...(await move(trx, owner, slot, ASIDE - to, to)));
    return changes;
  });
}

/** Takes a picture away from its owner; the picture itself and its file stay. The next one becomes the main one. */
export function removePicture(
  database: Database,
  owner: OwnerKey,
  key: string,
  writing: Writing,
): Promise<PictureWrite> {
  return write(database, owner, { ...writing, action: 'pictures.remove' }, async ({ trx, slots }) => {
    const gone = slots.find((slot) => keyOf(slot) === key);
    if (!gone) return 'unknown';
    const hash = owner.kind === 'insect' ? gone.place?.picture_hash : undefined;
    if (hash !== undefined && (await showsNoFlawWithout(trx, owner.id, hash))) return 'needs-flaw';
    const changes = await removeSlot(trx, owner, gone);
    // Those behind it come one nearer, up to the first gap.
    const behind = slots.slice(slots.indexOf(gone) + 1);
    for (const [at, slot] of behind.entries()) {
      const to = gone.position + at;
      if (slot.position !== to + 1) break;
      changes.push(...(await move(trx, owner, slot, slot.position, to)));
    }
    return changes;
  });
}

async function removeSlot(
  trx: Transaction<Schema>,
  { kind, id }: OwnerKey,
  { place, job }: Slot,
): Promise<AuditChange[]> {
  const changes: AuditChange[] = [];
  const table = PLACE_TABLES[kind];
  if (place) {
    await trx.deleteFrom(table).where('id', '=', place.id).execute();
    const { picture_hash, position, alt_en, alt_nl, alt_fr, revision } = place;
    const owned: Row = kind === 'insect' ? { insect_id: id } : { family_id: id };
    const before = { ...owned, picture_hash, position, alt_en, alt_nl, alt_fr, revision };
    changes.push({ table, id: place.id, before, after: null });
  }
  if (job) {
    await trx.deleteFrom('picture_jobs').where('id', '=', job.id).execute();
    const { id: jobId, ...row } = job;
    // A restored picture is encoded again: with all attempts, by the next worker.
    const before = { ...row, attempts: 0, claimed_until: null, error: '', fault: '' };
    changes.push({ table: 'picture_jobs', id: jobId, before, after: null });
  }
  return changes;
}

async function move(
  trx: Transaction<Schema>,
  { kind }: OwnerKey,
  { place, job }: Slot,
  from: number,
  to: number,
): Promise<AuditChange[]> {
  const rows = [
    ...(place ? [{ table: PLACE_TABLES[kind], id: place.id }] : []),
    ...(job ? [{ table: 'picture_jobs' as const, id: job.id }] : []),
  ];
  for (const { table, id } of rows) {
    await trx.updateTable(table).set({ position: to }).where('id', '=', id).execute();
  }
  return rows.map((row) => ({ ...row, before: { position: from }, after: { position: to } }));
}

/** Says what a picture shows, if nobody else has said it since. */
export function describePicture(
  database: Database,
  owner: OwnerKey,
  { key, alt, revision }: { key: string; alt: Localized; revision: number },
  writing: Writing,
): Promise<PictureWrite> {
  return write(database, owner, { ...writing, action: 'pictures.describe' }, async ({ trx, slots }) => {
    const place = slots.find((slot) => keyOf(slot) === key)?.place;
    if (!place) return 'unknown';
    const table = PLACE_TABLES[owner.kind];
    const after = { alt_en: alt.en, alt_nl: alt.nl, alt_fr: alt.fr, revision: revision + 1 };
    const { numUpdatedRows } = await trx
      .updateTable(table)
      .set(after)
      .where('id', '=', place.id)
      .where('revision', '=', revision)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return 'changed-meanwhile';
    const before = { alt_en: place.alt_en, alt_nl: place.alt_nl, alt_fr: place.alt_fr, revision };
    return [{ table, id: place.id, before, after }];
  });
}

/** Gives a picture that was given up all its attempts again. */
export function retrySlot(
  database: Database,
  owner: OwnerKey,
  key: string,
  writing: Writing,
): Promise<PictureWrite> {
  return write(database, owner, { ...writing, action: 'pictures.retry' }, async ({ trx, slots }) => {
    const job = slots.find((slot) => keyOf(slot) === key)?.job;
    if (!job) return 'unknown';
    return (await retryPicture(trx, job.id, writing.clock)) ? [] : 'changed-meanwhile';
  });
}
