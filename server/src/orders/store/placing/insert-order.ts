import type { Transaction } from 'kysely';
import type { OrderRequest } from '@vitrine/shared/contract/orders/place-order';
import type { PaymentState } from '@vitrine/shared/contract/orders/order';
import type { AgreedFlaw } from '@vitrine/shared/contract/facts/flaws';
import type { PhonePayment } from '@vitrine/shared/contract/tools/orders/phone-orders';
import type { Localized } from '@vitrine/shared/contract/locale';
import { reservedByStaffUntil, reservedUntil } from '../../rules/payment-window.ts';
import type { TransitDays } from '@vitrine/shared/contract/orders/delivery';
import { papersColumn } from '../../../catalogue/index.ts';
import {
  totalsOf,
  type OrderTax,
  type VatCheck,
  type VatRegime,
  writeVatCheck,
} from '../../../shop/index.ts';
import { plainVatNumber } from '../../../forms/rules/vat-number.ts';
import { newToken } from '../../../platform/secret-token.ts';
import type { Keeper } from './holds.ts';
import type { BasketLine } from './lots-to-order.ts';
import { writeReceived, writeReminder } from '../payment-reminder.ts';
import type { PayableOrder } from '../order-to-pay.ts';
import { insertAttempt, newPaymentId } from '../../../payments/index.ts';
import { prepared, preparedInsert, type Given } from '../../../database/prepared.ts';
import type { Schema } from '../../../database/schema/schema.ts';

interface NewOrder {
  id: number;
  reference: string;
  key: string;
  request: OrderRequest;
  accountId: number | null;
  network: string;
  holdId: string | null;
  basket: readonly BasketLine[];
  /** What the pages of its lots name as not perfect, by lot. */
  flaws: ReadonlyMap<number, AgreedFlaw[]>;
  tax: OrderTax;
  vatCheck: VatCheck | null;
  regime: VatRegime;
  shippingName: Localized;
  /** Working days on the way; null of what is handed over. */
  days: TransitDays | null;
  /** ISO day from which parcels leave again, while the shop is away. */
  shipsFrom: string | null;
  /** The cheapest way to ship that was offered. */
  cheapestCents: number;
  conditionsVersion: string;
  provider: string;
  keeper: Keeper;
  /** How it is paid when staff place it; null for a shopper's own order. */
  byStaff: PhonePayment | null;
  isTakenAlong: boolean;
  /** Whether its mails are known to be read: those of an account with a confirmed address. */
  isMailboxProved: boolean;
  /** How long its lots wait for a transfer until it is. */
  unprovedMs: number;
  now: Date;
}

const nextNumber = prepared((kysely, given: Given<{ at: string }>) =>
  kysely
    .insertInto('order_numbers')
    .values({ taken_at: given('at') })
    .returning('id'),
);

export async function takeOrderNumber(trx: Transaction<Schema>, now: Date): Promise<number> {
  const [taken] = (await nextNumber(trx, { at: now.toISOString() })).rows;
  if (!taken) throw new Error('The database gave no order number');
  return taken.id;
}

const insertRow = preparedInsert('orders');
const insertLine = preparedInsert('order_lines');

const insertBeginning = prepared((kysely, given: Given<{ id: number; state: PaymentState; at: string }>) =>
  kysely.insertInto('order_history').values([
    { order_id: given('id'), at: given('at'), kind: 'order', state: 'placed' },
    { order_id: given('id'), at: given('at'), kind: 'payment', state: given('state') },
  ]),
);

/**
 * Writes an order whose lots are already reserved, with all that follows from it.
 * @returns what it takes to have it paid, as `readPayable` would read it
 */
