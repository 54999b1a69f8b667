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
    ...(dialect === 'sqlite' ? sqlitePriceTrigger() : postgresPriceTrigger()),
  ];
}

/**
 * What lists are filtered and sorted by lies side by side, without descriptions: a walk over 100,000 lots reads a
 * tenth of the table. Families that are merged find all their lots, shown or not.
 */
function indexes(): string[] {
  return [
    `create index insects_worked_on on insects (updated_at desc, id desc, name, reference, price_cents, family_id,
      category, is_published, is_sold_out, cites_annex, deleted_at)`,
    'create index insects_named on insects (name, id)',
    'create index insects_from on insects (country, locality)',
  ];
}

/** Whoever changes a price, the history says so: the struck-through price is computed from it. */
function sqlitePriceTrigger(): string[] {
  return [
    `create trigger insects_price_noted after update of price_cents on insects
      when new.price_cents <> old.price_cents
      begin
        insert into price_history (insect_id, price_cents, at) values (new.id, new.price_cents,
          case when new.updated_at > old.updated_at then new.updated_at
            else strftime('%Y-%m-%dT%H:%M:%fZ', 'now') end);
      end`,
  ];
}

function postgresPriceTrigger(): string[] {
  return [
    `create function insects_note_price() returns trigger language plpgsql as $$ begin
      insert into price_history (insect_id, price_cents, at) values (new.id, new.price_cents,
        case when new.updated_at > old.updated_at then new.updated_at
          else to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end);
      return null;
    end $$`,
    `create trigger insects_price_noted after update of price_cents on insects for each row
      when (new.price_cents <> old.price_cents) execute function insects_note_price()`,
  ];
}
