import { listFamilyNames } from '../store/families.ts';
import { createHash } from 'node:crypto';
import type { Locale } from '@vitrine/shared/contract/locale';
import {
  MOST_AT_ONCE,
  type BulkChange,
  type BulkLine,
  type BulkPreview,
  type BulkRequest,
} from '@vitrine/shared/contract/tools/bulk';
import { z } from '@vitrine/shared/contract/zod';
import type { Kysely, Transaction } from 'kysely';
import { MOST_ID } from './read-insect.ts';
import { textOf, type FieldErrors } from '../../forms/rules/field-errors.ts';
import { readWhole } from '../../forms/rules/read-amounts.ts';
import { recordAudit, type AuditWrite } from '../../tools/index.ts';
import { rowChange } from '../../database/edit-row.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { countPictures, readBulkRows, writeBulk, type BulkColumns, type BulkRow } from './store/bulk.ts';
import { countPins } from '../store/insects/flaw-pins.ts';
import { insectIds } from './store/insects.ts';
import { undoRefusals } from '../../database/undo-refusals.ts';
import { bulkWords, type FamilyNames } from './bulk-words.ts';
import type { Writer } from './insect-writes.ts';
import { once, type Intent } from './once.ts';
import { bulkRefusal, readBulkChange, type BulkFamily } from './plan-bulk.ts';
import { readInsectFilter } from './read-insect-filter.ts';

type BulkPlanning = { ok: true; preview: BulkPreview } | { ok: false; errors: FieldErrors };
type Changed = { isRefused: false; changed: number; auditId: number };
type Unchanged =
  | { isRefused: true; kind: 'rejected'; errors: FieldErrors }
  | { isRefused: true; kind: 'changed-meanwhile' };
type BulkOutcome = Changed | Unchanged;

interface Plan {
  lines: BulkLine[];
  /** Those that change. */
  writes: { row: BulkRow; columns: BulkColumns }[];
  seen: string;
}
type Planning = { ok: true; plan: Plan } | { ok: false; errors: FieldErrors };

/** What a change would make of each lot. Writes nothing. */
export async function previewBulk(
  kysely: Kysely<Schema>,
  request: BulkRequest,
  locale: Locale,
): Promise<BulkPlanning> {
  const chosen = await chooseLots(kysely, request);
  if (!chosen.ok) return chosen;
  const planning = await planBulk(kysely, chosen.ids, request.change, locale);
  return planning.ok ? { ok: true, preview: toPreview(planning.plan) } : planning;
}

const changedSchema = z.object({ isRefused: z.literal(false), changed: z.int(), auditId: z.int() });

/**
 * Makes the change that was seen: all of it in one transaction and one entry of the log, or nothing when any of the
 * lots is no more as it was. The same key makes it once: a price is not raised again because the answer was lost.
 */
export async function applyBulk(
  { database, staff, now }: Writer,
  { seen, ...request }: BulkRequest & { seen: string },
  intent: Intent,
): Promise<BulkOutcome> {
  // A list that was changed may hold other lots by now, and none of those: the key is looked at first.
  const chosen = await chooseLots(database.kysely, request);
  const { field, value } = request.change;
  return undoRefusals<BulkOutcome>(database, (trx) =>
    once<Changed, Unchanged>(trx, { scope: 'bulk', intent, staff, now }, changedSchema, async () => {
      if (!chosen.ok) return { isRefused: true, kind: 'rejected', errors: chosen.errors };
      const planning = await planBulk(trx, chosen.ids, request.change, 'en');
      if (!planning.ok) return { isRefused: true, kind: 'rejected', errors: planning.errors };
      const { plan } = planning;
      if (plan.seen !== seen) return { isRefused: true, kind: 'changed-meanwhile' };
      if (plan.writes.length === 0) return { isRefused: false, changed: 0, auditId: 0 };
      const changes = await writeBulk(trx, plan.writes, now);
      if (!changes) return { isRefused: true, kind: 'changed-meanwhile' };
      const audit: AuditWrite = { action: 'insects.bulk', changes, note: `${field} ${value}` };
      const auditId = await recordAudit(trx, staff, audit, now);
      return { isRefused: false, changed: changes.length, auditId };
    }),
  );
}

