import { localizedSchema } from '../locale.ts';
import { z } from '../zod.ts';

/** `GET /api/shipping/rates` : every rate that is in use, in the owner's order. */
export const shippingRateSchema = z.object({
  code: z.string(),
  name: localizedSchema,
  /** ISO codes. */
  countries: z.array(z.string()),
  carrier: z.string(),
  service: z.string(),
  tracked: z.boolean(),
  /** Working days. */
  days: z.object({ min: z.int(), max: z.int() }),
  /** Ascending; the first band that holds the parcel's weight is its price. */
  bands: z.array(z.object({ maxGrams: z.int(), priceCents: z.int() })),
  /** Value of the goods from which shipping is free, or null. */
  freeFromCents: z.nullable(z.int()),
  /** Value of the goods beyond which this rate is not offered, or null. */
  maxValueCents: z.nullable(z.int()),
});
export const shippingRatesSchema = z.array(shippingRateSchema);
export type ShippingRateInfo = z.infer<typeof shippingRateSchema>;
