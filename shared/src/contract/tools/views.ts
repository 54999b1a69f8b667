import { z } from '../zod.ts';

/**
 * `GET /api/tools/views` : named filters of the current member of staff, in their order. `POST /api/tools/views {name, query}`,
 * `PATCH /api/tools/views/{id} {name?, position?}`, `DELETE /api/tools/views/{id}` answer the same.
 */
const savedViewSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** The part of the list's address after the question mark. */
  query: z.string(),
});
export type SavedView = z.infer<typeof savedViewSchema>;
export const savedViewsSchema = z.object({ views: z.array(savedViewSchema) });
export const viewCreationSchema = z.object({ name: z.string(), query: z.string() });
export const viewChangeSchema = z.object({ name: z.optional(z.string()), position: z.optional(z.int()) });
export const MOST_VIEWS = 30;
