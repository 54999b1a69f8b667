import { withTimeout } from '@vitrine/shared/platform/with-timeout';
import type { LiveRemotes } from './live-remotes.ts';

/** A shop that takes longer to say where the files are is at the end of a slow line. */
const SHOP_ANSWERS_MS = 400;

/**
 * What comes in time; after that a failure, if the shop answers meanwhile. Where it does not, the line is slow, and what
 * is loaded is waited for. The work goes on in any case.
 */
export async function inTime<T>(
  work: Promise<T>,
  milliseconds: number,
  live: LiveRemotes,
  failure: () => Error,
): Promise<T> {
  const late = new Error('late');
  return withTimeout(work, milliseconds, () => late).catch((error: unknown) => {
    if (error !== late) throw error;
    const answer = withTimeout(live.ask(), SHOP_ANSWERS_MS).catch(() => null);
    return Promise.race([work, answer.then((remotes) => (remotes ? Promise.reject(failure()) : work))]);
  });
}
