import type { Kysely } from 'kysely';
import { isUuid } from '../../platform/is-uuid.ts';
import type { Schema } from '../../database/schema/schema.ts';

/** The name of an insect that is or was shown, or null for an unknown one. */
export async function readInsectName(kysely: Kysely<Schema>, uuid: string): Promise<string | null> {
  if (!isUuid(uuid)) return null;
  const row = await kysely
    .selectFrom('insects')
    .select('name')
    .where('uuid', '=', uuid.toUpperCase())
    .where('is_published', '=', 1)
    .executeTakeFirst();
  return row?.name ?? null;
}
