import { lineRequestSchema, orderLineSchema } from './order.ts';
import { z } from '../zod.ts';

/**
 * `POST /api/withdrawals/order` : who withdraws, and from which order. No login, no key: the name and the e-mail
 * address of the order. Anything that does not match answers 404 `not-found`, always the same.
 */
export const withdrawalRequestSchema = z.object({
  /** First and family name, or company, as on the order; capitals and accents do not matter. */
  name: z.string(),
  reference: z.string(),
  email: z.string(),
});
export type WithdrawalRequest = z.infer<typeof withdrawalRequestSchema>;

/** What can be withdrawn from. */
export const withdrawableOrderSchema = z.object({
  reference: z.string(),
  placedAt: z.string(),
  /** False when the time is over, or nothing is left; then all amounts are 0. */
  isOpen: z.boolean(),
  /** The last moment, null while not all was delivered. */
  until: z.nullable(z.string()),
  lines: z.array(z.extend(orderLineSchema, { withdrawableAmount: z.int() })),
});
export type WithdrawableOrder = z.infer<typeof withdrawableOrderSchema>;

/**
 * `POST /api/withdrawals/quote` and `POST /api/withdrawals` : the same with what is withdrawn. The second one carries
 * an `idempotency-key` header. 409 `withdrawal-closed`: too late; 400: a line that is not there (`lines`).
 */
export const withdrawalSchema = z.extend(withdrawalRequestSchema, { lines: z.array(lineRequestSchema) });
export type Withdrawal = z.infer<typeof withdrawalSchema>;

/** What comes back: goods, and the cheapest way to ship when by now the whole order is withdrawn. */
export const withdrawalQuoteSchema = z.object({
  goodsCents: z.int(),
  shippingCents: z.int(),
  refundCents: z.int(),
  /** Not shipped yet: nothing has to be sent back, and the money comes at once. */
  isBeforeShipping: z.boolean(),
});
export type WithdrawalQuote = z.infer<typeof withdrawalQuoteSchema>;

/** `201` of `POST /api/withdrawals` : the acknowledgement; a mail with the same says so too. */
export const withdrawalReceiptSchema = z.extend(withdrawalQuoteSchema, {
  reference: z.string(),
  receivedAt: z.string(),
  lines: z.array(orderLineSchema),
});
export type WithdrawalReceipt = z.infer<typeof withdrawalReceiptSchema>;
