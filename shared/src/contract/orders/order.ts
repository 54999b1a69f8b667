import { familySchema, insectCardSchema, pictureSchema } from '../catalogue.ts';
import { agreedFlawSchema } from '../facts/flaws.ts';
import { paymentMethodSchema } from '../frame.ts';
import { localeSchema, localizedSchema } from '../locale.ts';
import { lotDocumentSchema } from './papers.ts';
import { TREATMENTS } from './tax/tax.ts';
import { z } from '../zod.ts';
import { addressSchema, giftSchema } from './place-order.ts';

export const orderStateSchema = z.enum(['placed', 'confirmed', 'completed', 'cancelled']);
export type OrderState = z.infer<typeof orderStateSchema>;

export const paymentStateSchema = z.enum([
  'open',
  'pending',
  'paid',
  'part-refunded',
  'refunded',
  'failed',
  'cancelled',
  'expired',
]);
export type PaymentState = z.infer<typeof paymentStateSchema>;

export const fulfilmentStateSchema = z.enum([
  'waiting',
  'preparing',
  'permit-wait',
  'shipped',
  'delivered',
  'return-announced',
  'returned',
]);
export type FulfilmentState = z.infer<typeof fulfilmentStateSchema>;

export const orderLineSchema = z.object({
  uuid: z.string(),
  reference: z.string(),
  name: z.string(),
  quality: z.string(),
  /** Whether `name` is the plain name of a mixed lot, and no Latin one. */
  isMixed: z.optional(z.boolean()),
  amount: z.int(),
  priceCents: z.int(),
  /** Of the lot as the shop shows it now; absent where an older shop answers. */
  picture: z.optional(z.nullable(pictureSchema)),
  /** Of that lot, as its card says it. */
  isPictureAwaited: insectCardSchema.shape.isPictureAwaited,
  /** Of its lot, as a part of the lot's address; null once the shop shows it no longer. */
  family: z.optional(z.nullable(familySchema)),
  /** What its page named as not perfect when it was ordered; absent where it named nothing. */
  flaws: z.optional(z.array(agreedFlawSchema)),
  /** The annex of Regulation (EC) No 338/97 that names its species, when it was ordered; absent for none. */
  annex: z.optional(z.string()),
  /** Of `SOURCES`: where its specimen is from; absent where nobody noted it. */
  sourceCode: z.optional(z.string()),
  /** What proves that it is lawfully held; absent where there is nothing. */
  documents: z.optional(z.array(lotDocumentSchema)),
  /** Its provenance sheet as PDF, opened as an invoice is; absent until it is sold. */
  provenance: z.optional(z.string()),
  /** How many of them the shopper has withdrawn from, and the shop taken out. */
  withdrawnAmount: z.optional(z.int()),
  /** How many of those the shop took out of the order, after it was paid. */
  takenOutAmount: z.optional(z.int()),
});

/** One parcel on its way. */
const shipmentSchema = z.object({
  carrier: z.string(),
  /** Empty when the carrier gives none. */
  trackingNumber: z.string(),
  /** The carrier's page of the parcel, or null. */
  trackingUrl: z.nullable(z.string()),
  shippedAt: z.string(),
});

/**
 * An invoice or a credit note. Its PDF: `path` with `?key=` of the guest's link, or as the account that owns the order.
 */
export const invoiceSchema = z.object({
  number: z.string(),
  kind: z.enum(['invoice', 'credit-note']),
  issuedAt: z.string(),
  /** Of a credit note: what goes back. */
  totalCents: z.int(),
  path: z.string(),
});

/** due: to be asked of the payment provider. asked: on its way. failed: the shop looks after it by hand. */
export const refundSchema = z.object({
  amountCents: z.int(),
  reason: z.enum(['too-late', 'paid-twice', 'cancelled', 'withdrawn', 'goodwill']),
  state: z.enum(['due', 'asked', 'done', 'failed']),
  at: z.string(),
});

/**
 * `POST /api/orders/{reference}/mailbox?key=` with the `token` of the mail: somebody reads this order's mails, so a transfer
 * has its week. Answers the order as it is then; 404 `not-found` for another token, 409 `cannot-pay` when it is too late.
 */
export const mailboxProofSchema = z.object({ token: z.string() });

/** `GET /api/orders/{reference}?key=` */
export const orderSchema = z.object({
  reference: z.string(),
  locale: localeSchema,
  placedAt: z.string(),
  orderState: orderStateSchema,
  paymentState: paymentStateSchema,
  fulfilmentState: fulfilmentStateSchema,
  paymentMethod: paymentMethodSchema,
  /** Whether it was paid in cash, whatever method it was placed with. */
  isPaidInCash: z.optional(z.boolean()),
  /** Handed over at the shop's stand: nothing is sent, and `address` says no more than that. */
  isTakenAlong: z.optional(z.boolean()),
  /** Empty where the shop knows none: nothing is mailed then. */
  email: z.string(),
  address: addressSchema,
  remarks: z.string(),
  lines: z.array(orderLineSchema),
  shipping: z.object({
    code: z.string(),
    name: localizedSchema,
    priceCents: z.int(),
    /** Working days from the payment to the door; absent for orders of which that is not known. */
    days: z.optional(z.object({ min: z.int(), max: z.int() })),
  }),
  /** Between which ISO days it is expected, once it is paid and until it is there. */
  expected: z.optional(z.object({ from: z.string(), to: z.string() })),
  gift: z.optional(giftSchema),
  invoiceAddress: z.optional(addressSchema),
  goodsCents: z.int(),
  totalCents: z.int(),
  vatCents: z.int(),
  /** How its parts are taxed, the Belgian rate left out; absent for orders from before that was stored. */
  mentions: z.optional(z.array(z.enum(TREATMENTS))),
  /** Where to transfer the money to, for a bank transfer that has not arrived. */
  bankTransfer: z.optional(
    z.object({
      beneficiary: z.string(),
      iban: z.string(),
      bic: z.string(),
      communication: z.string(),
      /** Until when the lots are reserved. */
      payBefore: z.string(),
      /** Until when they will be once the link of the order's mail is pressed; absent when that need not be. */
      weekUntil: z.optional(z.string()),
      /** The same for banking apps, a QR code: dark squares as an SVG path on a field of `size` × `size`. */
      code: z.optional(z.object({ size: z.int(), path: z.string() })),
    }),
  ),
  /** True when a new payment attempt may be made. */
  canPay: z.boolean(),
  /** By which methods, in the last minutes before its lots are free; absent where all of the shop's have the time. */
  payableBy: z.optional(z.array(paymentMethodSchema)),
  /** Until when its lots are reserved without being paid; absent once they are paid, or free again. */
  reservedUntil: z.optional(z.string()),
  shipments: z.optional(z.array(shipmentSchema)),
  invoices: z.optional(z.array(invoiceSchema)),
  refunds: z.optional(z.array(refundSchema)),
  /** Whether lines can still be withdrawn from; `until` is the last moment, null while nothing was delivered. */
  withdrawal: z.optional(
    z.object({ isOpen: z.boolean(), until: z.nullable(z.string()), isLate: z.optional(z.boolean()) }),
  ),
  /** The order that shares its parcel; `key` of that one's link where it is certain that both are one person's. */
  joinedWith: z.optional(z.object({ reference: z.string(), key: z.optional(z.string()) })),
  /** `kind`: order, payment, fulfilment, refund, withdrawal, lines, join, contact. */
  history: z.array(z.object({ at: z.string(), kind: z.string(), state: z.string() })),
});
export type Order = z.infer<typeof orderSchema>;
