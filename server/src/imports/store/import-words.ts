import type { Kysely, Selectable, Transaction } from 'kysely';
import type { ImportWordsTable } from '../../database/schema/imports.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { meantKey, wordKey, type MeantWords } from '../csv/meant-words.ts';

export type ImportWord = Selectable<ImportWordsTable>;

/** What the shop said that words mean, by fact and word. */
export function listImportWords(kysely: Kysely<Schema>): Promise<ImportWord[]> {
  return kysely.selectFrom('import_words').selectAll().orderBy('field').orderBy('word').execute();
}

export async function readMeantWords(kysely: Kysely<Schema>): Promise<MeantWords> {
  const rows = await listImportWords(kysely);
  return new Map(rows.map(({ field, word, option }) => [meantKey(field, word), option]));
}

/** Remembers what a word means, in place of what it was said to mean before. */
export async function rememberWord(
  trx: Transaction<Schema>,
  { field, word, option }: Pick<ImportWord, 'field' | 'word' | 'option'>,
  email: string,
  now: Date,
): Promise<void> {
  const said = { option, email, created_at: now.toISOString() };
  await trx
    .insertInto('import_words')
    .values({ field, word: wordKey(word), ...said })
    .onConflict((conflict) => conflict.columns(['field', 'word']).doUpdateSet(said))
    .execute();
}

/** Forgets what a word means. Returns what was forgotten. */
export function forgetWord(trx: Transaction<Schema>, id: number): Promise<ImportWord | undefined> {
  return trx.deleteFrom('import_words').where('id', '=', id).returningAll().executeTakeFirst();
}
