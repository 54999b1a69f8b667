import type { DialectName } from '../database.ts';
import { dialectWords } from './dialect-words.ts';

/** What shoppers looked for and did not find: words by day, and nothing about who. */
export function searchMisses(dialect: DialectName): string[] {
  const { strict } = dialectWords(dialect);
  return [
    `create table search_misses (
      day text not null, text text not null, count integer not null, primary key (day, text)
    ) ${strict}`,
    'create index orders_figures on orders (placed_at, order_state, country, total_cents)',
  ];
}
