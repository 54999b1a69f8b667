import {
  type CustomsDeclaration,
  DECLARED_BY_LEAVING,
  type EInvoiceState,
  eInvoicesOf,
} from '../../invoices/index.ts';
import { readOrderRow } from '../store/order-row.ts';
import type { Kysely } from 'kysely';
import { needsCustoms } from '@vitrine/shared/contract/orders/needs-customs';
import type { Order } from '@vitrine/shared/contract/orders/order';
import type { ToolsOrder } from '@vitrine/shared/contract/tools/orders/orders';
import { belgianDay } from '@vitrine/shared/contract/belgian-day';
import { isOrderReference } from '../rules/order-reference.ts';
import { listChargebacks } from '../paying/store/chargebacks.ts';
import { findOrder } from '../store/orders.ts';
import { hasNotGone, listRefunds } from '../paying/store/refunds.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { listShipments } from '../store/parcels/shipments.ts';
import { lineLaw } from '../rules/placing/line-law.ts';
import { listShippingRates, type Destination } from '../../shipping/index.ts';
import { readSellerPlace, readVatCheck } from '../../shop/index.ts';
import {
  readActions,
  readAttempts,
  readCredited,
  readNotes,
  readOrderLines,
  readOrderMails,
  readSteps,
  readWithdrawals,
} from './store/order.ts';
import { readJoinable } from '../fulfilment/join-orders.ts';
import { readPartner } from '../store/parcels/joins.ts';
import { nextToPack } from './store/orders.ts';
import { readCustoms } from '../store/parcels/read-customs.ts';
import { readBritishLimit } from '../store/parcels/british-limit.ts';
import { readDrawers } from '../store/parcels/read-picks.ts';
import { offeredSteps } from './offered-steps.ts';
import { readStanding } from './read-standing.ts';
import { shippingLeft } from '../fulfilment/shipping-left.ts';

/**
 * All that staff see of an order; null when there is none with this reference. On one connection: some thirty reads that
 * each wait for one were seen to take longer than anybody waits, while the shop was flooded.
 */
export function readToolsOrder(
  kysely: Kysely<Schema>,
  reference: string,
  now: Date,
): Promise<ToolsOrder | null> {
  return kysely.connection().execute((connection) => readOnOne(connection, reference, now));
}

async function readOnOne(kysely: Kysely<Schema>, reference: string, now: Date): Promise<ToolsOrder | null> {
  const stored = isOrderReference(reference) ? await findOrder(kysely, reference, now) : null;
  if (!stored) return null;
  const { id, order } = stored;
  const [facts, standing, left, follow] = await Promise.all([
    readFacts(kysely, id),
    readStanding(kysely, id),
    readLeft(kysely, id, order, belgianDay(now)),
    readFollowUps(kysely, id, order),
  ]);
  const { orderState, fulfilmentState, parcels, leftCents, openWithdrawals, pieces, joinedWith } = standing;
  const partner = await readPartner(kysely, id);
  const customs = needsCustoms(order.address) ? await readCustoms(kysely, id, now) : null;
  const britishLimitCents = await readBritishLimit(kysely, id);
  const joinable = offeredSteps(standing).includes('join') ? await readJoinable(kysely, id) : [];
  return {
    ...order,
    ...facts,
    ...left,
    ...follow,
    bankTransfer: order.bankTransfer,
    steps: offeredSteps(standing).filter((step) => step !== 'join' || joinable.length > 0),
    seen: { orderState, fulfilmentState, parcels, leftCents, openWithdrawals, pieces, joinedWith },
    ...(customs && {
      customs: { ...toCustoms(customs), ...(britishLimitCents !== null && { britishLimitCents }) },
    }),
    ...(partner && { joined: { reference: partner.reference, refundCents: partner.refundCents } }),
    ...(joinable.length > 0 && { joinable: joinable.map(({ id: _id, ...one }) => one) }),
  };
}

const toCustoms = ({ form, isDeclarationDue }: CustomsDeclaration) => ({
  ...{ form, isDeclarationDue, limitCents: DECLARED_BY_LEAVING.cents },
});

async function readFacts(kysely: Kysely<Schema>, id: number) {
  const [row, next] = await Promise.all([readOrderRow(kysely, id), nextToPack(kysely, id)]);
  const vatCheck = row.vat_check === null ? null : readVatCheck(row.vat_check);
  const { phone, vat_number: vatNumber } = row;
  const isForgotten = row.contact_state === 'forgotten';
  return { phone, vatNumber, isForgotten, ...(vatCheck && { vatCheck }), nextToPack: next };
}

