import { csvText } from '../../platform/csv.ts';
import type { Order } from '@vitrine/shared/contract/orders/order';

const COLUMNS = [
  'order',
  'placed_at',
  'order_state',
  'payment_state',
  'insect',
  'name',
  'quality',
  'amount',
  'price_eur',
  'shipping_eur',
  'total_eur',
  'withdrawn_amount',
  'invoices',
  'credit_notes',
  'credited_eur',
];

type ExportedOrder = Pick<
  Order,
  'reference' | 'placedAt' | 'orderState' | 'paymentState' | 'lines' | 'shipping' | 'totalCents'
> & { invoices: readonly Pick<Paper, 'number' | 'kind' | 'totalCents'>[] };
type Paper = NonNullable<Order['invoices']>[number];

/** The lines of orders as a table for spreadsheets. */
export function orderLinesCsv(orders: readonly ExportedOrder[]): string {
  const rows = orders.flatMap((order) =>
    order.lines.map((line) => [
      order.reference,
      order.placedAt,
      order.orderState,
      order.paymentState,
      line.reference,
      line.name,
      line.quality,
      String(line.amount),
      euro(line.priceCents),
      euro(order.shipping.priceCents),
      euro(order.totalCents),
      String(line.withdrawnAmount ?? 0),
      ...papers(order.invoices),
    ]),
  );
  return csvText([COLUMNS, ...rows]);
}

/** Numbers of the invoice and of the credit notes of a whole order, and what these came to. */
function papers(issued: ExportedOrder['invoices']): string[] {
  const credits = issued.filter(({ kind }) => kind === 'credit-note');
  const numbers = (list: ExportedOrder['invoices']) => list.map(({ number }) => number).join(' ');
  const creditedCents = credits.reduce((sum, { totalCents }) => sum + totalCents, 0);
  return [numbers(issued.filter(({ kind }) => kind === 'invoice')), numbers(credits), euro(creditedCents)];
}

const euro = (cents: number) => (cents / 100).toFixed(2);
