import type { Database } from '../../database/database.ts';
import { streamStockFaults } from '../../catalogue/index.ts';

/** So many are named in the log; all are counted. */
const NAMED = 20;

interface Log {
  error(details: object, message: string): void;
}

/** Checks that every insect's stock is the sum of its moves. Says which are not in the log; returns how many. */
export async function checkStock({ kysely }: Database, log: Log): Promise<number> {
  const named: string[] = [];
  let faults = 0;
  for await (const { uuid } of streamStockFaults(kysely)) {
    faults += 1;
    if (named.length < NAMED) named.push(uuid);
  }
  if (faults > 0) log.error({ job: 'stock', faults, uuids: named }, 'stock is not the sum of its moves');
  return faults;
}
