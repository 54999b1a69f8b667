import type { DialectName } from '../database.ts';
import { appendOnly, dialectWords } from './dialect-words.ts';

/** What a provenance sheet said when it was first asked for, with its signature: who holds one can have it checked. */
export function provenanceSheets(dialect: DialectName): string[] {
  const { strict } = dialectWords(dialect);
  return [
    `create table provenance_sheets (
      code text primary key,
      order_id integer not null references orders (id), uuid text not null,
      issued_at text not null, facts text not null,
      public_key text not null, signature text not null,
      unique (order_id, uuid)
    ) ${strict}`,
    ...appendOnly(dialect, 'provenance_sheets'),
  ];
}
