import { localizedSchema } from '../locale.ts';
import { shippingRateSchema } from '../orders/shipping.ts';
import { auditedSchema } from './tools.ts';
import { z } from '../zod.ts';

/*
 * What shipping costs (reading `shop-read`, writing `shop-write`).
 *   GET  /api/tools/shipping                       → toolShipping
 *   POST /api/tools/shipping                       shippingForm → 201 shippingSaved
 *   PUT  /api/tools/shipping/{id}                  shippingForm with revision → shippingSaved; 409 `changed-meanwhile`
 *   GET  /api/tools/shipping/{id}/history          → auditPage, the newest first
 *   GET  /api/tools/shipping/try?country=&kilos=&goods=   → shippingTrial; field errors at these names
 */

export const toolRateSchema = z.extend(shippingRateSchema, {
  id: z.int(),
  active: z.boolean(),
  revision: z.int(),
});
export type ToolRate = z.infer<typeof toolRateSchema>;

export const toolShippingSchema = z.object({
  rates: z.array(toolRateSchema),
  /** ISO codes of every country that a rate may name. */
  countries: z.array(z.string()),
});

/** As typed. Errors stand at `name.nl`, `countries`, `days.min`, `bands` and the like. */
export const shippingFormSchema = z.object({
  /** Of a new rate; orders keep it, so it does not change afterwards. */
  code: z.string(),
  name: localizedSchema,
  /** ISO codes with spaces or commas between them. */
  countries: z.string(),
  carrier: z.string(),
  service: z.string(),
  tracked: z.boolean(),
  days: z.object({ min: z.string(), max: z.string() }),
  bands: z.array(z.object({ kilos: z.string(), price: z.string() })).check(z.maxLength(60)),
  freeFrom: z.string(),
  maxValue: z.string(),
  active: z.boolean(),
});
export type ShippingForm = z.infer<typeof shippingFormSchema>;

export const shippingSavedSchema = z.extend(auditedSchema, { rate: toolRateSchema });

/** Why a rate is not offered for a parcel. */
const notOfferedSchema = z.enum(['inactive', 'country', 'value', 'weight']);
export type NotOffered = z.infer<typeof notOfferedSchema>;

/** Every rate, with its price for a parcel or why it is not offered. */
export const shippingTrialSchema = z.object({
  rates: z.array(
    z.object({
      id: z.int(),
      name: localizedSchema,
      priceCents: z.nullable(z.int()),
      why: z.nullable(notOfferedSchema),
    }),
  ),
});
export type ShippingTrial = z.infer<typeof shippingTrialSchema>;
