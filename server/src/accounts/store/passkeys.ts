import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import { MAX_PASSKEYS, type Passkey } from '@vitrine/shared/contract/accounts/passkeys';
import type { PasskeysTable } from '../../database/schema/accounts.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { newToken } from '../../platform/secret-token.ts';

export type StoredPasskey = Selectable<PasskeysTable>;

/** The newest first. */
export async function listPasskeys(kysely: Kysely<Schema>, accountId: number): Promise<Passkey[]> {
  const rows = await passkeysOf(kysely, accountId);
  return rows.map(({ id, name, browser, system, is_synced, created_at, used_at }) => ({
    ...{ id, name, browser, system },
    ...{ isSynced: is_synced === 1, createdAt: created_at, usedAt: used_at },
  }));
}

/** With what their authenticators need. */
export function passkeysOf(kysely: Kysely<Schema>, accountId: number): Promise<StoredPasskey[]> {
  return kysely
    .selectFrom('passkeys')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function countPasskeys(kysely: Kysely<Schema>, accountId: number): Promise<number> {
  const { count } = await kysely
    .selectFrom('passkeys')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function findPasskey(
  kysely: Kysely<Schema>,
  credentialId: string,
): Promise<StoredPasskey | null> {
  const row = await kysely
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  return row ?? null;
}

export type NewPasskey = Pick<
  StoredPasskey,
  | 'account_id'
  | 'credential_id'
  | 'public_key'
  | 'counter'
  | 'transports'
  | 'is_synced'
  | 'is_backed_up'
  | 'browser'
  | 'system'
>;

/** Adds a passkey. Refused when the account has as many as it may, or when the credential is one of the shop's already. */
export async function insertPasskey(
  trx: Transaction<Schema>,
  passkey: NewPasskey,
  now: Date,
): Promise<'added' | 'too-many' | 'known'> {
  // Two tabs that add one at the same moment take turns.
  await trx
    .updateTable('accounts')
    .set((eb) => ({ role: eb.ref('role') }))
    .where('id', '=', passkey.account_id)
    .execute();
  if ((await countPasskeys(trx, passkey.account_id)) >= MAX_PASSKEYS) return 'too-many';
  const added = await trx
    .insertInto('passkeys')
    .values({ ...passkey, name: '', created_at: now.toISOString(), used_at: null })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added ? 'added' : 'known';
}

/**
 * Notes a signature. Its counter must be higher than that of the one before, or 0 for ever: else one of the two came from
 * a copy (W3C, Web Authentication, 6.1.1). Returns whether it is; of two with the same counter one is.
 */
export async function takeCounter(
  kysely: Kysely<Schema>,
  id: number,
  { counter, isBackedUp }: { counter: number; isBackedUp: boolean },
  now: Date,
): Promise<boolean> {
  const taken = await kysely
    .updateTable('passkeys')
    .set({ counter, is_backed_up: isBackedUp ? 1 : 0, used_at: now.toISOString() })
    .where('id', '=', id)
    .where((eb) => (counter === 0 ? eb('counter', '=', 0) : eb('counter', '<', counter)))
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Returns whether there was one. */
export async function renamePasskey(
  kysely: Kysely<Schema>,
  { accountId, id, name }: { accountId: number; id: number; name: string },
): Promise<boolean> {
  const renamed = await kysely
    .updateTable('passkeys')
    .set({ name })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return renamed !== undefined;
}

/** Returns the one that was removed; null when there was none. */
export async function deletePasskey(
  trx: Transaction<Schema>,
  accountId: number,
  id: number,
): Promise<StoredPasskey | null> {
  const removed = await trx
    .deleteFrom('passkeys')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return removed ?? null;
}

export async function deletePasskeys(trx: Transaction<Schema>, accountId: number): Promise<void> {
  await trx.deleteFrom('passkeys').where('account_id', '=', accountId).execute();
}

/** What authenticators know the owner of an account's passkeys by; made when the first of them needs it. */
export async function userHandleOf(kysely: Kysely<Schema>, accountId: number): Promise<string> {
  const { user_handle: handle } = await kysely
    .updateTable('accounts')
    // One statement: of two tabs at the same moment both get the same.
    .set({ user_handle: sql`case when user_handle = '' then ${newToken()} else user_handle end` })
    .where('id', '=', accountId)
    .returning('user_handle')
    .executeTakeFirstOrThrow();
  return handle;
}
