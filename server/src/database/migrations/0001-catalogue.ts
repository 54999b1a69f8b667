import type { DialectName } from '../database.ts';
import { appendOnly, dialectWords, type DialectWords } from './dialect-words.ts';

/** Families, insects with their stock and prices, pictures, closings, settings. */
export function catalogue(dialect: DialectName): string[] {
  const words = dialectWords(dialect);
  return [
    families(words),
    insects(words),
    ...insectIndexes(),
    ...ledgers(words),
    ...appendOnly(dialect, 'stock_moves'),
    ...appendOnly(dialect, 'price_history'),
    ...pictures(words),
    ...shop(words),
  ];
}

function families({ id, strict }: DialectWords): string {
  return `create table families (
    id ${id},
    code text unique,
    category text not null,
    slug_en text not null, slug_nl text not null, slug_fr text not null,
    name_en text not null, name_nl text not null, name_fr text not null,
    updated_at text not null,
    unique (id, category),
    unique (category, slug_en), unique (category, slug_nl), unique (category, slug_fr)
  ) ${strict}`;
}

function insects({ id, strict, sorted }: DialectWords): string {
  return `create table insects (
    id ${id},
    uuid text not null unique check (uuid = upper(uuid)),
    reference text ${sorted} not null unique,
    name text ${sorted} not null,
    genus text not null, species text not null, authority text not null,
    common_en text not null, common_nl text not null, common_fr text not null,
    family_id integer, category text,
    quality text not null,
    size_mm integer,
    weight_grams integer not null check (weight_grams >= 0),
    country text not null, locality text not null,
    caught_on text,
    spread text not null, gender text not null,
    price_cents integer not null check (price_cents > 0),
    is_repair integer not null, is_mixed integer not null,
    cites_annex text,
    description_en text not null, description_nl text not null, description_fr text not null,
    is_published integer not null,
    deleted_at text,
    created_at text not null,
    updated_at text not null,
    on_hand integer not null,
    reserved integer not null,
    is_shown integer generated always as
      (case when is_published = 1 and deleted_at is null and family_id is not null then 1 else 0 end) stored,
    is_in_family integer generated always as
      (case when is_published = 1 and deleted_at is null and family_id is not null and is_repair = 0 and is_mixed = 0 and price_cents > 100
        then 1 else 0 end) stored,
    is_sold_out integer generated always as (case when on_hand > reserved then 0 else 1 end) stored,
    check (reserved >= 0 and reserved <= on_hand),
    foreign key (family_id, category) references families (id, category) on update cascade
  ) ${strict}`;
}

/** One for each list's first columns and order. */
function insectIndexes(): string[] {
  const columns = {
    family_newest: 'family_id, is_in_family, is_sold_out, updated_at desc, id desc',
    category_newest: 'category, is_in_family, is_sold_out, updated_at desc, id desc',
    category_price: 'category, is_in_family, is_sold_out, price_cents, id',
    category_name: 'category, is_in_family, is_sold_out, name, id',
    category_reference: 'category, is_in_family, is_sold_out, reference, id',
    repairs_newest: 'is_repair, is_shown, is_sold_out, updated_at desc, id desc',
    mixed_newest: 'is_mixed, is_shown, is_sold_out, updated_at desc, id desc',
    shown_newest: 'is_shown, updated_at desc, id desc',
    shown_price: 'is_shown, price_cents',
  };
  return Object.entries(columns).map(([name, list]) => `create index insects_${name} on insects (${list})`);
}

function ledgers({ id, strict }: DialectWords): string[] {
  return [
    `create table stock_moves (
      id ${id},
      insect_id integer not null references insects (id),
      kind text not null check (kind in ('receive', 'reserve', 'release', 'sell', 'adjust')),
      amount integer not null,
      source text not null,
      at text not null,
      check (amount > 0 or (kind = 'adjust' and amount < 0)),
      unique (insect_id, kind, source)
    ) ${strict}`,
    `create table price_history (
      id ${id},
      insect_id integer not null references insects (id),
      price_cents integer not null check (price_cents > 0),
      at text not null
    ) ${strict}`,
    'create index price_history_insect on price_history (insect_id, at)',
  ];
}

function pictures({ id, strict }: DialectWords): string[] {
  return [
    `create table pictures (
      hash text primary key, width integer not null, height integer not null,
      widths text not null, colour text not null, created_at text not null
    ) ${strict}`,
    `create table insect_pictures (
      insect_id integer not null references insects (id),
      picture_hash text not null references pictures (hash),
      position integer not null,
      primary key (insect_id, position)
    ) ${strict}`,
    'create index insect_pictures_hash on insect_pictures (picture_hash)',
    `create table sample_drawings (
      insect_id integer primary key references insects (id), shape text not null, colours text not null
    ) ${strict}`,
    `create table picture_jobs (
      id ${id},
      insect_id integer not null references insects (id),
      view text not null, position integer not null,
      attempts integer not null, claimed_until text,
      unique (insect_id, position)
    ) ${strict}`,
  ];
}

function shop({ id, strict }: DialectWords): string[] {
  return [
    `create table closings (
      id ${id},
      reason text not null, mode text not null,
      starts_at text not null, ends_at text not null, ships_from text,
      message_en text not null, message_nl text not null, message_fr text not null,
      fair text
    ) ${strict}`,
    `create table settings (key text primary key, value text not null) ${strict}`,
  ];
}
