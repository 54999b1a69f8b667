import type { Picture } from '@vitrine/shared/contract/catalogue';
import { sql, type Kysely } from 'kysely';
import { listFilter, type InsectList } from './insect-list.ts';
import { PICTURE_COLUMNS, toPicture } from './picture-row.ts';
import type { Schema } from './schema.ts';

/** The picture that stands for a list: its newest insect's, of those in stock first. Null when none has one. */
export async function readListPicture(kysely: Kysely<Schema>, list: InsectList): Promise<Picture | null> {
  const row = await kysely
    .selectFrom('insects')
    .innerJoin('insect_pictures', (join) =>
      join.onRef('insect_pictures.insect_id', '=', 'insects.id').on('insect_pictures.position', '=', 0),
    )
    .innerJoin('pictures', 'pictures.hash', 'insect_pictures.picture_hash')
    .select(PICTURE_COLUMNS)
    .where(listFilter(list))
    .orderBy(sql`insects.is_sold_out, insects.updated_at desc, insects.id desc`)
    .limit(1)
    .executeTakeFirst();
  return row ? toPicture(row) : null;
}
