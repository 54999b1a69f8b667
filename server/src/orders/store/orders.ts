import type { Kysely, Selectable } from 'kysely';
import { localizedSchema } from '@vitrine/shared/contract/locale';
import { fromPayment, type TransitDays } from '@vitrine/shared/contract/orders/delivery';
import { addressSchema } from '@vitrine/shared/contract/orders/place-order';
import type { Order } from '@vitrine/shared/contract/orders/order';
import { z } from '@vitrine/shared/contract/zod';
import { canPay } from '../rules/can-pay.ts';
import { provedUntil } from '../rules/payment-window.ts';
import { expectedDelivery } from '../rules/parcel/expected-delivery.ts';
import { shownPapers } from '../../catalogue/index.ts';
import { agreedFlaws } from './agreed-flaws.ts';
import { readJoinedLink } from './parcels/joins.ts';
import { giftOf } from './gift.ts';
import { withLotsNow } from './lots-now.ts';
import { takenOutAmounts } from './parcels/cuts.ts';
import { readFollowUps } from './order-progress.ts';
import type { OrdersTable } from '../../database/schema/orders.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { mentionsOf, orderTaxSchema } from '../../shop/index.ts';
import { CASH, currentPayment, firstTransferAt, isLivePayment, type Payment } from '../../payments/index.ts';

const transferSchema = z.object({
  beneficiary: z.string(),
  iban: z.string(),
  bic: z.string(),
  communication: z.string(),
});

export interface StoredOrder {
  id: number;
  /** Of the guest's link. */
  key: string;
  /** Whose it is, or null. */
  accountId: number | null;
  stockState: OrdersTable['stock_state'];
  /** Staff placed it for the customer. */
  isByStaff: boolean;
  /** Until when it keeps its lots unpaid. */
  reservedUntil: string;
  /** By which its transfer has its week, for its mails alone; null where it has, or waits for none. */
  weekToken: string | null;
  order: Order;
}

/** An order with its lines and history as it is now; null when there is none with this reference. */
export async function findOrder(
  kysely: Kysely<Schema>,
  reference: string,
  now: Date,
): Promise<StoredOrder | null> {
  const row = await kysely
    .selectFrom('orders')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row ? readWhole(kysely, row, now) : null;
}

/** @throws when there is no such order */
export async function readOrder(kysely: Kysely<Schema>, id: number, now: Date): Promise<StoredOrder> {
  const row = await kysely.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return readWhole(kysely, row, now);
}

/** Orders whose time to be paid is over. */
export async function overdueOrders(kysely: Kysely<Schema>, count: number, now: Date): Promise<number[]> {
  const rows = await kysely
    .selectFrom('orders')
    .select('id')
    .where('stock_state', '=', 'reserved')
    .where('reserved_until', '<=', now.toISOString())
    .orderBy('reserved_until')
    .limit(count)
    .execute();
  return rows.map(({ id }) => id);
}

async function readWhole(
  kysely: Kysely<Schema>,
  row: Selectable<OrdersTable>,
  now: Date,
): Promise<StoredOrder> {
  const [lines, history, payment, { followUps, withdrawn }, takenOut, joined] = await Promise.all([
    readLines(kysely, row.id),
    readHistory(kysely, row.id),
    currentPayment(kysely, row.id),
    readFollowUps(kysely, row, now),
    takenOutAmounts(kysely, row.id),
    readJoinedLink(kysely, row),
  ]);
  const states = {
    orderState: row.order_state,
    paymentState: row.payment_state,
    stockState: row.stock_state,
    reservedUntil: row.reserved_until,
  };
  return {
    id: row.id,
    key: row.key,
    accountId: row.account_id,
    stockState: row.stock_state,
    isByStaff: row.is_by_staff === 1,
    reservedUntil: row.reserved_until,
    weekToken: isForADay(row, payment) ? row.mail_token : null,
    order: {
      ...toOrder(row),
      paymentMethod: payment.method,
      ...(payment.provider === CASH && { isPaidInCash: true }),
      ...(row.is_taken_along === 1 && { isTakenAlong: true }),
      lines: lines.map(({ position, ...line }) => {
        const takenOutAmount = takenOut.get(position) ?? 0;
        const withdrawnAmount = (withdrawn.get(position) ?? 0) + takenOutAmount;
        const sheet = `/api/orders/${row.reference}/provenance/${line.uuid}.pdf`;
        return {
          ...line,
          ...(row.stock_state === 'sold' && { provenance: sheet }),
          withdrawnAmount,
          ...(takenOutAmount > 0 && { takenOutAmount }),
        };
      }),
      history,
      ...(joined && { joinedWith: joined }),
      ...followUps,
      ...expectedDelivery({
        ...states,
        fulfilmentState: row.fulfilment_state,
        days: transitDays(row),
        shipsFrom: row.ships_from,
        history,
        shipments: followUps.shipments,
      }),
      ...(payment.state === 'pending' &&
        payment.transfer !== null &&
        toTransfer(payment.transfer, row.reserved_until, await weekEnd(kysely, row, payment))),
      // Whether another attempt has the time for it is known in the last minutes alone (`howToPayNow`).
      canPay: canPay(
        { ...states, now },
        { goesOn: isLivePayment(payment.state), attempt: payment.attempt, until: null },
      ),
      ...(row.stock_state === 'reserved' && { reservedUntil: row.reserved_until }),
    },
  };
}

