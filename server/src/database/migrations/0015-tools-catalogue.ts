import type { DialectName } from '../database.ts';
import { dialectWords } from './dialect-words.ts';

/** What the owner's insects and families need beside the catalogue itself. */
export function toolsCatalogue(dialect: DialectName): string[] {
  const { id, strict } = dialectWords(dialect);
  return [
    "alter table insects add column cites_certificate text not null default ''",
    "alter table stock_moves add column note text not null default ''",
    "alter table stock_moves add column staff text not null default ''",
    `create table former_family_slugs (
      category text not null, slug text not null,
      family_id integer not null references families (id),
      primary key (category, slug)
    ) ${strict}`,
    'create index former_family_slugs_family on former_family_slugs (family_id)',
    `create table saved_views (
      id ${id},
      account_id integer not null references accounts (id) on delete cascade,
      name text not null, query text not null, position integer not null
    ) ${strict}`,
    'create index saved_views_account on saved_views (account_id, position)',
    ...indexes(),
    ...(dialect === 'sqlite' ? sqliteTriggers() : postgresTriggers()),
  ];
}

/**
 * What lists are filtered and sorted by lies side by side, without descriptions: a walk over 100,000 lots reads a
 * tenth of the table. What is on hand is not among it, or each sale would write it anew; sold-out lots have an index
 * of their own. (SQLite reads no generated column, such as `is_sold_out`, from an index.)
 */
function indexes(): string[] {
  const listed = 'updated_at desc, id desc, name, reference, price_cents, family_id, category, is_published';
  return [
    `create index insects_worked_on on insects (${listed}, cites_annex, deleted_at)`,
    `create index insects_sold on insects (${listed}, deleted_at, on_hand, reserved) where on_hand = reserved`,
    'create index insects_named on insects (name, id)',
    'create index insects_from on insects (country, locality)',
  ];
}

/**
 * Whoever changes a price, the history says so: the struck-through price is computed from it. Whoever moves a family,
 * its old addresses are kept.
 */
function sqliteTriggers(): string[] {
  return [
    `create trigger insects_price_noted after update of price_cents on insects
      when new.price_cents <> old.price_cents
      begin
        insert into price_history (insect_id, price_cents, at) values (new.id, new.price_cents,
          case when new.updated_at > old.updated_at then new.updated_at
            else strftime('%Y-%m-%dT%H:%M:%fZ', 'now') end);
      end`,
    `create trigger families_moved after update of category, slug_en, slug_nl, slug_fr on families
      begin
        ${LEFT_ADDRESSES} on conflict (category, slug) do update set family_id = excluded.family_id;
      end`,
  ];
}

function postgresTriggers(): string[] {
  return [
    `create function insects_note_price() returns trigger language plpgsql as $$ begin
      insert into price_history (insect_id, price_cents, at) values (new.id, new.price_cents,
        case when new.updated_at > old.updated_at then new.updated_at
          else to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end);
      return null;
    end $$`,
    `create trigger insects_price_noted after update of price_cents on insects for each row
      when (new.price_cents <> old.price_cents) execute function insects_note_price()`,
    `create function families_note_move() returns trigger language plpgsql as $$ begin
      ${LEFT_ADDRESSES} on conflict (category, slug) do update set family_id = excluded.family_id;
      return null;
    end $$`,
    `create trigger families_moved after update of category, slug_en, slug_nl, slug_fr on families
      for each row execute function families_note_move()`,
  ];
}

/** Those that a family had and has no more. */
const LEFT_ADDRESSES = `insert into former_family_slugs (category, slug, family_id)
  select old.category, slug, old.id
  from (select old.slug_en as slug union select old.slug_nl union select old.slug_fr) as slugs
  where old.category <> new.category or slug not in (new.slug_en, new.slug_nl, new.slug_fr)`;
