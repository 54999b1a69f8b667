import type { AgreedFlaw, Flaw, FlawKind } from '@vitrine/shared/contract/facts/flaws';
import { FLAW_WORDS } from '@vitrine/shared/contract/facts/flaw-words';
import type { Insertable, Kysely } from 'kysely';
import { prepared, preparedForEach, type Given } from '../../../database/prepared.ts';
import type { FlawPinsTable } from '../../../database/schema/pictures.ts';
import type { Schema } from '../../../database/schema/schema.ts';

/** Parts of a picture's width or height are stored as whole numbers of this. */
export const PIN_STEPS = 10_000;

/** Flaws that begin within this share of the height are read from left to right. */
const ROW_STEPS = PIN_STEPS / 10;

const pinsOnPictures = (kysely: Pick<Kysely<Schema>, 'selectFrom'>) =>
  kysely
    .selectFrom('flaw_pins as pin')
    .innerJoin('insect_pictures as place', (join) =>
      join
        .onRef('place.insect_id', '=', 'pin.insect_id')
        .onRef('place.picture_hash', '=', 'pin.picture_hash'),
    )
    .select(['pin.id', 'pin.insect_id', 'pin.picture_hash', 'pin.x', 'pin.y', 'pin.kind', 'pin.revision'])
    .select(['pin.text_en', 'pin.text_nl', 'pin.text_fr', 'place.position']);

/** The pins of lots on pictures that these have now, in reading order: by picture, then row by row. */
export async function readPins(kysely: Pick<Kysely<Schema>, 'selectFrom'>, insectIds: readonly number[]) {
  if (insectIds.length === 0) return [];
  return inReadingOrder(await pinsOnPictures(kysely).where('pin.insect_id', 'in', insectIds).execute());
}

type Row = Awaited<ReturnType<ReturnType<typeof pinsOnPictures>['execute']>>[number];

function inReadingOrder(rows: readonly Row[]): Row[] {
  // A picture that stands twice shows its flaws once.
  const byId = new Map(rows.toReversed().map((row) => [row.id, row]));
  const row = ({ y }: { y: number }) => Math.floor(y / ROW_STEPS);
  return [...byId.values()].toSorted(
    (one, other) =>
      one.position - other.position || row(one) - row(other) || one.x - other.x || one.id - other.id,
  );
}

/** What is said of the flaws of lots, by lot. */
export async function readFlaws(
  kysely: Kysely<Schema>,
  insectIds: readonly number[],
): Promise<Map<number, Flaw[]>> {
  const byLot = Map.groupBy(await readPins(kysely, insectIds), ({ insect_id }) => insect_id);
  return new Map([...byLot].map(([id, pins]) => [id, pins.map(toFlaw)]));
}

function toFlaw(pin: Row): Flaw {
  return { ...placeOf(pin), kind: pin.kind, ...sayFlaw(pin) };
}

const placeOf = ({ picture_hash, x, y }: Row) => ({
  picture: picture_hash,
  x: x / PIN_STEPS,
  y: y / PIN_STEPS,
});

/** A flaw in words. */
function sayFlaw({ kind, text_en, text_nl, text_fr }: Row): Pick<Flaw, 'name' | 'text'> {
  const hasText = text_en !== '' || text_nl !== '' || text_fr !== '';
  return { name: FLAW_WORDS[kind], ...(hasText && { text: { en: text_en, nl: text_nl, fr: text_fr } }) };
}

/** How many pins each of these lots has on its pictures; lots without any are absent. */
export async function countPins(
  kysely: Pick<Kysely<Schema>, 'selectFrom'>,
  insectIds: readonly number[],
): Promise<Map<number, number>> {
  const byLot = Map.groupBy(await readPins(kysely, insectIds), ({ insect_id }) => insect_id);
  return new Map([...byLot].map(([id, pins]) => [id, pins.length]));
}

const pinsOfOrdered = preparedForEach((count) =>
  prepared((kysely, given: Given<Record<number, number>>) =>
    pinsOnPictures(kysely).where(
      'pin.insect_id',
      'in',
      Array.from({ length: count }, (_slot, index) => given(index)),
    ),
  ),
);

/** The same as an order keeps it, in words and with its place: of lots that have pins, few at once. */
export async function readAgreedFlaws(
  kysely: Kysely<Schema>,
  insectIds: readonly number[],
): Promise<Map<number, AgreedFlaw[]>> {
  if (insectIds.length === 0) return new Map();
  const { rows } = await pinsOfOrdered(insectIds.length)(kysely, insectIds);
  const byLot = Map.groupBy(inReadingOrder(rows), ({ insect_id }) => insect_id);
  return new Map(
    [...byLot].map(([id, pins]) => [id, pins.map((pin) => ({ ...placeOf(pin), ...sayFlaw(pin) }))]),
  );
}

/** A flaw that was found on a picture, in parts of its width and height. */
export interface FoundFlaw {
  kind: FlawKind;
  x: number;
  y: number;
}

/** Pins what was found, on a lot that nobody has pinned anything on yet. */
export async function pinFound(
  trx: Kysely<Schema>,
  { insectId, hash }: { insectId: number; hash: string },
  found: readonly FoundFlaw[],
  now: Date,
): Promise<void> {
  if (found.length === 0) return;
  const known = await trx
    .selectFrom('flaw_pins')
    .select('id')
    .where('insect_id', '=', insectId)
    .limit(1)
    .executeTakeFirst();
  if (known) return;
  const rows = found.map(({ kind, x, y }): Insertable<FlawPinsTable> => {
    const place = { x: Math.round(x * PIN_STEPS), y: Math.round(y * PIN_STEPS) };
    return { insect_id: insectId, picture_hash: hash, kind, ...place, updated_at: now.toISOString() };
  });
  await trx.insertInto('flaw_pins').values(rows).execute();
}
