import type { Locale } from '@vitrine/shared/contract/locale';
import { fillText } from './fill-text.ts';
import { ORDER_MESSAGES, type OrderMessage } from './order-messages.ts';

/** What is wrong with a field: which message, and what to fill into it. */
export interface FieldError {
  message: OrderMessage;
  values?: Record<string, string>;
}
/** By name of the field, as in the order request with `address.` left out. */
export type FieldErrors = Record<string, FieldError>;

export function textOf({ message, values = {} }: FieldError, locale: Locale): string {
  return fillText(ORDER_MESSAGES[message][locale], values);
}

/** The errors as the API's envelope carries them. */
export function validationErrors(errors: FieldErrors, locale: Locale): Record<string, { error: string }> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [field, { error: textOf(error, locale) }]),
  );
}
