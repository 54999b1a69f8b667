import type { DialectName } from '../database.ts';
import { dialectWords } from './dialect-words.ts';

/**
 * Who keeps lots aside, as long as they do: keyed hashes of a visitor and of a network, null when a hold or an unpaid
 * order ends. A row of `reservation_locks` is what two requests of one network wait for.
 */
export function fairStock(dialect: DialectName): string[] {
  const { strict } = dialectWords(dialect);
  return [
    ...['holds', 'orders'].flatMap((table) =>
      ['visitor', 'network'].flatMap((column) => [
        `alter table ${table} add column ${column} text`,
        `create index ${table}_of_${column} on ${table} (${column}) where ${column} is not null`,
      ]),
    ),
    `create table reservation_locks (name text primary key, used_at text not null) ${strict}`,
    'create index reservation_locks_used on reservation_locks (used_at)',
    'create index insects_reserved on insects (id, reserved, on_hand, price_cents) where reserved > 0',
  ];
}
