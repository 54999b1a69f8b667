import path from 'node:path';
import type { Page } from '@playwright/test';
import { LOCALES } from '@vitrine/shared/contract/locale';
import { flatRoutes } from '@vitrine/shared/paths/flat-routes';
import { BY_NIGHT } from '../../support/by-night.ts';
import { buy } from '../../support/people/buy.ts';
import { goToWork } from '../../support/people/staff.ts';
import { drawPage } from '../../support/pages/draw-page.ts';
import { expectOneLiveRegion, expectStarsExplained } from '../../support/pages/expect-heard.ts';
import { expectRoomWhenZoomed } from '../../support/pages/expect-room.ts';
import { expectUsable } from '../../support/pages/expect-usable.ts';
import { expect, test } from '../../support/journey.ts';

/* Every page of the tools is looked at once, as those of shoppers are: whether everyone can use it, and whether it fits each window. */

// Its orders are joined, and lists hold nobody else's.
test.use({ alone: 'tools-pages' });

const LOT = '1';
const DESK = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 780 };

for (const locale of LOCALES) {
  test(
    `everyone can use each page of the tools in ${locale}, by day and by night`,
    BY_NIGHT,
    async ({ page, shop }, { project }) => {
      test.setTimeout(600_000);
      const folder = path.join(project.outputDir, 'pages', locale);
      const email = `bea.${locale}@example.org`;
      const { reference } = await buy(page, email);
      await buy(page, email);
      await goToWork(shop, page);
      const pages = flatRoutes().filter((route) => route.owner === 'tools' && route.locale === locale);
      expect(pages.length).toBeGreaterThan(25);
      const faults: string[] = [];
      for (const { name, path: address } of pages) {
        await page.setViewportSize(DESK);
        const filled = address.replace(':reference', reference).replace(':id', LOT).replace(':name', 'about');
        const answer = await page.goto(filled);
        expect(answer?.status(), name).toBe(200);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectUsable(page);
        await expectOneLiveRegion(page);
        await expectRoomWhenZoomed(page);
        await expectStarsExplained(page);
        faults.push(...(await drawPage(page, folder, name)));
        if (await unfold(page)) faults.push(...(await drawPage(page, folder, `${name}-unfolded`)));
      }
      expect(faults).toEqual([]);
    },
  );
}

/** What is folded is looked at too: the steps of an order, and what a phone keeps for whoever asks. Whether anything was. */
async function unfold(page: Page): Promise<boolean> {
  await page.setViewportSize(PHONE);
  const folded = page.getByRole('main').locator('details:not([open]) > summary');
  const filters = page.getByRole('search').locator('button[aria-expanded="false"]').first();
  const areFiltersFolded = await filters.isVisible();
  const isFolded = (await folded.count()) > 0 || areFiltersFolded;
  while ((await folded.count()) > 0) await folded.first().click();
  if (areFiltersFolded) await filters.click();
  return isFolded;
}
