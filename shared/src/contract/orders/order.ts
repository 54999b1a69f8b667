import { MAX_AMOUNT } from './cart-limits.ts';
import { familySchema, insectCardSchema, pictureSchema } from '../catalogue.ts';
import { errorEnvelopeSchema } from '../failure.ts';
import { agreedFlawSchema } from '../flaws.ts';
import { closingSchema, paymentMethodSchema } from '../frame.ts';
import { localeSchema, localizedSchema } from '../locale.ts';
import { z } from '../zod.ts';

/** One line as the browser sends it. It carries no price that the server would believe. */
export const lineRequestSchema = z.object({
  uuid: z.string(),
  amount: z.int().check(z.positive(), z.lte(MAX_AMOUNT)),
});
export type LineRequest = z.infer<typeof lineRequestSchema>;
export { MAX_LINES } from './cart-limits.ts';

/**
 * `POST /api/cart/check {lines, holdId?}` : the cart held against the stock of this moment. `sold-out` covers unknown
 * insects. What the shopper's own hold keeps aside counts as there, in `amount` and in the insect's `stock`.
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
export const tooMuchKeptSchema = z.extend(errorEnvelopeSchema, {
  left: z.object({ lots: z.int(), pieces: z.int(), cents: z.nullable(z.int()) }),
});
export type TooMuchKept = z.infer<typeof tooMuchKeptSchema>;
/** 409 `price-changed` of orders: what it comes to now, and each line with its price of now. */
export const priceChangedSchema = z.extend(errorEnvelopeSchema, {
  totals: z.object({ goodsCents: z.int(), shippingCents: z.int(), totalCents: z.int(), vatCents: z.int() }),
  check: z.optional(cartCheckSchema),
});

/** What opens the page of an order: `key` is that of the guest's link. */
export const placedOrderSchema = z.object({ reference: z.string(), key: z.string() });
export type PlacedOrder = z.infer<typeof placedOrderSchema>;
/**
 * 409 `already-ordered` of orders: what the hold kept aside was ordered before, in other words (another tab, another
 * address). `order` is the one that stands.
 */
export const alreadyOrderedSchema = z.extend(errorEnvelopeSchema, { order: placedOrderSchema });

/**
 * `GET /api/shipping?country=&lines=uuid:amount,…` : what shipping the cart costs to that country.
 * 409 `permit` when lots may not go there: each is named in `validationErrors` as `lines.<uuid>`, beside `country`.
 * `POST /api/orders` names them the same way in its 400. 409 `shipping-value`, at `shippingCode`, when the lots are worth
 * more than any parcel to that country is insured for.
 */
export const shippingOptionSchema = z.object({
  code: z.string(),
  name: localizedSchema,
  carrier: z.string(),
  service: z.string(),
  tracked: z.boolean(),
  days: z.object({ min: z.int(), max: z.int() }),
  priceCents: z.int(),
  /** Goods value in cents from which this option is free, or null. */
  freeFromCents: z.nullable(z.int()),
  /** Goods value in cents above which this option is not offered, or null. */
  maxValueCents: z.optional(z.nullable(z.int())),
});
export type ShippingOption = z.infer<typeof shippingOptionSchema>;

/** `GET /api/checkout/countries` : ISO codes of the countries the shop ships to. */
export const countriesSchema = z.array(z.string());

/** `GET /api/checkout` : what the checkout must know before anything is typed. */
export const checkoutSchema = z.object({
  /** The closing that holds now: `paused` takes no orders, `delayed` ships from `shipsFrom`. */
  closing: z.nullable(closingSchema),
  isPaused: z.boolean(),
  paymentMethods: z.array(paymentMethodSchema),
  isTestPayment: z.boolean(),
  /** Where the shop ships to: an example of its postal codes, empty where it has none, and how its phone numbers begin. */
  countries: z.array(
    z.object({
      code: z.string(),
      postalCode: z.string(),
      phone: z.string(),
      /** A whole phone number with its calling code; empty where the shop knows none. */
      phoneExample: z.optional(z.string()),
    }),
  ),
});
export type Checkout = z.infer<typeof checkoutSchema>;

