import { familySchema, insectCardSchema, pictureSchema } from './catalogue.ts';
import { localizedSchema } from './locale.ts';
import { z } from './zod.ts';

/** The pages that the shop's own words fill, by their names in the route table. */
export const TEXT_NAMES = [
  'about',
  'conditions',
  'privacy',
  'shipping',
  'accessibility',
  'contact',
  'frames',
] as const;
export const textNameSchema = z.enum(TEXT_NAMES);
export type TextName = z.infer<typeof textNameSchema>;

/** `GET /api/texts/{name}?locale=` : a text in one language, with the seller's particulars in it. */
export const textSchema = z.object({
  title: z.string(),
  /** One sentence for search engines and previews. */
  description: z.string(),
  lead: z.string(),
  /** Markup that the server made from Markdown and cleaned: it may be placed as it is. */
  html: z.string(),
  /** Its headings, in order; `id` is theirs in `html`. */
  headings: z.array(z.object({ id: z.string(), text: z.string() })),
  /** From 1; an order is stored with that of the conditions. */
  version: z.int(),
  updatedAt: z.string(),
  /** Lots that can be ordered of the species and genera that it names, in its order. */
  lots: z.optional(z.array(insectCardSchema)),
  /** Species that it names and that have a page, also those of which all lots are sold. */
  species: z.optional(
    z.array(z.object({ name: z.string(), family: z.pick(familySchema, { category: true, slug: true }) })),
  ),
});
export type Text = z.infer<typeof textSchema>;

/** A blog post in a list. */
export const postTeaserSchema = z.object({
  /** What names it in an address, in each language. */
  slug: localizedSchema,
  title: z.string(),
  lead: z.string(),
  publishedAt: z.string(),
  /** That of a lot that the post names. */
  picture: z.optional(z.nullable(pictureSchema)),
});
export type PostTeaser = z.infer<typeof postTeaserSchema>;

/** `GET /api/posts?locale=&page=` : the blog, newest first. A page past the end answers 404. */
export const postListSchema = z.object({
  posts: z.array(postTeaserSchema),
  total: z.int(),
  /** From 1. */
  page: z.int(),
  pages: z.int(),
});
export type PostList = z.infer<typeof postListSchema>;

/** `GET /api/posts/{slug}?locale=` : a post by its slug in any language. */
export const postSchema = z.extend(textSchema, {
  slug: localizedSchema,
  publishedAt: z.string(),
  /** Other posts to read on with. */
  readOn: z.array(postTeaserSchema),
});
export type Post = z.infer<typeof postSchema>;
