import { MAX_LINES } from '@vitrine/shared/contract/orders/cart-limits';
import {
  orderRequestSchema,
  type Address,
  type OrderRequest,
} from '@vitrine/shared/contract/orders/place-order';
import { isRecord } from '@vitrine/shared/platform/is-record';
import { addressErrors, contactErrors, textErrors } from '../../../forms/rules/contact-errors.ts';
import type { FieldErrors } from '../../../forms/rules/field-errors.ts';
import type { FieldMessage } from '../../../forms/rules/field-messages.ts';
import { typedEmail } from '../../../forms/rules/mail-address.ts';
import { lineLimitFault } from './line-limits.ts';
import type { Reading } from '../../../forms/rules/read-form.ts';
import { typedLine } from '../../../forms/rules/tidy-text.ts';

/** Fields whose wrong type deserves a better word than "please fill this in". */
const SHAPE_MESSAGES: Record<string, FieldMessage> = {
  locale: 'locale',
  lines: 'lines',
  holdId: 'holdId',
  email: 'email',
  phone: 'phone',
  country: 'country',
  shippingCode: 'shippingCode',
  paymentMethod: 'paymentMethod',
  vatNumber: 'vatNumber',
  acceptsConditions: 'acceptsConditions',
  expectedTotalCents: 'expectedTotalCents',
};

/** Reads whatever was posted as an order. Every fault is named at its field; texts come back without outer spaces. */
export function readOrderRequest(body: unknown): Reading<OrderRequest> {
  const posted = isRecord(body) ? body : {};
  const parsed = orderRequestSchema.safeParse({
    ...posted,
    address: isRecord(posted['address']) ? posted['address'] : {},
  });
  const bound = lineLimitFault(posted['lines']);
  const limits: FieldErrors = bound ? { lines: bound } : {};
  if (!parsed.success) return { ok: false, errors: { ...shapeErrors(parsed.error.issues), ...limits } };
  const order = tidied(parsed.data);
  const errors = { ...orderErrors(order), ...limits };
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, form: order };
}

/** Of a request that has not the shape of an order, one message a field. */
export function shapeErrors(issues: readonly { path: PropertyKey[] }[]): FieldErrors {
  const fields = issues.map(({ path: [first, second] }) => {
    if (first === 'invoiceAddress' && second !== undefined) return `invoice.${String(second)}`;
    if (first === 'gift') return 'giftNote';
    return String(first === 'address' ? second : first);
  });
  return Object.fromEntries(fields.map((field) => [field, { message: SHAPE_MESSAGES[field] ?? 'required' }]));
}

function orderErrors(order: OrderRequest): FieldErrors {
  const errors = contactErrors(order);
  if (order.lines.length === 0 || order.lines.length > MAX_LINES) errors['lines'] = { message: 'lines' };
  if (!isHoldId(order.holdId)) errors['holdId'] = { message: 'holdId' };
  Object.assign(errors, order.gift && textErrors({ giftNote: order.gift.note }, ''));
  for (const [field, error] of Object.entries(
    order.invoiceAddress ? addressErrors(order.invoiceAddress) : {},
  ))
    errors[`invoice.${field}`] = error;
  if (!order.acceptsConditions) errors['acceptsConditions'] = { message: 'acceptsConditions' };
  return errors;
}

function isHoldId(holdId: string | undefined): boolean {
  return holdId === undefined || /^[\w-]{1,64}$/.test(holdId);
}

function tidied(order: OrderRequest): OrderRequest {
  const { gift, invoiceAddress } = order;
  return {
    ...order,
    email: typedEmail(order.email),
    phone: typedLine(order.phone),
    remarks: order.remarks.trim(),
    vatNumber: typedLine(order.vatNumber),
    address: tidiedAddress(order.address),
    ...(gift && { gift: { note: gift.note.trim() } }),
    ...(invoiceAddress && { invoiceAddress: tidiedAddress(invoiceAddress) }),
  };
}

/** An address without outer spaces, its country's code in capitals. */
export function tidiedAddress(address: Address): Address {
  return {
    firstname: typedLine(address.firstname),
    lastname: typedLine(address.lastname),
    company: typedLine(address.company),
    street: typedLine(address.street),
    houseNumber: typedLine(address.houseNumber),
    postalCode: typedLine(address.postalCode),
    city: typedLine(address.city),
    country: typedLine(address.country).toUpperCase(),
  };
}
