/** Waits between the tries for what does not come; the last one is kept to. */
const WAITS_MS = [5_000, 10_000, 20_000, 30_000];

/** How long to wait after so many failures, in milliseconds. */
export function tryAgainIn(failures: number): number {
  return WAITS_MS[Math.min(failures, WAITS_MS.length - 1)] ?? 0;
}

/** Waits before something is tried again that the shopper did not ask for: less when the connection is back. */
export function untilNextTry(milliseconds: number): Promise<void> {
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
