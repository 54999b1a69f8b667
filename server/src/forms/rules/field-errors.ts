import type { Locale } from '@vitrine/shared/contract/locale';
import { citeLaw } from '@vitrine/shared/i18n/cite-law';
import { formatDay, formatRoundMoney } from '@vitrine/shared/i18n/formats';
import { isPrintable } from './contact-fields.ts';
import { sayField, type FieldMessage } from './field-messages.ts';

/** What is wrong with a field: which message, and what to fill into it. */
export interface FieldError {
  message: FieldMessage;
  values?: Record<string, FilledIn>;
}

/** A text, or what each language writes in its own way: money, an ISO day, or laws. */
type FilledIn = string | { cents: number } | { day: string } | { laws: string[] };
/** By name of the field, as in the order request with `address.` left out. */
export type FieldErrors = Record<string, FieldError>;

export const textOf = ({ message, values = {} }: FieldError, locale: Locale): string =>
  sayField(
    message,
    locale,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, filledIn(value, locale)])),
  );

function filledIn(value: FilledIn, locale: Locale): string {
  if (typeof value === 'string') return value;
  if ('laws' in value) return value.laws.map((law) => citeLaw(law, locale)).join('; ');
  return 'cents' in value ? formatRoundMoney(value.cents, locale) : formatDay(value.day, locale);
}

/** The errors as the API's envelope carries them. */
export function validationErrors(errors: FieldErrors, locale: Locale): Record<string, { error: string }> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [field, { error: textOf(error, locale) }]),
  );
}

/** What is wrong with one line of text, or null. */
export function lineFault(text: string, limit: number): FieldError | null {
  if (!isPrintable(text)) return { message: 'oddCharacters' };
  return text.length > limit ? { message: 'tooLong', values: { limit: String(limit) } } : null;
}

/** Those fields of which something is wrong. */
export function faultsOnly(faults: Record<string, FieldError | null>): FieldErrors {
  return Object.fromEntries(
    Object.entries(faults).filter((entry): entry is [string, FieldError] => entry[1] !== null),
  );
}
