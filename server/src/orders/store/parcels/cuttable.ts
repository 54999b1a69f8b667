import type { Kysely, Transaction } from 'kysely';
import { addressSchema } from '@vitrine/shared/contract/orders/place-order';
import { ratePlace } from '@vitrine/shared/contract/orders/tax/rate-place';
import type { Schema } from '../../../database/schema/schema.ts';
import { listPrice, type OrderTax, orderTaxSchema } from '../../../shop/index.ts';
import type { QuotedLine } from '../../rules/placing/quote-order.ts';
import { readWithdrawable, type WithdrawableLine } from '../withdrawals.ts';

/** A line of an order with what a parcel needs to know of its lot. */
export type WeighedLine = WithdrawableLine &
  QuotedLine & {
    isMixed: boolean;
    /** Its price in the shop, with VAT, which a business of another member state does not pay. */
    listCents: number;
  };

/** Lines at their prices in the shop: what ways to ship are judged by, as when the order was placed. */
export const atListPrices = (lines: readonly WeighedLine[]) =>
  lines.map((line) => ({ ...line, priceCents: line.listCents }));

/**
 * The lines of an order with the weights of now, in fixed order; also inside transactions.
 * @param when as they are when absent
 */
export async function readWeighed(
  trx: Kysely<Schema>,
  orderId: number,
  when: { beforeCut?: number } = {},
): Promise<WeighedLine[]> {
  const lines = await readWithdrawable(trx, orderId, when);
  const rows = await trx
    .selectFrom('order_lines')
    .innerJoin('insects', 'insects.id', 'order_lines.insect_id')
    .select(['position', 'order_lines.is_mixed', 'order_lines.cites_annex', 'weight_grams'])
    .where('order_id', '=', orderId)
    .execute();
  const facts = new Map(rows.map((row) => [row.position, row]));
  const { tax } = await readParcelTerms(trx, orderId);
  const taxed = new Map(tax?.lines.map((line) => [line.position, line]));
  return lines.map((line) => {
    const row = facts.get(line.position);
    const held = taxed.get(line.position);
    return {
      ...line,
      listCents: held ? listPrice(held) : line.priceCents,
      isMixed: row?.is_mixed === 1,
      citesAnnex: row?.cites_annex ?? null,
      weightGrams: row?.weight_grams ?? 0,
    };
  });
}

/** How an order is shipped, by which place rates know its address, and how it is taxed; `tax` is null for orders from before it was stored. */
export async function readParcelTerms(trx: Kysely<Schema>, orderId: number) {
  const { tax, address, ...terms } = await trx
    .selectFrom('orders')
    .select(['address', 'shipping_code as shippingCode', 'vat_rate as vatRate', 'tax'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const country = ratePlace(addressSchema.parse(JSON.parse(address)));
  return { ...terms, country, tax: tax === null ? null : orderTaxSchema.parse(JSON.parse(tax)) };
}

interface LowerOrder {
  goodsCents: number;
  shippingCents: number;
  totalCents: number;
  vatCents: number;
  tax: OrderTax | null;
  /** So many go out of each of these lines. */
  out: readonly { position: number; amount: number }[];
}

/** An order that nobody has paid comes to less: its lines and its sums are lower from now on. */
export async function lowerOrder(
  trx: Transaction<Schema>,
  orderId: number,
  { goodsCents, shippingCents, totalCents, vatCents, tax, out }: LowerOrder,
): Promise<void> {
  for (const { position, amount } of out) {
    const ofLine = { order_id: orderId, position };
    const { numDeletedRows } = await trx
      .deleteFrom('order_lines')
      .where((eb) => eb.and(ofLine))
      .where('amount', '<=', amount)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 1n) continue;
    await trx
      .updateTable('order_lines')
      .set((eb) => ({ amount: eb('amount', '-', amount) }))
      .where((eb) => eb.and(ofLine))
      .execute();
  }
  await trx
    .updateTable('orders')
    .set((eb) => ({
      goods_cents: goodsCents,
      shipping_cents: shippingCents,
      total_cents: totalCents,
      vat_cents: vatCents,
      tax: tax && JSON.stringify(tax),
      cheapest_cents: eb
        .case()
        .when('cheapest_cents', '>', shippingCents)
        .then(shippingCents)
        .else(eb.ref('cheapest_cents'))
        .end(),
    }))
    .where('id', '=', orderId)
    .execute();
}
