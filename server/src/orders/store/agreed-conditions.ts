import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema/schema.ts';
import { readTextVersion, type StoredText } from '../../texts/index.ts';

/** The conditions that an order agreed to, in its language; undefined when the shop had none. */
export async function readAgreedConditions(
  kysely: Kysely<Schema>,
  orderId: number,
): Promise<StoredText | undefined> {
  const { version, locale } = await kysely
    .selectFrom('orders')
    .select(['conditions_version as version', 'locale'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return readTextVersion(kysely, 'conditions', locale, Number(version));
}
