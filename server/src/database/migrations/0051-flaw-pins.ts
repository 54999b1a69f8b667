import type { DialectName } from '../database.ts';
import { dialectWords } from './dialect-words.ts';

/** Where a lot's pictures show what is wrong with it. The log of the catalogue hears of them, as they are on its page. */
export function flawPins(dialect: DialectName): string[] {
  const { id, strict } = dialectWords(dialect);
  return [
    `create table flaw_pins (
      id ${id}, insect_id integer not null references insects (id) on delete cascade,
      picture_hash text not null references pictures (hash) on delete cascade,
      x integer not null check (x between 0 and 10000), y integer not null check (y between 0 and 10000),
      kind text not null, text_en text not null default '', text_nl text not null default '',
      text_fr text not null default '', revision integer not null default 1, updated_at text not null
    ) ${strict}`,
    'create index flaw_pins_insect on flaw_pins (insect_id, picture_hash)',
    'create index flaw_pins_picture on flaw_pins (picture_hash)',
    ...(dialect === 'sqlite' ? sqliteTriggers() : postgresTriggers()),
  ];
}

function sqliteTriggers(): string[] {
  const log = (verb: string, row: string) =>
    `create trigger flaw_pins_${verb}_logged after ${verb} on flaw_pins begin
      insert into catalogue_changes (insect_id, at)
      values (${row}.insect_id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')); end`;
  return [log('insert', 'new'), log('update', 'new'), log('delete', 'old')];
}

/** The function of the places of pictures, which have the same column. */
function postgresTriggers(): string[] {
  return [
    `create trigger flaw_pins_logged after insert or update or delete on flaw_pins
      for each row execute function insect_pictures_log()`,
  ];
}
