import type { Insect, InsectCard, Picture } from '@vitrine/shared/contract/catalogue';
import type { Kysely } from 'kysely';
import { isUuid } from '../../platform/is-uuid.ts';
import { readCards } from './insect-cards.ts';
import { PICTURE_COLUMNS, toPicture } from './picture-row.ts';
import { shownColumns, shownFacts } from '../rules/insect-facts.ts';
import type { Schema } from '../../database/schema/schema.ts';

const RELATED_LIMIT = 8;
const SAME_SPECIES_LIMIT = 4;
/** Most lots of a species that are looked at: a bound for the largest shops, where any of them will do. */
const LOOKED_AT = 200;

/** An insect by its uuid, sold out or not; `gone` when it was deleted, `unknown` when it never was shown. */
export async function readInsect(
  kysely: Kysely<Schema>,
  uuid: string,
  now: Date,
): Promise<Insect | 'gone' | 'unknown'> {
  if (!isUuid(uuid)) return 'unknown';
  const row = await kysely
    .selectFrom('insects')
    .select([
      'id',
      'deleted_at',
      'on_hand',
      'weight_grams',
      'description_en',
      'description_nl',
      'description_fr',
      ...shownColumns('page'),
    ])
    .where('uuid', '=', uuid.toUpperCase())
    .executeTakeFirst();
  if (!row) return 'unknown';
  if (row.deleted_at !== null) return 'gone';
  const [[card], pictures] = await Promise.all([
    readCards(kysely, [row.id], now),
    readPictures(kysely, row.id),
  ]);
  if (!card) return 'unknown';
  const isHeld = card.stock < 1 && row.on_hand > 0;
  const heldUntil = isHeld ? await readHeldUntil(kysely, row.id) : null;
  return {
    ...card,
    description: { en: row.description_en, nl: row.description_nl, fr: row.description_fr },
    ...shownFacts('page', row),
    weightGrams: row.weight_grams,
    pictures,
    isHeld,
    ...(heldUntil !== null && { heldUntil }),
  };
}

/** When the first reservation of an insect ends: of somebody at the checkout, or of an order that is not paid. */
async function readHeldUntil(kysely: Kysely<Schema>, insectId: number): Promise<string | null> {
  const [hold, order] = await Promise.all([
    kysely
      .selectFrom('hold_lines')
      .innerJoin('holds', 'holds.id', 'hold_lines.hold_id')
      .select((eb) => eb.fn.min('expires_at').as('at'))
      .where('insect_id', '=', insectId)
      .where('state', '=', 'live')
      .executeTakeFirst(),
    kysely
      .selectFrom('order_lines')
      .innerJoin('orders', 'orders.id', 'order_lines.order_id')
      .select((eb) => eb.fn.min('reserved_until').as('at'))
      .where('insect_id', '=', insectId)
      .where('stock_state', '=', 'reserved')
      .executeTakeFirst(),
  ]);
  return [hold?.at, order?.at].filter((at) => typeof at === 'string').toSorted()[0] ?? null;
}

/** The insect with this reference, whether it is shown or not; null when there is none. */
export async function findInsectId(kysely: Kysely<Schema>, reference: string): Promise<number | null> {
  const row = await kysely
    .selectFrom('insects')
    .select('id')
    .where('reference', '=', reference)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.id ?? null;
}

async function readPictures(kysely: Kysely<Schema>, insectId: number): Promise<Picture[]> {
  const rows = await kysely
    .selectFrom('insect_pictures')
    .innerJoin('pictures', 'pictures.hash', 'insect_pictures.picture_hash')
    .select([...PICTURE_COLUMNS, 'alt_en as en', 'alt_nl as nl', 'alt_fr as fr'])
    .where('insect_id', '=', insectId)
    .orderBy('position')
    .execute();
  return rows.flatMap(({ en, nl, fr, ...row }) => {
    const picture = toPicture(row);
    if (!picture) return [];
    return en || nl || fr ? { ...picture, alt: { en, nl, fr } } : picture;
  });
}

export interface Relatives {
  sameSpecies: InsectCard[];
  related: InsectCard[];
}

/** Other lots that can be ordered, newest first: of the same species, and beside those of the same family. */
export async function readRelatives(kysely: Kysely<Schema>, insect: Insect, now: Date): Promise<Relatives> {
  const [species, family] = await Promise.all([sameSpecies(kysely, insect), sameFamily(kysely, insect)]);
  const cards = await readCards(kysely, [...species, ...family], now);
  const isOfSpecies = ({ name, isMixed }: InsectCard) => name === insect.name && !isMixed;
  return {
    sameSpecies: cards.filter(isOfSpecies),
    related: cards.filter((card) => !isOfSpecies(card)),
  };
}

/** A mixed lot has no species: its name is a title. */
async function sameSpecies(kysely: Kysely<Schema>, insect: Insect): Promise<number[]> {
  if (insect.isMixed) return [];
  // In two steps, so that lots are found by their name, not by walking all the newest until the name comes by.
  const named = forSale(kysely, insect)
    .select(['id', 'updated_at', 'is_mixed'])
    .where('name', '=', insect.name)
    .limit(LOOKED_AT);
  const rows = await kysely
    .selectFrom(named.as('named'))
    .select('id')
    .where('is_mixed', '=', 0)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SAME_SPECIES_LIMIT)
    .execute();
  return rows.map(({ id }) => id);
}

async function sameFamily(kysely: Kysely<Schema>, insect: Insect): Promise<number[]> {
  const rows = await forSale(kysely, insect)
    .select('id')
    .where('family_id', '=', insect.family.id)
    .where((eb) => eb('is_in_family', '=', eb.lit(1)))
    .where('name', '!=', insect.name)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(RELATED_LIMIT)
    .execute();
  return rows.map(({ id }) => id);
}

/** Conditions are written out, not bound: only so does SQLite use an index of what is for sale. */
function forSale(kysely: Kysely<Schema>, insect: Insect) {
  return kysely
    .selectFrom('insects')
    .where((eb) => eb.and([eb('is_shown', '=', eb.lit(1)), eb('is_sold_out', '=', eb.lit(0))]))
    .where('uuid', '!=', insect.uuid);
}