/** The lines and the shipping, with what of them a refund can still be about. */
async function readLeft(
  kysely: Kysely<Schema>,
  id: number,
  order: Order,
  today: string,
): Promise<Pick<ToolsOrder, 'lines' | 'shipping'>> {
  const [lines, credited, rates, leftCents, drawers, from] = await Promise.all([
    readOrderLines(kysely, id),
    readCredited(kysely, id),
    listShippingRates(kysely),
    shippingLeft(kysely, id),
    readDrawers(kysely, id),
    readSellerPlace(kysely),
  ]);
  const gone = new Map(order.lines.map((line) => [line.uuid, line]));
  const rate = rates.find(({ code }) => code === order.shipping.code);
  return {
    lines: lines.map((line) => {
      const { withdrawnAmount = 0, takenOutAmount = 0, provenance } = gone.get(line.uuid) ?? {};
      const refunded = withdrawnAmount + (credited.amounts.get(line.reference) ?? 0);
      const drawer = drawers.get(line.insectId);
      const refundable = Math.max(0, line.amount - refunded);
      return {
        ...line,
        withdrawnAmount,
        ...(takenOutAmount > 0 && { takenOutAmount }),
        ...(drawer && { drawer }),
        ...(provenance && { provenance: provenance.replace('/api/orders/', '/api/tools/orders/') }),
        ...toMind(line, { ...order.address, from }, today),
        refundable,
      };
    }),
    shipping: {
      ...order.shipping,
      carrier: rate?.carrier ?? '',
      isTracked: rate?.tracked ?? false,
      leftCents,
    },
  };
}

/** What who packs has to mind of a line; nothing where no law asks anything. */
function toMind(line: Parameters<typeof lineLaw>[0], destination: Destination, today: string) {
  const { answer, ...law } = lineLaw(line, destination, today);
  return answer === 'yes' ? {} : { export: { answer, ...law } };
}

async function readFollowUps(kysely: Kysely<Schema>, id: number, order: Order) {
  const [payments, history, parcels, refunds, chargebacks, withdrawals, mails, notes, actions, eInvoices] =
    await Promise.all([
      readAttempts(kysely, id),
      readSteps(kysely, id),
      listShipments(kysely, id),
      listRefunds(kysely, id),
      listChargebacks(kysely, id),
      readWithdrawals(kysely, id),
      readOrderMails(kysely, id),
      readNotes(kysely, id),
      readActions(kysely, order.reference),
      eInvoicesOf(kysely, id),
    ]);
  return {
    payments: payments.map(({ is_current: isCurrent, ...attempt }) => ({
      ...attempt,
      isCurrent: isCurrent === 1,
    })),
    parcels: parcels.map(toParcel),
    refunds: refunds.map(toRefund),
    chargebacks: chargebacks.map(toChargeback),
    papers: (order.invoices ?? []).map(({ number, kind, issuedAt, totalCents }) => ({
      number,
      kind,
      issuedAt,
      totalCents,
      ...toEInvoice(eInvoices.get(number)),
    })),
    ...{ history, withdrawals, mails, notes, actions },
  };
}

function toEInvoice(row: EInvoiceState | undefined): Pick<ToolsOrder['papers'][number], 'eInvoice'> {
  return row ? { eInvoice: { state: row.state, lastError: row.last_error } } : {};
}

function toParcel(row: Awaited<ReturnType<typeof listShipments>>[number]): ToolsOrder['parcels'][number] {
  const { id, carrier, tracking_number: trackingNumber, tracking_url: trackingUrl } = row;
  return {
    id,
    carrier,
    trackingNumber,
    trackingUrl,
    shippedAt: row.shipped_at,
    deliveredAt: row.delivered_at,
  };
}

function toRefund(row: Awaited<ReturnType<typeof listRefunds>>[number]): ToolsOrder['refunds'][number] {
  const { id, amount_cents: amountCents, reason, state, note, created_at: at, last_error: lastError } = row;
  return { id, amountCents, reason, state, note, at, lastError, hasNotGone: hasNotGone(row) };
}

function toChargeback(row: Awaited<ReturnType<typeof listChargebacks>>[number]) {
  const { id, amount_cents: amountCents, taken_at: takenAt, reversed_at: reversedAt } = row;
  return { id, amountCents, takenAt, reversedAt };
}
