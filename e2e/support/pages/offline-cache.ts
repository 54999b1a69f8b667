import { expect, type Page } from '@playwright/test';

/** Waits until the browser keeps the page that is open. */
export async function untilCached(page: Page): Promise<void> {
  await expect
    .poll(async () => (await cachedUrls(page)).includes(page.url()), { timeout: 60_000 })
    .toBe(true);
}

/** The addresses of all that the browser keeps of the shop. */
export function cachedUrls(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url);
  });
}

export const hasWorker = (page: Page): Promise<boolean> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length > 0);
