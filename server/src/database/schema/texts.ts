import type { Locale } from '@vitrine/shared/contract/locale';
import type { Generated } from 'kysely';

/** What the shop says at length, by the rules of schema.ts. Append-only: a change is a next version. */
export interface TextsTable {
  id: Generated<number>;
  /** A page's name such as `conditions`, or `post:` and the name of a blog post. */
  name: string;
  locale: Locale;
  /** From 1; the languages of a text change together and share it. */
  version: number;
  title: string;
  description: string;
  lead: string;
  /** Markdown. */
  body: string;
  updated_at: string;
  /** Address of the staff member who wrote it; empty for what came with the shop. */
  saved_by: Generated<string>;
}

export interface PostsTable {
  id: Generated<number>;
  /** Its texts are `post:` and this. */
  name: string;
  slug_en: string;
  slug_nl: string;
  slug_fr: string;
  /** Null for a draft. */
  published_at: string | null;
  updated_at: string;
  revision: Generated<number>;
}

/** Where a published post was before its address changed; maintained by the database itself. */
interface FormerPostSlugsTable {
  slug: string;
  post_id: number;
}

export interface TextsSchema {
  texts: TextsTable;
  posts: PostsTable;
  former_post_slugs: FormerPostSlugsTable;
}
