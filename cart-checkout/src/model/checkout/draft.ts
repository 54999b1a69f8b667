import { FIRST_COUNTRY } from '@vitrine/shared/contract/orders/cart-limits';
import { paymentMethodSchema, type PaymentMethod } from '@vitrine/shared/contract/frame';
import { addressSchema, companyOf, type Address } from '@vitrine/shared/contract/orders/place-order';
import { z } from '@vitrine/shared/contract/zod';

const NO_ADDRESS: Address = {
  ...{ firstname: '', lastname: '', company: '', street: '', houseNumber: '', postalCode: '', city: '' },
  country: FIRST_COUNTRY,
};

/** All that a shopper types or chooses in the checkout, as typed. */
export const draftSchema = z.object({
  email: z.string(),
  phone: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  company: z.string(),
  vatNumber: z.string(),
  street: z.string(),
  houseNumber: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
  shippingCode: z.string(),
  remarks: z.string(),
  paymentMethod: paymentMethodSchema,
  isGift: z._default(z.boolean(), false),
  giftNote: z._default(z.string(), ''),
  /** Whether the invoice goes to the address below. */
  hasInvoiceAddress: z._default(z.boolean(), false),
  invoice: z._default(addressSchema, NO_ADDRESS),
  /** The account that has filled in what it knows: what the shopper empties after that stays empty. */
  filledFor: z._default(z.nullable(z.number()), null),
  /** The account whose address was there to be filled in: an account may get its first one later. */
  placeFor: z._default(z.nullable(z.number()), null),
});
export type Draft = z.infer<typeof draftSchema>;
/** Names of the fields that are typed in. */
export type TextName = Exclude<
  keyof Draft,
  'paymentMethod' | 'isGift' | 'giftNote' | 'hasInvoiceAddress' | 'invoice' | 'filledFor' | 'placeFor'
>;

export function emptyDraft(paymentMethod: PaymentMethod): Draft {
  return {
    email: '',
    phone: '',
    firstname: '',
    lastname: '',
    company: '',
    vatNumber: '',
    street: '',
    houseNumber: '',
    postalCode: '',
    city: '',
    country: FIRST_COUNTRY,
    shippingCode: '',
    remarks: '',
    paymentMethod,
    isGift: false,
    giftNote: '',
    hasInvoiceAddress: false,
    invoice: NO_ADDRESS,
    filledFor: null,
    placeFor: null,
  };
}

/** The parts of an address, without whatever else comes with them. */
export function addressOf(from: Address): Address {
  const { firstname, lastname, company, street, houseNumber, postalCode, city, country } = from;
  return { firstname, lastname, company, street, houseNumber, postalCode, city, country };
}

/** The firm that the order is for, only where it gives a VAT number: then it decides the taxes. */
export function companyOfDraft(draft: Draft): string {
  const { vatNumber, hasInvoiceAddress, invoice } = draft;
  if (vatNumber.trim() === '') return '';
  return companyOf({ address: addressOf(draft), ...(hasInvoiceAddress && { invoiceAddress: invoice }) });
}
