import type { Kysely, Selectable } from 'kysely';
import type { Order } from '@vitrine/shared/contract/orders/order';
import { withdrawalTime } from '../rules/withdrawal-window.ts';
import { listInvoices } from '../../invoices/index.ts';
import { listRefunds, type Refund } from '../paying/store/refunds.ts';
import type { InvoicesTable } from '../../database/schema/invoices.ts';
import type { OrdersTable } from '../../database/schema/orders.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { listReceipts, listShipments, type Shipment } from './parcels/shipments.ts';
import { withdrawnAmounts } from './withdrawals.ts';

type FollowUps = Required<Pick<Order, 'shipments' | 'invoices' | 'refunds' | 'withdrawal'>>;

/** What came after an order was placed: parcels, papers, money back, and what was withdrawn by line position. */
export async function readFollowUps(
  kysely: Kysely<Schema>,
  row: Selectable<OrdersTable>,
  now: Date,
): Promise<{ followUps: FollowUps; withdrawn: Map<number, number> }> {
  const [shipments, receipts, invoices, refunds, withdrawn] = await Promise.all([
    listShipments(kysely, row.id),
    listReceipts(kysely, row.id),
    listInvoices(kysely, row.id),
    listRefunds(kysely, row.id),
    withdrawnAmounts(kysely, row.id),
  ]);
  const { until, isLate } = withdrawalTime(receipts, now);
  const isStanding = row.order_state !== 'cancelled';
  const followUps = {
    shipments: shipments.map(toShipment),
    invoices: invoices.map((invoice) => toInvoice(invoice, row.reference)),
    refunds: refunds.map(toRefund),
    withdrawal: { until, isOpen: isStanding && !isLate, isLate: isStanding && isLate },
  };
  return { followUps, withdrawn };
}

function toShipment(parcel: Shipment): FollowUps['shipments'][number] {
  const { carrier, tracking_number: trackingNumber, tracking_url: trackingUrl } = parcel;
  return { carrier, trackingNumber, trackingUrl, shippedAt: parcel.shipped_at };
}

function toInvoice(invoice: Selectable<InvoicesTable>, reference: string): FollowUps['invoices'][number] {
  const { number, kind, issued_at: issuedAt, total_cents: totalCents } = invoice;
  const file = kind === 'invoice' ? 'invoice.pdf' : `credit-notes/${number}.pdf`;
  return { number, kind, issuedAt, totalCents, path: `/api/orders/${reference}/${file}` };
}

function toRefund(refund: Refund): FollowUps['refunds'][number] {
  const { amount_cents: amountCents, reason, state, created_at: at } = refund;
  return { amountCents, reason, state, at };
}
