import type { ContactRequest } from '@vitrine/shared/contract/contact';
import { isPrintable } from '../../forms/rules/contact-fields.ts';
import type { FieldErrors } from '../../forms/rules/field-errors.ts';
import { mailAddressError } from '../../forms/rules/mail-address.ts';
import { hasWebAddress } from '../../forms/rules/web-address.ts';

const LIMITS = { name: 100, subject: 150, message: 5000 };
const FIELDS = ['name', 'subject', 'message'] as const;

/** The message as it is stored: no spaces around, and no line break where there is one line. */
export function tidyContact(request: ContactRequest): ContactRequest {
  const line = (text: string) => text.replace(/\s+/g, ' ').trim();
  const { name, email, subject, message } = request;
  return {
    ...request,
    name: line(name),
    email: email.trim(),
    subject: line(subject),
    message: message.replace(/\r\n?/g, '\n').trim(),
  };
}

/** What is wrong with a message, one sentence a field: the first that applies. */
export function contactRequestErrors(request: ContactRequest): FieldErrors {
  const errors: FieldErrors = {};
  const email = mailAddressError(request.email);
  if (email) errors['email'] = email;
  for (const field of FIELDS) {
    const limit = LIMITS[field];
    const text = request[field];
    if (text === '' && field !== 'subject') errors[field] = { message: 'required' };
    else if (text.length > limit) errors[field] = { message: 'tooLong', values: { limit: String(limit) } };
    else if (!isPrintable(text)) errors[field] = { message: 'oddCharacters' };
    else if (field === 'name' && hasWebAddress(text)) errors[field] = { message: 'webAddress' };
  }
  return errors;
}
