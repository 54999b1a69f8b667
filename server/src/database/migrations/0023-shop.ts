import type { DialectName } from '../database.ts';
import { dialectWords } from './dialect-words.ts';

/** What editing the shop itself needs: edits are counted, old addresses of posts lead on, texts name their writer. */
export function shop(dialect: DialectName): string[] {
  const { strict } = dialectWords(dialect);
  return [
    ...['closings', 'shipping_rates', 'settings'].flatMap(counted),
    'alter table posts add column revision integer not null default 1',
    // Only settings that the owner edits are numbered: the log names rows by number.
    'alter table settings add column id integer',
    "alter table texts add column saved_by text not null default ''",
    'create index closings_ends on closings (ends_at)',
    `create table former_post_slugs (
      slug text primary key, post_id integer not null references posts (id) on delete cascade
    ) ${strict}`,
    'create index former_post_slugs_post on former_post_slugs (post_id)',
    ...(dialect === 'sqlite' ? sqliteTrigger() : postgresTrigger()),
  ];
}

function counted(table: string): string[] {
  return [
    `alter table ${table} add column revision integer not null default 1`,
    `alter table ${table} add column updated_at text not null default ''`,
  ];
}

function sqliteTrigger(): string[] {
  return [
    `create trigger posts_moved after update of slug_en, slug_nl, slug_fr on posts
      when old.published_at is not null
      begin
        ${LEFT_ADDRESSES} on conflict (slug) do update set post_id = excluded.post_id;
      end`,
  ];
}

function postgresTrigger(): string[] {
  return [
    `create function posts_note_move() returns trigger language plpgsql as $$ begin
      ${LEFT_ADDRESSES} on conflict (slug) do update set post_id = excluded.post_id;
      return null;
    end $$`,
    `create trigger posts_moved after update of slug_en, slug_nl, slug_fr on posts for each row
      when (old.published_at is not null) execute function posts_note_move()`,
  ];
}

/** Those that a post had and has no more. */
const LEFT_ADDRESSES = `insert into former_post_slugs (slug, post_id)
  select slug, old.id
  from (select old.slug_en as slug union select old.slug_nl union select old.slug_fr) as slugs
  where slug not in (new.slug_en, new.slug_nl, new.slug_fr)`;
