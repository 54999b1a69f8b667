import type { Insect, Picture } from '@vitrine/shared/contract/catalogue';
import type { Kysely } from 'kysely';
import { isUuid } from '../../../platform/is-uuid.ts';
import { readFlaws } from './flaw-pins.ts';
import { readCards } from './insect-cards.ts';
import { PICTURE_COLUMNS, toPicture } from './picture-row.ts';
import { shownColumns, shownFacts } from '../../rules/insect-facts.ts';
import { documentKindsOf } from '../../rules/lot-papers.ts';
import { MAX_ATTEMPTS } from '../../../database/schema/pictures.ts';
import type { Schema } from '../../../database/schema/schema.ts';

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
      'weight_grams',
      'cites_certificate',
      'description_en',
      'description_nl',
      'description_fr',
      ...shownColumns('page'),
    ])
    .where('uuid', '=', uuid.toUpperCase())
    .executeTakeFirst();
  if (!row) return 'unknown';
  if (row.deleted_at !== null) return 'gone';
  const [[card], pictures, awaited, flawsOf] = await Promise.all([
    readCards(kysely, [row.id], now),
    readPictures(kysely, row.id),
    readAwaited(kysely, row.id),
    readFlaws(kysely, [row.id]),
  ]);
  if (!card) return 'unknown';
  const isHeld = card.isHeld === true;
  const flaws = flawsOf.get(row.id);
  const facts = shownFacts('page', row);
  const documents = documentKindsOf(row, facts.documentKind);
  const heldUntil = isHeld ? await readHeldUntil(kysely, row.id) : null;
  return {
    ...card,
    description: { en: row.description_en, nl: row.description_nl, fr: row.description_fr },
    ...facts,
    ...(documents.length > 0 && { documents }),
    weightGrams: row.weight_grams,
    pictures,
    ...(awaited.length > 0 && { awaited }),
    ...(flaws && { flaws }),
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

/** The uuid of a lot, deleted or not, that somebody names by its reference or by its uuid; null when there never was one. */
export async function findLotUuid(kysely: Kysely<Schema>, named: string): Promise<string | null> {
  if (isUuid(named)) return named.toUpperCase();
  const row = await kysely
    .selectFrom('insects')
    .select('uuid')
    .where('reference', 'in', [named, named.toUpperCase()])
    .executeTakeFirst();
  return row?.uuid ?? null;
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

/** Positions without a picture for which one is to be made. What could not be made five times is not waited for. */
async function readAwaited(kysely: Kysely<Schema>, insectId: number): Promise<number[]> {
  const rows = await kysely
    .selectFrom('picture_jobs as job')
    .leftJoin('insect_pictures as place', (join) =>
      join.onRef('place.insect_id', '=', 'job.insect_id').onRef('place.position', '=', 'job.position'),
    )
    .select('job.position')
    .where('job.insect_id', '=', insectId)
    .where('job.attempts', '<', MAX_ATTEMPTS)
    .where('place.id', 'is', null)
    .orderBy('job.position')
    .execute();
  return rows.map(({ position }) => position);
}
