import { MAX_AMOUNT, MAX_LINES } from '@vitrine/shared/contract/orders/cart-limits';
import type { FieldError } from '../../../forms/rules/field-errors.ts';

/** Which bound of an order the lines of a request exceed, whatever else is wrong with them; null when none. */
export function lineLimitFault(lines: unknown): FieldError | null {
  if (!Array.isArray(lines)) return null;
  const amounts = new Map<unknown, number>();
  for (const line of lines) {
    const { uuid, amount } = Object(line);
    const key = typeof uuid === 'string' ? uuid.toUpperCase() : uuid;
    amounts.set(key, (amounts.get(key) ?? 0) + (typeof amount === 'number' ? amount : 0));
  }
  if (amounts.size > MAX_LINES) return { message: 'tooManyDifferent', values: { limit: String(MAX_LINES) } };
  if ([...amounts.values()].some((amount) => amount > MAX_AMOUNT)) {
    return { message: 'tooManyOfOne', values: { limit: String(MAX_AMOUNT) } };
  }
  return null;
}
