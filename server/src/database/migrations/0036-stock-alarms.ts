import type { DialectName } from '../database.ts';
import { dialectWords } from './dialect-words.ts';

/** When much was reserved without being paid, by all or by one network, whose keyed hash goes when it is over. */
export function stockAlarms(dialect: DialectName): string[] {
  const { id, strict } = dialectWords(dialect);
  return [
    `create table stock_alarms (
      id ${id},
      kind text not null check (kind in ('range', 'network')),
      network text not null,
      lots integer not null, cents integer not null, percent integer not null,
      began_at text not null, ended_at text
    ) ${strict}`,
    'create unique index stock_alarms_open on stock_alarms (kind, network) where ended_at is null',
  ];
}
