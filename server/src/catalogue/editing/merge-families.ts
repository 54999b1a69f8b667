import { createHash } from 'node:crypto';
import { MOST_AT_ONCE } from '@vitrine/shared/contract/tools/bulk';
import { type FamilyDetail, type MergePreview } from '@vitrine/shared/contract/tools/families';
import type { AuditChange } from '@vitrine/shared/contract/tools/tools';
import type { Kysely, Transaction } from 'kysely';
import type { FieldErrors } from '../../forms/rules/field-errors.ts';
import { readWhole } from '../../forms/rules/read-amounts.ts';
import { recordAudit, subjectOf, type AuditWrite } from '../../tools/index.ts';
import { rowChange } from '../../database/edit-row.ts';
import type { Schema } from '../../database/schema/schema.ts';
import {
  leadOn,
  lotsOfFamily,
  readFamilyDetail,
  removeFamily,
  findFamilyRow,
  moveLotsOfFamily,
} from './store/families.ts';
import { takeFamilyPictures } from './store/family-pictures.ts';
import { undoRefusals } from '../../database/undo-refusals.ts';
import { familyGone, type FamilyOutcome } from './family-writes.ts';
import type { Writer } from './insect-writes.ts';

const EXAMPLES = 20;

type Planning =
  | { isRefused: false; preview: MergePreview }
  | { isRefused: true; kind: 'unknown' | 'of-the-shop' }
  | { isRefused: true; kind: 'rejected'; errors: FieldErrors };

/** What merging a family into another would move. Writes nothing. */
export async function previewMerge(
  kysely: Kysely<Schema> | Transaction<Schema>,
  id: number,
  into: string,
): Promise<Planning> {
  const intoId = readWhole(into);
  const [from, target] = [
    await readFamilyDetail(kysely, id),
    intoId && (await readFamilyDetail(kysely, intoId)),
  ];
  if (!from) return { isRefused: true, kind: 'unknown' };
  if (from.code !== null) return { isRefused: true, kind: 'of-the-shop' };
  if (!target) return { isRefused: true, kind: 'rejected', errors: { into: { message: 'familyUnknown' } } };
  if (target.id === from.id) {
    return { isRefused: true, kind: 'rejected', errors: { into: { message: 'familyItself' } } };
  }
  const lots = await lotsOfFamily(kysely, id, MOST_AT_ONCE + 1);
  if (lots.length > MOST_AT_ONCE) {
    const values = { count: `${MOST_AT_ONCE}+`, limit: String(MOST_AT_ONCE) };
    return { isRefused: true, kind: 'rejected', errors: { into: { message: 'tooManyLots', values } } };
  }
  const examples = lots
    .slice(0, EXAMPLES)
    .map((lot) => ({ id: lot.id, reference: lot.reference, name: lot.name }));
  const seen = digest(
    from,
    target,
    lots.map((lot) => [lot.id, lot.revision]),
  );
  return { isRefused: false, preview: { from, into: target, insects: lots.length, examples, seen } };
}

/** Moves every lot, lets the old addresses lead on, and takes the empty family away: all as it was seen, or nothing. */
export function mergeFamilies(
  { database, staff, now }: Writer,
  id: number,
  { into, seen }: { into: string; seen: string },
): Promise<FamilyOutcome> {
  return undoRefusals<FamilyOutcome>(database, async (trx) => {
    const planning = await previewMerge(trx, id, into);
    if (planning.isRefused) return planning;
    if (planning.preview.seen !== seen) return { isRefused: true, kind: 'changed-meanwhile' };
    const target = planning.preview.into;
    const from = await findFamilyRow(trx, id);
    if (!from) return { isRefused: true, kind: 'unknown' };
    const moved = await moveLots(trx, id, target, now);
    await leadOn(trx, from, target.id);
    const pictures = await takeFamilyPictures(trx, id);
    await removeFamily(trx, id);
    const changes = [...moved, ...pictures, familyGone(from)];
    const subjects = [subjectOf('families', target.id)];
    const note = `${from.name_en} → ${target.name.en}`;
    const audit: AuditWrite = { action: 'families.merge', subjects, changes, note };
    return { isRefused: false, id: target.id, auditId: await recordAudit(trx, staff, audit, now) };
  });
}

async function moveLots(
  trx: Transaction<Schema>,
  id: number,
  into: FamilyDetail,
  now: Date,
): Promise<AuditChange[]> {
  const lots = await lotsOfFamily(trx, id, MOST_AT_ONCE);
  await moveLotsOfFamily(trx, id, into, now);
  return lots.flatMap(
    (lot) => rowChange('insects', lot.id, lot, { ...lot, family_id: into.id, category: into.category }) ?? [],
  );
}

function digest(from: FamilyDetail, into: FamilyDetail, lots: number[][]): string {
  const facts = [from.id, from.revision, into.id, into.revision, lots];
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url');
}
