import type { Page } from '@playwright/test';
import { VITALS_PATH } from '@vitrine/shared/contract/federation/web-vital-lists';
import { vitalsReportSchema, type VitalsReport } from '@vitrine/shared/contract/federation/web-vitals';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { BY_NIGHT } from '../../support/by-night.ts';
import { expect, test } from '../../support/journey.ts';
import { Shopper } from '../../support/people/shopper.ts';

/* How fast pages were is told as they are left: of the page and its version, and of nobody. */

/** Writes down what the page sends as it is left, and still sends it. */
async function overhear(page: Page): Promise<() => Promise<VitalsReport[]>> {
  await page.addInitScript((path) => {
    const told: Blob[] = [];
    Object.assign(window, { told });
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      if (url === path && body instanceof Blob) told.push(body);
      return send(url, body);
    };
  }, VITALS_PATH);
  return async () => {
    const texts = await page.evaluate(() =>
      Promise.all((Reflect.get(window, 'told') as Blob[]).map((body) => body.text())),
    );
    return texts.map((text) => vitalsReportSchema.parse(JSON.parse(text)));
  };
}

/** As when the tab is closed; again, until it measures, which it begins when nobody waits for anything. */
const leave = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('pagehide')));

/** What the browser keeps, but for where the router was scrolled to. */
const cachedUrls = (page: Page) =>
  page.evaluate(() => [
    document.cookie,
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage).filter((name) => !name.includes('-router-')),
  ]);

test(
  'a visit tells how fast each of its pages was, and stores nothing for it',
  BY_NIGHT,
  async ({ page, context }) => {
    const told = await overhear(page);
    const answers: number[] = [];
    context.on('response', (response) => {
      if (new URL(response.url()).pathname === VITALS_PATH) answers.push(response.status());
    });
    await page.goto(pathTo('category', 'en', { category: 'BUTTERFLIES' }));
    await new Shopper(page).ready();
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('vitals')),
    );
    const before = [await cachedUrls(page), await context.cookies()];
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/webshop\/[\w-]+\/[\w-]+\/[\w-]+$/);
    await expect
      .poll(async () => {
        await leave(page);
        return (await told()).flatMap(({ pages }) => pages.map((one) => one.page));
      })
      .toEqual(expect.arrayContaining(['list', 'insect']));

    const [report] = await told();
    const [list, insect] = report?.pages ?? [];
    expect(list).toMatchObject({ page: 'list', LCP: expect.any(Number), CLS: expect.any(Number) });
    // Good, in thousandths; what a page's shift may be is measured by the bench.
    expect(list?.CLS).toBeLessThan(100);
    // The press that led away belongs to the list; no second page of a load has a largest paint.
    expect(list?.INP).toBeGreaterThan(0);
    expect(insect).toMatchObject({ page: 'insect', release: list?.release });
    expect(insect).not.toHaveProperty('LCP');
    await expect.poll(() => answers[0]).toBe(204);
    expect([await cachedUrls(page), await context.cookies()]).toEqual(before);
  },
);

test('who asks not to be followed is not measured', BY_NIGHT, async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true }),
  );
  const told = await overhear(page);
  await page.goto(pathTo('home', 'en'));
  await new Shopper(page).ready();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('vitals')),
  );
  await leave(page);
  expect(await told()).toEqual([]);
});
