import { pathTo } from '@vitrine/shared/paths/path-to';
import { expect, test } from '@playwright/test';
import { BY_NIGHT } from '../../support/by-night.ts';
import { cloneAll } from '../../support/shops/clone-remote.ts';
import { Shopper } from '../../support/people/shopper.ts';
import { isTakenOver } from '../../support/pages/taken-over.ts';

/** Five apps are compiled anew, on a machine that does other things too. */
const BUILT = { timeout: 60_000 };
const LIST = pathTo('category', 'en', { category: 'BEETLES' });

test(
  'a newcomer starts the shop in a fresh clone, changes a line, and sees it in the page that is open and in the next',
  BY_NIGHT,
  async ({ browser }) => {
    test.setTimeout(240_000);
    const clone = await cloneAll();
    try {
      const context = await browser.newContext({ baseURL: await clone.start() });
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      await page.goto(LIST);
      await new Shopper(page).ready();
      // What is edited while React takes the page over differs from what was served.
      await expect.poll(() => page.evaluate(isTakenOver)).toBe(true);
      await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
      const title = page.getByRole('heading', { level: 1 });

      await clone.edit(
        'catalog/src/components/listing/ListingPage.tsx',
        '</PageTitle>',
        ' (edited)</PageTitle>',
      );
      await expect(title).toContainText('(edited)', BUILT);
      expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);

      // The server draws with the new line as well.
      const drawn = async () => (await page.request.get(LIST)).text();
      await expect.poll(drawn, BUILT).toContain('(edited)');

      expect(complaints).toEqual([]);

      // The frame's build for browsers and the one for the server are not there at the same moment.
      await clone.edit('shell/src/messages/en.json', '"Webshop"', '"Our drawers"');
      await expect(async () => {
        await page.goto(LIST);
        await expect(page.getByRole('banner').getByRole('link', { name: 'Our drawers' })).toBeVisible({
          timeout: 2_000,
        });
      }).toPass(BUILT);
      await context.close();
    } finally {
      await clone.remove();
    }
  },
);
