import type { Picture } from '@vitrine/shared/contract/catalogue';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema/schema.ts';
import { PICTURE_COLUMNS, toPicture } from './picture-row.ts';

/** A stored picture by its hash; null when there is none. */
export async function findPicture(kysely: Kysely<Schema>, hash: string): Promise<Picture | null> {
  const row = await kysely
    .selectFrom('pictures')
    .select([...PICTURE_COLUMNS])
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row ? toPicture(row) : null;
}
