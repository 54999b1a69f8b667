import type { ImportWords } from '@vitrine/shared/contract/tools/import';
import { optionsOf } from './csv/import-words.ts';
import { wordKey } from './csv/meant-words.ts';
import { forgetWord, rememberWord } from './store/import-words.ts';
import type { Database } from '../database/database.ts';
import type { FieldErrors } from '../forms/rules/field-errors.ts';
import { recordAudit, type AuditAuthor } from '../tools/index.ts';

type DefinedWords = ImportWords['words'];

/** Remembers what words mean, for every file from now on. Returns what is wrong with the choices; then nothing is. */
export async function defineWords(
  database: Database,
  staff: AuditAuthor,
  words: DefinedWords,
  now: Date,
): Promise<FieldErrors | null> {
  const faults = words.flatMap(({ field, option }, index) =>
    optionsOf(field).includes(option) ? [] : [[`words.${index}`, { message: 'importWordUnknown' }] as const],
  );
  if (faults.length > 0) return Object.fromEntries(faults);
  await database.transaction(async (trx) => {
    for (const said of words) await rememberWord(trx, said, staff.email, now);
    const note = words.map(({ word, option }) => `${wordKey(word)} = ${option}`).join(' · ');
    if (words.length > 0) await recordAudit(trx, staff, { action: 'imports.words', note }, now);
  });
  return null;
}

/** Forgets what a word means. False when nobody had said it. */
export function forgetDefinition(
  database: Database,
  staff: AuditAuthor,
  id: number,
  now: Date,
): Promise<boolean> {
  return database.transaction(async (trx) => {
    const word = await forgetWord(trx, id);
    if (!word) return false;
    const note = `${word.word} = ${word.option}`;
    await recordAudit(trx, staff, { action: 'imports.forget-word', note }, now);
    return true;
  });
}
