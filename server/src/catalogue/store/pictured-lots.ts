import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema/schema.ts';

/** Lots, each with its main picture where it has one. */
export function picturedLots(kysely: Kysely<Schema>) {
  return kysely
    .selectFrom('insects')
    .leftJoin('insect_pictures', (join) =>
      join.onRef('insect_pictures.insect_id', '=', 'insects.id').on('insect_pictures.position', '=', 0),
    )
    .leftJoin('pictures', 'pictures.hash', 'insect_pictures.picture_hash');
}
