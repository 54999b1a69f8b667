import type { Address } from '@vitrine/shared/contract/orders/place-order';
import { territoryOf } from '@vitrine/shared/contract/orders/tax/territory';
import { belgianDay } from '@vitrine/shared/contract/belgian-day';
import { addressErrors } from '../../forms/rules/contact-errors.ts';
import type { FieldError, FieldErrors } from '../../forms/rules/field-errors.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema/schema.ts';
import { writeMail } from '../../mail/index.ts';
import { tidiedAddress } from '../rules/placing/read-order-request.ts';
import { permitError } from '../rules/placing/quote-order.ts';
import { readPartner } from '../store/parcels/joins.ts';
import type { Step, StepOutcome } from './step.ts';
import { readSellerPlace } from '../../shop/index.ts';
import { kindsOf } from '../../catalogue/index.ts';
import { canShip } from '../../shipping/index.ts';
import { readOrder } from '../store/orders.ts';
import { readAddresses, writeAddress } from './store/order-writes.ts';

const territory = ({ country, postalCode }: Address) => territoryOf(country, postalCode).code;

/** Where the parcel goes, and to whom the invoice where that is somebody else: what changed is mended, or neither is. */
export async function mendAddress(step: Step<'address'>): Promise<StepOutcome> {
  const bill = await checkInvoice(step);
  if (Object.keys(bill.errors).length > 0) return { kind: 'wrong', errors: bill.errors };
  const outcome = await mendDelivery(step);
  const isTaken = !('kind' in outcome);
  if (isTaken && bill.address) await mendInvoice(step, bill.address);
  return outcome;
}

/** The other invoice address that is asked for, in the country of the former one: on that depends what is sent, and how. */
async function checkInvoice({
  trx,
  order,
  request,
}: Step<'address'>): Promise<{ address: Address | null; errors: FieldErrors }> {
  const { invoiceAddress: before } = await readAddresses(trx, order.id);
  if (!request.invoiceAddress || !before) return { address: null, errors: {} };
  const address = tidiedAddress(request.invoiceAddress);
  const errors = addressErrors(address);
  if (address.country !== before.country) errors['country'] = { message: 'otherCountry' };
  const named = Object.entries(errors).map(([field, error]) => [`invoice.${field}`, error]);
  const isOther = JSON.stringify(address) !== JSON.stringify(before);
  return { address: isOther ? address : null, errors: Object.fromEntries(named) };
}

/** Papers that are issued from now on bear it; those that exist stay as they are. */
async function mendInvoice({ trx, order, writer }: Step<'address'>, address: Address): Promise<void> {
  const at = writer.now;
  await writeAddress(trx, order.id, 'invoice_address', address);
  const messageId = `invoice-address.${order.reference}.${at.getTime()}`;
  const data = { orderId: order.id, isOfInvoice: true };
  await writeMail(trx, { messageId, kind: 'order-address', data, at }, at);
}

/**
 * The parcel goes to another address of the same country and territory: others have other rates, rules and taxes. A region
 * may have rules of its own: what may go to the former address and not to this one does not go there by hand either. The shopper is told, who may not be the one that asked for it. Invoices that exist stay as they are. What shares the parcel goes along.
 */
async function mendDelivery({ trx, order, request, writer }: Step<'address'>): Promise<StepOutcome> {
  const { address: before } = await readAddresses(trx, order.id);
  const address = tidiedAddress(request.address);
  const errors = addressErrors(address);
  if (address.country !== before.country) errors['country'] = { message: 'otherCountry' };
  else if (territory(address) !== territory(before)) errors['postalCode'] = { message: 'otherTerritory' };
  if (Object.keys(errors).length > 0) return { kind: 'wrong', errors };
  // The log outlives the address, which is forgotten in time: it says that it changed, not to what.
  if (JSON.stringify(address) === JSON.stringify(before)) return { note: '' };
  const at = writer.now;
  const partner = await readPartner(trx, order.id);
  if (address.postalCode !== before.postalCode) {
    const ids = partner ? [order.id, partner.id] : [order.id];
    const refused = await lawfulError(trx, ids, { before, address }, at);
    if (refused) return { kind: 'wrong', errors: { postalCode: refused } };
  }
  for (const { id, reference } of partner ? [order, partner] : [order]) {
    await writeAddress(trx, id, 'address', address);
    const messageId = `order-address.${reference}.${at.getTime()}`;
    await writeMail(trx, { messageId, kind: 'order-address', data: { orderId: id }, at }, at);
  }
  return { note: '', isOfBoth: partner !== null };
}

/**
 * What the checkout would say of the lots that are worse off at the new address; null when there are none. An order may be
 * older than a rule that now asks about it anywhere: its postal code is mended all the same.
 */
async function lawfulError(
  trx: Kysely<Schema>,
  orderIds: readonly number[],
  { before, address }: { before: Address; address: Address },
  now: Date,
): Promise<FieldError | null> {
  const lines = [];
  for (const id of orderIds) lines.push(...(await readOrder(trx, id, now)).order.lines);
  const left = lines
    .filter((line) => line.amount > (line.withdrawnAmount ?? 0))
    .map((line) => ({
      ...line,
      citesAnnex: line.annex ?? null,
      documents: kindsOf(line.documents),
    }));
  const from = await readSellerPlace(trx);
  const today = belgianDay(now);
  const toFormer = { country: before.country, postalCode: before.postalCode, from };
  const toNew = { country: address.country, postalCode: address.postalCode, from };
  const worse = left.filter(
    (line) =>
      permitError([line], toFormer, today) === null ||
      (canShip(line, toFormer, today).answer !== 'no' && canShip(line, toNew, today).answer === 'no'),
  );
  return permitError(worse, toNew, today)?.['country'] ?? null;
}
