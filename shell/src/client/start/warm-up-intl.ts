/**
 * Has another thread do what the first number or day of a page would stop this one for (`known-locales.ts`). Nothing waits
 * for it: without it, or before it is done, formats are made as ever.
 */
export function learnLocales(): void {
  try {
    new Worker(new URL(/* webpackChunkName: "locales" */ './warm-up-intl-thread.ts', import.meta.url));
  } catch {
    // A shell on another origin than its pages may start no thread.
  }
}
