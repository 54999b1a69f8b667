import { sellerSchema, vatRegimeSchema } from '../frame.ts';
import { auditedSchema } from './tools.ts';
import { z } from '../zod.ts';

/*
 * Who sells, how VAT is owed, where money goes (reading `shop-read`, writing `shop-write`).
 *   GET /api/tools/settings   → toolSettings
 *   PUT /api/tools/settings   settingsForm with revision → settingsSaved; 409 `changed-meanwhile`
 * Invoices keep what they were made with.
 */

/** The networks that a link may lead to (spec §9), in the order of the footer. */
export const SOCIAL_NETWORKS = [
  'Facebook',
  'Instagram',
  'Twitter',
  'Pinterest',
  'LinkedIn',
  'Tumblr',
  'Snapchat',
  'TikTok',
  'Twitch',
  'YouTube',
] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

export { vatRegimeSchema };
export const bankSchema = z.object({ iban: z.string(), bic: z.string() });
export type Bank = z.infer<typeof bankSchema>;

/**
 * What the shop knows of British VAT: its number there, empty for none, and what a pound is in ten-thousandths of a euro,
 * on which day and by whom; 0 and empty until the owner sets it.
 */
export const britishTermsSchema = z.object({
  vatNumber: z.string(),
  euroPerPound: z.int(),
  rateDay: z.string(),
  rateSource: z.optional(z.string()),
});

export const toolSettingsSchema = z.object({
  seller: sellerSchema,
  vatRegime: vatRegimeSchema,
  bank: bankSchema,
  british: z.optional(britishTermsSchema),
  revision: z.int(),
});
export type ToolSettings = z.infer<typeof toolSettingsSchema>;

/** As typed. Errors stand at `vatNumber`, `iban`, `social.Instagram` and the like. */
export const settingsFormSchema = z.object({
  ...z.omit(sellerSchema, { socialLinks: true }).shape,
  vatRegime: z.string(),
  iban: z.string(),
  bic: z.string(),
  /** Left out by tools of before: what holds stays. */
  britishVatNumber: z.optional(z.string()),
  euroPerPound: z.optional(z.string()),
  poundDay: z.optional(z.string()),
  poundSource: z.optional(z.string()),
  /** Address of the profile on each network, or empty. */
  social: z.record(z.enum(SOCIAL_NETWORKS), z.string()),
});
export type SettingsForm = z.infer<typeof settingsFormSchema>;
export const settingsSavedSchema = z.extend(auditedSchema, { settings: toolSettingsSchema });
