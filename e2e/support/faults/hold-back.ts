import type { Page, Route } from '@playwright/test';

/**
 * Holds back the scripts of the shell or of a remote, save the one that comes before the page. Returns what lets them go.
 * @param spared names of those that come all the same
 */
export async function holdBack(page: Page, app: string, spared = ['first']): Promise<() => Promise<void>> {
  const held: Route[] = [];
  const pattern = new RegExp(`/releases/${app}/.*/(?!(?:${spared.join('|')})\\.)[^/]+\\.js`);
  let isHeld = true;
  await page.route(pattern, (route) => (isHeld ? void held.push(route) : route.continue()));
  return async () => {
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}
