import type { Page } from '@playwright/test';
import { LOCALES, type Locale } from '@vitrine/shared/contract/locale';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { withQuery } from '@vitrine/shared/paths/with-query';
import { BY_NIGHT, byDayIf } from '../../support/by-night.ts';
import { expectUsable } from '../../support/pages/expect-usable.ts';
import { expect, test } from '../../support/journey.ts';
import { headerField } from '../../support/pages/header-field.ts';
import { Shopper } from '../../support/people/shopper.ts';

const WORDS = {
  en: {
    inStock: /^In stock/,
    sort: 'Sort by',
    cheap: 'price, low to high',
    left: 'Remove the filter: In stock',
  },
  nl: {
    inStock: /^Op voorraad/,
    sort: 'Sorteer op',
    cheap: 'prijs, laag naar hoog',
    left: 'Filter verwijderen: Op voorraad',
  },
  fr: {
    inStock: /^En stock/,
    sort: 'Trier par',
    cheap: 'prix croissant',
    left: /^Retirer le filtre\s: En stock$/,
  },
} as const;

const butterflies = (locale: Locale) => pathTo('category', locale, { category: 'BUTTERFLIES' });

/** How many insects the list says that it holds. */
async function total(page: Page): Promise<number> {
  const text = await page
    .getByRole('region', { name: /^(Insects|Insecten|Insectes)$/ })
    .getByText(/–\d+ (?:of|van|sur) /)
    .first()
    .textContent();
  // While it says nothing it holds neither less nor as much as before.
  return Number(/\d+$/.exec(text ?? '')?.[0]);
}

for (const locale of LOCALES) {
  test(
    `a shopper narrows a list in ${locale}, and it is the same after going on, back and a reload`,
    byDayIf(locale === 'en'),
    async ({ page }) => {
      const words = WORDS[locale];
      await page.goto(butterflies(locale));
      await new Shopper(page, locale).ready();
      const all = await total(page);
      await page.getByRole('checkbox', { name: /^A1-/ }).check();
      await expect(page).toHaveURL(/\?quality=A1-$/);
      await expect.poll(() => total(page)).toBeLessThan(all);
      const withGrade = await total(page);
      await expect(page.getByRole('checkbox', { name: /^A1-/ })).toBeFocused();
      await page.getByRole('checkbox', { name: words.inStock }).check();
      await expect(page).toHaveURL(/quality=A1-&stock=in$/);
      await page.getByLabel(words.sort).selectOption({ label: words.cheap });
      await expect(page).toHaveURL(/quality=A1-&stock=in&sort=price-up$/);

      await page.goBack();
      await page.goBack();
      await expect(page).toHaveURL(/\?quality=A1-$/);
      await expect(page.getByRole('checkbox', { name: words.inStock })).not.toBeChecked();
      await expect.poll(() => total(page)).toBe(withGrade);
      await page.goForward();
      await page.reload();
      await new Shopper(page, locale).ready();
      await expect(page.getByRole('checkbox', { name: words.inStock })).toBeChecked();
      await page.getByRole('link', { name: words.left }).click();
      await expect(page).toHaveURL(/\?quality=A1-$/);
      await expect(page.getByRole('checkbox', { name: words.inStock })).not.toBeChecked();
    },
  );
}

test(
  'a shopper opens a country, chooses a place in it, and keeps it in the other language',
  BY_NIGHT,
  async ({ page }) => {
    await page.goto(butterflies('en'));
    await new Shopper(page).ready();
    const origin = page.getByRole('group', { name: 'Origin' });
    await origin.getByLabel('Countries: South America').click();
    const peru = origin.locator('details details').filter({ has: page.getByLabel('Localities: Peru') });
    await peru.locator('summary').first().click();
    const place = peru.getByRole('checkbox').first();
    await place.check();
    await expect(page).toHaveURL(/\?origin=PE%2F/);
    await expect(page).toHaveTitle(/^Butterflies from .+, Peru · Vitrine$/);
    await expect(page.locator('link[hreflang]')).toHaveCount(0);
    const filters = new URL(page.url()).search;
    await page.getByRole('banner').getByRole('link', { name: 'NL' }).click();
    await expect(page).toHaveURL(butterflies('nl') + filters);
    await origin
      .or(page.getByRole('group', { name: 'Herkomst' }))
      .first()
      .waitFor();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  },
);

