import type { DialectName } from '../database.ts';
import { dialectWords } from './dialect-words.ts';

/** What a list, a filter, a search or a card shows of an insect. */
export const SHOWN = [
  'uuid, reference, name, authority, common_en, common_nl, common_fr, family_id, category',
  'quality, size_mm, country, locality, caught_on, spread, gender, price_cents, is_repair, is_mixed',
  'is_published, deleted_at, updated_at, on_hand, reserved',
].join(', ');

/** A log of what changed in the catalogue, kept by the database itself, for those who hold a copy of it. */
export function catalogueChanges(dialect: DialectName): string[] {
  const { id, strict } = dialectWords(dialect);
  const table = `create table catalogue_changes (
    id ${id},
    insect_id integer,
    at text not null
  ) ${strict}`;
  return [table, ...(dialect === 'sqlite' ? sqliteTriggers() : postgresTriggers())];
}

function sqliteTriggers(): string[] {
  const log = (insect: string) =>
    `insert into catalogue_changes (insect_id, at) values (${insect}, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`;
  const trigger = (table: string, verb: string, what: string, insect: string) =>
    `create trigger ${table}_${verb}_logged after ${what} on ${table} begin ${log(insect)}; end`;
  return [
    trigger('insects', 'insert', 'insert', 'new.id'),
    trigger('insects', 'update', `update of ${SHOWN}`, 'new.id'),
    trigger('insects', 'delete', 'delete', 'old.id'),
    trigger('insect_pictures', 'insert', 'insert', 'new.insect_id'),
    trigger('insect_pictures', 'update', 'update', 'new.insect_id'),
    trigger('insect_pictures', 'delete', 'delete', 'old.insect_id'),
    ...['insert', 'update', 'delete'].map((verb) => trigger('families', verb, verb, 'null')),
  ];
}

function postgresTriggers(): string[] {
  const now = `to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const log = (name: string, insect: string) =>
    `create function ${name}_log() returns trigger language plpgsql as $$ begin
      insert into catalogue_changes (insect_id, at) values (${insect}, ${now});
      return null;
    end $$`;
  const trigger = (table: string, what: string) =>
    `create trigger ${table}_logged after ${what} on ${table} for each row execute function ${table}_log()`;
  return [
    log('insects', "case tg_op when 'DELETE' then old.id else new.id end"),
    log('insect_pictures', "case tg_op when 'DELETE' then old.insect_id else new.insect_id end"),
    log('families', 'null'),
    trigger('insects', `insert or delete or update of ${SHOWN}`),
    trigger('insect_pictures', 'insert or update or delete'),
    trigger('families', 'insert or update or delete'),
  ];
}
