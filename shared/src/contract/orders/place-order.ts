import { errorEnvelopeSchema } from '../failure.ts';
import { paymentMethodSchema } from '../frame.ts';
import { localeSchema } from '../locale.ts';
import { z } from '../zod.ts';
import { lineRequestSchema, cartCheckSchema } from './cart-check.ts';

/** 409 `price-changed` of orders: what it comes to now, and each line with its price of now. */
export const priceChangedSchema = z.extend(errorEnvelopeSchema, {
  totals: z.object({ goodsCents: z.int(), shippingCents: z.int(), totalCents: z.int(), vatCents: z.int() }),
  check: z.optional(cartCheckSchema),
});

/** What opens the page of an order: `key` is that of the guest's link. */
const placedOrderSchema = z.object({ reference: z.string(), key: z.string() });
export type PlacedOrder = z.infer<typeof placedOrderSchema>;

/**
 * 409 `already-ordered` of orders: what the hold reserved was ordered before, in other words (another tab, another
 * address). `order` is the one that stands.
 */
export const alreadyOrderedSchema = z.extend(errorEnvelopeSchema, { order: placedOrderSchema });

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

/** The firm that an order is for: who pays, where that is another than who gets the parcel. Empty for a consumer. */
export const companyOf = ({
  address,
  invoiceAddress,
}: Pick<OrderRequest, 'address' | 'invoiceAddress'>): string =>
  (invoiceAddress?.company || address.company).trim();

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
