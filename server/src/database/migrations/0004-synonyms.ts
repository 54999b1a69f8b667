import type { DialectName } from '../database.ts';
import { dialectWords } from './dialect-words.ts';

/** Other names of species and families, for the search. */
export function synonyms(dialect: DialectName): string[] {
  const { strict } = dialectWords(dialect);
  return [
    `create table synonyms (
      synonym text not null, name text not null,
      kind text not null check (kind in ('former', 'common')),
      primary key (synonym, name)
    ) ${strict}`,
  ];
}
