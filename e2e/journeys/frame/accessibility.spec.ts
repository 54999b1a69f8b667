import { pathTo } from '@vitrine/shared/paths/path-to';
import { tabTo } from '../../support/people/by-keys.ts';
import { BY_NIGHT, byDayIf } from '../../support/by-night.ts';
import { expectUsable } from '../../support/pages/expect-usable.ts';
import { expect, test } from '../../support/journey.ts';
import { Shopper } from '../../support/people/shopper.ts';

const PAGES = {
  home: pathTo('home', 'en'),
  list: pathTo('category', 'fr', { category: 'MOTHS' }),
  search: `${pathTo('search', 'nl')}?q=papilio`,
  text: pathTo('conditions', 'en'),
  login: pathTo('login', 'nl'),
  cart: pathTo('cart', 'en'),
};

for (const [name, path] of Object.entries(PAGES)) {
  test(`everyone can use the ${name} page`, byDayIf(name === 'list'), async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectUsable(page);
  });
}

test('everyone can use an insect’s page and the checkout', BY_NIGHT, async ({ page }) => {
  const shopper = new Shopper(page);
  const lot = await shopper.lot((one) => one.stock > 1);
  await shopper.add(lot);
  await expectUsable(page);
  await shopper.goToCheckout();
  await expectUsable(page);
});

test('a shopper without a mouse orders and pays', BY_NIGHT, async ({ page }) => {
  const shopper = new Shopper(page);
  const lot = await shopper.lot((one) => one.stock > 3);
  await shopper.open(lot);
  await tabTo(page, /^Add to cart/);
  await page.keyboard.press('Enter');
  await expect(shopper.cartTotal).not.toContainText('0.00');
  await tabTo(page, /^€/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: shopper.words.toCheckout })).toBeVisible();
  await tabTo(page, new RegExp(`^${shopper.words.toCheckout}`));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: shopper.words.order })).toBeEnabled();
  for (const [label, value] of [
    ['E-mail', 'grace@example.org'],
    ['First name', 'Grace'],
    ['Family name', 'Hopper'],
    ['Street', 'Korenmarkt'],
    ['Number and box', '2'],
    ['Postal code', '9000'],
    ['Town or city', 'Gent'],
  ]) {
    await tabTo(page, new RegExp(`^${label}`));
    await page.keyboard.type(value ?? '');
  }
  await tabTo(page, /^Bancontact/);
  await page.keyboard.press('Space');
  await tabTo(page, /^I accept the/);
  await page.keyboard.press('Space');
  await tabTo(page, /obligation to pay/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/test-payments/);
  await tabTo(page, /^Pay$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: shopper.words.paid })).toBeVisible();
});
