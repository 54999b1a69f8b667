import { VITALS, type Connection } from '@vitrine/shared/contract/federation/web-vital-lists';
import type { PageVitals } from '@vitrine/shared/contract/federation/web-vitals';
import { DAY_MS } from '@vitrine/shared/platform/time';
import type { Database } from '../database/database.ts';
import type { Clock } from '../platform/clock.ts';
import { bucketOf } from './rules/vital-buckets.ts';
import { addVitals, forgetVitals, type VitalCount } from './store/web-vitals.ts';

const WRITE_EVERY_MS = 30_000;
const RETENTION_DAYS = 28;
/** Kinds of readings that wait: more are told by nobody within half a minute. */
const MOST_WAITING = 2_000;

export interface VitalRecord {
  add(page: PageVitals, connection: Connection): void;
  /** Resolves when all that was added is written. */
  write(): Promise<void>;
}

/**
 * Writes down how fast pages were, as counts of a day. They wait in memory for half a minute: a report costs no transaction,
 * and what a process that is killed had not written is no harm.
 * @param fail told of what could not be written; it waits on
 */
export function recordVitals(
  { transaction }: Pick<Database, 'transaction'>,
  clock: Clock,
  fail: (error: unknown) => void,
): VitalRecord {
  const waiting = new Map<string, VitalCount>();
  let writtenAt = clock().getTime();
  let writing: Promise<void> = Promise.resolve();

  function count(one: VitalCount): void {
    const { readings, ...kind } = one;
    const key = Object.values(kind).join(' ');
    const known = waiting.get(key);
    if (known) known.readings += readings;
    else if (waiting.size < MOST_WAITING) waiting.set(key, one);
  }

  async function writeWaiting(): Promise<void> {
    const counts = [...waiting.values()];
    waiting.clear();
    if (counts.length === 0) return;
    try {
      await transaction(async (trx) => {
        await addVitals(trx, counts);
        await forgetVitals(trx, dayOf(new Date(clock().getTime() - RETENTION_DAYS * DAY_MS)));
      });
    } catch (error) {
      counts.forEach(count);
      fail(error);
    }
  }

  function write(): Promise<void> {
    writtenAt = clock().getTime();
    writing = writing.then(writeWaiting);
    return writing;
  }

  return {
    add({ page, release, ...values }, connection) {
      const day = dayOf(clock());
      for (const vital of VITALS) {
        const value = values[vital];
        if (value === undefined) continue;
        count({ day, page, release, connection, vital, bucket: bucketOf(vital, value), readings: 1 });
      }
      if (clock().getTime() - writtenAt >= WRITE_EVERY_MS) void write();
    },
    write,
  };
}

/** In UTC, as all that is counted by days here. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
