import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { serve } from '@vitrine/shared/platform/worker-rpc';

export type ReaderMethods = { read: typeof read };

/* The thread of `LongReads`: many reads may be open at once, each gives its rows on demand. */
const database = new DatabaseSync(String(workerData), { readOnly: true });
await serve(parentPort, (): ReaderMethods => ({ read }));

/** Leaving the loop resets the statement: an open one keeps the database's log from being emptied. */
function* read(sql: string, parameters: readonly SQLInputValue[], count: number): Generator<unknown[]> {
  let rows: unknown[] = [];
  for (const row of database.prepare(sql).iterate(...parameters)) {
    rows.push(row);
    if (rows.length < count) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}
