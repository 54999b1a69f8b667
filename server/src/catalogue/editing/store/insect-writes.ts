import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { AuditChange } from '@vitrine/shared/contract/tools/tools';
import { FAULT_MESSAGES } from '../../../forms/rules/fault-messages.ts';
import type { FieldErrors } from '../../../forms/rules/field-errors.ts';
import { mergeFacts } from '../../rules/insect-facts.ts';
import { refusedFaults, type PublishFacts } from '../../rules/publish-faults.ts';
import { editRow } from '../../../database/edit-row.ts';
import type { InsectColumns } from '../../store/insects/insect-columns.ts';
import { countPins } from '../../store/insects/flaw-pins.ts';
import type { Schema } from '../../../database/schema/schema.ts';
import { publishFactsOf } from './insect.ts';

/** Of a row that was inserted. */
const FIRST_REVISION = 1;

type InsectWriting =
  | { kind: 'written'; id: number; change: AuditChange }
  /** Nothing differs from what is stored. */
  | { kind: 'same'; id: number }
  | { kind: 'changed-meanwhile' }
  | { kind: 'deleted' }
  | { kind: 'rejected'; errors: FieldErrors };

/**
 * A new lot with its first price. Its stock is received by the caller, as a move.
 * @returns rejected when the reference is taken, the family unknown, or something is missing for publishing
 */
export async function insertInsect(
  trx: Transaction<Schema>,
  columns: InsectColumns,
  now: Date,
): Promise<InsectWriting> {
  const category = await categoryOf(trx, columns.family_id);
  const errors = {
    ...(await rowErrors(trx, columns, category, 0)),
    ...faultErrors(columns, null, { ...publishFactsOf(columns), pictures: 0, pins: 0 }),
  };
  if (Object.keys(errors).length > 0) return { kind: 'rejected', errors };
  const at = now.toISOString();
  const kept = { uuid: randomUUID().toUpperCase(), created_at: at, updated_at: at, deleted_at: null };
  const { id } = await trx
    .insertInto('insects')
    .values({
      ...columns,
      facts: mergeFacts('{}', columns.facts),
      ...kept,
      category: category ?? null,
      on_hand: 0,
      reserved: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const price = { insect_id: id, price_cents: columns.price_cents, at };
  await trx.insertInto('price_history').values(price).execute();
  return { kind: 'written', id, change: { table: 'insects', id, before: null, after: { ...columns } } };
}

/** Writes a lot anew, if it is as it was when the edit began. Its price history is maintained by the database. */
export async function updateInsect(
  trx: Transaction<Schema>,
  { id, revision }: { id: number; revision: number },
  columns: InsectColumns,
  now: Date,
): Promise<InsectWriting> {
  const before = await trx.selectFrom('insects').selectAll().where('id', '=', id).executeTakeFirst();
  if (!before || before.revision !== revision) return { kind: 'changed-meanwhile' };
  if (before.deleted_at !== null) return { kind: 'deleted' };
  const isSameFamily = columns.family_id === before.family_id;
  const category = isSameFamily ? before.category : await categoryOf(trx, columns.family_id);
  const pictures = await countPictures(trx, id);
  const pins = (await countPins(trx, [id])).get(id) ?? 0;
  const facts = mergeFacts(before.facts, columns.facts);
  const was = { ...publishFactsOf(before), pictures, pins, isPublished: before.is_published === 1 };
  const isChecked = !isSameFamily || columns.reference !== before.reference;
  const errors = {
    ...(isChecked && (await rowErrors(trx, columns, category, id))),
    ...faultErrors(columns, was, { ...publishFactsOf({ ...columns, facts }), pictures, pins }),
  };
  if (Object.keys(errors).length > 0) return { kind: 'rejected', errors };
  const set = { ...columns, facts, category: category ?? null };
  const editing = await editRow(trx, 'insects', { id, revision }, set, now);
  if (editing.kind === 'edited') return { kind: 'written', id, change: editing.change };
  return editing.kind === 'same' ? { kind: 'same', id } : { kind: 'changed-meanwhile' };
}

/** The category of a family; null without one, undefined for an unknown one. */
async function categoryOf(trx: Transaction<Schema>, familyId: number | null) {
  if (familyId === null) return null;
  const row = await trx
    .selectFrom('families')
    .select('category')
    .where('id', '=', familyId)
    .executeTakeFirst();
  return row?.category;
}

async function rowErrors(
  trx: Transaction<Schema>,
  { reference }: InsectColumns,
  category: string | null | undefined,
  id: number,
): Promise<FieldErrors> {
  const taken = await trx
    .selectFrom('insects')
    .select('name')
    .where('reference', '=', reference)
    .where('id', '!=', id)
    .executeTakeFirst();
  return {
    ...(category === undefined && { familyId: { message: 'familyUnknown' as const } }),
    ...(taken && {
      reference: { message: 'referenceTaken' as const, values: { reference, name: taken.name } },
    }),
  };
}

function faultErrors(
  { is_published }: InsectColumns,
  was: (PublishFacts & { isPublished: boolean }) | null,
  facts: PublishFacts,
): FieldErrors {
  if (is_published !== 1) return {};
  const places = refusedFaults(was, facts).map((fault) => FAULT_MESSAGES[fault]);
  return Object.fromEntries(places.map(({ field, message }) => [field, { message }]));
}

async function countPictures(trx: Transaction<Schema>, id: number): Promise<number> {
  const row = await trx
    .selectFrom('insect_pictures')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('insect_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function hasInsect(trx: Transaction<Schema>, id: number): Promise<boolean> {
  const row = await trx.selectFrom('insects').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** Every column of a lot, deleted or not. */
export function findInsectRow(trx: Transaction<Schema>, id: number) {
  return trx.selectFrom('insects').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Whether nobody edited a lot since it was made, and it has no picture, nor one that is being made. */
export async function isAsItCame(trx: Transaction<Schema>, id: number): Promise<boolean> {
  const lot = await trx
    .selectFrom('insects')
    .select('id')
    .where('id', '=', id)
    .where('revision', '=', FIRST_REVISION)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('insect_pictures')
            .select('position')
            .where('insect_id', '=', id)
            .union(selectFrom('picture_jobs').select('position').where('insect_id', '=', id)),
        ),
      ),
    )
    .executeTakeFirst();
  return lot !== undefined;
}
