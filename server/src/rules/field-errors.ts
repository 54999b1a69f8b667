import type { Locale } from '@vitrine/shared/contract/locale';
import { ACCOUNT_MESSAGES } from './account-messages.ts';
import { CATALOGUE_MESSAGES } from './catalogue-messages.ts';
import { fillText } from './fill-text.ts';
import { IMPORT_MESSAGES } from './import-messages.ts';
import { ORDER_MESSAGES } from './order-messages.ts';
import { ORDER_WORK_MESSAGES } from './order-work-messages.ts';
import { PICTURE_MESSAGES } from './picture-messages.ts';
import { SHOP_MESSAGES } from './shop-messages.ts';
import { TOOLS_MESSAGES } from './tools-messages.ts';

/** All that is said at a field, or about a whole form. */
const MESSAGES = {
  ...ORDER_MESSAGES,
  ...ORDER_WORK_MESSAGES,
  ...ACCOUNT_MESSAGES,
  ...TOOLS_MESSAGES,
  ...CATALOGUE_MESSAGES,
  ...PICTURE_MESSAGES,
  ...SHOP_MESSAGES,
  ...IMPORT_MESSAGES,
};
export type FieldMessage = keyof typeof MESSAGES;

/** What is wrong with a field: which message, and what to fill into it. */
export interface FieldError {
  message: FieldMessage;
  values?: Record<string, string>;
}
/** By name of the field, as in the order request with `address.` left out. */
export type FieldErrors = Record<string, FieldError>;

export function textOf({ message, values = {} }: FieldError, locale: Locale): string {
  return fillText(MESSAGES[message][locale], values);
}

/** The errors as the API's envelope carries them. */
export function validationErrors(errors: FieldErrors, locale: Locale): Record<string, { error: string }> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [field, { error: textOf(error, locale) }]),
  );
}
