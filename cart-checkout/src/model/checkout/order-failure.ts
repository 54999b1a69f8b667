import type { ApiFailure } from '@vitrine/shared/contract/failure';
import {
  addressSchema,
  alreadyOrderedSchema,
  priceChangedSchema,
  type PlacedOrder,
} from '@vitrine/shared/contract/orders/place-order';
import {
  outOfStockSchema,
  tooMuchReservedSchema,
  type CartCheck,
  type TooMuchReserved,
} from '@vitrine/shared/contract/orders/cart-check';
import { draftSchema } from './draft.ts';
import { isLine, lineErrors } from '../cart/line-errors.ts';

/** Why an order was not placed, as far as the shopper can do something about it. */
export type OrderFailure =
  /** Perhaps it was placed: the answer never came. */
  | { kind: 'lost' }
  | { kind: 'paused' }
  /** The order was to be a shopper's who is logged in no more; nothing was ordered. */
  | { kind: 'session-ended' }
  | { kind: 'out-of-stock'; check: CartCheck }
  /** In other words, perhaps in another tab; nothing was ordered a second time. */
  | { kind: 'already-ordered'; order: PlacedOrder }
  /** More than is fair to others; `left` may still be reserved. */
  | { kind: 'too-much-kept'; left: TooMuchReserved['left'] }
  /** `check`: each line with its price of now, from a shop that says so. */
  | { kind: 'price-changed'; totalCents: number; check: CartCheck | undefined }
  /** `fields` are those that the form shows, `lines` single lots by uuid; whatever else is wrong is told by `useObey`. */
  | { kind: 'rejected'; fields: Record<string, string>; lines: Record<string, string> };

/** What is told beside the button: a paused shop says so in its place, a login that is over has its own words. */
export type ToldFailure = Exclude<OrderFailure, { kind: 'paused' | 'session-ended' }>;

const INVOICE_NAMES = Object.keys(addressSchema.shape).map((name) => `invoice.${name}`);
const FIELD_NAMES = [...Object.keys(draftSchema.shape), ...INVOICE_NAMES, 'acceptsConditions'];

export function readOrderFailure(failure: ApiFailure): OrderFailure {
  if (failure.kind !== 'rejected') return { kind: 'lost' };
  const { code, body } = failure;
  if (code === 'paused' || code === 'session-ended') return { kind: code };
  if (code === 'out-of-stock') {
    const stock = outOfStockSchema.safeParse(body);
    if (stock.success) return { kind: 'out-of-stock', check: stock.data.check };
  }
  if (code === 'already-ordered') {
    const placed = alreadyOrderedSchema.safeParse(body);
    if (placed.success) return { kind: 'already-ordered', order: placed.data.order };
  }
  if (code === 'too-much-kept') {
    const share = tooMuchReservedSchema.safeParse(body);
    if (share.success) return { kind: 'too-much-kept', left: share.data.left };
  }
  if (code === 'price-changed') {
    const price = priceChangedSchema.safeParse(body);
    if (price.success) {
      const { totals, check } = price.data;
      return { kind: 'price-changed', totalCents: totals.totalCents, check };
    }
  }
  return rejected(failure.fields);
}

/** Whether the checkout has a place for what is wrong with a field. */
export const isOrderField = (name: string): boolean => FIELD_NAMES.includes(name) || isLine(name);

function rejected(all: Record<string, string>): OrderFailure {
  const fields = Object.fromEntries(Object.entries(all).filter(([name]) => FIELD_NAMES.includes(name)));
  return { kind: 'rejected', lines: lineErrors(all), fields };
}
