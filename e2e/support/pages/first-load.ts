import type { Page, Response } from 'playwright';
import { isTakenOver } from './taken-over.ts';

export interface LoadedFile {
  path: string;
  kind: 'script' | 'stylesheet';
  body: Buffer;
}

/**
 * What a browser fetches on its first visit to an address: each file once, also when it was preloaded and then used.
 * @param page one that has visited nothing yet
 * @param isReady said of the page once its scripts have taken it over; the shop's own pages say it themselves
 */
export async function firstLoad(
  page: Page,
  address: string,
  isReady: () => boolean = isTakenOver,
): Promise<LoadedFile[]> {
  const responses = new Map<string, Response>();
  // In a browser without workers: what keeps pages for one comes seconds later, and would count on a slow machine alone.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  page.on('response', (response) => responses.set(response.url(), response));
  await page.goto(address);
  // A machine at work may be quiet for a while between one script and the next.
  await page.waitForFunction(isReady);
  await page.waitForLoadState('networkidle');
  const files = [...responses.values()].map(readFile);
  return (await Promise.all(files)).filter((file) => file !== null);
}

async function readFile(response: Response): Promise<LoadedFile | null> {
  const kind = response.request().resourceType();
  if (kind !== 'script' && kind !== 'stylesheet') return null;
  // The line that a thread runs and ends with, 72 bytes that a browser does not keep; and what measures how fast a page was,
  // which comes once nobody waits for anything.
  if (/\/(warm-up-intl-thread|vitals)\.[\w-]+\.js$/.test(response.url())) return null;
  return { path: new URL(response.url()).pathname, kind, body: await response.body() };
}
