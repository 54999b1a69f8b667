import type { Kysely, Selectable, Transaction } from 'kysely';
import { deletePasskeys } from '../../accounts/index.ts';
import { digestOf } from '../../platform/secret-token.ts';
import type { StaffSecondFactorsTable } from '../../database/schema/staff.ts';
import type { Schema } from '../../database/schema/schema.ts';

export type SecondFactor = Selectable<StaffSecondFactorsTable>;

/** Whether an authenticator app is set up; one that was only begun does not count. */
export async function hasSecondFactor(kysely: Kysely<Schema>, accountId: number): Promise<boolean> {
  const factor = await findSecondFactor(kysely, accountId);
  return factor !== null && factor.confirmed_at !== null;
}

export async function findSecondFactor(
  kysely: Kysely<Schema>,
  accountId: number,
): Promise<SecondFactor | null> {
  const row = await kysely
    .selectFrom('staff_second_factors')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ?? null;
}

/** Upserts a new secret, in place of one that was only begun. Returns false when one is set up already. */
export async function beginSecondFactor(
  kysely: Kysely<Schema>,
  { accountId, secret }: { accountId: number; secret: string },
  now: Date,
): Promise<boolean> {
  const fresh = { secret, last_step: 0, created_at: now.toISOString() };
  const begun = await kysely
    .insertInto('staff_second_factors')
    .values({ ...fresh, account_id: accountId, confirmed_at: null })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet(fresh).where('staff_second_factors.confirmed_at', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst();
  return begun !== undefined;
}

/** Sets up the secret that a code was made with, if it is still the one that was begun. */
export async function confirmSecondFactor(
  trx: Transaction<Schema>,
  { account_id: accountId, secret }: SecondFactor,
  now: Date,
): Promise<boolean> {
  const confirmed = await trx
    .updateTable('staff_second_factors')
    .set({ confirmed_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('secret', '=', secret)
    .where('confirmed_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst();
  return confirmed !== undefined;
}

/** Uses up the codes of a step and of those before. Of two who send the same code at once one gets through. */
export async function takeStep(
  kysely: Kysely<Schema>,
  { account_id: accountId, secret }: SecondFactor,
  step: number,
): Promise<boolean> {
  const taken = await kysely
    .updateTable('staff_second_factors')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('secret', '=', secret)
    .where('last_step', '<', step)
    .returning('account_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Keeps recovery codes in place of those before. */
export async function keepRecoveryCodes(
  trx: Transaction<Schema>,
  accountId: number,
  codes: string[],
): Promise<void> {
  await trx.deleteFrom('staff_recovery_codes').where('account_id', '=', accountId).execute();
  const rows = codes.map((code) => ({ account_id: accountId, code_hash: digestOf(code) }));
  await trx.insertInto('staff_recovery_codes').values(rows).execute();
}

/** Uses a recovery code up. Returns whether there was such a one. */
export async function takeRecoveryCode(
  trx: Transaction<Schema>,
  accountId: number,
  code: string,
): Promise<boolean> {
  const taken = await trx
    .deleteFrom('staff_recovery_codes')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', digestOf(code))
    .returning('account_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Forgets the second factor of an account, passkeys too, for each counts as one, and what its sessions passed by it. */
export async function dropSecondFactor(trx: Transaction<Schema>, accountId: number): Promise<void> {
  await trx.deleteFrom('staff_second_factors').where('account_id', '=', accountId).execute();
  await trx.deleteFrom('staff_recovery_codes').where('account_id', '=', accountId).execute();
  await deletePasskeys(trx, accountId);
  await trx
    .updateTable('sessions')
    .set({ second_factor_at: null })
    .where('account_id', '=', accountId)
    .execute();
}
