import { setTimeout as pause } from 'node:timers/promises';
import type { Picture } from '@vitrine/shared/contract/catalogue';
import type { Kysely } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { Schema } from '../database/schema/schema.ts';
import { readAwaited, wantPicture } from './store/awaited-picture.ts';

/** A page in sight is drawn in a second or two; who waits longer keeps a connection from something else. */
const LONGEST_WAIT_MS = 4000;
const LOOK_EVERY_MS = 200;
/** Of a process: each of them asks the database so often. */
const MOST_WAITING = 64;

/** Waits for the picture of a lot's place. Null when none comes, or not in time. */
export type AwaitPicture = (
  place: { uuid: string; position: number },
  gone: AbortSignal,
) => Promise<Picture | null>;

/** A picture that a client waits for goes before the others in the queue. */
export function createPictureWait(kysely: Kysely<Schema>, clock: Clock): AwaitPicture {
  let waiting = 0;

  async function wait(place: Parameters<AwaitPicture>[0], gone: AbortSignal): Promise<Picture | null> {
    for (let waited = 0; ; waited += LOOK_EVERY_MS) {
      const found = await readAwaited(kysely, place);
      if (found?.picture || !found?.job) return found?.picture ?? null;
      if (!found.job.isWanted) await wantPicture(kysely, found.job.id, clock());
      if (gone.aborted || waited >= LONGEST_WAIT_MS || waiting > MOST_WAITING) return null;
      await pause(LOOK_EVERY_MS);
    }
  }

  return async (place, gone) => {
    waiting += 1;
    try {
      return await wait(place, gone);
    } finally {
      waiting -= 1;
    }
  };
}
