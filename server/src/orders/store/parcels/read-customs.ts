import type { Kysely } from 'kysely';
import { needsCustoms } from '@vitrine/shared/contract/orders/needs-customs';
import { customsFactsOf } from '../../../catalogue/index.ts';
import type { Schema } from '../../../database/schema/schema.ts';
import { declareParcel, type CustomsDeclaration } from '../../../invoices/index.ts';
import { orderTaxSchema, readBritishTerms, readSeller, retaxed } from '../../../shop/index.ts';
import { withPartners } from './joins.ts';
import { readOrder } from '../orders.ts';

/** What customs are told of the parcel of an order; null for one that crosses no border of theirs. */
export async function readCustoms(
  kysely: Kysely<Schema>,
  orderId: number,
  now: Date,
): Promise<CustomsDeclaration | null> {
  const inParcel = (await withPartners(kysely, [orderId])).toSorted((one, other) => one - other);
  const parts = [];
  for (const id of inParcel) parts.push(await readPart(kysely, id, now));
  const [first] = parts;
  if (!first || !needsCustoms(first.order.address)) return null;
  const hasBritishVat = parts.some(({ order }) => order.mentions?.includes('united-kingdom'));
  const { vatNumber: britishVatNumber } = await readBritishTerms(kysely);
  return declareParcel({
    ...{ seller: await readSeller(kysely), britishVatNumber: hasBritishVat ? britishVatNumber : '' },
    ...{ address: first.order.address, email: first.order.email, phone: first.row.phone },
    vatNumber: first.row.vat_number,
    references: parts.map(({ order }) => order.reference),
    invoices: parts.flatMap(({ order }) =>
      (order.invoices ?? []).flatMap(({ kind, number }) => (kind === 'invoice' ? [number] : [])),
    ),
    shippingCents: parts.reduce((sum, { order }) => sum + order.shipping.priceCents, 0),
    lines: parts.flatMap(({ lines }) => lines),
    at: now.toISOString(),
  });
}

async function readPart(kysely: Kysely<Schema>, orderId: number, now: Date) {
  const { order } = await readOrder(kysely, orderId, now);
  const row = await kysely
    .selectFrom('orders')
    .select(['phone', 'vat_number', 'tax'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const kept = await kysely
    .selectFrom('order_lines')
    .select(['uuid', 'position', 'papers'])
    .where('order_id', '=', orderId)
    .execute();
  const byUuid = new Map(kept.map((line) => [line.uuid, line]));
  const left = order.lines.flatMap((line) => {
    const { position = -1, papers = '{}' } = byUuid.get(line.uuid) ?? {};
    const amount = line.amount - (line.withdrawnAmount ?? 0);
    return amount > 0 ? [{ ...line, position, amount, ...customsFactsOf(papers) }] : [];
  });
  const values = valuesOf(row.tax, left);
  const lines = left.map(({ name, isMixed = false, ...line }) => ({
    ...{ name, isMixed, amount: line.amount, annex: line.annex, documents: line.documents },
    ...{ origin: line.origin, packedGrams: line.packedGrams },
    valueCents: values.get(line.position) ?? line.amount * line.priceCents,
  }));
  return { order, row, lines };
}

/** By position, without VAT: what lies in the parcel is taxed as it was agreed. */
function valuesOf(tax: string | null, left: readonly { position: number; amount: number }[]) {
  if (tax === null) return new Map<number, number>();
  const amounts = new Map(left.map(({ position, amount }) => [position, amount]));
  const { lines } = retaxed(orderTaxSchema.parse(JSON.parse(tax)), amounts, 0);
  return new Map(lines.map(({ position, netCents }) => [position, netCents]));
}
