/** Backoff between retries; the last delay repeats. */
const WAITS_MS = [5_000, 10_000, 20_000, 30_000];

/** The backoff after so many failures, in milliseconds. */
export function backoffDelay(failures: number): number {
  return WAITS_MS[Math.min(failures, WAITS_MS.length - 1)] ?? 0;
}

/** Waits before a retry in the background; ends at once when the connection comes back. */
export function waitForRetry(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, milliseconds);
    window.addEventListener('online', go);
  });
}

/** How often it is looked whether a remote answers again: it is on the page within three seconds. */
const LOOK_EVERY_MS = 1_200;

interface Retry {
  /** One look, which costs nobody much; what hangs is not asked for whole files. */
  isAnswering: () => Promise<boolean>;
  /** How often it failed although it answered: broken files are retried with backoff. */
  failures?: number;
  /** Ends it. */
  signal?: AbortSignal;
}

/** Retries what failed, as soon as it answers again. Rejects only when it was ended. */
export async function retryWhenBack<T>(
  open: () => Promise<T>,
  { isAnswering, failures = 0, signal }: Retry,
): Promise<T> {
  if (failures > 0) await waitForRetry(backoffDelay(failures - 1));
  await untilAnswering(isAnswering, signal);
  return open().catch(() =>
    retryWhenBack(open, { isAnswering, failures: failures + 1, ...(signal && { signal }) }),
  );
}

/** A look that takes longer than until the next one counts all the same: an origin may be slow. */
async function untilAnswering(isAnswering: () => Promise<boolean>, signal?: AbortSignal): Promise<void> {
  let hasAnswered = false;
  const { promise: answered, resolve } = Promise.withResolvers<void>();
  const look = async () => {
    if (!(await isAnswering())) return;
    hasAnswered = true;
    resolve();
  };
  while (!hasAnswered) {
    signal?.throwIfAborted();
    void look();
    await Promise.race([answered, waitForRetry(LOOK_EVERY_MS)]);
  }
  signal?.throwIfAborted();
}
