import { LOCALES } from '@vitrine/shared/contract/locale';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { BY_NIGHT } from '../../support/by-night.ts';
import { expect, test } from '../../support/journey.ts';
import { brokenWords } from '../../support/pages/broken-words.ts';
import { goToWork } from '../../support/people/staff.ts';

/** What is done with lots, from above their list. */
const ACTIONS = {
  en: ['Export this list', 'Photos first', 'New insect'],
  nl: ['Deze lijst exporteren', 'Foto’s eerst', 'Nieuw insect'],
  fr: ['Exporter cette liste', 'Photos d’abord', 'Nouvel insecte'],
};
const MOST_ROWS = 2;

for (const locale of LOCALES) {
  test(`staff on a phone read whole words in ${locale}`, BY_NIGHT, async ({ page, shop }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await goToWork(shop, page);
    for (const name of ['tools', 'toolsInsects', 'toolsOrders', 'toolsOrderNew', 'toolsTexts'] as const) {
      await page.goto(pathTo(name, locale));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await brokenWords(page), name).toEqual([]);
      if (name !== 'toolsInsects') continue;
      const rows = new Set<number | undefined>();
      for (const text of ACTIONS[locale]) {
        const action = page.getByRole('main').getByRole('link', { name: text, exact: true });
        rows.add((await action.boundingBox())?.y);
      }
      expect(rows.size, 'rows of buttons').toBeLessThanOrEqual(MOST_ROWS);
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

test(
  'who enters photos on a phone sees the line in which they type, and its name',
  BY_NIGHT,
  async ({ page, shop }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await goToWork(shop, page, 'catalogue');
    await page.goto(pathTo('toolsInsectPhotos', 'fr'));
    const photo = await page.screenshot({ type: 'jpeg' });
    const file = { name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer: photo };
    await page.getByLabel('Choisir des photos').setInputFiles([file]);
    const line = page.getByRole('textbox', { name: 'Ligne courte' });
    await expect(line).toBeFocused();
    for (const part of [line, page.getByText('Ligne courte', { exact: true })])
      await expect.poll(() => part.evaluate(isOnTop)).toBe(true);
  },
);

/** Whether nothing lies over its middle. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there !== null && element.contains(there);
}
