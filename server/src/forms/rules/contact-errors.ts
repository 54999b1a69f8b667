import {
  companyOf,
  GIFT_NOTE_LENGTH,
  type Address,
  type OrderRequest,
} from '@vitrine/shared/contract/orders/place-order';
import { z } from '@vitrine/shared/contract/zod';
import { isEmail, isPhone, isPrintable } from './contact-fields.ts';
import { COUNTRIES } from './countries.ts';
import type { FieldError, FieldErrors } from './field-errors.ts';
import { callingCode, isPhoneOf } from './phone-numbers.ts';
import { isPostalCode, postalCodeExample } from './postal-codes.ts';
import { unprintedLetters } from './print-text.ts';
import { isVatNumber } from './vat-number.ts';
import { hasDomain, hasWebAddress } from './web-address.ts';

type Texts = z.ZodMiniObject<Record<string, z.ZodMiniType>>;
type Contact = Pick<
  OrderRequest,
  'email' | 'phone' | 'vatNumber' | 'remarks' | 'address' | 'invoiceAddress' | 'shippingCode'
>;

const REQUIRED = [
  'email',
  'firstname',
  'lastname',
  'street',
  'houseNumber',
  'postalCode',
  'city',
  'country',
  'shippingCode',
];

/** Mails print these, and who typed them may be another than who reads the mail. Labels and invoices print them too. */
const PRINTED = ['email', 'firstname', 'lastname', 'company', 'street', 'houseNumber', 'postalCode', 'city'];

/** Neither persons nor cities are called as a site is; a firm may be. */
const NEVER_SITES = ['firstname', 'lastname', 'city'];

/** Of letters that cannot be printed, in one sentence. */
const MOST_NAMED = 8;

/** Labels, slips and invoices print these, and their letters know what they know. */
const ON_PAPER = [...PRINTED.filter((field) => field !== 'email'), 'giftNote'];

const LIMITS: Record<string, number> = {
  email: 254,
  phone: 40,
  vatNumber: 20,
  remarks: 1000,
  giftNote: GIFT_NOTE_LENGTH,
  firstname: 100,
  lastname: 100,
  company: 200,
  street: 200,
  houseNumber: 20,
  postalCode: 12,
  city: 100,
  country: 40,
  shippingCode: 40,
};

/**
 * A schema with the lengths that these rules allow, so that the API's document says them. The rules still refuse.
 * @param mayBeEmpty fields that are asked for elsewhere, and not always here
 */
export function withLengths<Schema extends Texts>(
  schema: Schema,
  mayBeEmpty: readonly string[] = [],
): Schema {
  const described = Object.keys(schema.shape).flatMap((field) => {
    const limit = LIMITS[field];
    if (limit === undefined) return [];
    const least = REQUIRED.includes(field) && !mayBeEmpty.includes(field) ? 1 : 0;
    return [[field, z.string().check(z.minLength(least), z.maxLength(limit))] as const];
  });
  const texts: Texts = schema;
  // The same fields, of the same types.
  return z.extend(texts, Object.fromEntries(described)) as unknown as Schema;
}

/** What is wrong with who and where, one message a field: the first that applies. */
export function contactErrors(contact: Contact): FieldErrors {
  const { email, phone, vatNumber, remarks, shippingCode, address } = contact;
  const errors = textErrors({ email, phone, vatNumber, remarks, shippingCode, ...address }, address.country);
  if (isVatNumber(vatNumber) && companyOf(contact) === '') errors['company'] = { message: 'companyNeeded' };
  return errors;
}

/** The same for an address alone. */
export const addressErrors = (address: Address): FieldErrors => textErrors({ ...address }, address.country);

/**
 * The same for any of these fields, wherever they are asked for.
 * @param country ISO code of the country they belong to; empty when nobody asked
 */
export function textErrors(texts: Record<string, string>, country: string): FieldErrors {
  const errors: FieldErrors = {};
  for (const [field, text] of Object.entries(texts)) {
    const error = textError(field, text) ?? formatError(field, text, country);
    if (error) errors[field] = error;
  }
  return errors;
}

function textError(field: string, text: string): FieldError | null {
  const limit = LIMITS[field] ?? 100;
  if (text === '') return REQUIRED.includes(field) ? { message: 'required' } : null;
  // Before its patterns: a body may hold 256 KB.
  if (text.length > limit) return { message: 'tooLong', values: { limit: String(limit) } };
  if (!isPrintable(text)) return { message: 'oddCharacters' };
  if (PRINTED.includes(field) && hasWebAddress(text)) return { message: 'webAddress' };
  if (NEVER_SITES.includes(field) && hasDomain(text)) {
    // No firm is a town.
    return { message: field === 'city' ? 'webAddress' : 'webDomain' };
  }
  const unprinted = ON_PAPER.includes(field) ? unprintedLetters(text) : [];
  return unprinted.length > 0
    ? { message: 'unprinted', values: { letters: unprinted.slice(0, MOST_NAMED).join(' ') } }
    : null;
}

function formatError(field: string, text: string, country: string): FieldError | null {
  if (text === '') return null;
  if (field === 'email' && !isEmail(text)) return { message: 'email' };
  if (field === 'phone' && !isPhone(text)) return { message: 'phone' };
  if (field === 'vatNumber' && !isVatNumber(text)) return { message: 'vatNumber' };
  if (field === 'phone' && !isPhoneOf(text, country)) {
    return { message: 'phoneCountry', values: { code: callingCode(country) } };
  }
  if (field === 'country' && !COUNTRIES.includes(text)) return { message: 'country' };
  if (field !== 'postalCode' || isPostalCode(text, country)) return null;
  return { message: 'postalCode', values: { example: postalCodeExample(country) } };
}
