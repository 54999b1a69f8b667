import type { DialectName } from '../database.ts';

/**
 * The colours of what a picture shows. The log of the catalogue notes them for the lots whose first picture it is:
 * older pictures are measured later.
 */
export function colours(dialect: DialectName): string[] {
  const at =
    dialect === 'sqlite'
      ? "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')"
      : `to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const log = `insert into catalogue_changes (insect_id, at)
    select insect_id, ${at} from insect_pictures where picture_hash = new.hash and position = 0`;
  const column = 'alter table pictures add column colours text';
  const unmeasured = 'create index pictures_unmeasured on pictures (hash) where colours is null';
  const isOther = 'old.colours is distinct from new.colours';
  if (dialect === 'sqlite')
    return [
      column,
      unmeasured,
      `create trigger pictures_colours_logged after update of colours on pictures when ${isOther}
        begin ${log}; end`,
    ];
  return [
    column,
    unmeasured,
    `create function pictures_colours_log() returns trigger language plpgsql as $$ begin
      ${log};
      return null;
    end $$`,
    `create trigger pictures_colours_logged after update of colours on pictures for each row
      when (${isOther}) execute function pictures_colours_log()`,
  ];
}
