import type { DialectName } from '../database.ts';
import { foldedLetters, LATIN, replacedInTurn, translated, type Pair } from './0027-order-folds.ts';
import { dialectWords } from './dialect-words.ts';

/*
 * Lots are found by names without their accents and apostrophes. Beside the names that have any, each of them once,
 * stands how it is folded; a name that no lot has any more finds none. Most names are Latin and have none: whoever
 * searches reads a few rows, and neither the lots nor their indexes are written anew.
 */

const GREEK = [0x370, 0x3ff] as const;
const CYRILLIC = [0x400, 0x4ff] as const;
/** Any sign but those of ASCII, or an apostrophe; both databases read it so. */
const UNFOLDED = '[^ -&(-_a-~]';

export function foldedNames(dialect: DialectName): string[] {
  const pairs = foldedLetters([...LATIN, GREEK, CYRILLIC]).map(([letter, folded]): Pair => [
    letter,
    folded === "'" ? '' : folded,
  ]);
  const folding: Pair[] = [...pairs, ["'", ''], ['`', '']];
  return dialect === 'sqlite' ? sqlite(folding) : postgres(folding);
}

function sqlite(pairs: Pair[]): string[] {
  const updates = replacedInTurn('folded', pairs).map(
    (folded) => `update folded_names set folded = ${folded} where name = new.name`,
  );
  const isUnfolded = (name: string) => `${name} glob '*${UNFOLDED}*'`;
  const keep = `when ${isUnfolded('new.name')} begin
    insert into folded_names (name, folded) values (new.name, lower(new.name)) on conflict (name) do nothing; end`;
  return [
    'create table folded_names (name text primary key, folded text not null) strict',
    `create trigger folded_names_fold after insert on folded_names begin ${updates.join('; ')}; end`,
    `insert into folded_names (name, folded)
      select distinct name, lower(name) from insects where ${isUnfolded('name')}`,
    `create trigger insects_insert_named after insert on insects ${keep}`,
    `create trigger insects_update_named after update of name on insects ${keep}`,
  ];
}

function postgres(pairs: Pair[]): string[] {
  const isUnfolded = (name: string) => `${name} ~ '${UNFOLDED}'`;
  return [
    `create table folded_names (
      name text ${dialectWords('postgres').sorted} primary key,
      folded text generated always as (${translated('lower(name)', pairs)}) stored
    )`,
    `insert into folded_names (name) select distinct name from insects where ${isUnfolded('name')}`,
    `create function insects_keep_name() returns trigger language plpgsql as $$ begin
      insert into folded_names (name) values (new.name) on conflict (name) do nothing;
      return null;
    end $$`,
    `create trigger insects_named after insert or update of name on insects for each row
      when (${isUnfolded('new.name')}) execute function insects_keep_name()`,
  ];
}
