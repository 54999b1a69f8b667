import {
  accountChangeSchema,
  addressRequestSchema,
  registerRequestSchema,
  type AccountChange,
  type AddressRequest,
  type Profile,
  type RegisterRequest,
} from '@vitrine/shared/contract/accounts/account';
import { addressSchema } from '@vitrine/shared/contract/orders/place-order';
import { textErrors } from '../../forms/rules/contact-errors.ts';
import { emailKey } from '../../forms/rules/mail-address.ts';
import type { FieldError, FieldErrors } from '../../forms/rules/field-errors.ts';
import { passwordFault, type CommonPasswords } from './password-fault.ts';
import { readForm, type Reading } from '../../forms/rules/read-form.ts';
import { typedLine } from '../../forms/rules/tidy-text.ts';

/** Reads a registration. Texts come back without outer spaces, the password as it was typed. */
export function readRegistration(body: unknown, common: CommonPasswords): Reading<RegisterRequest> {
  const read = readForm(registerRequestSchema, body, {
    acceptsConditions: 'acceptsConditions',
    newsletter: 'choice',
    locale: 'locale',
  });
  if (!read.ok) return read;
  const { password, passwordConfirmation } = read.form;
  const form = { ...tidied(read.form), password, passwordConfirmation };
  const { firstname, lastname, email, company, phone } = form;
  return judged(form, {
    ...textErrors({ firstname, lastname, email, company, phone }, ''),
    ...confirmationError(form),
    ...newPasswordErrors(form, { email, role: 'customer' }, common),
    ...(!form.acceptsConditions && { acceptsConditions: { message: 'acceptsConditions' } }),
  });
}

/** Reads changed personal data. */
export function readAccountChange(body: unknown): Reading<AccountChange> {
  const read = readForm(accountChangeSchema, body);
  if (!read.ok) return read;
  const form = tidied(read.form);
  return judged(form, textErrors({ ...form }, ''));
}

/** Reads an address for the address book, by the rules of the checkout. */
export function readAddress(body: unknown): Reading<AddressRequest> {
  const read = readForm(addressRequestSchema, body, { country: 'country', isDefault: 'choice' });
  if (!read.ok) return read;
  const { country, ...rest } = tidied(read.form);
  const form = { ...rest, country: country.toUpperCase() };
  return judged(form, textErrors(addressSchema.parse(form), form.country));
}

/** That a new password is good and was typed the same twice. */
export function newPasswordErrors(
  { password, passwordConfirmation }: { password: string; passwordConfirmation: string },
  owner: { email: string; role: Profile['role'] },
  common: CommonPasswords,
): FieldErrors {
  const fault = passwordFault(password, owner, common);
  const confirmation = repetitionError(passwordConfirmation, password, 'passwordsDiffer');
  return { ...(fault && { password: fault }), ...(confirmation && { passwordConfirmation: confirmation }) };
}

/** That an e-mail address was typed the same twice. */
export function confirmationError(form: { email: string; emailConfirmation: string }): FieldErrors {
  const error = repetitionError(emailKey(form.emailConfirmation), emailKey(form.email), 'emailsDiffer');
  return error ? { emailConfirmation: error } : {};
}

function repetitionError(
  again: string,
  first: string,
  message: 'passwordsDiffer' | 'emailsDiffer',
): FieldError | null {
  if (again === '') return { message: 'required' };
  return again === first ? null : { message };
}

function judged<Form>(form: Form, errors: FieldErrors): Reading<Form> {
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, form };
}

/** The form with its texts as lines that can be stored. */
function tidied<Form extends object>(form: Form): Form {
  const entries = Object.entries(form).map(([key, value]: [string, unknown]) => [
    key,
    typeof value === 'string' ? typedLine(value) : value,
  ]);
  // The same keys with values of the same types.
  return Object.fromEntries(entries) as Form;
}
