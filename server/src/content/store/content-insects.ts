import type { Insect, InsectCard, Picture } from '@vitrine/shared/contract/catalogue';
import type { Kysely, RawBuilder, SqlBool } from 'kysely';
import { readCards, PICTURE_COLUMNS, toPicture } from '../../catalogue/index.ts';
import type { Schema } from '../../database/schema/schema.ts';

const ROWS_AT_ONCE = 500;

type ListedInsect = InsectCard & Pick<Insect, 'description' | 'pictures'>;

/** Ids of some insects, four bytes each: those of a million insects take 4 MB. */
export type IdChunk = Int32Array;

/** Insects that are read, and written, at once: some 5 ms of work. */
export const CHUNK = 100;

/**
 * Ids of the shown insects that a condition holds for, in the order given, chunk by chunk. A limit of null is all.
 * They are read to their end before anything is written, so that a slow reader holds no cursor open.
 * @throws when `signal` says that nobody waits for them any more
 */
export async function selectInsectIds(
  kysely: Kysely<Schema>,
  where: RawBuilder<SqlBool>,
  order: RawBuilder<unknown>,
  slice: { start: number; limit: number | null },
  signal: AbortSignal,
): Promise<IdChunk[]> {
  const rows = kysely
    .selectFrom('insects')
    .select('id')
    // Written out, not bound: only so does SQLite use its index of what is shown.
    .where((eb) => eb('insects.is_shown', '=', eb.lit(1)))
    .where(where)
    .orderBy(order)
    .offset(slice.start)
    .limit(slice.limit ?? Number.MAX_SAFE_INTEGER)
    .stream(ROWS_AT_ONCE);
  const chunks: IdChunk[] = [];
  let chunk: number[] = [];
  for await (const { id } of rows) {
    if (chunk.push(id) < CHUNK) continue;
    signal.throwIfAborted();
    chunks.push(Int32Array.from(chunk));
    chunk = [];
  }
  return chunk.length > 0 ? [...chunks, Int32Array.from(chunk)] : chunks;
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