/**
 * `POST /api/checkout/holds {lines, holdId?}` : keeps the lots aside while the shopper types.
 * 409 with `code: 'out-of-stock'` and a cartCheck body under `check` when something is short, with `too-much-kept` when it
 * is more than is fair to others.
 */
export const holdSchema = z.object({ holdId: z.string(), expiresAt: z.string() });
export type Hold = z.infer<typeof holdSchema>;

export const addressSchema = z.object({
  firstname: z.string(),
  lastname: z.string(),
  company: z.string(),
  street: z.string(),
  houseNumber: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
});
export type Address = z.infer<typeof addressSchema>;

/** A gift: no price lies in its parcel. The note is printed on a card of its own, empty for none. */
export const giftSchema = z.object({ note: z.string() });
export type Gift = z.infer<typeof giftSchema>;
export const GIFT_NOTE_LENGTH = 500;

/**
 * `POST /api/orders`, with an `idempotency-key` header chosen by the browser once per intent.
 * Field errors are keyed `email`, `firstname`, … as here, `address.` left out; `giftNote`, and `invoice.firstname`, ….
 */
export const orderRequestSchema = z.object({
  locale: localeSchema,
  lines: z.array(lineRequestSchema),
  holdId: z.optional(z.string()),
  email: z.string(),
  phone: z.string(),
  address: addressSchema,
  shippingCode: z.string(),
  paymentMethod: paymentMethodSchema,
  remarks: z.string(),
  vatNumber: z.string(),
  gift: z.optional(giftSchema),
  /** To whom the invoice goes, when it is not who gets the parcel. */
  invoiceAddress: z.optional(addressSchema),
  acceptsConditions: z.boolean(),
  /** What the shopper saw above the button; another total on the server answers 409 `price-changed`. */
  expectedTotalCents: z.int(),
  /** Who the page said is logged in; left out by guests. When it is somebody else or nobody: 409 `session-ended`. */
  accountId: z.optional(z.int()),
});
export type OrderRequest = z.infer<typeof orderRequestSchema>;

/**
 * `201` of `POST /api/orders`, and of `POST /api/orders/{reference}/payments?key=` (a new attempt; its body may name
 * another `paymentMethod`).
 */
export const receiptSchema = z.object({
  reference: z.string(),
  /** Unguessable key of the guest's link. */
  key: z.string(),
  /** Where to send the shopper to pay. */
  paymentUrl: z.string(),
});
export type Receipt = z.infer<typeof receiptSchema>;

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
  /** Of its lot, as a part of the lot's address; null once the shop shows it no longer. */
  family: z.optional(z.nullable(familySchema)),
  /** What its page named as not perfect when it was ordered; absent where it named nothing. */
  flaws: z.optional(z.array(agreedFlawSchema)),
  /** How many of them the shopper has withdrawn from, and the shop taken out. */
  withdrawnAmount: z.optional(z.int()),
  /** How many of those the shop took out of the order, after it was paid. */
  takenOutAmount: z.optional(z.int()),
});

/** One parcel on its way. */
export const shipmentSchema = z.object({
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
  /** Where to transfer the money to, for a bank transfer that has not arrived. */
  bankTransfer: z.optional(
    z.object({
      beneficiary: z.string(),
      iban: z.string(),
      bic: z.string(),
      communication: z.string(),
      /** Until when the lots are kept aside. */
      payBefore: z.string(),
      /** Until when they will be once the link of the order's mail is pressed; absent when that need not be. */
      weekUntil: z.optional(z.string()),
      /** The same for banking apps, a QR code: dark squares as an SVG path on a field of `size` × `size`. */
      code: z.optional(z.object({ size: z.int(), path: z.string() })),
    }),
  ),
  /** True when a new payment attempt may be made. */
  canPay: z.boolean(),
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
  /** `kind`: order, payment, fulfilment, refund, withdrawal, lines, join. */
  history: z.array(z.object({ at: z.string(), kind: z.string(), state: z.string() })),
});
export type Order = z.infer<typeof orderSchema>;
