import { textErrors } from '../../forms/rules/contact-errors.ts';
import { emailKey, typedEmail } from '../../forms/rules/mail-address.ts';
import { typedLine } from '../../forms/rules/tidy-text.ts';
import { writeMail } from '../../mail/index.ts';
import { hasMoney } from '../../payments/index.ts';
import { addHistory } from '../store/write-order.ts';
import type { Step, StepOutcome } from './step.ts';
import { moveMailbox, readContact, writePhone } from './store/order-contact.ts';

/**
 * How a customer is reached was mistyped, or nobody asked. The mailbox that the mails went to is a stranger's: what they
 * link to opens for nobody any more (decision 111), and the confirmation goes to the new one. The log says that it changed, not
 * to what: it outlives the address.
 */
export async function mendContact({ trx, order, request, writer }: Step<'contact'>): Promise<StepOutcome> {
  const { now } = writer;
  const before = await readContact(trx, order.id);
  const email = typedEmail(request.email);
  const phone = typedLine(request.phone);
  const errors = textErrors({ email, phone }, before.country);
  // Who paid in cash and gave none may go on without.
  if (email === '' && before.email === '') delete errors['email'];
  if (Object.keys(errors).length > 0) return { kind: 'wrong', errors };
  if (phone !== before.phone) await writePhone(trx, order.id, phone);
  if (email === before.email) return { note: '' };
  await moveMailbox(trx, order.id, { from: before.email, to: email });
  await addHistory(trx, order.id, 'contact', 'mended', now);
  const kind = confirmationOf(order);
  if (kind) {
    const messageId = `${kind}.${order.reference}.${now.getTime()}`;
    await writeMail(trx, { messageId, kind, data: { orderId: order.id, isByStaff: true }, at: now }, now);
  }
  return { note: emailKey(email) === emailKey(before.email) ? '' : 'e-mail' };
}

/** What tells of the order as it is; of one that is over nothing is confirmed once more. */
function confirmationOf({ orderState, paymentState }: Step['order']) {
  if (orderState === 'cancelled') return null;
  return hasMoney(paymentState) ? 'payment-received' : 'order-received';
}
