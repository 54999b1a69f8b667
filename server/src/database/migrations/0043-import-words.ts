import type { DialectName } from '../database.ts';
import { dialectWords } from './dialect-words.ts';

/** What lines of an import are warned of, words that nobody knows, and what the shop said that they mean. */
export function importWords(dialect: DialectName): string[] {
  const { id, strict } = dialectWords(dialect);
  return [
    "alter table imports add column unknown_words text not null default '[]'",
    'alter table imports add column warned integer not null default 0',
    "alter table import_lines add column warnings text not null default '{}'",
    "create index import_lines_warned on import_lines (import_id, line) where warnings <> '{}'",
    `create table import_words (
      id ${id},
      field text not null, word text not null, option text not null,
      email text not null, created_at text not null
    ) ${strict}`,
    'create unique index import_words_word on import_words (field, word)',
    // Taking an import back asks for its moves, which are few beside those of orders.
    "create index stock_moves_by_hand on stock_moves (source) where staff <> ''",
  ];
}
