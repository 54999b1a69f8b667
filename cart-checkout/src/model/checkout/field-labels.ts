import type { Draft } from './draft.ts';
import type { MessageId } from '../use-words.ts';

type Labelled = Exclude<keyof Draft, 'isGift' | 'hasInvoiceAddress' | 'invoice' | 'filledFor' | 'placeFor'>;

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
  giftNote: 'field.giftNote',
} satisfies Record<Labelled, MessageId>;

/** How a list of errors names a field; null for one whose sentence says it all. */
export function fieldLabel(name: string): MessageId | null {
  return LABELS[invoiceField(name) ?? name] ?? null;
}

/** The field of the invoice's address that the shop names so, `invoice.city`; null for any other. */
const invoiceField = (name: string): string | null => /^invoice\.(\w+)$/.exec(name)?.[1] ?? null;
