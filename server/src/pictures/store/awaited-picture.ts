import type { Kysely } from 'kysely';
import { isUuid } from '../../platform/is-uuid.ts';
import { PICTURE_COLUMNS, toPicture } from '../../catalogue/index.ts';
import type { Picture } from '@vitrine/shared/contract/catalogue';
import type { Schema } from '../../database/schema/schema.ts';
import { MAX_ATTEMPTS } from '../../database/schema/pictures.ts';

/** A place of a lot: which job makes its picture, and what it shows. */
interface AwaitedPicture {
  picture: Picture | null;
  /** Null when nothing is to be made. */
  job: { id: number; isWanted: boolean } | null;
}

/** A place of a lot that is shown; null when there is no such lot. */
export async function readAwaited(
  kysely: Kysely<Schema>,
  { uuid, position }: { uuid: string; position: number },
): Promise<AwaitedPicture | null> {
  if (!isUuid(uuid)) return null;
  const row = await kysely
    .selectFrom('insects')
    .leftJoin('insect_pictures as place', (join) =>
      join.onRef('place.insect_id', '=', 'insects.id').on('place.position', '=', position),
    )
    .leftJoin('pictures', 'pictures.hash', 'place.picture_hash')
    .leftJoin('picture_jobs as job', (join) =>
      join
        .onRef('job.insect_id', '=', 'insects.id')
        .on('job.position', '=', position)
        .on('job.attempts', '<', MAX_ATTEMPTS),
    )
    .select([...PICTURE_COLUMNS, 'job.id as job_id', 'job.wanted_at'])
    .where('insects.uuid', '=', uuid.toUpperCase())
    .where('insects.is_shown', '=', 1)
    .executeTakeFirst();
  if (!row) return null;
  const { job_id: id, wanted_at } = row;
  return { picture: toPicture(row), job: id === null ? null : { id, isWanted: wanted_at !== null } };
}

/** Has a picture made before those that nobody looks at. */
export async function wantPicture(kysely: Kysely<Schema>, jobId: number, now: Date): Promise<void> {
  await kysely
    .updateTable('picture_jobs')
    .set({ wanted_at: now.toISOString() })
    .where('id', '=', jobId)
    .where('wanted_at', 'is', null)
    .execute();
}
