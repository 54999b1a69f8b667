import { TREATMENTS } from '../../orders/tax/tax.ts';
import { z } from '../../zod.ts';

/*
 * What the shop's accountant asks for, out of what invoices and credit notes keep. `orders-read`.
 *   GET /api/tools/ledgers?from=2026-01-01&to=2026-03-31   → ledgers; without days those of this quarter, in Belgium
 *   GET /api/tools/ledgers.csv?ledger=sales&from=…&to=…&locale=nl   the whole of one for a spreadsheet
 * Amounts are cents; what a credit note gives back counts against them.
 */

/** sales: each paper. oss: quarter and member state. listing: intra-Community. margin: what is taxed on price less cost. */
export const LEDGERS = ['sales', 'oss', 'listing', 'margin'] as const;
export type LedgerName = (typeof LEDGERS)[number];

const daySchema = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/),
  z.refine((day) => !Number.isNaN(Date.parse(day))),
);
export const ledgerQuerySchema = z.object({
  /** The first and the last day, in Belgium. */
  from: z.optional(daySchema),
  to: z.optional(daySchema),
});
export type LedgerQuery = z.infer<typeof ledgerQuerySchema>;

const amounts = { netCents: z.int(), vatCents: z.int() };

/** One treatment and rate of one paper. */
const salesRowSchema = z.object({
  number: z.string(),
  /** ISO day, in Belgium. */
  day: z.string(),
  /** Of the order. */
  reference: z.string(),
  buyer: z.string(),
  vatNumber: z.string(),
  /** Whose VAT it is or would be, ISO 3166. */
  country: z.string(),
  treatment: z.enum(TREATMENTS),
  /** Hundredths of a percent. */
  rate: z.int(),
  ...amounts,
});
export type SalesRow = z.infer<typeof salesRowSchema>;

const ossRowSchema = z.object({
  quarter: z.string(),
  /** The earlier quarter that this corrects; empty, or not said by an older server, where it corrects none. */
  corrects: z.optional(z.string()),
  country: z.string(),
  rate: z.int(),
  ...amounts,
});
export type OssRow = z.infer<typeof ossRowSchema>;

/** `period` is a quarter. */
const listingRowSchema = z.object({
  period: z.string(),
  vatNumber: z.string(),
  buyer: z.string(),
  netCents: z.int(),
});
export type ListingRow = z.infer<typeof listingRowSchema>;

const marginRowSchema = z.object({
  number: z.string(),
  day: z.string(),
  soldCents: z.int(),
  costCents: z.int(),
  /** Of the margin, where there is one. */
  vatCents: z.int(),
  /** Whether what one of its lots had cost is not known: then it counts as nothing. */
  isCostUnknown: z.boolean(),
});
export type MarginRow = z.infer<typeof marginRowSchema>;

/**
 * Sales to consumers in other member states without VAT, whatever the shop's regime, in this calendar year and the one before: once either comes to
 * more than the limit, the VAT of where they go is owed (Directive 2006/112/EC, article 59c).
 */
const distanceSalesSchema = z.object({
  thisYearCents: z.int(),
  lastYearCents: z.int(),
  limitCents: z.int(),
  state: z.enum(['below', 'near', 'over']),
});
export type DistanceSales = z.infer<typeof distanceSalesSchema>;

export const ledgersSchema = z.object({
  from: z.string(),
  to: z.string(),
  /** The newest 500; `salesCount` of them there are. */
  sales: z.array(salesRowSchema),
  salesCount: z.int(),
  /** What all of them come to. */
  total: z.object(amounts),
  oss: z.array(ossRowSchema),
  listing: z.array(listingRowSchema),
  margin: z.array(marginRowSchema),
  distanceSales: z.optional(distanceSalesSchema),
});
