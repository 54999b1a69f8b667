import type { DialectName } from '../database.ts';
import { appendOnly, dialectWords } from './dialect-words.ts';

/** Pages of text and the blog. */
export function texts(dialect: DialectName): string[] {
  const { id, strict } = dialectWords(dialect);
  return [
    `create table texts (
      id ${id}, name text not null, locale text not null, version integer not null check (version > 0),
      title text not null, description text not null, lead text not null, body text not null,
      updated_at text not null,
      unique (name, locale, version)
    ) ${strict}`,
    ...appendOnly(dialect, 'texts'),
    `create table posts (
      id ${id}, name text not null unique,
      slug_en text not null unique, slug_nl text not null unique, slug_fr text not null unique,
      published_at text, updated_at text not null
    ) ${strict}`,
    'create index posts_published on posts (published_at, id)',
  ];
}
