import type { DialectName } from '../database.ts';

const IS_SHOWN = 'new.is_published = 1 and new.deleted_at is null and new.family_id is not null';

/**
 * When a lot was first shown: what is new is new by it, whatever is changed or undone later. The database notes it, so
 * that no way of publishing can forget it. Of lots shown before this column, the day they were entered.
 */
export function firstShown(dialect: DialectName): string[] {
  return [
    'alter table insects add column first_shown_at text',
    'update insects set first_shown_at = created_at where is_shown = 1',
    ...(dialect === 'sqlite' ? sqliteTriggers() : postgresTriggers()),
  ];
}

function sqliteTriggers(): string[] {
  const note = (verb: string) => `create trigger insects_${verb}_shown after ${verb} on insects
    when new.first_shown_at is null and ${IS_SHOWN}
    begin update insects set first_shown_at = new.updated_at where id = new.id; end`;
  return [note('insert'), note('update')];
}

function postgresTriggers(): string[] {
  return [
    `create function insects_first_shown() returns trigger language plpgsql as $$ begin
      new.first_shown_at := new.updated_at;
      return new;
    end $$`,
    `create trigger insects_shown before insert or update on insects for each row
      when (new.first_shown_at is null and ${IS_SHOWN}) execute function insects_first_shown()`,
  ];
}
