import type { Page } from '@playwright/test';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { BY_NIGHT } from '../../support/by-night.ts';
import { measureChange } from '../../support/pages/measure-change.ts';
import { expect, test } from '../../support/journey.ts';

/** A card and its ring are whole in it. */
test.use({ viewport: { width: 1280, height: 1600 } });

/** Links and buttons that lie on pictures, which are light at night too, or beside them. */
const ON_PICTURES = {
  home: { path: pathTo('home', 'en'), control: 'main article a' },
  list: {
    path: pathTo('category', 'en', { category: 'BEETLES' }),
    control: 'main article h2 a, main article h3 a',
  },
  webshop: { path: pathTo('webshop', 'en'), control: 'main a:has(img), main h2 a' },
  footer: { path: pathTo('about', 'en'), control: 'footer a:has(img)' },
};

/** As somebody who tabs: a ring is drawn only for keys. */
async function focus(page: Page, control: string): Promise<void> {
  await page.keyboard.press('Tab');
  await page.locator(control).first().focus();
}

for (const [name, { path, control }] of Object.entries(ON_PICTURES)) {
  for (const [scheme, media] of Object.entries({
    'by night': { colorScheme: 'dark' },
    'in forced colours': { colorScheme: 'dark', forcedColors: 'active' },
  } as const)) {
    test(`who tabs through the ${name} page ${scheme} sees where`, BY_NIGHT, async ({ page }) => {
      await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
      await page.goto(path);
      const place = page.locator(control).first();
      await place.scrollIntoViewIfNeeded();
      await expect(place).toBeVisible();
      // WCAG 2.2, 2.4.13: as much as a line of two pixels around it changes, at 3:1.
      const { changed, around } = await measureChange(page, place, () => focus(page, control));
      expect(changed).toBeGreaterThan(2 * around);
    });
  }
}

test(
  'in forced colours the page where one is has an edge in the menu, as what is chosen has',
  BY_NIGHT,
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.goto(pathTo('category', 'en', { category: 'BEETLES' }));
    const here = page.locator('[aria-current]:not([aria-current="false"])').filter({ visible: true });
    expect(await here.count()).toBeGreaterThan(0);
    for (const one of await here.all()) await expect(one).toHaveCSS('outline-style', 'solid');
  },
);