async function chooseLots(
  kysely: Kysely<Schema>,
  { selection }: BulkRequest,
): Promise<{ ok: true; ids: number[] } | { ok: false; errors: FieldErrors }> {
  const { ids, count } = selection.all
    ? await insectIds(kysely, readInsectFilter(selection.all), MOST_AT_ONCE)
    : chosenIds(selection.ids ?? []);
  if (count > MOST_AT_ONCE) {
    const values = { count: String(count), limit: String(MOST_AT_ONCE) };
    return { ok: false, errors: { selection: { message: 'tooManyLots', values } } };
  }
  return ids.length > 0 ? { ok: true, ids } : { ok: false, errors: { selection: { message: 'noLots' } } };
}

/** Ids that no row can have are nobody's. */
function chosenIds(given: number[]): { ids: number[]; count: number } {
  const ids = [...new Set(given)].filter((id) => id > 0 && id <= MOST_ID);
  return { ids, count: ids.length };
}

async function planBulk(
  kysely: Kysely<Schema> | Transaction<Schema>,
  ids: number[],
  change: BulkChange,
  locale: Locale,
): Promise<Planning> {
  const families = (await listFamilyNames(kysely)).map((row) => ({ ...row, name: row[`name_${locale}`] }));
  const reading = readBulkChange(change, familyOf(families, change));
  if (!reading.ok) return { ok: false, errors: { value: reading.error } };
  const rows = await readBulkRows(kysely, ids);
  const pictures =
    change.field === 'published' ? await countPictures(kysely, ids) : new Map<number, number>();
  const pins = await countPins(kysely, ids);
  const names = new Map(families.map(({ id, name }) => [id, name]));
  const planned = rows.map((row) => {
    const columns = reading.columns(row);
    const refused = bulkRefusal(
      row,
      columns,
      { pictures: pictures.get(row.id) ?? 0, pins: pins.get(row.id) ?? 0 },
      locale,
    );
    const line = toLine(row, columns, change, names, locale);
    return { row, columns, line: { ...line, refused: refused ? textOf(refused, locale) : '' } };
  });
  const writes = planned.filter(({ row, columns, line }) => !line.refused && isChange(row, columns));
  return { ok: true, plan: { lines: planned.map(({ line }) => line), writes, seen: digest(change, writes) } };
}

function familyOf(families: BulkFamily[], { field, value }: BulkChange): BulkFamily | null {
  const id = field === 'family' ? readWhole(value) : null;
  return families.find((family) => family.id === id) ?? null;
}

function toLine(
  row: BulkRow,
  columns: BulkColumns,
  { field }: BulkChange,
  families: FamilyNames,
  locale: Locale,
): Omit<BulkLine, 'refused'> {
  return {
    id: row.id,
    reference: row.reference,
    name: row.name,
    before: bulkWords(field, row, families, locale),
    after: bulkWords(field, { ...row, ...columns }, families, locale),
  };
}

const isChange = (row: BulkRow, columns: BulkColumns) =>
  rowChange('insects', row.id, row, { ...row, ...columns }) !== null;

/** The same for the same change to the same lots as they are now. */
function digest(change: BulkChange, writes: Plan['writes']): string {
  const facts = writes.map(({ row, columns }) => [row.id, row.revision, columns]);
  return createHash('sha256')
    .update(JSON.stringify([change, facts]))
    .digest('base64url');
}

function toPreview({ lines, writes, seen }: Plan): BulkPreview {
  const refused = lines.filter((line) => line.refused !== '').length;
  return { lines, changed: writes.length, unchanged: lines.length - writes.length - refused, refused, seen };
}
