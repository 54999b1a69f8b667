import { insectQuerySchema } from './catalogue.ts';
import { auditedSchema } from './tools.ts';
import { z } from '../zod.ts';

/* One change of many insects at once. */

/** Which lots: those chosen, or all that a list holds. */
const insectSelectionSchema = z.object({
  ids: z.optional(z.array(z.int())),
  all: z.optional(insectQuerySchema),
});
export type InsectSelection = z.infer<typeof insectSelectionSchema>;
/** Lots that one press changes, or of which it takes an import back. More at once are refused: nobody could order meanwhile. */
export const MOST_AT_ONCE = 2000;

export const BULK_FIELDS = [
  'price-percent',
  'price-amount',
  'family',
  'quality',
  'country',
  'locality',
  'published',
  'repair',
  'mixed',
] as const;
export type BulkField = (typeof BULK_FIELDS)[number];
/** `value`: a percentage or an amount with its sign, an id, a code, a text, or `yes` and `no`. */
const bulkChangeSchema = z.object({ field: z.enum(BULK_FIELDS), value: z.string() });
export type BulkChange = z.infer<typeof bulkChangeSchema>;

/** `POST /api/tools/insects/bulk/preview` → bulkPreview; writes nothing. */
export const bulkRequestSchema = z.object({ selection: insectSelectionSchema, change: bulkChangeSchema });
export type BulkRequest = z.infer<typeof bulkRequestSchema>;
const bulkLineSchema = z.object({
  id: z.int(),
  reference: z.string(),
  name: z.string(),
  /** As a person reads it, in the language of the request. */
  before: z.string(),
  after: z.string(),
  /** Why this lot stays as it is; empty when it changes. */
  refused: z.string(),
});
export type BulkLine = z.infer<typeof bulkLineSchema>;
export const bulkPreviewSchema = z.object({
  lines: z.array(bulkLineSchema),
  changed: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  /** What was seen: `POST /api/tools/insects/bulk` sends it back and changes just that. */
  seen: z.string(),
});
export type BulkPreview = z.infer<typeof bulkPreviewSchema>;

/**
 * `POST /api/tools/insects/bulk` → bulkDone; 409 `changed-meanwhile` with bulkPreview as `current`. `key` is chosen once per
 * intent: the same key changes once. Tools of a release before leave it out.
 */
export const bulkApplySchema = z.extend(bulkRequestSchema, { seen: z.string(), key: z.optional(z.string()) });
export const bulkDoneSchema = z.extend(auditedSchema, { changed: z.int() });
