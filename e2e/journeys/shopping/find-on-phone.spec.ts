import type { Page } from '@playwright/test';
import { LOCALES, type Locale } from '@vitrine/shared/contract/locale';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { BY_NIGHT } from '../../support/by-night.ts';
import { expectRoomWhenZoomed } from '../../support/pages/expect-room.ts';
import { expectUsable } from '../../support/pages/expect-usable.ts';
import { expect, test } from '../../support/journey.ts';
import { Shopper } from '../../support/people/shopper.ts';

const butterflies = (locale: Locale) => pathTo('category', locale, { category: 'BUTTERFLIES' });

/** The words of buttons, and of the link to the checkout, that stand on more lines than one. */
const brokenButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isBroken = (control: Element) => {
      const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      const middles: number[] = [];
      while (texts.nextNode()) {
        const text = texts.currentNode;
        if (text.parentElement?.closest('.visually-hidden')) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const { top, height, width } of range.getClientRects())
          if (width > 0) middles.push(top + height / 2);
      }
      return Math.max(...middles) - Math.min(...middles) > 10;
    };
    return [...document.querySelectorAll('main button, main a[href$="/panier/commander"]')]
      .filter((control) => control.checkVisibility() && isBroken(control))
      .map(({ textContent }) => textContent);
  });

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('the filters are a sheet that says how many are left', async ({ page }) => {
    await page.goto(butterflies('en'));
    await new Shopper(page).ready();
    await page.getByRole('button', { name: 'Filters' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expect(sheet).toBeVisible();
    await expect(sheet).toBeFocused();
    const show = sheet.getByRole('button', { name: /^Show/ });
    const before = await show.textContent();
    await sheet.getByRole('checkbox', { name: /^A2/ }).tap();
    await expect(show).not.toHaveText(before ?? '');
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Filters' }).tap();
    await show.tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Remove the filter: Grade A2' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('nothing has to be scrolled sideways', BY_NIGHT, async ({ page }) => {
    for (const locale of LOCALES) {
      for (const path of [
        `${butterflies(locale)}?quality=A1&origin=PE&gender=MALE&priceFrom=abc&sizeFrom=20`,
        `${butterflies(locale)}?quality=C&priceTo=1&sizeFrom=200`,
      ]) {
        await page.goto(path);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
      }
    }
  });
});

test.describe('on a common phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the insects begin with the first screen, filters and order stay in sight', async ({ page }) => {
    for (const locale of LOCALES) {
      await page.goto(butterflies(locale));
      await new Shopper(page, locale).ready();
      const top = await page.getByRole('article').first().boundingBox();
      expect(top?.y, locale).toBeLessThanOrEqual(300);
    }
    await page.getByRole('article').nth(9).scrollIntoViewIfNeeded();
    const filters = page.getByRole('button', { name: 'Filtres' });
    await expect(filters).toBeInViewport({ ratio: 1 });
    const sort = page.getByLabel('Trier par');
    await expect(sort).toBeInViewport({ ratio: 1 });
    // Not below the header: what is touched there is what is seen.
    await filters.click();
    await expect(page.getByRole('dialog', { name: 'Filtres' })).toBeVisible();
    await page.keyboard.press('Escape');
    await sort.selectOption({ label: 'prix croissant' });
    await expect(page).toHaveURL(/sort=price-up$/);
  });

  test('buttons are one line in French, and what is touched is large enough', BY_NIGHT, async ({ page }) => {
    const shopper = new Shopper(page, 'fr');
    await page.goto(`${butterflies('fr')}?gender=MALE`);
    await shopper.ready();
    const add = await page.getByRole('button', { name: /^Ajouter au panier/ }).all();
    const pager = await page.getByRole('navigation', { name: 'Pages' }).getByRole('link').all();
    expect(add.length * pager.length).toBeGreaterThan(0);
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      for (const one of add) expect((await one.boundingBox())?.height, `${width} px`).toBe(44);
    }
    for (const one of pager) {
      const box = await one.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    // Of the filters, an insect and the cart as well.
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Filtres' }).click();
    await expect(page.getByRole('dialog', { name: 'Filtres' })).toBeVisible();
    expect(await brokenButtons(page), 'filters').toEqual([]);
    await shopper.add(await shopper.lot(({ stock }) => stock > 1));
    expect(await brokenButtons(page), 'insect').toEqual([]);
    await page.goto(pathTo('cart', 'fr'));
    await expect(page.getByRole('link', { name: shopper.words.toCheckout })).toBeVisible();
    expect(await brokenButtons(page), 'cart').toEqual([]);
  });

  test(
    'a price that is none is said above the list, and leads to the filters',
    BY_NIGHT,
    async ({ page }) => {
      await page.goto(`${butterflies('fr')}?priceFrom=abc`);
      await new Shopper(page, 'fr').ready();
      await page.getByRole('button', { name: /^Prix.*: Indiquez un montant/ }).click();
      await expect(page.getByRole('group', { name: 'Prix' }).getByLabel('De')).toBeVisible();
    },
  );

  test('everyone can use the sheet of filters', BY_NIGHT, async ({ page }) => {
    await page.goto('/webshop/butterflies?gender=MALE');
    await new Shopper(page).ready();
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectUsable(page);
    await expectRoomWhenZoomed(page);
  });
});
