import type { DialectName } from '../database.ts';
import { dialectWords } from './dialect-words.ts';

/** What was typed in forms that were not taken, for browsers without scripts. */
export function formDrafts(dialect: DialectName): string[] {
  const { strict } = dialectWords(dialect);
  return [
    `create table form_drafts (
      token_hash text primary key, draft text not null, expires_at text not null
    ) ${strict}`,
    'create index form_drafts_expires on form_drafts (expires_at)',
  ];
}
