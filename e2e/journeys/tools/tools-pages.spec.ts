import { LOCALES } from '@vitrine/shared/contract/locale';
import { flatRoutes } from '@vitrine/shared/paths/flat-routes';
import { BY_NIGHT } from '../../support/by-night.ts';
import { buy } from '../../support/people/buy.ts';
import { goToWork } from '../../support/people/staff.ts';
import { expectOneLiveRegion, expectStarsExplained } from '../../support/pages/expect-heard.ts';
import { expectRoomWhenZoomed } from '../../support/pages/expect-room.ts';
import { expectUsable } from '../../support/pages/expect-usable.ts';
import { expect, test } from '../../support/journey.ts';

const LOT = '1';

for (const locale of LOCALES) {
  test(
    `everyone can use each page of the tools in ${locale}, by day and by night`,
    BY_NIGHT,
    async ({ page, shop }) => {
      test.setTimeout(300_000);
      const { reference } = await buy(page, `bea.${locale}@example.org`);
      await goToWork(shop, page);
      const pages = flatRoutes().filter((route) => route.owner === 'tools' && route.locale === locale);
      expect(pages.length).toBeGreaterThan(25);
      for (const { path } of pages) {
        const filled = path.replace(':reference', reference).replace(':id', LOT).replace(':name', 'about');
        await page.goto(filled);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectUsable(page);
        await expectOneLiveRegion(page);
        await expectRoomWhenZoomed(page);
        await expectStarsExplained(page);
      }
    },
  );
}
