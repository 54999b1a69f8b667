import { setImmediate as turn } from 'node:timers/promises';
import { DAY_MS } from '@vitrine/shared/platform/time';
import { belgianDay } from '@vitrine/shared/contract/belgian-day';
import type { Database } from '../database/database.ts';
import { readBooksKey } from './books-key.ts';
import { appendRoot } from './root-file.ts';
import { LEDGERS, type Ledger } from './rules/chain.ts';
import { insertRoot, lastRootDay } from './store/roots.ts';
import { highestId, sealStretch } from './store/seal-rows.ts';

/** Ids of one transaction: so long do others wait to write. */
const WINDOW = 500;
/** On PostgreSQL a transaction may commit ids lower than some that are sealed. What is lower still waits for the day's end. */
const LOOK_BACK = 10_000;

/** Seals what was written since, and signs a root when a Belgian day is over. */
export type KeepBooks = (database: Database, now: Date) => Promise<void>;

export async function createBookkeeper(dataDir: string): Promise<KeepBooks> {
  const key = await readBooksKey(dataDir);
  const sealed = new Map<Ledger, number>();

  async function seal(database: Database, ledger: Ledger, from: number, now: Date): Promise<void> {
    const top = await highestId(database.kysely, ledger);
    for (let after = from; after < top; after += WINDOW) {
      await sealStretch(database, ledger, { after, upTo: Math.min(after + WINDOW, top) }, key, now);
      await turn();
    }
    sealed.set(ledger, top);
  }

  return async (database, now) => {
    const day = belgianDay(new Date(now.getTime() - DAY_MS));
    const isDayOver = (await lastRootDay(database)) < day;
    for (const ledger of LEDGERS) {
      const from = isDayOver ? 0 : Math.max(0, (sealed.get(ledger) ?? 0) - LOOK_BACK);
      await seal(database, ledger, from, now);
    }
    if (!isDayOver) return;
    const root = await insertRoot(database, key, day, now);
    if (root) await appendRoot(dataDir, root);
  };
}
