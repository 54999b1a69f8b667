import { localeSchema } from '../locale.ts';
import { z } from '../zod.ts';

/* By itself, for every page starts with it: the schemas of the account are built where there is one. */

/** What a logged-in browser knows about its shopper. */
export const profileSchema = z.object({
  id: z.int(),
  language: localeSchema,
  is_email_verified: z.boolean(),
  firstname: z.string(),
  role: z.enum(['customer', 'owner', 'catalogue', 'orders', 'read-only']),
});
export type Profile = z.infer<typeof profileSchema>;

/** `GET /api/auth/profile` : without `profile` when nobody is logged in. */
export const profileAnswerSchema = z.object({ profile: z.optional(profileSchema) });
