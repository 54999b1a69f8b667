import type { Insect, InsectCard, Picture } from '@vitrine/shared/contract/catalogue';
import type { Kysely } from 'kysely';
import { isUuid } from '../rules/merge-lines.ts';
import { readCards } from './insect-cards.ts';
import { PICTURE_COLUMNS, toPicture } from './picture-row.ts';
import type { Schema } from './schema.ts';

const RELATED_LIMIT = 8;

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
      'cites_annex',
      'description_en',
      'description_nl',
      'description_fr',
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
  return {
    ...card,
    description: { en: row.description_en, nl: row.description_nl, fr: row.description_fr },
    citesAnnex: row.cites_annex,
    weightGrams: row.weight_grams,
    pictures,
  };
}

async function readPictures(kysely: Kysely<Schema>, insectId: number): Promise<Picture[]> {
  const rows = await kysely
    .selectFrom('insect_pictures')
    .innerJoin('pictures', 'pictures.hash', 'insect_pictures.picture_hash')
    .select(PICTURE_COLUMNS)
    .where('insect_id', '=', insectId)
    .orderBy('position')
    .execute();
  return rows.map(toPicture).filter((picture) => picture !== null);
}

/** Other lots of the same family that can be ordered, newest first. */
export async function readRelated(kysely: Kysely<Schema>, insect: Insect, now: Date): Promise<InsectCard[]> {
  const rows = await kysely
    .selectFrom('insects')
    .select('id')
    .where('family_id', '=', insect.family.id)
    .where('is_shown', '=', 1)
    .where('is_sold_out', '=', 0)
    .where('uuid', '!=', insect.uuid)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(RELATED_LIMIT)
    .execute();
  const ids = rows.map((row) => row.id);
  return readCards(kysely, ids, now);
}
