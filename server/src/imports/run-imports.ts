import { setImmediate as turn } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import { nextImport, setStopped, type ImportRecord } from './store/imports.ts';
import { applyNext } from './apply-lines.ts';
import { checkNext } from './check-lines.ts';

/**
 * Does the next lines of an import that has something to do. Any number of processes may: of two that do the same
 * lines one passes. What fails twice is left alone until somebody asks to go on.
 */
export async function runImports(database: Database, now: Date): Promise<{ hasMore: boolean }> {
  const record = await nextImport(database.kysely);
  if (!record) return { hasMore: false };
  try {
    // A name may have been taken in the very same moment: the second look finds it.
    await step(database, record, now).catch(() => step(database, record, now));
  } catch (error) {
    await setStopped(database.kysely, record.id, now.toISOString());
    throw error;
  }
  await turn();
  return { hasMore: true };
}

function step(database: Database, record: ImportRecord, now: Date): Promise<void> {
  return record.state === 'applying' ? applyNext(database, record, now) : checkNext(database, record, now);
}
