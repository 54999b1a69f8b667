import type { Locale } from '@vitrine/shared/contract/locale';
import { sayField, type FieldMessage } from './field-messages.ts';

/** What is wrong with a field: which message, and what to fill into it. */
export interface FieldError {
  message: FieldMessage;
  values?: Record<string, string>;
}
/** By name of the field, as in the order request with `address.` left out. */
export type FieldErrors = Record<string, FieldError>;

export const textOf = ({ message, values }: FieldError, locale: Locale): string =>
  sayField(message, locale, values);

/** The errors as the API's envelope carries them. */
export function validationErrors(errors: FieldErrors, locale: Locale): Record<string, { error: string }> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [field, { error: textOf(error, locale) }]),
  );
}
