import { doneSchema } from '../accounts/account.ts';
import { localeSchema, localizedSchema } from '../locale.ts';
import { textNameSchema } from '../text.ts';
import { auditedSchema } from './tools.ts';
import { z } from '../zod.ts';

/*
 * The shop's own words (reading `shop-read`, writing `shop-write`). A text is never changed: each save is a next version.
 *   GET  /api/tools/texts                              → toolTexts
 *   GET  /api/tools/texts/{name}                       → toolText
 *   PUT  /api/tools/texts/{name}                       wording with revision, settlesShipped → wordingSaved; 409 `changed-meanwhile`
 *   GET  /api/tools/texts/{name}/versions/{version}    → wording
 *   POST /api/tools/texts/preview                      previewRequest → preview
 *   GET  /api/tools/posts                              → toolPosts
 *   POST /api/tools/posts                              postForm → 201 postSaved
 *   GET  /api/tools/posts/{id}                         → toolPost
 *   PUT  /api/tools/posts/{id}                         postForm with revision → postSaved; 409 `changed-meanwhile`
 *   GET  /api/tools/posts/{id}/versions/{version}      → wording
 *   DELETE /api/tools/posts/{id}?revision=             a draft → audited; 409 `published`
 */

/** What a text says in each language. `body` is Markdown. */
export const wordingSchema = z.object({
  title: localizedSchema,
  /** One sentence for search engines and previews. */
  description: localizedSchema,
  lead: localizedSchema,
  body: localizedSchema,
});
export type Wording = z.infer<typeof wordingSchema>;

/** The languages that a text has no title or no body in. */
const missingSchema = z.array(localeSchema);

export const toolTextsSchema = z.object({
  texts: z.array(
    z.object({
      name: textNameSchema,
      title: localizedSchema,
      version: z.int(),
      updatedAt: z.string(),
      /** Address of whoever wrote it; empty for what came with the shop. */
      savedBy: z.string(),
      missing: missingSchema,
    }),
  ),
});
export type ToolTexts = z.infer<typeof toolTextsSchema>;

const versionSchema = z.object({ version: z.int(), at: z.string(), by: z.string() });
export type TextVersion = z.infer<typeof versionSchema>;

export const toolTextSchema = z.object({
  name: textNameSchema,
  wording: wordingSchema,
  /** The version: of two who save on the same one, one passes. */
  revision: z.int(),
  /** The newest first, at most 100. */
  versions: z.array(versionSchema),
  /** What comes with this release, where that is news to the shop. */
  shipped: z.optional(wordingSchema),
});
export type ToolText = z.infer<typeof toolTextSchema>;
export const wordingSavedSchema = z.extend(auditedSchema, { text: toolTextSchema });

export const previewRequestSchema = z.object({
  locale: localeSchema,
  title: z.string().check(z.maxLength(1000)),
  lead: z.string().check(z.maxLength(5000)),
  body: z.string().check(z.maxLength(100_000)),
});
export type PreviewRequest = z.infer<typeof previewRequestSchema>;

/** The same markup as the page will have. */
export const previewSchema = z.object({ title: z.string(), lead: z.string(), html: z.string() });
export type Preview = z.infer<typeof previewSchema>;

const postStateSchema = z.enum(['draft', 'scheduled', 'published']);

const postRowSchema = z.object({
  id: z.int(),
  slug: localizedSchema,
  title: localizedSchema,
  state: postStateSchema,
  publishedAt: z.nullable(z.string()),
  updatedAt: z.string(),
  missing: missingSchema,
});
export type PostRow = z.infer<typeof postRowSchema>;

/** Drafts first, then by when they are or were published, the latest first. */
export const toolPostsSchema = z.object({ posts: z.array(postRowSchema) });

export const toolPostSchema = z.extend(postRowSchema, {
  wording: wordingSchema,
  revision: z.int(),
  /** When it is or was published, in Belgian time, as a field takes it; empty for a draft. */
  local: z.string(),
  versions: z.array(versionSchema),
});
export type ToolPost = z.infer<typeof toolPostSchema>;

/** As typed. A draft may miss what it likes; what is published is there in every language. */
export const postFormSchema = z.extend(wordingSchema, {
  /** Empty: made of the title. */
  slug: localizedSchema,
  isPublished: z.boolean(),
  /** Belgian time; empty: now. In the future: it waits until then. */
  publishedAt: z.string(),
});
export type PostForm = z.infer<typeof postFormSchema>;
export const postSavedSchema = z.extend(doneSchema, {
  /** Null when only the text changed, or nothing: earlier versions are stored instead. */
  auditId: z.nullable(z.int()),
  post: toolPostSchema,
});
