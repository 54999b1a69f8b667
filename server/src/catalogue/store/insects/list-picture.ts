import type { InsectCard, Picture } from '@vitrine/shared/contract/catalogue';
import type { Kysely } from 'kysely';
import { PICTURE_COLUMNS, toPicture } from './picture-row.ts';
import { MAX_ATTEMPTS } from '../../../database/schema/pictures.ts';
import type { Schema } from '../../../database/schema/schema.ts';

/** For each list of insects the main picture of its first one that has any; null when none has. */
export async function readListPictures(
  kysely: Kysely<Schema>,
  lists: readonly number[][],
): Promise<(Picture | null)[]> {
  const ids = [...new Set(lists.flat())];
  if (ids.length === 0) return lists.map(() => null);
  const rows = await kysely
    .selectFrom('insect_pictures')
    .innerJoin('pictures', 'pictures.hash', 'insect_pictures.picture_hash')
    .select(['insect_pictures.insect_id', ...PICTURE_COLUMNS])
    .where('insect_pictures.position', '=', 0)
    .where('insect_pictures.insect_id', 'in', ids)
    .execute();
  const byInsect = new Map(rows.map((row) => [row.insect_id, toPicture(row)]));
  return lists.map((list) => byInsect.get(list.find((id) => byInsect.has(id)) ?? 0) ?? null);
}

/** The main picture that the owner gave to each of these families; a family without one is absent. */
export async function readFamilyPictures(
  kysely: Kysely<Schema>,
  familyIds: number[],
): Promise<Map<number, Picture>> {
  if (familyIds.length === 0) return new Map();
  const rows = await kysely
    .selectFrom('family_pictures')
    .innerJoin('pictures', 'pictures.hash', 'family_pictures.picture_hash')
    .select(['family_pictures.family_id', ...PICTURE_COLUMNS])
    .where('family_pictures.position', '=', 0)
    .where('family_pictures.family_id', 'in', familyIds)
    .execute();
  return new Map(
    rows.flatMap((row) => {
      const picture = toPicture(row);
      return picture ? [[row.family_id, picture] as const] : [];
    }),
  );
}

/** Says of these lots, by their ids, which have no picture and are to get none. */
export async function markUnawaited(
  kysely: Kysely<Schema>,
  lots: ReadonlyMap<number, Pick<InsectCard, 'isPictureAwaited'> & { picture?: Picture | null | undefined }>,
): Promise<void> {
  const bare = [...lots].filter(([, { picture }]) => !picture);
  const awaited = await readAwaiting(
    kysely,
    bare.map(([id]) => id),
  );
  for (const [id, lot] of bare) if (!awaited.has(id)) lot.isPictureAwaited = false;
}

/** Which of these insects have their main picture still to be made. What could not be made five times is not waited for. */
async function readAwaiting(kysely: Kysely<Schema>, insectIds: number[]): Promise<Set<number | null>> {
  if (insectIds.length === 0) return new Set();
  const rows = await kysely
    .selectFrom('picture_jobs')
    .select('insect_id')
    .where('insect_id', 'in', insectIds)
    .where('position', '=', 0)
    .where('attempts', '<', MAX_ATTEMPTS)
    .execute();
  return new Set(rows.map(({ insect_id }) => insect_id));
}

/** Lots, each with its main picture where it has one. */
export function picturedLots(kysely: Kysely<Schema>) {
  return kysely
    .selectFrom('insects')
    .leftJoin('insect_pictures', (join) =>
      join.onRef('insect_pictures.insect_id', '=', 'insects.id').on('insect_pictures.position', '=', 0),
    )
    .leftJoin('pictures', 'pictures.hash', 'insect_pictures.picture_hash');
}
