import { closingSchema } from '../frame.ts';
import { localizedSchema } from '../locale.ts';
import { auditedSchema } from './tools.ts';
import { z } from '../zod.ts';

/*
 * When the shop is closed (reading `shop-read`, writing `shop-write`).
 *   GET    /api/tools/closings             → closings
 *   POST   /api/tools/closings             closingForm → 201 closingSaved
 *   PUT    /api/tools/closings/{id}        closingForm with revision → closingSaved; 409 `changed-meanwhile`
 *   POST   /api/tools/closings/{id}/end    {revision}: it is over now → closingSaved; 409 `not-running`
 *   DELETE /api/tools/closings/{id}?revision=  → audited
 * The reason decides what happens at the checkout (spec §10): VERLOF and BEURS take orders, the others do not.
 */

export const closingRowSchema = z.extend(closingSchema, {
  revision: z.int(),
  phase: z.enum(['now', 'coming', 'past']),
  /** In Belgian time, as a field takes it: `2026-07-01T09:00`. */
  local: z.object({ startsAt: z.string(), endsAt: z.string() }),
  /** Ids of others that hold at the same time. */
  overlaps: z.array(z.int()),
});
export type ClosingRow = z.infer<typeof closingRowSchema>;

/** The one that holds, those to come by their beginning, those over with the latest first; at most 100 of these. */
export const closingsSchema = z.object({ closings: z.array(closingRowSchema) });

/** As typed. Errors stand at `startsAt`, `message.nl`, `fair.url` and the like. */
export const closingFormSchema = z.object({
  reason: z.string(),
  /** `2026-07-01T09:00`, Belgian time. */
  startsAt: z.string(),
  endsAt: z.string(),
  /** ISO day or empty; only for reasons that take orders. */
  shipsFrom: z.string(),
  /** All languages or none. */
  message: localizedSchema,
  /** Only for BEURS; the name and the city are needed then. */
  fair: z.object({ name: z.string(), city: z.string(), stand: z.string(), url: z.string() }),
});
export type ClosingForm = z.infer<typeof closingFormSchema>;

export const closingSavedSchema = z.extend(auditedSchema, { closing: closingRowSchema });
export type ClosingSaved = z.infer<typeof closingSavedSchema>;
