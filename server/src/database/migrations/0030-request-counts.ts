import type { DialectName } from '../database.ts';
import { dialectWords } from './dialect-words.ts';

/** Requests of one address in a stretch of time. Of no use after a crash, so PostgreSQL need not keep it through one. */
export function requestCounts(dialect: DialectName): string[] {
  const { strict } = dialectWords(dialect);
  const kind = dialect === 'postgres' ? 'unlogged table' : 'table';
  return [
    `create ${kind} request_counts (
      scope text not null,
      key_hash text not null,
      count integer not null,
      ends_at text not null,
      primary key (scope, key_hash)
    ) ${strict}`,
  ];
}
