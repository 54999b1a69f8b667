import path from 'node:path';
import { LOCALES } from '@vitrine/shared/contract/locale';
import { flatRoutes } from '@vitrine/shared/paths/flat-routes';
import { BY_NIGHT } from '../../support/by-night.ts';
import { expect, test } from '../../support/journey.ts';
import { drawPage } from '../../support/pages/draw-page.ts';
import { buy } from '../../support/people/buy.ts';
import { goToWork } from '../../support/people/staff.ts';

/* Every page of the tools, asked and drawn as those of shoppers are. */

// Its orders are joined, and lists hold nobody else's.
test.use({ alone: 'tools-page-pictures' });

const LOT = '1';

for (const locale of LOCALES) {
  test(
    `every page of the tools fits its window, in ${locale}`,
    BY_NIGHT,
    async ({ page, shop }, { project }) => {
      test.setTimeout(1_500_000);
      const folder = path.join(project.outputDir, 'pages', locale);
      const email = `bea.${locale}@example.org`;
      const { reference } = await buy(page, email);
      await buy(page, email);
      await goToWork(shop, page);
      const faults: string[] = [];
      const see = async (name: string) => {
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        faults.push(...(await drawPage(page, folder, name)));
      };
      const routes = flatRoutes().filter((route) => route.owner === 'tools' && route.locale === locale);
      for (const { name, path: address } of routes) {
        const answer = await page.goto(
          address.replace(':reference', reference).replace(':id', LOT).replace(':name', 'about'),
        );
        expect(answer?.status(), name).toBe(200);
        await see(name);
        // What is folded is looked at too: the steps of an order, and what a phone keeps for whoever asks.
        const folded = page.getByRole('main').locator('details:not([open]) > summary');
        await page.setViewportSize({ width: 360, height: 780 });
        const filters = page.getByRole('search').locator('button[aria-expanded="false"]').first();
        const areFiltersFolded = await filters.isVisible();
        const isFolded = (await folded.count()) > 0 || areFiltersFolded;
        while ((await folded.count()) > 0) await folded.first().click();
        if (areFiltersFolded) await filters.click();
        if (isFolded) await see(`${name}-unfolded`);
      }
      expect(faults).toEqual([]);
    },
  );
}
