import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type AccountsContext, readShopper } from '../../accounts/index.ts';
import type { PaymentsContext } from '../../payments/index.ts';
import { isOrderReference } from '../rules/order-reference.ts';
import { findOrder, type StoredOrder } from '../store/orders.ts';

/** The order that this request may see: by the key of the guest's link, or because it is the shopper's own. */
export async function findOpenOrder(
  { payments: { database, clock }, accounts }: { payments: PaymentsContext; accounts: AccountsContext },
  request: FastifyRequest,
  reference: string,
  key: string,
): Promise<StoredOrder | null> {
  if (!isOrderReference(reference)) return null;
  const stored = await findOrder(database.kysely, reference, clock());
  if (!stored || isSameSecret(stored.key, key)) return stored;
  const shopper = await readShopper(accounts, request);
  return shopper !== null && shopper.accountId === stored.accountId ? stored : null;
}

/** Takes as long for a key that is nearly right as for one that is all wrong. */
function isSameSecret(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
