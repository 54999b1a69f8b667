import { MAX_AMOUNT } from './cart-limits.ts';
import { insectCardSchema } from '../catalogue.ts';
import { errorEnvelopeSchema } from '../failure.ts';
import { z } from '../zod.ts';

/** One line as the browser sends it. It carries no price that the server would believe. */
export const lineRequestSchema = z.object({
  uuid: z.string(),
  amount: z.int().check(z.positive(), z.lte(MAX_AMOUNT)),
});
export type LineRequest = z.infer<typeof lineRequestSchema>;

/**
 * `POST /api/cart/check {lines, holdId?}` : the cart held against the stock of this moment. `sold-out` covers unknown
 * insects. What the shopper's own hold reserves counts as there, in `amount` and in the insect's `stock`.
 */
export const cartCheckSchema = z.object({
  lines: z.array(
    z.object({
      uuid: z.string(),
      status: z.enum(['ok', 'reduced', 'sold-out']),
      /** What the cart may hold, 0 when sold out. */
      amount: z.int(),
      insect: z.nullable(insectCardSchema),
    }),
  ),
  totalCents: z.int(),
});
export type CartCheck = z.infer<typeof cartCheckSchema>;

/** 409 `out-of-stock` of holds and orders: the cart as it could be. */
export const outOfStockSchema = z.extend(errorEnvelopeSchema, { check: cartCheckSchema });

/**
 * 409 `too-much-kept` of holds and orders: more than one visitor, or one network, may reserve without paying. What may
 * still be reserved now is under `left`; `cents` is null where only lots and pieces are counted.
 */
export const tooMuchReservedSchema = z.extend(errorEnvelopeSchema, {
  left: z.object({ lots: z.int(), pieces: z.int(), cents: z.nullable(z.int()) }),
});
export type TooMuchReserved = z.infer<typeof tooMuchReservedSchema>;

/**
 * `POST /api/checkout/holds {lines, holdId?}` : reserves the lots while the shopper types. `holdId` names an earlier hold, or
 * the first one: a browser makes it, of at least 22 characters that nobody can guess, so that asking again because an
 * answer was lost asks for the same hold. The answer says the name that holds.
 * 409 with `code: 'out-of-stock'` and a cartCheck body under `check` when something is short, with `too-much-kept` when it
 * is more than is fair to others.
 */
export const holdSchema = z.object({ holdId: z.string(), expiresAt: z.string() });
export type Hold = z.infer<typeof holdSchema>;
