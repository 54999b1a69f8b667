import { MOST_FLAWS, type FlawForm, type FlawPin } from '@vitrine/shared/contract/tools/flaws';
import type { Kysely, Transaction } from 'kysely';
import type { AuditChange } from '@vitrine/shared/contract/tools/tools';
import type { AuditAction } from '@vitrine/shared/contract/tools/names';
import { editRow, rowChange } from '../../../database/edit-row.ts';
import type { Schema } from '../../../database/schema/schema.ts';
import { undoRefusals } from '../../../database/undo-refusals.ts';
import { recordAudit } from '../../../tools/index.ts';
import { refusedFaults } from '../../rules/publish-faults.ts';
import { countPins, PIN_STEPS, readPins } from '../../store/insects/flaw-pins.ts';
import type { Writer } from '../insect-writes.ts';
import { publishFactsOf } from './insect.ts';
import { findInsectRow } from './insect-writes.ts';

export type FlawOutcome =
  | { isRefused: false; auditId: number }
  | { isRefused: true; kind: 'no-lot' | 'unknown' | 'picture' | 'full' | 'last' | 'changed-meanwhile' };

type Writing = AuditChange | null | Exclude<FlawOutcome, { isRefused: false }>['kind'];

/** The pins of a lot as staff edit them, in reading order. */
export async function readFlawPins(kysely: Kysely<Schema>, insectId: number): Promise<FlawPin[]> {
  return (await readPins(kysely, [insectId])).map((pin) => ({
    id: pin.id,
    revision: pin.revision,
    picture: pin.picture_hash,
    x: pin.x / PIN_STEPS,
    y: pin.y / PIN_STEPS,
    kind: pin.kind,
    text: { en: pin.text_en, nl: pin.text_nl, fr: pin.text_fr },
  }));
}

/** Pins a flaw on a picture of a lot. */
export function addFlaw(writer: Writer, insectId: number, form: FlawForm): Promise<FlawOutcome> {
  return write(writer, insectId, 'flaws.add', async (trx, now) => {
    if (!(await hasPicture(trx, insectId, form.picture))) return 'picture';
    if (((await countPins(trx, [insectId])).get(insectId) ?? 0) >= MOST_FLAWS) return 'full';
    const row = { insect_id: insectId, ...columnsOf(form), updated_at: now.toISOString() };
    const { id } = await trx.insertInto('flaw_pins').values(row).returning('id').executeTakeFirstOrThrow();
    return rowChange('flaw_pins', id, null, { ...row, revision: 1 });
  });
}

/** Moves or words a flaw anew, if it is as it was when the edit began. */
export function editFlaw(
  writer: Writer,
  insectId: number,
  { id, revision, form }: { id: number; revision: number; form: FlawForm },
): Promise<FlawOutcome> {
  return write(writer, insectId, 'flaws.edit', async (trx, now) => {
    if (!(await findPin(trx, insectId, id))) return 'unknown';
    if (!(await hasPicture(trx, insectId, form.picture))) return 'picture';
    const editing = await editRow(trx, 'flaw_pins', { id, revision }, columnsOf(form), now);
    if (editing.kind === 'changed-meanwhile') return editing.kind;
    return editing.kind === 'edited' ? editing.change : null;
  });
}

/** Takes a flaw away; not the last one of a published lot whose grade asks for one. */
export function removeFlaw(writer: Writer, insectId: number, id: number): Promise<FlawOutcome> {
  return write(writer, insectId, 'flaws.remove', async (trx) => {
    const pin = await findPin(trx, insectId, id);
    const lot = await findInsectRow(trx, insectId);
    if (!pin || !lot) return 'unknown';
    const pins = (await countPins(trx, [insectId])).get(insectId) ?? 0;
    await trx.deleteFrom('flaw_pins').where('id', '=', id).execute();
    const left = (await countPins(trx, [insectId])).get(insectId) ?? 0;
    const facts = { ...publishFactsOf(lot), pictures: 0 };
    const isPublished = lot.is_published === 1;
    const faults = refusedFaults({ ...facts, pins, isPublished }, { ...facts, pins: left });
    if (isPublished && faults.includes('flaws')) return 'last';
    const { id: _id, ...before } = pin;
    return rowChange('flaw_pins', id, before, null);
  });
}

/** Whether a published lot whose grade asks for a flaw would show none without this picture. */
export async function showsNoFlawWithout(
  trx: Transaction<Schema>,
  insectId: number,
  pictureHash: string,
): Promise<boolean> {
  const lot = await findInsectRow(trx, insectId);
  if (lot?.is_published !== 1) return false;
  const pins = await readPins(trx, [insectId]);
  const left = pins.filter(({ picture_hash }) => picture_hash !== pictureHash).length;
  const facts = { ...publishFactsOf(lot), pictures: 0 };
  return refusedFaults({ ...facts, pins: pins.length, isPublished: true }, { ...facts, pins: left }).includes(
    'flaws',
  );
}

/** One write to a lot's flaws, after whoever writes to them already; noted in the log. */
function write(
  { database, staff, now }: Writer,
  insectId: number,
  action: AuditAction,
  work: (trx: Transaction<Schema>, now: Date) => Promise<Writing>,
): Promise<FlawOutcome> {
  return undoRefusals<FlawOutcome>(database, async (trx) => {
    if (!(await lockLot(trx, insectId))) return { isRefused: true, kind: 'no-lot' };
    const change = await work(trx, now);
    if (typeof change === 'string') return { isRefused: true, kind: change };
    if (change === null) return { isRefused: false, auditId: 0 };
    const audit = { action, changes: [change], subjects: [`insects:${insectId}`] };
    return { isRefused: false, auditId: await recordAudit(trx, staff, audit, now) };
  });
}

/** An update that changes nothing, of a column that no list follows, is the row lock that both databases know. */
async function lockLot(trx: Transaction<Schema>, id: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('insects')
    .set((eb) => ({ cites_certificate: eb.ref('cites_certificate') }))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

function findPin(trx: Transaction<Schema>, insectId: number, id: number) {
  return trx
    .selectFrom('flaw_pins')
    .selectAll()
    .where('id', '=', id)
    .where('insect_id', '=', insectId)
    .executeTakeFirst();
}

async function hasPicture(trx: Transaction<Schema>, insectId: number, hash: string): Promise<boolean> {
  const place = await trx
    .selectFrom('insect_pictures')
    .select('id')
    .where('insect_id', '=', insectId)
    .where('picture_hash', '=', hash)
    .executeTakeFirst();
  return place !== undefined;
}

function columnsOf({ picture, x, y, kind, text }: FlawForm) {
  return {
    ...{ picture_hash: picture, x: Math.round(x * PIN_STEPS), y: Math.round(y * PIN_STEPS), kind },
    ...{ text_en: text.en, text_nl: text.nl, text_fr: text.fr },
  };
}
