import type { ApiFailure } from '@vitrine/shared/contract/failure';
import { outOfStockSchema, priceChangedSchema, type CartCheck } from '@vitrine/shared/contract/order';
import { draftSchema } from './draft.ts';
import { isLine, lineErrors } from './line-errors.ts';

/** Why an order was not placed, as far as the shopper can do something about it. */
export type OrderFailure =
  /** Perhaps it was placed: the answer never came. */
  | { kind: 'lost' }
  | { kind: 'paused' }
  /** The order was to be a shopper's who is logged in no more; nothing was ordered. */
  | { kind: 'session-ended' }
  | { kind: 'out-of-stock'; check: CartCheck }
  /** `check`: each line with its price of now, from a shop that says so. */
  | { kind: 'price-changed'; totalCents: number; check: CartCheck | undefined }
  /** `fields` are those that the form shows, `lines` single lots by uuid; `message` is for whatever else is wrong. */
  | { kind: 'rejected'; message: string; fields: Record<string, string>; lines: Record<string, string> };

/** What is told beside the button: a paused shop says so in its place, a login that is over has its own words. */
export type ToldFailure = Exclude<OrderFailure, { kind: 'paused' | 'session-ended' }>;

const FIELD_NAMES = [...Object.keys(draftSchema.shape), 'acceptsConditions'];

export function readOrderFailure(failure: ApiFailure): OrderFailure {
  if (failure.kind !== 'rejected') return { kind: 'lost' };
  const { code, body } = failure;
  if (code === 'paused' || code === 'session-ended') return { kind: code };
  if (code === 'out-of-stock') {
    const stock = outOfStockSchema.safeParse(body);
    if (stock.success) return { kind: 'out-of-stock', check: stock.data.check };
  }
  if (code === 'price-changed') {
    const price = priceChangedSchema.safeParse(body);
    if (price.success) {
      const { totals, check } = price.data;
      return { kind: 'price-changed', totalCents: totals.totalCents, check };
    }
  }
  return rejected(failure.message, failure.fields);
}

function rejected(message: string, all: Record<string, string>): OrderFailure {
  const lines = lineErrors(all);
  const entries = Object.entries(all).filter(([name]) => !isLine(name));
  const shown = entries.filter(([name]) => FIELD_NAMES.includes(name));
  const others = entries.filter(([name]) => !FIELD_NAMES.includes(name)).map(([, text]) => text);
  const isToldInPlace = shown.length > 0 || Object.keys(lines).length > 0;
  return {
    kind: 'rejected',
    lines,
    fields: Object.fromEntries(shown),
    message: isToldInPlace && others.length === 0 ? '' : others.join(' ') || message,
  };
}
