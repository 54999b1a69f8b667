import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

/** `count` more rows of a read, or 0 to end it; with `sql` it begins. */
export type ReaderOrder = { read: number; count: number } & (
  { sql: string; parameters: readonly SQLInputValue[] } | { sql?: undefined }
);
/** Fewer rows than were asked for: there are no more. */
export type ReaderAnswer = { read: number } & ({ rows: unknown[] } | { fault: string });

/* The thread of `LongReads`: many reads may be open at once, each gives its rows on demand. */
const database = new DatabaseSync(String(workerData), { readOnly: true });
const open = new Map<number, Iterator<unknown>>();

parentPort?.on('message', (order: ReaderOrder) => {
  if (order.count === 0) end(order.read);
  else parentPort?.postMessage(answer(order));
});

function answer(order: ReaderOrder): ReaderAnswer {
  const { read, count } = order;
  try {
    if (order.sql !== undefined) open.set(read, begin(order.sql, order.parameters));
    const rows = take(read, count);
    if (rows.length < count) end(read);
    return { read, rows };
  } catch (error) {
    end(read);
    return { read, fault: error instanceof Error ? error.message : String(error) };
  }
}

function begin(sql: string, parameters: readonly SQLInputValue[]): Iterator<unknown> {
  return database.prepare(sql).iterate(...parameters);
}

function take(read: number, count: number): unknown[] {
  const rows: unknown[] = [];
  const rest = open.get(read);
  while (rest && rows.length < count) {
    const { done, value } = rest.next();
    if (done) break;
    rows.push(value);
  }
  return rows;
}

/** Lets go of what the read has seen of the database: an open one keeps its log from being emptied. */
function end(read: number): void {
  open.get(read)?.return?.();
  open.delete(read);
}
