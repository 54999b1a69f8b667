import { z } from './zod.ts';

/**
 * `GET /api/form-drafts/{token}`: what was typed in a form that a browser without scripts sent and the shop did not
 * take. The address with the token is given by 303; it opens for half an hour.
 */
export const formDraftSchema = z.object({
  typed: z.record(z.string(), z.string()),
  /** Of the whole form, in the shopper's language. */
  message: z.string(),
  /** Sentences by name of the field. */
  fields: z.record(z.string(), z.string()),
});
export type FormDraft = z.infer<typeof formDraftSchema>;

/** Name, in the address of a page, of the token of what was typed there. */
export const DRAFT_PARAM = 'again';
