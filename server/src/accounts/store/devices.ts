import type { Kysely } from 'kysely';
import { newToken } from '../../platform/secret-token.ts';
import type { Schema } from '../../database/schema/schema.ts';

/** What the cookies of an account's browsers are signed with; made when the first of them needs it. */
export async function deviceSecretOf(kysely: Kysely<Schema>, accountId: number): Promise<string> {
  const ofAccount = kysely.selectFrom('accounts').select('device_secret').where('id', '=', accountId);
  const before = await ofAccount.executeTakeFirst();
  if (before?.device_secret !== '') return before?.device_secret ?? '';
  // Of two logins at the same moment both get the same.
  await kysely
    .updateTable('accounts')
    .set({ device_secret: newToken() })
    .where('id', '=', accountId)
    .where('device_secret', '=', '')
    .execute();
  return (await ofAccount.executeTakeFirst())?.device_secret ?? '';
}

/** No browser is known any more as one that logged in to this account before. */
export async function forgetDevices(kysely: Kysely<Schema>, accountId: number): Promise<void> {
  await kysely.updateTable('accounts').set({ device_secret: '' }).where('id', '=', accountId).execute();
}

/** The same of every account. */
export async function forgetAllDevices(kysely: Kysely<Schema>): Promise<void> {
  await kysely.updateTable('accounts').set({ device_secret: '' }).where('device_secret', '<>', '').execute();
}
