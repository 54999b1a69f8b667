import type { Kysely } from 'kysely';
import { DAY_MS } from '@vitrine/shared/platform/time';
import { countAffected } from '../../database/count-affected.ts';
import { FORGOTTEN_AUTHOR } from '../../database/migrations/0078-words-of-forgotten.ts';
import type { Schema } from '../../database/schema/schema.ts';

/** Whom to ask about a word or a text is of use for so long; the log, which is sealed, says it for good. */
const RETENTION_MS = 3 * 365 * DAY_MS;

/** Forgets which of the staff said what a word means or wrote a text. Returns how many rows. */
export async function forgetAuthors(kysely: Kysely<Schema>, now: Date): Promise<number> {
  const before = new Date(now.getTime() - RETENTION_MS).toISOString();
  const changes = [
    kysely
      .updateTable('import_words')
      .set({ email: '' })
      .where('created_at', '<', before)
      .where('email', '<>', ''),
    kysely
      .updateTable('texts')
      .set({ saved_by: FORGOTTEN_AUTHOR })
      .where('updated_at', '<', before)
      .where('saved_by', 'not in', ['', FORGOTTEN_AUTHOR]),
  ];
  let count = 0;
  for (const change of changes) count += countAffected(await change.execute());
  return count;
}
