/**
 * Warms up `Intl` in a worker (`warm-up-intl-thread.ts`), so that the first format of a page does not block the main
 * thread. Nothing waits for it: without it formats are created as usual.
 */
export function warmUpIntl(): void {
  try {
    // As a file, not as a part of the app: its address then says its content.
    const thread = new URL('./warm-up-intl-thread.ts', import.meta.url);
    new Worker(thread);
  } catch {
    // A shell on another origin than its pages may start no thread.
  }
}
