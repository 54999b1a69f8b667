import type { DialectName } from '../database.ts';
import { SHOWN } from './0003-catalogue-changes.ts';

/** Facts that are declared from now on need no column: they stand in one, as JSON, and lists follow it too. */
export function facts(dialect: DialectName): string[] {
  const column = `alter table insects add column facts text not null default '{}'`;
  const watched = `${SHOWN}, facts`;
  if (dialect === 'postgres') {
    return [
      column,
      'drop trigger insects_logged on insects',
      `create trigger insects_logged after insert or delete or update of ${watched} on insects
        for each row execute function insects_log()`,
    ];
  }
  return [
    column,
    'drop trigger insects_update_logged',
    `create trigger insects_update_logged after update of ${watched} on insects begin
      insert into catalogue_changes (insect_id, at) values (new.id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
    end`,
  ];
}