test('a shopper presses a continent on the map, and says a size by keys', BY_NIGHT, async ({ page }) => {
  await page.goto(butterflies('en'));
  await new Shopper(page).ready();
  const origin = page.getByRole('group', { name: 'Origin' });
  await origin.scrollIntoViewIfNeeded();
  await origin.locator('svg g').filter({ hasText: 'South America' }).locator('text').click();
  await expect(page).toHaveURL(/\?origin=005$/);
  await expect(page.getByRole('checkbox', { name: /^South America/ })).toBeChecked();
  await page.getByRole('group', { name: 'Size' }).getByLabel('To').scrollIntoViewIfNeeded();
  const smallest = page.getByRole('slider', { name: 'Smallest size' });
  await smallest.press('ArrowRight');
  await expect(page).toHaveURL(/\?origin=005&sizeFrom=\d+$/);
  await expect(smallest).toBeFocused();
});

test('a price that is none is said at its field, and the list stays', BY_NIGHT, async ({ page }) => {
  await page.goto(butterflies('fr'));
  await new Shopper(page, 'fr').ready();
  const all = await total(page);
  const from = page.getByRole('group', { name: 'Prix' }).getByLabel('De');
  await from.fill('beaucoup');
  await from.press('Enter');
  await expect(from).toHaveAccessibleDescription(/Indiquez un montant\. Exemple : 12 ou 12,50\./);
  await expect(from).toHaveValue('beaucoup');
  expect(await total(page)).toBe(all);
  await from.fill('20,5');
  await from.press('Tab');
  await expect(page).toHaveURL(/\?priceFrom=20.50$/);
  await expect(from).toHaveValue('20,50');
  await expect.poll(() => total(page)).toBeLessThan(all);
});

