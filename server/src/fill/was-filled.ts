import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema/schema.ts';

/** The setting by which a shop is filled with samples once, if ever. */
export const SAMPLE_MARK = 'sample';

/** Whether the shop was looked at before, and filled if it was empty. */
export async function wasFilled(kysely: Kysely<Schema>): Promise<boolean> {
  const mark = await kysely
    .selectFrom('settings')
    .select('key')
    .where('key', '=', SAMPLE_MARK)
    .executeTakeFirst();
  return mark !== undefined;
}
