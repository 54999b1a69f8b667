import { insectCardSchema } from './catalogue.ts';
import { localizedSchema } from './locale.ts';
import { VAT_REGIMES } from './orders/tax/vat.ts';
import { z } from './zod.ts';

export const closingSchema = z.object({
  id: z.int(),
  reason: z.enum(['gesloten', 'uitzonderlijk', 'VERLOF', 'BEURS']),
  /** paused: no orders are taken. delayed: orders are taken and shipped from `shipsFrom`. */
  mode: z.enum(['paused', 'delayed']),
  startsAt: z.string(),
  endsAt: z.string(),
  /** ISO day. */
  shipsFrom: z.nullable(z.string()),
  message: localizedSchema,
  fair: z.nullable(z.object({ name: z.string(), city: z.string(), stand: z.string(), url: z.string() })),
});
export type Closing = z.infer<typeof closingSchema>;

export const PAYMENT_METHODS = [
  'bancontact',
  'banktransfer',
  'creditcard',
  'ideal',
  'paypal',
  'paysafecard',
] as const;
export const paymentMethodSchema = z.enum(PAYMENT_METHODS);
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;

export const sellerSchema = z.object({
  name: z.string(),
  companyNumber: z.string(),
  vatNumber: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
  email: z.string(),
  phone: z.string(),
  socialLinks: z.array(z.object({ network: z.string(), url: z.string() })),
  /** Of a legal person: its form, and the court whose register it stands in (Code of Companies, art. 2:20). */
  legalForm: z.optional(z.string()),
  court: z.optional(z.string()),
  /** Numbers of packaging registers: LUCID in Germany, the unique identifier in France, Fost Plus in Belgium. */
  lucid: z.optional(z.string()),
  frenchPackaging: z.optional(z.string()),
  fostPlus: z.optional(z.string()),
  /** Registration with the Union's customs, for what leaves it (Regulation (EU) 952/2013, article 9). */
  eori: z.optional(z.string()),
  /** Who handles personal data for the shop, by name (GDPR, article 13(1)(e)). */
  processors: z.optional(z.string()),
});
export type Seller = z.infer<typeof sellerSchema>;

export const vatRegimeSchema = z.enum(VAT_REGIMES);

/** `GET /api/frame` : all that the header and the footer show. */
export const frameSchema = z.object({
  version: z.string(),
  closing: z.nullable(closingSchema),
  latest: z.array(insectCardSchema),
  paymentMethods: z.array(paymentMethodSchema),
  seller: sellerSchema,
  /** Whole percent of the insects in stock that are spread. */
  spreadPercent: z.int(),
  /** True while payments go to the built-in test provider. */
  isTestPayment: z.boolean(),
  /** How VAT is owed. A server of before does not say it, nor does the frame while the API is away. */
  vatRegime: z.optional(vatRegimeSchema),
});
export type Frame = z.infer<typeof frameSchema>;
