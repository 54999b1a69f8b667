import { LOCALES } from './locale-list.ts';
import { z } from './zod.ts';

export { DEFAULT_LOCALE, LOCALES } from './locale-list.ts';
export const localeSchema = z.enum(LOCALES);
export type Locale = z.infer<typeof localeSchema>;

/** A text in each language of the shop. */
export const localizedSchema = z.object({ en: z.string(), nl: z.string(), fr: z.string() });
export type Localized = z.infer<typeof localizedSchema>;
