import { categorySchema } from '../../catalogue.ts';
import { z } from '../../zod.ts';

/** How far back figures go, and in which steps: 30 days, 12 weeks or 12 months. */
export const SALES_RANGES = ['days', 'weeks', 'months'] as const;
export const salesRangeSchema = z.enum(SALES_RANGES);
export type SalesRange = z.infer<typeof salesRangeSchema>;

/** Work that waits, of the kinds that this release knows. */
export const TODO_KINDS = [
  'to-pack',
  'permit',
  'transfer',
  'late-withdrawal',
  'withdrawal',
  'pound-rate',
  'refused-e-invoice',
  'new-texts',
  'dead-mail',
  'dead-picture',
  'draft',
  'no-picture',
  'no-flaws',
  'no-document',
  'no-family',
  'no-origin',
  'odd-spaces',
] as const;
export type TodoKind = (typeof TODO_KINDS)[number];

/** A kind is left out for who may not see it. */
const todoSchema = z.object({
  /** One of `TODO_KINDS`, or of a server that is newer than who reads this: what one does not know is skipped. */
  kind: z.string(),
  count: z.int(),
  /** `YYYY-MM-DD`: the day by which the first of them is promised an answer. */
  until: z.optional(z.string()),
});
export type Todo = z.infer<typeof todoSchema>;

const amountSchema = { orders: z.int(), cents: z.int() };

/** Orders that were paid and stand, by the day on which they were placed, in Belgium; what went back is taken off. */
const salesSchema = z.object({
  range: salesRangeSchema,
  /** Oldest first. `start`: first day of the step, `2026-11-21`; `before`: the same step of the time before. */
  steps: z.array(z.object({ start: z.string(), ...amountSchema, before: z.object(amountSchema) })),
  total: z.object(amountSchema),
  before: z.object(amountSchema),
  /** Goods alone, the most first; money that went back for no line is off them by their share. */
  categories: z.array(z.object({ category: z.nullable(categorySchema), lots: z.int(), cents: z.int() })),
  /** ISO codes, the most first. */
  countries: z.array(z.object({ country: z.string(), ...amountSchema })),
});
export type Sales = z.infer<typeof salesSchema>;

/** What sales of a period are told apart by. */
export const SALES_KINDS = ['family', 'species', 'grade'] as const;
export type SalesKind = (typeof SALES_KINDS)[number];

const daySchema = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/),
  z.refine((day) => !Number.isNaN(Date.parse(day))),
);
export const periodQuerySchema = z.object({
  /** The first and the last day, in Belgium. */
  from: daySchema,
  to: daySchema,
  by: z.enum(SALES_KINDS),
});
export type PeriodQuery = z.infer<typeof periodQuerySchema>;

/**
 * `GET /api/tools/sales?from=2026-01-01&to=2026-03-31&by=family`: goods alone, the most first, and
 * `GET /api/tools/sales.csv` with a `locale` beside these: the same for a spreadsheet. `orders-read`.
 */
export const periodSalesSchema = z.object({
  /** `name` is empty for lots without a family. */
  rows: z.array(z.object({ name: z.string(), lots: z.int(), cents: z.int() })),
  total: z.object({ lots: z.int(), cents: z.int() }),
});
export type PeriodSales = z.infer<typeof periodSalesSchema>;

const stockLotSchema = z.object({
  id: z.int(),
  reference: z.string(),
  name: z.string(),
  available: z.int(),
  priceCents: z.int(),
  since: z.string(),
});
export type StockLot = z.infer<typeof stockLotSchema>;

const stockFiguresSchema = z.object({
  /** Lots that can be ordered, and what they cost together. */
  lots: z.int(),
  cents: z.int(),
  /** The last one of several, the newest first. */
  low: z.array(stockLotSchema),
  /** For sale for a year, and none sold in it: how many, what they cost together, and the oldest of them. */
  deadLots: z.int(),
  deadCents: z.int(),
  dead: z.array(stockLotSchema),
});
export type StockFigures = z.infer<typeof stockFiguresSchema>;

const newOrderSchema = z.object({
  reference: z.string(),
  placedAt: z.string(),
  country: z.string(),
  totalCents: z.int(),
  orderState: z.string(),
  paymentState: z.string(),
  fulfilmentState: z.string(),
});

/**
 * `GET /api/tools/dashboard?range=days` for everybody of staff; null is what the role does not see
 * (`orders-read`, `catalogue-read`). Figures may be a minute old.
 */
export const dashboardSchema = z.object({
  todo: z.array(todoSchema),
  /** While much is reserved without being paid: of the whole range, and by how many networks as much as they may. */
  reserved: z.optional(z.nullable(z.object({ isRange: z.boolean(), networks: z.int() }))),
  sales: z.nullable(salesSchema),
  newest: z.nullable(z.array(newOrderSchema)),
  stock: z.nullable(stockFiguresSchema),
  /** What shoppers looked for in the last 30 days and the shop did not have, the most often first. */
  misses: z.nullable(z.array(z.object({ text: z.string(), count: z.int(), lastDay: z.string() }))),
});
export type Dashboard = z.infer<typeof dashboardSchema>;
