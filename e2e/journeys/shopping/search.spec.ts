import { LOCALES } from '@vitrine/shared/contract/locale';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { BY_NIGHT } from '../../support/by-night.ts';
import { expectUsable } from '../../support/pages/expect-usable.ts';
import { headerField } from '../../support/pages/header-field.ts';
import { expect, test } from '../../support/journey.ts';
import { Shopper } from '../../support/people/shopper.ts';

test('a shopper without a mouse goes from the header to an insect', async ({ page }) => {
  await page.goto('/');
  await new Shopper(page).ready();
  const field = headerField(page);
  for (let presses = 0; presses < 20; presses += 1) {
    if (await field.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('morpho');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^Morpho /);
  await expect(heading).toBeFocused();
  // Which one it was is read here: what is suggested may still change while somebody types.
  const species = /^Morpho \S+/.exec(await heading.innerText())?.[0] ?? '';
  // Its lots are rows; cards below them are of other species.
  const insect = page.getByRole('row').getByRole('link').first();
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    if (await insect.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(insect).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/-[0-9a-f]{12}$/);
  await expect(heading).toContainText(species);
});

test('suggestions come and go by keys, and a text alone is searched as it is', BY_NIGHT, async ({ page }) => {
  await page.goto(pathTo('search', 'nl'));
  await new Shopper(page, 'nl').ready();
  const field = page.getByRole('main').getByLabel('Naam, familie of referentie');
  await field.pressSequentially('papil');
  await expect(page.getByRole('group', { name: 'Families' }).getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(field).toHaveValue('papil');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=papil$/);
  await expect(field).toBeFocused();
  await page.goBack();
  await expect(field).toHaveValue('');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a shopper types a sentence, sees what was read of it, and takes a part away',
    BY_NIGHT,
    async ({ page }) => {
      await page.goto(pathTo('search', 'nl'));
      await page
        .getByRole('main')
        .getByLabel('Naam, familie of referentie')
        .fill('kever uit Indonesië onder 20 €');
      await page.getByRole('main').getByRole('button', { name: 'Zoek' }).click();
      const chips = page.getByRole('list', { name: 'Gekozen filters' }).getByRole('link');
      await expect(chips.first()).toHaveText(/Indonesië/);
      await expect(chips).toHaveCount(3);
      for (const label of await page.getByRole('article').allTextContents())
        expect(label).toContain('Indonesië');
      await chips.first().click();
      await expect(chips).toHaveCount(2);
      await expect(page).toHaveURL(/\?q=kever&priceTo=20$/);
    },
  );
});

test('a reference leads to its insect', BY_NIGHT, async ({ page }) => {
  const shopper = new Shopper(page);
  const { reference } = await shopper.lot(() => true);
  await page.goto('/');
  await shopper.ready();
  await headerField(page).pressSequentially(reference);
  await page.getByRole('option', { name: new RegExp(`^${reference},`) }).click();
  await expect(page.getByRole('main')).toContainText(reference);
  await expect(page).toHaveURL(/\/webshop\/.+-[0-9a-f]{12}$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the sign of the search leads to a field that is ready to type in', BY_NIGHT, async ({ page }) => {
    await page.goto(pathTo('category', 'nl', { category: 'BUTTERFLIES' }));
    await new Shopper(page, 'nl').ready();
    const sign = page.getByRole('banner').locator(`a[href="${pathTo('search', 'nl')}"]`);
    await sign.filter({ visible: true }).first().click();
    await expect(page.getByRole('main').getByRole('search').locator('input')).toBeFocused();
  });
});

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('nothing that is found has to be scrolled sideways', BY_NIGHT, async ({ page }) => {
    for (const locale of LOCALES) {
      for (const text of ['ornitoptera', 'zzzqq', 'blue+beetle', 'actias+dubernardi+female']) {
        await page.goto(`${pathTo('search', locale)}?q=${text}`);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), text).toBe(320);
      }
    }
  });
});

test.describe('everyone can use', () => {
  test('a sentence, and that none of the sex is in stock', BY_NIGHT, async ({ page }) => {
    await page.goto('/search?q=actias+dubernardi+female');
    await expect(page.getByText('No female in stock now')).toBeVisible();
    await expectUsable(page);
    // Without a step more: the place to leave an address is here.
    await expect(page.getByRole('main').getByRole('button', { name: 'Tell me' })).toBeVisible();
  });

  test('suggestions', BY_NIGHT, async ({ page }) => {
    await page.goto('/search');
    await new Shopper(page).ready();
    await page.getByRole('main').getByLabel('Name, family or reference').pressSequentially('papil');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expectUsable(page);
  });
});
