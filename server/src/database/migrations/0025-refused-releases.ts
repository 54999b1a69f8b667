import type { DialectName } from '../database.ts';
import { dialectWords } from './dialect-words.ts';

/** Versions that the shop went back from by itself, for all its processes and starts. */
export function refusedReleases(dialect: DialectName): string[] {
  const { strict } = dialectWords(dialect);
  return [
    `create table refused_releases (
      remote text not null, version text not null, back_to text not null,
      fault text not null check (fault in ('server', 'browser')),
      reason text not null,
      refused_at text not null, lifted_at text,
      primary key (remote, version)
    ) ${strict}`,
  ];
}
