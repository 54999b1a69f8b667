import { pathTo } from '@vitrine/shared/paths/path-to';
import { tabTo } from '../../support/people/by-keys.ts';
import { BY_NIGHT } from '../../support/by-night.ts';
import { expectUsable } from '../../support/pages/expect-usable.ts';
import { expect, test } from '../../support/journey.ts';
import { Shopper } from '../../support/people/shopper.ts';

/** By day one page stands for all, which `usable-everywhere.spec.ts` has by night. */
test('everyone can use a list', async ({ page }) => {
  await page.goto(pathTo('category', 'fr', { category: 'MOTHS' }));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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
    ['House number', '2'],
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
  // Nobody can agree to a total that is still counted.
  await expect(page.getByRole('button', { name: shopper.words.order })).not.toHaveAttribute('aria-busy');
  await page.keyboard.press('Enter');
  await page.waitForURL(/test-payments/);
  await tabTo(page, /^Pay$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: shopper.words.paid })).toBeVisible();
});

/** WCAG 2.2, 1.4.10 and 2.4.11: what stays in sight leaves most of a low window to what is read. */
test.describe('at 400 % of a window of 1280 × 1024', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('nothing that stays in sight takes more than a third', BY_NIGHT, async ({ page }) => {
    const shopper = new Shopper(page, 'nl');
    const lot = await shopper.lot((one) => one.stock > 1);
    const look = async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
      const taken = await page.evaluate(() => {
        const stays = [...document.querySelectorAll('body *')].filter((element) => {
          const { position } = getComputedStyle(element);
          const { top, bottom, height } = element.getBoundingClientRect();
          const isSeen = height > 0 && bottom > 0 && top < innerHeight && element.checkVisibility();
          return isSeen && (position === 'fixed' || position === 'sticky');
        });
        return stays.reduce((sum, element) => sum + element.getBoundingClientRect().height, 0);
      });
      expect(taken, page.url()).toBeLessThan(256 / 3);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBe(320);
    };
    await shopper.open(lot);
    await look();
    await page.goto(pathTo('category', 'nl', { category: 'BUTTERFLIES' }));
    await look();
    await shopper.add(lot);
    await shopper.goToCheckout();
    await look();
    await shopper.fillIn({ email: 'zoomed@example.org' });
    await shopper.order();
    await shopper.pay();
    await expect(page.getByRole('heading', { name: shopper.words.paid })).toBeVisible();
  });
});
