import { addressSchema } from '../../orders/place-order.ts';
import { fulfilmentStateSchema, orderStateSchema } from '../../orders/order.ts';
import { z } from '../../zod.ts';

/* Steps that whoever works in the shop takes with an order, by the right `orders-write`. */

/** What can be done with an order; only what its states allow now is offered. */
export const orderStepSchema = z.enum([
  'prepare',
  'permit',
  'ship',
  'deliver',
  'cancel',
  'refund',
  'judge',
  'return',
  'repay',
  'transfer',
  'address',
  'contact',
  'lines',
  'cash',
  'join',
  'split',
]);
export type OrderStep = z.infer<typeof orderStepSchema>;

/** What an order looked like to whoever decides about it: a step on another one is refused. */
export const orderSeenSchema = z.object({
  orderState: orderStateSchema,
  fulfilmentState: fulfilmentStateSchema,
  parcels: z.int(),
  /** Of the money that came, what has not been promised back. */
  leftCents: z.int(),
  /** Withdrawals whose lots are to come back; a late one counts once it was accepted. */
  openWithdrawals: z.int(),
  /** How many insects are still in it; an older page does not say. */
  pieces: z.optional(z.int()),
  /** Reference of the order that shares its parcel, empty for none; an older page does not say. */
  joinedWith: z.optional(z.string()),
});
export type OrderSeen = z.infer<typeof orderSeenSchema>;

/** The longest reason that a step keeps. */
export const REASON_LENGTH = 500;

/** The largest that a column of ids holds. */
const id = z.int().check(z.positive(), z.lte(2_147_483_647));
const amounts = z.array(z.object({ position: z.int(), amount: z.int().check(z.nonnegative()) }));

/**
 * `POST /api/tools/orders/{reference}/steps` with an `idempotency-key` header → audited. A repeated key answers the same
 * once more. 400 with field errors; 404; 409 `changed-meanwhile` when the order is no longer as `seen`, with who and when.
 */
export const orderStepRequestSchema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('prepare'), seen: orderSeenSchema }),
  z.object({ step: z.literal('permit'), seen: orderSeenSchema }),
  z.object({ step: z.literal('deliver'), seen: orderSeenSchema }),
  z.object({
    step: z.literal('ship'),
    seen: orderSeenSchema,
    carrier: z.string(),
    /** Empty only where the way of shipping gives none. */
    trackingNumber: z.string(),
    /** The carrier's page of it, https; empty: found by the carrier's name. */
    trackingUrl: z.string(),
  }),
  z.object({
    step: z.literal('cancel'),
    seen: orderSeenSchema,
    /** The order's reference, typed: there is no way back. */
    confirmation: z.string(),
    reason: z.string(),
    /** Nothing of it can be sold, broken or lost: it stays out of stock; an older page does not say. */
    isLost: z.optional(z.boolean()),
  }),
  z.object({
    step: z.literal('refund'),
    seen: orderSeenSchema,
    lines: amounts,
    isWithShipping: z.boolean(),
    /** Euro as typed, beside lines and shipping; empty for none. */
    goodwill: z.string(),
    reason: z.string(),
  }),
  z.object({
    step: z.literal('judge'),
    seen: orderSeenSchema,
    /** One that came late. */
    withdrawalId: id,
    isAccepted: z.boolean(),
    /** As the shopper is told it; may be empty where it is accepted. */
    reason: z.string(),
  }),
  z.object({
    step: z.literal('return'),
    seen: orderSeenSchema,
    withdrawalId: id,
    /** What was not accepted; field errors stand at `reason-<position>`. */
    refused: z.array(z.object({ position: z.int(), amount: z.int(), reason: z.string() })),
  }),
  z.object({
    step: z.literal('repay'),
    seen: orderSeenSchema,
    /** One that failed. */
    refundId: id,
    /** It went by another way; else the payment provider is asked again. */
    isByHand: z.boolean(),
  }),
  z.object({
    step: z.literal('transfer'),
    seen: orderSeenSchema,
    /** Euro as typed. */
    amount: z.string(),
    communication: z.string(),
    /** Why another amount came, where cents are missing or too many. */
    reason: z.optional(z.string()),
  }),
  z.object({
    step: z.literal('address'),
    seen: orderSeenSchema,
    /** Where its parcel is to go, in the country that it was ordered to. */
    address: addressSchema,
    /**
     * To whom its invoice is to go, in the country that it was said for; only of an order whose parcel goes to somebody else.
     * Field errors stand at `invoice.<field>`; absent: it stays.
     */
    invoiceAddress: z.optional(addressSchema),
  }),
  z.object({
    step: z.literal('contact'),
    seen: orderSeenSchema,
    /** Another one ends what the links of earlier mails open. Empty only where the order has none. */
    email: z.string(),
    /** May be empty. */
    phone: z.string(),
  }),
  z.object({
    step: z.literal('lines'),
    seen: orderSeenSchema,
    /** So many of each line are taken out; field errors stand at `line-<position>`, and at `lines`. */
    lines: amounts,
    reason: z.string(),
    /** What is taken out cannot be sold, broken or lost: it stays out of stock; an older page does not say. */
    isLost: z.optional(z.boolean()),
  }),
  z.object({
    step: z.literal('cash'),
    seen: orderSeenSchema,
    /** Euro as typed, to a euro more or less than the order comes to. */
    amount: z.string(),
    /** Where and to whom it was paid, and why another amount where it is one. */
    reason: z.string(),
  }),
  z.object({
    step: z.literal('join'),
    seen: orderSeenSchema,
    /** Reference of the order that goes into the same parcel, one of those that the page names. */
    other: z.string(),
  }),
  /** Both have a parcel each after all; what went back of the shipping stays with the shopper. */
  z.object({ step: z.literal('split'), seen: orderSeenSchema }),
]);
export type OrderStepRequest = z.infer<typeof orderStepRequestSchema>;