export async function insertOrder(trx: Transaction<Schema>, order: NewOrder): Promise<PayableOrder> {
  const { id, provider, request, tax, unprovedMs, now } = order;
  const method = request.paymentMethod;
  const isProved = order.isMailboxProved;
  const until = order.byStaff
    ? reservedByStaffUntil(now)
    : reservedUntil(method, { isProved, placedAt: now, transferAt: null, now, unprovedMs });
  const state = method === 'banktransfer' ? 'pending' : 'open';
  const isShort = method === 'banktransfer' && !isProved && !order.byStaff;
  await insertRow(trx, {
    ...{ ...orderRow(order), payment_state: state, reserved_until: until.toISOString() },
    transfer_until: isShort ? until.toISOString() : null,
  });
  for (const line of lineRows(order)) await insertLine(trx, line);
  const amountCents = tax.totalCents;
  const attempt = { id: newPaymentId(id), orderId: id, attempt: 1, method, state, provider } as const;
  await insertAttempt(trx, { ...attempt, amountCents }, now);
  await insertBeginning(trx, { id, state, at: now.toISOString() });
  await writeOrderMails(trx, order);
  const { reference, key } = order;
  return {
    ...{ id, reference, key, locale: request.locale, method, amountCents },
    ...{ attemptAt: now.toISOString(), reservedUntil: until.toISOString() },
    ...{ paymentId: attempt.id, paymentState: state, checkoutUrl: null },
  };
}

function orderRow({ id, reference, key, request, tax, now, ...order }: NewOrder) {
  const totals = totalsOf(tax);
  return {
    id,
    reference,
    key,
    locale: request.locale,
    email: request.email,
    phone: request.phone,
    address: JSON.stringify(request.address),
    country: request.address.country,
    remarks: request.remarks,
    vat_number: plainVatNumber(request.vatNumber),
    conditions_version: order.conditionsVersion,
    shipping_code: request.shippingCode,
    shipping_name: JSON.stringify(order.shippingName),
    shipping_cents: totals.shippingCents,
    goods_cents: totals.goodsCents,
    total_cents: totals.totalCents,
    vat_cents: totals.vatCents,
    vat_rate: totals.vatRate,
    vat_regime: order.regime,
    tax: JSON.stringify(tax),
    vat_check: order.vatCheck && writeVatCheck(order.vatCheck),
    order_state: 'placed' as const,
    fulfilment_state: 'waiting' as const,
    stock_state: 'reserved' as const,
    hold_id: order.holdId,
    placed_at: now.toISOString(),
    account_id: order.accountId,
    cheapest_cents: order.cheapestCents,
    ...order.keeper,
    is_by_staff: order.byStaff ? 1 : 0,
    is_taken_along: order.isTakenAlong ? 1 : 0,
    mail_token: newToken(),
    mailbox_proved_at: order.isMailboxProved ? now.toISOString() : null,
    days_min: order.days?.min ?? null,
    days_max: order.days?.max ?? null,
    ships_from: order.shipsFrom,
    gift_note: request.gift?.note ?? null,
    invoice_address: request.invoiceAddress ? JSON.stringify(request.invoiceAddress) : null,
  };
}

function lineRows({ id, basket, tax, flaws }: NewOrder) {
  return basket.map((line, position) => ({
    order_id: id,
    position,
    insect_id: line.insectId,
    uuid: line.uuid,
    reference: line.reference,
    name: line.name,
    quality: line.quality,
    is_mixed: line.isMixed ? 1 : 0,
    cites_annex: line.citesAnnex,
    papers: papersColumn(line.papers, line.weightGrams),
    flaws: JSON.stringify(flaws.get(line.insectId) ?? []),
    amount: line.amount,
    price_cents: tax.lines[position]?.unitCents ?? line.priceCents,
    vat_rate: tax.lines[position]?.rate ?? 0,
    purchase_cents: line.purchaseCents,
  }));
}

async function writeOrderMails(
  trx: Transaction<Schema>,
  { id, reference, request, network, byStaff, now }: NewOrder,
): Promise<void> {
  // Its money is here: the mail that says so comes with all that this one would.
  if (byStaff === 'cash') return;
  const cause = byStaff ? { isByStaff: true } : { network };
  await writeReceived(trx, { orderId: id, reference, attempt: 1, ...cause }, now);
  if (request.paymentMethod === 'banktransfer') {
    await writeReminder(trx, { orderId: id, reference, attempt: 1 }, now);
  }
}