function toOrder(
  row: Selectable<OrdersTable>,
): Omit<Order, 'paymentMethod' | 'lines' | 'history' | 'canPay'> {
  const days = transitDays(row);
  return {
    reference: row.reference,
    locale: row.locale,
    placedAt: row.placed_at,
    orderState: row.order_state,
    paymentState: row.payment_state,
    fulfilmentState: row.fulfilment_state,
    email: row.email,
    address: addressSchema.parse(JSON.parse(row.address)),
    remarks: row.remarks,
    shipping: {
      code: row.shipping_code,
      name: localizedSchema.parse(JSON.parse(row.shipping_name)),
      priceCents: row.shipping_cents,
      ...(days && { days: fromPayment(days) }),
    },
    ...giftOf(row),
    goodsCents: row.goods_cents,
    totalCents: row.total_cents,
    vatCents: row.vat_cents,
    ...(row.tax !== null && { mentions: mentionsOf(orderTaxSchema.parse(JSON.parse(row.tax))) }),
  };
}

/** Null for orders from before it was stored. */
function transitDays({ days_min: min, days_max: max }: Selectable<OrdersTable>): TransitDays | null {
  return min === null || max === null ? null : { min, max };
}

function toTransfer(
  transfer: string,
  payBefore: string,
  weekUntil: string | null,
): Pick<Order, 'bankTransfer'> {
  const facts = { ...transferSchema.parse(JSON.parse(transfer)), payBefore };
  return { bankTransfer: { ...facts, ...(weekUntil !== null && { weekUntil }) } };
}

/** Until when a transfer would keep its lots if its mail was read; null when it was, or it is too late. */
async function weekEnd(
  kysely: Kysely<Schema>,
  row: Selectable<OrdersTable>,
  payment: Payment,
): Promise<string | null> {
  if (!isForADay(row, payment)) return null;
  const { placed_at: placedAt, reserved_until: reservedUntil } = row;
  const transferAt = (await firstTransferAt(kysely, row.id)) ?? payment.created_at;
  const transferUntil = row.transfer_until ?? reservedUntil;
  const until = provedUntil({ placedAt, transferAt, transferUntil }).toISOString();
  return until > reservedUntil ? until : null;
}

/** Whether lots wait for a transfer of somebody who has not shown yet that they read their mails. */
function isForADay(row: Selectable<OrdersTable>, { method, state }: Payment): boolean {
  const isWaiting = method === 'banktransfer' && state === 'pending' && row.stock_state === 'reserved';
  // Staff spoke to whom they placed it for.
  return isWaiting && row.mailbox_proved_at === null && row.is_by_staff === 0;
}

async function readLines(
  kysely: Kysely<Schema>,
  orderId: number,
): Promise<(Order['lines'][number] & { position: number })[]> {
  const rows = await kysely
    .selectFrom('order_lines')
    .select(['insect_id as insectId', 'uuid', 'reference', 'name', 'quality', 'is_mixed', 'amount'])
    .select(['price_cents as priceCents', 'position', 'flaws', 'papers', 'cites_annex'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  const lines = rows.map(({ is_mixed: isMixed, flaws, papers, cites_annex: annex, ...line }) => ({
    ...line,
    isMixed: isMixed === 1,
    ...agreedFlaws(flaws),
    ...shownPapers(papers, annex),
  }));
  return withLotsNow(kysely, lines);
}

function readHistory(kysely: Kysely<Schema>, orderId: number): Promise<Order['history']> {
  return (
    kysely
      .selectFrom('order_history')
      .select(['at', 'kind', 'state'])
      .where('order_id', '=', orderId)
      // Between the shop and a bank: its shopper reads of it there.
      .where('kind', '<>', 'chargeback')
      .orderBy('id')
      .execute()
  );
}
