import { z } from '../../zod.ts';

/* `GET /api/tools/retention` (right `system`): what the shop deletes of persons by itself, and when it last did. */

/** Why it may be stored: GDPR article 6(1) b, a, f and c. */
export const BASES = ['contract', 'consent', 'interest', 'law'] as const;

/** What is deleted by one rule. Its words are the tools'. */
export const RETENTIONS = [
  ...(['unpaidOrders', 'orderContacts', 'subscriptions', 'sentMails', 'deadMails', 'sessions'] as const),
  ...(['links', 'challenges', 'attempts', 'requests', 'drafts', 'searches'] as const),
  ...(['unconfirmedAccounts', 'orderBooks', 'orderTrails', 'authors', 'imports'] as const),
] as const;
export type RetentionName = (typeof RETENTIONS)[number];

const retentionRowSchema = z.object({
  name: z.enum(RETENTIONS),
  basis: z.enum(BASES),
  /** Tables that it deletes of. */
  tables: z.array(z.string()),
  /** Null until it ran for the first time. */
  last: z.nullable(
    z.object({
      ranAt: z.string(),
      deletedAt: z.nullable(z.string()),
      deleted: z.int(),
      total: z.int(),
    }),
  ),
});
export type RetentionRow = z.infer<typeof retentionRowSchema>;

export const retentionSchema = z.object({ rows: z.array(retentionRowSchema) });
