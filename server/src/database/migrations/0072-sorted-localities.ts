import type { DialectName } from '../database.ts';
import { dialectWords } from './dialect-words.ts';
import { followedParcels } from './0054-followed-parcels.ts';

/**
 * Localities are sorted and compared as names are: on PostgreSQL by the letters' own order, whatever its language is.
 * Locks `insects` there, reads too, while its indexes are made anew: close the shop before.
 */
export function sortedLocalities(dialect: DialectName): string[] {
  if (dialect === 'sqlite') return [];
  // A trigger that names the column keeps it from being changed.
  const [away = '', back = ''] = followedParcels(dialect);
  return [
    // The table stays as it is; of a million lots, indexes take longer than any statement of the shop may.
    'set local statement_timeout = 0',
    away,
    `alter table insects alter column locality type text ${dialectWords(dialect).sorted}`,
    back,
  ];
}
