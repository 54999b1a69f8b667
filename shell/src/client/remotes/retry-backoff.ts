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
