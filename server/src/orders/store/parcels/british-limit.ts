import type { Kysely } from 'kysely';
import { addressSchema } from '@vitrine/shared/contract/orders/place-order';
import { isBritishVat, territoryOf } from '@vitrine/shared/contract/orders/tax/territory';
import type { Schema } from '../../../database/schema/schema.ts';
import { britishLimitCents, orderTaxSchema, readBritishTerms } from '../../../shop/index.ts';

/**
 * Up to where what is left of an order to Great Britain owes British VAT that is not in it (decision 135); null where it
 * owes none, or has it in it. By the pound of the settings, an old one too.
 */
export async function readBritishLimit(kysely: Kysely<Schema>, orderId: number): Promise<number | null> {
  const order = await kysely
    .selectFrom('orders')
    .select(['address', 'tax'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const { country, postalCode } = addressSchema.parse(JSON.parse(order.address));
  if (order.tax === null || !isBritishVat(territoryOf(country, postalCode))) return null;
  const { groups } = orderTaxSchema.parse(JSON.parse(order.tax));
  if (groups.some(({ treatment }) => treatment === 'united-kingdom')) return null;
  const limitCents = britishLimitCents(await readBritishTerms(kysely));
  return limitCents > 0 ? limitCents : null;
}
