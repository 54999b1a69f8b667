import type { DialectName } from '../database.ts';
import { appendOnly, dialectWords } from './dialect-words.ts';

const shownIn = (row: 'old' | 'new') =>
  `(${row}.is_published = 1 and ${row}.deleted_at is null and ${row}.family_id is not null)`;

/** When it was first shown stands at the lot itself. */
const IS_OTHERWISE = `old.first_shown_at is not null and ${shownIn('old')} <> ${shownIn('new')}`;
const OF_ALL_THAT_SHOWS = 'after update of is_published, deleted_at, family_id on insects';

/**
 * When a lot was taken out of sight and shown again, since it was first shown: a price is struck through only where somebody
 * could buy for it. The database notes it, whoever hides or shows. Of lots that are hidden now nobody knows since when: they
 * begin anew once they are shown.
 */
export function insectShowings(dialect: DialectName): string[] {
  const { id, strict } = dialectWords(dialect);
  return [
    `create table insect_showings (
      id ${id},
      insect_id integer not null references insects (id),
      is_shown integer not null check (is_shown in (0, 1)),
      at text not null
    ) ${strict}`,
    'create index insect_showings_insect on insect_showings (insect_id, at)',
    ...appendOnly(dialect, 'insect_showings'),
    `insert into insect_showings (insect_id, is_shown, at)
      select id, 0, first_shown_at from insects where is_shown = 0 and first_shown_at is not null`,
    ...(dialect === 'sqlite' ? sqliteTriggers() : postgresTriggers()),
  ];
}

const note = (now: string) =>
  `insert into insect_showings (insect_id, is_shown, at) values (new.id, case when ${shownIn('new')} then 1 else 0 end,
    case when new.updated_at > old.updated_at then new.updated_at else ${now} end);`;

function sqliteTriggers(): string[] {
  return [
    `create trigger insects_showing_noted ${OF_ALL_THAT_SHOWS} when ${IS_OTHERWISE}
      begin ${note("strftime('%Y-%m-%dT%H:%M:%fZ', 'now')")} end`,
  ];
}

function postgresTriggers(): string[] {
  return [
    `create function insects_note_showing() returns trigger language plpgsql as $$ begin
      ${note(`to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)}
      return null;
    end $$`,
    `create trigger insects_showing_noted ${OF_ALL_THAT_SHOWS} for each row
      when (${IS_OTHERWISE}) execute function insects_note_showing()`,
  ];
}
