import { paymentMethodSchema, sellerSchema } from '@vitrine/shared/contract/frame';
import { localeSchema, localizedSchema } from '@vitrine/shared/contract/locale';
import { lotDocumentSchema } from '@vitrine/shared/contract/orders/papers';
import { addressSchema } from '@vitrine/shared/contract/orders/place-order';
import { bankSchema } from '@vitrine/shared/contract/tools/settings';
import { z } from '@vitrine/shared/contract/zod';
import { paperTaxSchema } from './paper-tax.ts';
import { VAT_REGIMES } from '../../shop/rules/vat.ts';

/** The second writes towns as their country's post does, and names VAT that goes back to the State on credit notes. */
export const EDITION = 2;

/**
 * All that an invoice or a credit note says, stored with it: the same bytes come out of it in ten years. Amounts of a
 * credit note are what goes back, as positive cents.
 */
export const invoiceFactsSchema = z.object({
  /** How it is printed: papers without one are the first, and stay as they were. Of now: `EDITION`. */
  edition: z.optional(z.int()),
  locale: localeSchema,
  seller: sellerSchema,
  /** The seller's account; what was issued before it was stored here names none. */
  bank: z.optional(bankSchema),
  /** To whom it is billed. */
  address: addressSchema,
  /** Where the parcel goes, when that is elsewhere; older papers do not say. */
  deliveryAddress: z.optional(addressSchema),
  vatNumber: z.string(),
  /** Whether the register of the Union confirmed that number; older papers do not say. */
  isBusiness: z.optional(z.boolean()),
  reference: z.string(),
  placedAt: z.string(),
  /** When the price was received; older papers do not say. */
  paidAt: z.optional(z.string()),
  paymentMethod: paymentMethodSchema,
  /** Whether it was paid in cash, and not by that method. */
  isPaidInCash: z.optional(z.boolean()),
  /** Whether it was handed over at the seller's stand; what was issued before does not say. */
  isTakenAlong: z.optional(z.boolean()),
  lines: z.array(
    z.object({
      reference: z.string(),
      name: z.string(),
      /** Whether the name is a lot's and not a species'; older papers do not say, and stay as they were printed. */
      isMixed: z.optional(z.boolean()),
      quality: z.string(),
      amount: z.int(),
      priceCents: z.int(),
      /** What protects its species, where its specimen is from and its documents, as the order has them. */
      annex: z.optional(z.string()),
      sourceCode: z.optional(z.string()),
      documents: z.optional(z.array(lotDocumentSchema)),
      /** Of what crosses a border of customs: its code, and the country that its specimen is from where that is known. */
      customsCode: z.optional(z.string()),
      origin: z.optional(z.string()),
    }),
  ),
  shippingName: localizedSchema,
  shippingCents: z.int(),
  /** Of a credit note: money back that belongs to no line. */
  otherCents: z.int(),
  /** Of a credit note of money alone, whose taxes cannot follow lines: what the money was given back for. */
  named: z.optional(
    z.object({
      lines: z.array(z.object({ reference: z.string(), amount: z.int(), priceCents: z.int() })),
      shippingCents: z.int(),
    }),
  ),
  totalCents: z.int(),
  vatCents: z.int(),
  /** Hundredths of a percent. */
  vatRate: z.int(),
  vatRegime: z.enum(VAT_REGIMES),
  /** How each part of it is taxed; papers of orders from before that was stored have one rate alone. */
  tax: z.optional(paperTaxSchema),
  /** Of an invoice that goes through customs: who pays what on arrival, and the seller's number of British VAT paid so. */
  customs: z.optional(z.object({ terms: z.enum(['DAP', 'DDP']), britishVatNumber: z.string() })),
  /** Of a credit note: the invoice that it corrects. */
  corrects: z.nullable(z.object({ number: z.string(), issuedAt: z.string() })),
});
export type InvoiceFacts = z.infer<typeof invoiceFactsSchema>;

/** An invoice or a credit note as it was issued. */
export interface Invoice {
  number: string;
  kind: 'invoice' | 'credit-note';
  issuedAt: string;
  facts: InvoiceFacts;
}

/** What a credit note was given for, whether or not its taxes follow that. */
export const namedBy = ({ named, lines, shippingCents }: InvoiceFacts): NonNullable<InvoiceFacts['named']> =>
  named ?? { lines, shippingCents };

const BELGIAN_YEAR = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/Brussels' });

/** The series a document is numbered in: one a Belgian year, credit notes apart. */
export function invoiceSeries(kind: Invoice['kind'], at: Date): string {
  const year = BELGIAN_YEAR.format(at);
  return kind === 'invoice' ? year : `CN-${year}`;
}

/** `2026-00001`, `CN-2026-00001`. */
export const invoiceNumber = (series: string, number: number) =>
  `${series}-${String(number).padStart(5, '0')}`;
