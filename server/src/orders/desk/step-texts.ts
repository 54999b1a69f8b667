import { REASON_LENGTH } from '@vitrine/shared/contract/tools/orders/order-steps';
import type { FieldError } from '../../forms/rules/field-errors.ts';

const UNPRINTABLE = /[\p{Cc}\p{Cs}]/u;

/** What is wrong with words that somebody gave for a step; null when nothing is. */
export function wordsFault(typed: string, limit = REASON_LENGTH): FieldError | null {
  const text = typed.trim();
  if (text === '') return { message: 'required' };
  if (text.length > limit) return { message: 'tooLong', values: { limit: String(limit) } };
  return UNPRINTABLE.test(text.replace(/[\r\n\t]/g, ' ')) ? { message: 'oddCharacters' } : null;
}

/** Those that say what is wrong; null when none does. */
export function faultsOf(errors: Record<string, FieldError | null>): Record<string, FieldError> | null {
  const found = Object.entries(errors).flatMap(([field, error]) => (error ? [[field, error] as const] : []));
  return found.length > 0 ? Object.fromEntries(found) : null;
}
