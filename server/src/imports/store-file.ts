import type { Locale } from '@vitrine/shared/contract/locale';
import type { AuditAuthor } from '../tools/index.ts';
import { isBrokenConstraint } from '../database/broken-constraint.ts';
import type { Database } from '../database/database.ts';
import {
  beginChecking,
  deleteImport,
  findUnwritten,
  forgetImports,
  insertImport,
  insertLines,
} from './store/imports.ts';
import { matchColumns } from './csv/match-columns.ts';
import { digestOf, readHead, readLines, type FileHead } from './csv/read-file.ts';

interface SentFile {
  bytes: Buffer;
  name: string;
  staff: AuditAuthor;
  locale: Locale;
  now: Date;
}

const LONGEST_NAME = 200;

/**
 * Keeps a file, its lines to be checked from now on. The same file again, as long as it is not written, is the same
 * import, and its lines are checked anew: the shop may have changed since. Returns its id.
 * @throws UnreadableFile
 */
export async function storeFile({ kysely }: Database, sent: SentFile): Promise<number> {
  const { now } = sent;
  await forgetImports(kysely, now);
  const digest = await digestOf(sent.bytes);
  const known = await findUnwritten(kysely, digest);
  if (known) {
    if (known.state === 'checked') await beginChecking(kysely, known.id, { isMatched: true });
    return known.id;
  }
  const head = await readHead(sent.bytes);
  return insertFile(kysely, sent, head, digest);
}

async function insertFile(
  kysely: Database['kysely'],
  { bytes, name, staff, locale, now }: SentFile,
  head: FileHead,
  digest: string,
): Promise<number> {
  const { accountId, email } = staff;
  const fields = matchColumns(head.headers);
  const { encoding, separator } = head;
  try {
    const columns = { headers: JSON.stringify(head.headers), fields: JSON.stringify(fields) };
    const file = { account_id: accountId, email, locale, name: name.slice(0, LONGEST_NAME), digest };
    const id = await insertImport(kysely, { ...file, ...columns, encoding, separator }, now);
    await keepLines(kysely, id, { bytes, head, isMatched: fields.includes('reference'), now });
    return id;
  } catch (error) {
    // A second press of the button: the first one keeps the lines.
    const first = isBrokenConstraint(error) ? await findUnwritten(kysely, digest) : undefined;
    if (!first) throw error;
    return first.id;
  }
}

async function keepLines(
  kysely: Database['kysely'],
  id: number,
  { bytes, head, isMatched, now }: { bytes: Buffer; head: FileHead; isMatched: boolean; now: Date },
): Promise<void> {
  try {
    let count = 0;
    for await (const lines of readLines(bytes, head)) {
      await insertLines(kysely, id, lines);
      count += lines.length;
    }
    await beginChecking(kysely, id, { lines: count, isMatched });
  } catch (error) {
    await deleteImport(kysely, id, now);
    throw error;
  }
}
