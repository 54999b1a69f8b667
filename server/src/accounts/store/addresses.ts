import type { Kysely, Selectable, Transaction } from 'kysely';
import {
  MAX_ADDRESSES,
  type AddressRequest,
  type SavedAddress,
} from '@vitrine/shared/contract/accounts/account';
import { addressSchema } from '@vitrine/shared/contract/orders/place-order';
import type { Database } from '../../database/database.ts';
import type { AccountAddressesTable } from '../../database/schema/accounts.ts';
import type { Schema } from '../../database/schema/schema.ts';

/** The address book, the default address first. */
export async function listAddresses(kysely: Kysely<Schema>, accountId: number): Promise<SavedAddress[]> {
  const rows = await kysely
    .selectFrom('account_addresses')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(toAddress);
}

/** Adds an address; the first one is the default. Null when the book is full. */
export function addAddress(
  database: Database,
  accountId: number,
  { isDefault, ...address }: AddressRequest,
): Promise<SavedAddress | null> {
  return database.transaction(async (trx) => {
    await lockBook(trx, accountId);
    const { length } = await listAddresses(trx, accountId);
    if (length >= MAX_ADDRESSES) return null;
    const becomesDefault = isDefault || length === 0;
    if (becomesDefault) await clearDefault(trx, accountId);
    const row = await trx
      .insertInto('account_addresses')
      .values({
        account_id: accountId,
        address: JSON.stringify(address),
        is_default: becomesDefault ? 1 : 0,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return toAddress(row);
  });
}

/** Writes an address anew. A default address stays one until another is. Null when there is no such address. */
export function changeAddress(
  database: Database,
  accountId: number,
  id: number,
  { isDefault, ...address }: AddressRequest,
): Promise<SavedAddress | null> {
  return database.transaction(async (trx) => {
    await lockBook(trx, accountId);
    const before = (await listAddresses(trx, accountId)).find((saved) => saved.id === id);
    if (!before) return null;
    if (isDefault) await clearDefault(trx, accountId);
    const row = await trx
      .updateTable('account_addresses')
      .set({ address: JSON.stringify(address), is_default: isDefault || before.isDefault ? 1 : 0 })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return toAddress(row);
  });
}

/** Deletes an address; of those left the oldest becomes the default if there is none. Returns whether there was one. */
export function deleteAddress(database: Database, accountId: number, id: number): Promise<boolean> {
  return database.transaction(async (trx) => {
    await lockBook(trx, accountId);
    const { numDeletedRows } = await trx
      .deleteFrom('account_addresses')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const [first] = await listAddresses(trx, accountId);
    if (first && !first.isDefault) {
      await trx.updateTable('account_addresses').set({ is_default: 1 }).where('id', '=', first.id).execute();
    }
    return numDeletedRows > 0n;
  });
}

/** Two tabs that write at the same moment take turns. */
async function lockBook(trx: Transaction<Schema>, accountId: number): Promise<void> {
  await trx
    .updateTable('accounts')
    .set((eb) => ({ role: eb.ref('role') }))
    .where('id', '=', accountId)
    .execute();
}

async function clearDefault(trx: Transaction<Schema>, accountId: number): Promise<void> {
  await trx
    .updateTable('account_addresses')
    .set({ is_default: 0 })
    .where('account_id', '=', accountId)
    .execute();
}

function toAddress({ id, address, is_default: isDefault }: Selectable<AccountAddressesTable>): SavedAddress {
  return { ...addressSchema.parse(JSON.parse(address)), id, isDefault: isDefault === 1 };
}
