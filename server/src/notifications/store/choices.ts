import type { Kysely, Transaction } from 'kysely';
import type { Profile } from '@vitrine/shared/contract/accounts/account';
import type { Schema } from '../../database/schema/schema.ts';

export interface Recipient {
  accountId: number;
  role: Profile['role'];
  /** JSON, as it is stored. */
  choices: string;
}

/** Everybody of staff, with what they chose. */
export async function listStaffToTell(kysely: Kysely<Schema>): Promise<Recipient[]> {
  return kysely
    .selectFrom('accounts')
    .leftJoin('notification_choices', 'account_id', 'accounts.id')
    .select(['accounts.id as accountId', 'role'])
    .select((eb) => eb.fn.coalesce('choices', eb.val('{}')).as('choices'))
    .where('role', '<>', 'customer')
    .orderBy('accounts.id')
    .execute();
}

export async function readHeldChoices(kysely: Kysely<Schema>, accountId: number): Promise<string> {
  const row = await kysely
    .selectFrom('notification_choices')
    .select('choices')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.choices ?? '{}';
}

/** @param today a Belgian day: who begins today is written to from tomorrow's morning on */
export async function saveChoices(
  kysely: Kysely<Schema>,
  accountId: number,
  choices: string,
  today: string,
): Promise<void> {
  await kysely
    .insertInto('notification_choices')
    .values({ account_id: accountId, choices, morning_on: today })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ choices }))
    .execute();
}

/** Takes the morning of a day for this process alone. False when it is taken, or the first day. */
export async function takeMorning(
  trx: Transaction<Schema>,
  accountId: number,
  day: string,
): Promise<boolean> {
  const begun = await trx
    .insertInto('notification_choices')
    .values({ account_id: accountId, choices: '{}', morning_on: day })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .returning('account_id')
    .executeTakeFirst();
  if (begun) return false;
  const { numUpdatedRows } = await trx
    .updateTable('notification_choices')
    .set({ morning_on: day })
    .where('account_id', '=', accountId)
    .where('morning_on', '<>', day)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
