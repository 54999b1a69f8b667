/**
 * Warms up `Intl` in a worker (`warm-up-intl-thread.ts`), so that the first format of a page does not block the main
 * thread. Nothing waits for it: without it formats are created as usual.
 */
export function warmUpIntl(): void {
  try {
    new Worker(new URL(/* webpackChunkName: "locales" */ './warm-up-intl-thread.ts', import.meta.url));
  } catch {
    // A shell on another origin than its pages may start no thread.
  }
}
