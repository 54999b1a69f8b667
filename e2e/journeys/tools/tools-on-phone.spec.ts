import { LOCALES } from '@vitrine/shared/contract/locale';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { BY_NIGHT } from '../../support/by-night.ts';
import { expect, test } from '../../support/journey.ts';
import { brokenWords } from '../../support/pages/broken-words.ts';
import { goToWork } from '../../support/people/staff.ts';

for (const locale of LOCALES) {
  test(`staff on a phone read whole words in ${locale}`, BY_NIGHT, async ({ page, shop }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await goToWork(shop, page);
    for (const name of ['tools', 'toolsInsects', 'toolsOrders', 'toolsOrderNew', 'toolsTexts'] as const) {
      await page.goto(pathTo(name, locale));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await brokenWords(page), name).toEqual([]);
    }
  });
}

test(
  'on a phone the first lot is on the first screen, and all filters are a press away',
  BY_NIGHT,
  async ({ page, shop }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await goToWork(shop, page);
    await page.goto(pathTo('toolsInsects', 'en'));
    const [, first] = await page.getByRole('row').all();
    const box = await first?.boundingBox();
    expect(box?.y).toBeLessThan(780 - 44);
    const family = page.getByRole('combobox', { name: 'Family' });
    await expect(family).toBeHidden();
    await page.getByRole('button', { name: 'More filters' }).click();
    await expect(family).toBeVisible();
    await page.getByRole('combobox', { name: 'Category' }).selectOption('BEETLES');
    await expect(page).toHaveURL(/category=BEETLES/);
    await expect(page.getByRole('button', { name: 'More filters (1)' })).toBeVisible();
  },
);
