import type { DialectName } from '../database.ts';
import { dialectWords } from './dialect-words.ts';

/** What each of staff is told of by mail, and what they were told, so that nothing is told twice. */
export function notifications(dialect: DialectName): string[] {
  const { strict } = dialectWords(dialect);
  return [
    `create table notification_choices (
      account_id integer primary key references accounts (id) on delete cascade,
      choices text not null, morning_on text not null
    ) ${strict}`,
    `create table notified_facts (
      account_id integer not null references accounts (id) on delete cascade,
      fact text not null, at text not null,
      primary key (account_id, fact)
    ) ${strict}`,
  ];
}
