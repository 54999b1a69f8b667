import type { Insect, InsectCard, Picture } from '@vitrine/shared/contract/catalogue';
import type { Kysely, RawBuilder, SqlBool } from 'kysely';
import { readCards } from './insect-cards.ts';
import { PICTURE_COLUMNS, toPicture } from './picture-row.ts';
import type { Schema } from './schema.ts';

type ListedInsect = InsectCard & Pick<Insect, 'description' | 'pictures'>;

/** Ids of the shown insects that a condition holds for, in the order given. A limit of null is all. */
export async function selectInsectIds(
  kysely: Kysely<Schema>,
  where: RawBuilder<SqlBool>,
  order: RawBuilder<unknown>,
  slice: { start: number; limit: number | null },
): Promise<number[]> {
  const rows = await kysely
    .selectFrom('insects')
    .select('id')
    .where('insects.is_shown', '=', 1)
    .where(where)
    .orderBy(order)
    .offset(slice.start)
    .limit(slice.limit ?? Number.MAX_SAFE_INTEGER)
    .execute();
  return rows.map((row) => row.id);
}

/** These insects whole, in the order of the ids. */
export async function readListedInsects(
  kysely: Kysely<Schema>,
  ids: number[],
  now: Date,
): Promise<ListedInsect[]> {
  const [cards, texts, pictures] = await Promise.all([
    readCards(kysely, ids, now),
    readDescriptions(kysely, ids),
    readPicturesOf(kysely, ids),
  ]);
  return cards.map((card) => ({
    ...card,
    description: texts.get(card.uuid) ?? { en: '', nl: '', fr: '' },
    pictures: pictures.get(card.uuid) ?? [],
  }));
}

async function readDescriptions(
  kysely: Kysely<Schema>,
  ids: number[],
): Promise<Map<string, Insect['description']>> {
  const rows = await kysely
    .selectFrom('insects')
    .select(['uuid', 'description_en as en', 'description_nl as nl', 'description_fr as fr'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ uuid, en, nl, fr }) => [uuid, { en, nl, fr }]));
}

async function readPicturesOf(kysely: Kysely<Schema>, ids: number[]): Promise<Map<string, Picture[]>> {
  const rows = await kysely
    .selectFrom('insect_pictures')
    .innerJoin('insects', 'insects.id', 'insect_pictures.insect_id')
    .innerJoin('pictures', 'pictures.hash', 'insect_pictures.picture_hash')
    .select(['insects.uuid', ...PICTURE_COLUMNS])
    .where('insect_id', 'in', ids)
    .orderBy('position')
    .execute();
  const byUuid = new Map<string, Picture[]>();
  for (const row of rows) {
    const picture = toPicture(row);
    if (picture) byUuid.set(row.uuid, [...(byUuid.get(row.uuid) ?? []), picture]);
  }
  return byUuid;
}
