import { localeSchema } from './locale.ts';
import { z } from './zod.ts';

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
  /** For `restock`: the sold-out insect whose species is wanted. */
  uuid: z.optional(z.string()),
  /** Filled in by machines only: people do not see this field. */
  website: z.optional(z.string()),
});
export type SubscriptionRequest = z.infer<typeof subscriptionRequestSchema>;

/** `GET /api/subscriptions/{token}`; confirmed by `POST …/confirm`, ended by `POST …/end`. */
export const subscriptionSchema = z.object({
  kind: subscriptionKindSchema,
  email: z.string(),
  /** Latin name of the species that is waited for, or null for the newsletter. */
  species: z.nullable(z.string()),
  state: z.enum(['asked', 'confirmed', 'ended']),
});
export type Subscription = z.infer<typeof subscriptionSchema>;
