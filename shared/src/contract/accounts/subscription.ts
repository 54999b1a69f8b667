import { localeSchema } from '../locale.ts';
import { WISH_GENDERS } from './subscription-lists.ts';
import { z } from '../zod.ts';

export { WISH_GENDERS, type WishGender } from './subscription-lists.ts';

/** What mails one can ask for: news of the shop, or word when a species comes in again. */
export const subscriptionKindSchema = z.enum(['newsletter', 'restock']);
export type SubscriptionKind = z.infer<typeof subscriptionKindSchema>;

/**
 * `POST /api/subscriptions` : always answered the same way, whether the address was known or not. Nothing is sent but
 * one mail that asks to confirm (double opt-in).
 */
export const subscriptionRequestSchema = z.object({
  kind: subscriptionKindSchema,
  email: z.string(),
  locale: localeSchema,
  /** For `restock`: an insect whose species is wanted. */
  uuid: z.optional(z.string()),
  /** For `restock`: the sex that is wanted; absent or empty for any. */
  gender: z.optional(z.enum([...WISH_GENDERS, ''])),
  /** For `restock`: whether any species of the insect's genus is wanted; absent or empty for its own. */
  depth: z.optional(z.enum(['genus', ''])),
  /** Filled in by machines only: people do not see this field. */
  website: z.optional(z.string()),
});
export type SubscriptionRequest = z.infer<typeof subscriptionRequestSchema>;

/** `GET /api/subscriptions/{token}`; confirmed by `POST …/confirm`, ended by `POST …/end`. */
export const subscriptionSchema = z.object({
  kind: subscriptionKindSchema,
  email: z.string(),
  /** Latin name of the species or the genus that is waited for, or null for the newsletter. */
  species: z.nullable(z.string()),
  /** The sex that is waited for; null or absent for any. */
  gender: z.optional(z.nullable(z.enum(WISH_GENDERS))),
  state: z.enum(['asked', 'confirmed', 'ended']),
});
export type Subscription = z.infer<typeof subscriptionSchema>;
