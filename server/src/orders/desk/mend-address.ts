import type { Address } from '@vitrine/shared/contract/orders/place-order';
import { territoryOf } from '@vitrine/shared/contract/orders/territory';
import { addressErrors } from '../../forms/rules/contact-errors.ts';
import { writeMail } from '../../mail/index.ts';
import { tidiedAddress } from '../rules/placing/read-order-request.ts';
import { readPartner } from '../store/joins.ts';
import type { Step, StepOutcome } from './step.ts';
import { readAddress, writeAddress } from './store/order-writes.ts';

const territory = ({ country, postalCode }: Address) => territoryOf(country, postalCode).code;

/**
 * The parcel goes to another address of the same country and territory: others have other rates, rules and taxes. The shopper
 * is told, who may not be the one that asked for it. Invoices that exist stay as they are. What shares the parcel goes along.
 */
export async function mendAddress({ trx, order, request, writer }: Step<'address'>): Promise<StepOutcome> {
  const before = await readAddress(trx, order.id);
  const address = tidiedAddress(request.address);
  const errors = addressErrors(address);
  if (address.country !== before.country) errors['country'] = { message: 'otherCountry' };
  else if (territory(address) !== territory(before)) errors['postalCode'] = { message: 'otherTerritory' };
  if (Object.keys(errors).length > 0) return { kind: 'wrong', errors };
  // The log outlives the address, which is forgotten in time: it says that it changed, not to what.
  if (JSON.stringify(address) === JSON.stringify(before)) return { note: '' };
  const at = writer.now;
  const partner = await readPartner(trx, order.id);
  for (const { id, reference } of partner ? [order, partner] : [order]) {
    await writeAddress(trx, id, address);
    const messageId = `order-address.${reference}.${at.getTime()}`;
    await writeMail(trx, { messageId, kind: 'order-address', data: { orderId: id }, at }, at);
  }
  return { note: '', isOfBoth: partner !== null };
}
