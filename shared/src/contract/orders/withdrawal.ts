import { formDraftSchema } from '../form-draft.ts';
import { lineRequestSchema } from './cart-check.ts';
import { orderLineSchema } from './order.ts';
import { z } from '../zod.ts';

/**
 * `POST /api/withdrawals/order` : who withdraws, and from which order. No login, no key: the name and the e-mail
 * address of the order. Anything that does not match answers 404 `not-found`, always the same.
 */
const withdrawalRequestSchema = z.object({
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
  /** False when nothing is left to withdraw from; then all amounts are 0. */
  isOpen: z.boolean(),
  /** The last moment, null while nobody knows that all was delivered. */
  until: z.nullable(z.string()),
  /** Whether that has passed: a withdrawal is heard all the same, and judged by a person. */
  isLate: z.optional(z.boolean()),
  /** Whether something was sent: then a shopper may say when it came. */
  isSent: z.optional(z.boolean()),
  lines: z.array(z.extend(orderLineSchema, { withdrawableAmount: z.int() })),
});
export type WithdrawableOrder = z.infer<typeof withdrawableOrderSchema>;

/**
 * `POST /api/withdrawals/quote` and `POST /api/withdrawals` : the same with what is withdrawn. The second one carries
 * an `idempotency-key` header. 409 `withdrawal-closed`: nothing is left; 400: a line that is not there (`lines`).
 */
const withdrawalSchema = z.extend(withdrawalRequestSchema, {
  lines: z.array(lineRequestSchema),
  /** The day on which the parcel came, `YYYY-MM-DD`, if the shopper says so; may be empty. */
  cameOn: z.optional(z.string()),
});
export type Withdrawal = z.infer<typeof withdrawalSchema>;

/** What comes back: goods, and the cheapest way to ship when by now the whole order is withdrawn. */
export const withdrawalQuoteSchema = z.object({
  goodsCents: z.int(),
  shippingCents: z.int(),
  refundCents: z.int(),
  /** What of it was paid beyond the price; below zero, what was let go of the price. Only where there is any. */
  differenceCents: z.optional(z.int()),
  /** Whether it was paid: then what is missing was given back before. An older shop does not say. */
  isPaid: z.optional(z.boolean()),
  /** Not shipped yet: nothing has to be sent back, and the money comes at once. */
  isBeforeShipping: z.boolean(),
});
export type WithdrawalQuote = z.infer<typeof withdrawalQuoteSchema>;

/** `201` of `POST /api/withdrawals` : the acknowledgement; a mail with the same says so too. */
export const withdrawalReceiptSchema = z.extend(withdrawalQuoteSchema, {
  reference: z.string(),
  receivedAt: z.string(),
  /** Too late by what the shop knows: it answers once somebody has looked at it. */
  isLate: z.optional(z.boolean()),
  lines: z.array(orderLineSchema),
});
export type WithdrawalReceipt = z.infer<typeof withdrawalReceiptSchema>;

/**
 * `GET /api/withdrawals/drafts/{token}`: how far a withdrawal is that a browser without scripts sends, form by form. `POST
 * /api/withdrawals/order` and `POST /api/withdrawals` lead it to an address with the token; it opens for half an hour.
 */
export const withdrawalDraftSchema = z.extend(formDraftSchema, {
  /** Once the three that were typed belong together. */
  order: z.optional(withdrawableOrderSchema),
  /** Once it was withdrawn from. */
  receipt: z.optional(withdrawalReceiptSchema),
});
export type WithdrawalDraft = z.infer<typeof withdrawalDraftSchema>;

/** Fields of the form without scripts: a tick of a line, and how many of it. */
export const LINE_FIELD = 'line-';
export const AMOUNT_FIELD = 'amount-';
