import { staffRoleSchema, type StaffRole } from '@vitrine/shared/contract/tools/tools';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../database/database.ts';
import {
  listRefusals,
  refuseRelease,
  type NewRefusal,
  type RefusedRelease,
} from './store/refused-releases.ts';

/** How old an answer of the database may be. */
const READ_EVERY_MS = 1_000;

export interface Blocklist {
  /** All of them, lifted ones too. */
  read(): Promise<readonly RefusedRelease[]>;
  /** As they were read last. */
  known(): readonly RefusedRelease[];
  /** False when it was refused before. */
  refuse(refusal: NewRefusal): Promise<boolean>;
}

/** What is refused, as all processes of the shop know it; as it was last known while the database does not answer. */
export function createBlocklist(database: Database, clock: Clock): Blocklist {
  let known: RefusedRelease[] = [];
  let readAt = 0;
  let reading: Promise<void> | null = null;

  async function read(): Promise<RefusedRelease[]> {
    if (clock().getTime() - readAt < READ_EVERY_MS) return known;
    reading ??= listRefusals(database.kysely)
      .then((rows) => {
        known = rows;
        readAt = clock().getTime();
      })
      .catch(() => undefined)
      .finally(() => {
        reading = null;
      });
    await reading;
    return known;
  }

  return {
    read,
    known: () => known,
    async refuse(refusal) {
      const lifters = await readLifters();
      const isNew = await database.transaction((trx) => refuseRelease(trx, refusal, lifters, clock()));
      readAt = 0;
      await read();
      return isNew;
    },
  };
}

/** Roles that may lift a refusal. Storefronts without a database load this file too, and the tools' code is not for them. */
async function readLifters(): Promise<StaffRole[]> {
  const { rightsOf } = await import('../tools/index.ts');
  return staffRoleSchema.options.filter((role) => rightsOf(role).includes('system'));
}
