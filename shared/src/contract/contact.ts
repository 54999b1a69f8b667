import { localeSchema } from './locale.ts';
import { z } from './zod.ts';

/**
 * `POST /api/contact` with an `idempotency-key` header: a message to the seller. The same key with the same message,
 * sent again, is one message. Answers 202 `{result, message}`; 400 names the fields, 429 after five in an hour. A plain
 * form is answered by 303 to a page; when it is refused, that page draws what was typed (`form-draft.ts`).
 */
export const contactRequestSchema = z.object({
  name: z.string(),
  email: z.string(),
  /** What it is about, such as an order's number; may be empty. */
  subject: z.string(),
  message: z.string(),
  locale: localeSchema,
  /** Filled in by machines only: people do not see this field. */
  website: z.optional(z.string()),
});
export type ContactRequest = z.infer<typeof contactRequestSchema>;
