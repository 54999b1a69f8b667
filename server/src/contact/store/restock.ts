import type { Kysely } from 'kysely';
import type { Database } from '../../database/database.ts';
import { writeMail } from '../../mail/index.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { CONFIRM_MS, endSubscription, type StoredSubscription } from './subscriptions.ts';

/** So many wishes a run, that no run takes long. */
const BATCH = 50;

/**
 * Tells of the wishes that can be granted now: one mail each, and the wish ends in the same transaction, so that
 * two workers never both tell. Returns how many were told.
 */
export async function grantWishes(database: Database, now: Date): Promise<number> {
  let told = 0;
  for (const wish of await grantable(database.kysely)) {
    if (await grant(database, wish, now)) told += 1;
  }
  return told;
}

type Wish = Pick<StoredSubscription, 'id' | 'email' | 'locale'> & { uuid: string };

/** Confirmed wishes with the newest lot of their species that can be ordered now. */
async function grantable(kysely: Kysely<Schema>): Promise<Wish[]> {
  return kysely
    .selectFrom('subscriptions')
    .innerJoin('insects', (join) =>
      join.on((eb) =>
        eb(
          'insects.id',
          '=',
          eb
            .selectFrom('insects as lots')
            .select((lots) => lots.fn.max('lots.id').as('id'))
            .whereRef('lots.name', '=', 'subscriptions.species')
            // Written out, not bound: only so does SQLite use its index of what is for sale.
            .where((lots) => lots('lots.is_shown', '=', lots.lit(1)))
            .where((lots) => lots('lots.is_sold_out', '=', lots.lit(0))),
        ),
      ),
    )
    .select(['subscriptions.id', 'subscriptions.email', 'subscriptions.locale', 'insects.uuid'])
    .where('subscriptions.state', '=', 'confirmed')
    .where('subscriptions.kind', '=', 'restock')
    .orderBy('subscriptions.id')
    .limit(BATCH)
    .execute();
}

function grant(database: Database, { id, email, locale, uuid }: Wish, now: Date): Promise<boolean> {
  return database.transaction(async (trx) => {
    if (!(await endSubscription(trx, id, now))) return false;
    const data = { subscriptionId: id, email, locale, uuid };
    await writeMail(trx, { messageId: `restock.${id}`, kind: 'restock', data, at: now }, now);
    return true;
  });
}

/** Deletes the wishes that nobody confirmed in time, with their links. */
export async function forgetUnconfirmed(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - CONFIRM_MS).toISOString();
  await database.transaction(async (trx) => {
    const late = trx
      .selectFrom('subscriptions')
      .select('id')
      .where('state', '=', 'asked')
      .where('asked_at', '<', before);
    await trx.deleteFrom('subscription_tokens').where('subscription_id', 'in', late).execute();
    await trx
      .deleteFrom('subscriptions')
      .where('state', '=', 'asked')
      .where('asked_at', '<', before)
      .execute();
  });
}
