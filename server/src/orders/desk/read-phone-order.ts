import { MAX_LINES } from '@vitrine/shared/contract/orders/cart-limits';
import { NOTE_LENGTH } from '@vitrine/shared/contract/tools/orders/orders';
import {
  phoneOrderRequestSchema,
  type PhoneOrderRequest,
} from '@vitrine/shared/contract/tools/orders/phone-orders';
import { isRecord } from '@vitrine/shared/platform/is-record';
import { contactErrors } from '../../forms/rules/contact-errors.ts';
import type { FieldErrors } from '../../forms/rules/field-errors.ts';
import { isCountry } from '../../forms/rules/world-countries.ts';
import type { Reading } from '../../forms/rules/read-form.ts';
import { typedEmail } from '../../forms/rules/mail-address.ts';
import { typedLine } from '../../forms/rules/tidy-text.ts';
import { wordsFault } from './step-texts.ts';
import { cashFault } from '../rules/cash-limit.ts';
import { lineLimitFault } from '../rules/placing/line-limits.ts';
import { shapeErrors, tidiedAddress } from '../rules/placing/read-order-request.ts';

/** Reads what staff posted as an order for a customer, by the rules of a shopper's own. */
export function readPhoneOrder(body: unknown): Reading<PhoneOrderRequest> {
  const posted = isRecord(body) ? body : {};
  const address = isRecord(posted['address']) ? posted['address'] : {};
  const parsed = phoneOrderRequestSchema.safeParse({ ...posted, address });
  const bound = lineLimitFault(posted['lines']);
  const limits: FieldErrors = bound ? { lines: bound } : {};
  if (!parsed.success) return { ok: false, errors: { ...shapeErrors(parsed.error.issues), ...limits } };
  const { data } = parsed;
  const form = {
    ...data,
    email: typedEmail(data.email),
    phone: typedLine(data.phone),
    vatNumber: typedLine(data.vatNumber),
    address: tidiedAddress(data.address),
    note: data.note.trim(),
    ...(data.isTakenAlong && { shippingCode: '' }),
  };
  const errors = { ...formErrors(form), ...limits };
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, form };
}

function formErrors(form: PhoneOrderRequest): FieldErrors {
  const errors = contactErrors({ ...form, remarks: '' });
  // Who pays at a stand takes the lots along: an address that staff make up would be a stranger's.
  if (form.payment === 'cash' && form.email === '') delete errors['email'];
  if (form.isTakenAlong) delete errors['shippingCode'];
  // Nothing is sent there: a visitor of a fair may be from anywhere.
  if (form.isTakenAlong && isCountry(form.address.country)) delete errors['country'];
  // Money that comes later finds the lots in the shop, or sold to somebody else.
  if (form.isTakenAlong && form.payment !== 'cash') errors['payment'] = { message: 'phoneStand' };
  const tooMuch = form.payment === 'cash' ? cashFault(form.expectedTotalCents) : null;
  if (tooMuch) errors['payment'] = tooMuch;
  const { length } = form.lines;
  if (length === 0 || length > MAX_LINES) errors['lines'] = { message: 'lines' };
  // No bank knows of cash: where and to whom it was paid is always said.
  const isNeeded = form.payment === 'cash' || form.note !== '';
  const note = isNeeded ? wordsFault(form.note, NOTE_LENGTH) : null;
  if (note) errors['note'] = note;
  return errors;
}
