import { MAX_LINES } from './cart-limits.ts';
import { closingSchema, paymentMethodSchema } from '../frame.ts';
import { localizedSchema } from '../locale.ts';
import { CUSTOMS_NOTICES, TREATMENTS } from './tax/tax.ts';
import { z } from '../zod.ts';
import { lineRequestSchema } from './cart-check.ts';

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

const treatment = z.enum(TREATMENTS);

/** What is known of a VAT number; other-name: it is valid, and of another firm than the one that was typed. */
export const VAT_STATES = ['valid', 'invalid', 'away', 'other-name'] as const;

/** `POST /api/checkout/taxes` : what is known of an order while its form is filled in. */
export const taxQuestionSchema = z.object({
  lines: z.array(lineRequestSchema).check(z.minLength(1), z.maxLength(MAX_LINES)),
  country: z.string().check(z.maxLength(2)),
  postalCode: z.string().check(z.maxLength(20)),
  shippingCode: z.string().check(z.maxLength(64)),
  vatNumber: z.string().check(z.maxLength(30)),
  /** Whose number it is; an older page does not say. */
  company: z.optional(z.string().check(z.maxLength(200))),
  /** Of an order that staff place: handed over at the shop's stand, wherever its buyer lives. */
  isTakenAlong: z.optional(z.boolean()),
});
export type TaxQuestion = z.infer<typeof taxQuestionSchema>;

/**
 * What it comes to with its taxes. 409 when it may not go there, with the fields of an order's refusal.
 * A business of another member state pays less: prices are then those without VAT.
 */
export const taxQuoteSchema = z.object({
  goodsCents: z.int(),
  shippingCents: z.int(),
  totalCents: z.int(),
  vatCents: z.int(),
  lines: z.array(z.object({ uuid: z.string(), priceCents: z.int(), treatment: treatment })),
  /** What must be named; the Belgian rate needs no word. */
  mentions: z.array(treatment),
  customs: z.enum(CUSTOMS_NOTICES),
  /**
   * What the register of the Union says of the VAT number; none: it is not asked. A page from before a release reads what
   * only the newer shop knows as nothing known; the sums are the shop's either way.
   */
  business: z.catch(z.enum(['none', ...VAT_STATES]), 'away'),
});
export type TaxQuote = z.infer<typeof taxQuoteSchema>;

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