test('what is typed and chosen before the scripts arrive is not lost', BY_NIGHT, async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/main\.[\w-]+\.js/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(butterflies('en'), { waitUntil: 'commit' });
  await page.getByRole('checkbox', { name: /^A2/ }).check();
  await headerField(page).fill('morph');
  held.resolve();
  await new Shopper(page).ready();
  await expect(page).toHaveURL(/\?quality=A2$/);
  await expect(headerField(page)).toHaveValue('morph');
  await expect(headerField(page)).toBeFocused();
  await page.keyboard.type('o');
  await expect(page.getByRole('option', { name: /^Morpho/ }).first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a list is narrowed by its form, and widened by links', BY_NIGHT, async ({ page }) => {
    await page.goto(butterflies('en'));
    await page.getByRole('checkbox', { name: /^A2/ }).check();
    await page.getByRole('group', { name: 'Price' }).getByLabel('To').fill('9,5');
    await page.getByRole('button', { name: /^Show \d+ insects$/ }).click();
    await expect(page).toHaveURL(/quality=A2/);
    await expect(page.getByRole('checkbox', { name: /^A2/ })).toBeChecked();
    await expect(page.getByRole('link', { name: 'Remove the filter: Grade A2' })).toBeVisible();
    await page.getByRole('link', { name: 'Remove the filter: up to €9.50' }).click();
    await expect(page).toHaveURL(/\?quality=A2$/);
    await page.getByLabel('Countries: South America').click();
    await page.getByRole('button', { name: 'Countries: South America' }).click();
    await expect(page.getByRole('checkbox', { name: 'All localities', exact: true })).toBeChecked();
    await page.getByLabel('Localities: Peru').click();
    await page.getByRole('button', { name: 'Localities: Peru' }).click();
    await expect(page).toHaveURL(/[?&]origin=PE&/);
    await expect(page.getByRole('checkbox', { name: /^A2/ })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: /, Junín|, Loreto|, Pasco/ }).first()).toBeVisible();
    await page.getByRole('link', { name: 'Clear all' }).click();
    await expect(page).toHaveURL(butterflies('en'));
  });

  test(
    'a list is narrowed to what is shipped to a country, and a search says so in words',
    BY_NIGHT,
    async ({ page }) => {
      await page.goto(butterflies('en'));
      await page.getByLabel('Ships to').selectOption('CH');
      await page.getByRole('button', { name: /^Show \d+ insects$/ }).click();
      await expect(page).toHaveURL(/[?&]ships=CH/);
      await expect(page.getByLabel('Ships to')).toHaveValue('CH');
      await page.getByRole('link', { name: 'Remove the filter: Ships to Switzerland' }).click();
      await expect(page).toHaveURL(butterflies('en'));
      await page.goto(withQuery(pathTo('search', 'nl'), { q: 'morpho naar zwitserland' }));
      await expect(page.getByRole('link', { name: /Verzending naar Zwitserland/ })).toBeVisible();
    },
  );

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 } });

    test('the filters open and count as well', BY_NIGHT, async ({ page }) => {
      await page.goto(butterflies('nl'));
      await page.getByRole('button', { name: 'Filters' }).click();
      await page.getByRole('checkbox', { name: /^A1-/ }).check();
      await page.getByRole('button', { name: /^Toon \d+ insecten$/ }).click();
      await expect(page).toHaveURL(/quality=A1-/);
      await expect(page.getByRole('link', { name: /Kwaliteit A1-/ })).toBeVisible();
    });
  });
});

test('everyone can use a narrowed list', BY_NIGHT, async ({ page }) => {
  await page.goto('/webshop/butterflies?quality=A1&origin=PE&sizeTo=x');
  await expectUsable(page);
});

for (const locale of LOCALES) {
  test(
    `everyone can use the map, the sizes and the years of the filters, in ${locale}`,
    BY_NIGHT,
    async ({ page }) => {
      await page.goto(`${butterflies(locale)}?origin=PE&sizeFrom=60`);
      await new Shopper(page, locale).ready();
      // Below the fields; it comes once it is in sight.
      const fields = page.locator('input[name="sizeTo"]').first();
      await fields.evaluate((input) => input.scrollIntoView({ block: 'center' }));
      await expect(page.getByRole('slider').first()).toBeVisible();
      // All that is folded: the list of places, the colours, the years.
      await page.locator('details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
      await expectUsable(page);
    },
  );
}

test(
  'the filters scroll by themselves beside the list; on a large screen five insects lie in a row',
  BY_NIGHT,
  async ({ page }) => {
    await page.goto(butterflies('en'));
    await new Shopper(page).ready();
    await page.getByRole('article').nth(12).scrollIntoViewIfNeeded();
    const filters = page.getByRole('group', { name: 'Filters' });
    await expect(filters.getByRole('heading', { name: 'Filters' })).toBeInViewport();
    await filters.getByRole('heading', { name: 'Filters' }).hover();
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 200);
    await expect(filters.getByRole('heading', { name: 'Filters' })).not.toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(before);

    await page.setViewportSize({ width: 1920, height: 1080 });
    const boxes = () =>
      Promise.all([0, 4, 5].map((place) => page.getByRole('article').nth(place).boundingBox()));
    await expect.poll(async () => new Set((await boxes()).map((box) => box?.y)).size).toBe(2);
    const [first, fifth, sixth] = await boxes();
    expect(fifth?.y).toBe(first?.y);
    expect(sixth?.y).toBeGreaterThan(first?.y ?? Infinity);
    expect((fifth?.x ?? 0) + (fifth?.width ?? 0)).toBeGreaterThan(1700);
  },
);
