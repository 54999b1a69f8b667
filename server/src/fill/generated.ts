import type { Picture } from '@vitrine/shared/contract/catalogue';
import { z } from '@vitrine/shared/contract/zod';
import { sql, type Kysely, type Transaction } from 'kysely';
import { StartupError } from '../platform/startup-error.ts';
import type { DialectName } from '../database/database.ts';
import type { Schema } from '../database/schema/schema.ts';

const generatedSchema = z.object({
  insects: z.int(),
  seed: z.string(),
  at: z.string(),
  /** Hash of the picture of each body plan, by its `shape`; a lot of another plan has none. */
  pictures: z.record(z.string(), z.string()),
});

/** What a generated catalogue was made of. */
export type Generated = z.infer<typeof generatedSchema>;

const KEY = 'generated';

/**
 * The generated catalogue that this shop holds; null in an empty shop.
 * @throws StartupError when it holds a catalogue or orders of its own
 */
export async function readGenerated(kysely: Kysely<Schema>): Promise<Generated | null> {
  const mark = await kysely.selectFrom('settings').select('value').where('key', '=', KEY).executeTakeFirst();
  const order = await kysely.selectFrom('orders').select('id').limit(1).executeTakeFirst();
  if (order) throw new StartupError('The shop holds orders: give DATA_DIR or DATABASE_URL of an empty one.');
  if (mark) return generatedSchema.parse(JSON.parse(mark.value));
  const insect = await kysely.selectFrom('insects').select('id').limit(1).executeTakeFirst();
  if (insect)
    throw new StartupError('The shop holds a catalogue: give DATA_DIR or DATABASE_URL of an empty one.');
  return null;
}

/** Notes what the shop now holds; such a shop is not filled with the sample. */
export async function writeGenerated(trx: Transaction<Schema>, generated: Generated): Promise<void> {
  const value = JSON.stringify(generated);
  await trx
    .insertInto('settings')
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** A family was last updated when the newest of its lots was. */
export async function dateFamilies(trx: Transaction<Schema>): Promise<void> {
  await sql`update families set updated_at = coalesce(
    (select max(updated_at) from insects where family_id = families.id), updated_at)`.execute(trx);
}

/** After ids that were written rather than counted: PostgreSQL counts on from the last, and looks at what there is. */
export async function countOn(trx: Transaction<Schema>, dialect: DialectName): Promise<void> {
  if (dialect === 'sqlite') return;
  await sql`select setval(pg_get_serial_sequence('insects', 'id'), max(id)) from insects`.execute(trx);
  await sql`analyze insects, stock_moves, price_history, insect_pictures`.execute(trx);
}

/** A picture that is not of one insect alone. Its files must be in place. */
export async function keepPicture(kysely: Kysely<Schema>, picture: Picture, now: Date): Promise<void> {
  const { hash, width, height, colour } = picture;
  const widths = JSON.stringify(picture.widths);
  await kysely
    .insertInto('pictures')
    .values({ hash, width, height, widths, colour, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
}
