import { addressErrors } from '../../forms/rules/contact-errors.ts';
import { writeMail } from '../../mail/index.ts';
import { tidiedAddress } from '../rules/read-order-request.ts';
import type { Step, StepOutcome } from './step.ts';
import { readAddress, writeAddress } from './store/order-writes.ts';

/**
 * The parcel goes to another address of the same country: another country has other rates, rules and taxes. The shopper
 * is told, who may not be the one that asked for it. Invoices that exist stay as they are.
 */
export async function mendAddress({ trx, order, request, writer }: Step<'address'>): Promise<StepOutcome> {
  const before = await readAddress(trx, order.id);
  const address = tidiedAddress(request.address);
  const errors = addressErrors(address);
  if (address.country !== before.country) errors['country'] = { message: 'otherCountry' };
  if (Object.keys(errors).length > 0) return { kind: 'wrong', errors };
  // The log outlives the address, which is forgotten in time: it says that it changed, not to what.
  if (JSON.stringify(address) === JSON.stringify(before)) return { note: '' };
  await writeAddress(trx, order.id, address);
  const at = writer.now;
  const messageId = `order-address.${order.reference}.${at.getTime()}`;
  await writeMail(trx, { messageId, kind: 'order-address', data: { orderId: order.id }, at }, at);
  return { note: '' };
}
