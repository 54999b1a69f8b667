import type { Draft } from './draft.ts';
import type { MessageId } from '../use-words.ts';

const LABELS: Record<string, MessageId> = {
  email: 'field.email',
  phone: 'field.phone',
  firstname: 'field.firstname',
  lastname: 'field.lastname',
  company: 'field.company',
  vatNumber: 'field.vatNumber',
  street: 'field.street',
  houseNumber: 'field.houseNumber',
  postalCode: 'field.postalCode',
  city: 'field.city',
  country: 'field.country',
  shippingCode: 'checkout.shipping',
  paymentMethod: 'checkout.payment',
  remarks: 'checkout.remarks',
} satisfies Record<keyof Draft, MessageId>;

/** How a list of errors names a field; null for one whose sentence says it all. */
export function fieldLabel(name: string): MessageId | null {
  return LABELS[name] ?? null;
}
