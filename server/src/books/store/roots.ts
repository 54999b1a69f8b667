import { belgianDay } from '@vitrine/shared/contract/belgian-day';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { writeMail } from '../../mail/index.ts';
import type { BooksKey } from '../books-key.ts';
import { rootHash, shortRoot } from '../rules/root.ts';

/** The day of the newest root; empty before the first. */
export async function lastRootDay({ kysely }: Database): Promise<string> {
  const row = await kysely.selectFrom('book_roots').select('day').orderBy('id', 'desc').limit(1).execute();
  return row[0]?.day ?? '';
}

/**
 * Signs how far all chains are, once for a day, and writes the month's first root to the owner. Null when another
 * process was quicker.
 */
export function insertRoot(database: Database, key: BooksKey, day: string, now: Date) {
  return database.transaction(async (trx) => {
    const locked = await trx
      .updateTable('book_heads')
      .set((eb) => ({ count: eb.ref('count') }))
      .returning(['chain', 'count', 'hash'])
      .execute();
    const last = await trx
      .selectFrom('book_roots')
      .select(['day', 'at', 'hash'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (last && last.day >= day) return null;
    const heads = JSON.stringify(
      Object.fromEntries(locked.map(({ chain, count, hash }) => [chain, { count, hash }])),
    );
    const facts = {
      ...{ day, at: now.toISOString(), heads, previous: last?.hash ?? '' },
      publicKey: key.publicKey,
    };
    const hash = rootHash(facts);
    const { publicKey, ...columns } = facts;
    await trx
      .insertInto('book_roots')
      .values({ ...columns, hash, public_key: publicKey, signature: key.sign(hash) })
      .execute();
    // A new shop, which has nothing to prove yet, writes nobody.
    if (last && month(new Date(last.at)) !== month(now)) await mailRoot(trx, { day, hash }, now);
    return { day, hash };
  });
}

const month = (at: Date) => belgianDay(at).slice(0, 7);

/** A root that only this machine holds proves nothing to whoever mistrusts the machine: a mailbox is elsewhere. */
async function mailRoot(trx: Transaction<Schema>, { day, hash }: { day: string; hash: string }, now: Date) {
  const owners = await trx.selectFrom('accounts').select('id').where('role', '=', 'owner').execute();
  for (const { id: accountId } of owners) {
    const messageId = `books-root.${day}.${accountId}`;
    const data = { accountId, day, root: shortRoot(hash) };
    await writeMail(trx, { kind: 'books-root', messageId, data, at: now }, now);
  }
}
