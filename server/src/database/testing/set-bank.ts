import type { Bank } from '@vitrine/shared/contract/tools/settings';
import type { Kysely } from 'kysely';
import type { Schema } from '../schema/schema.ts';

/** Sets the shop's own account, as the owner does in the tools. */
export async function setBank(kysely: Kysely<Schema>, bank: Bank): Promise<void> {
  const value = JSON.stringify(bank);
  await kysely
    .insertInto('settings')
    .values({ key: 'bank', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
