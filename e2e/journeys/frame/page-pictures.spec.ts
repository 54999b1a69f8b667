import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { LOCALES, type Locale } from '@vitrine/shared/contract/locale';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { ROUTES } from '@vitrine/shared/paths/route-table';
import { BY_NIGHT } from '../../support/by-night.ts';
import { drawPage } from '../../support/pages/draw-page.ts';
import { expectRefusal } from '../../support/pages/expect-refusal.ts';
import { untilCached } from '../../support/pages/offline-cache.ts';
import { buy } from '../../support/people/buy.ts';
import { newEmail } from '../../support/people/member.ts';
import { Shopper } from '../../support/people/shopper.ts';
import { expect, test } from '../../support/journey.ts';

/* Pages in a state that only buying and being without a connection lead to fit their window. All others: `usable-everywhere.spec.ts`, `usable-beside.spec.ts`. With `DRAW_PAGES=1` pictures, to be looked at. */

for (const locale of LOCALES) {
  test(
    `what buying leads to fits its window, in ${locale}`,
    BY_NIGHT,
    async ({ page, complaints }, { project }) => {
      test.setTimeout(300_000);
      const folder = path.join(project.outputDir, 'pages', locale);
      const shopper = new Shopper(page, locale);
      const faults: string[] = [];
      const see = async (name: string, address?: string) => {
        if (address !== undefined) await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        faults.push(...(await drawPage(page, folder, name)));
      };

      const [one, other] = await shopper.lots(({ stock }) => stock > 2);
      if (!one || !other) throw new Error('too few of the newest insects can be bought');
      await shopper.add(one);
      await see('insect-in-cart');
      await shopper.open(other);
      await shopper.addButton().click();
      await expect(shopper.cartTotal).toHaveAccessibleName(/\b2\b/);
      await page.goto(ROUTES.cart.path[locale]);
      await expect(page.getByRole('link', { name: shopper.words.toCheckout })).toBeVisible();
      await see('cart-of-two');
      await shopper.goToCheckout();
      await shopper.order();
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
      await see('checkout-mistakes');
      await shopper.fillIn({ email: `${locale}-pictures@example.org` });
      await see('checkout-filled');
      await shopper.order();
      await shopper.pay();
      await expect(page.getByRole('heading', { name: shopper.words.paid })).toBeVisible();
      await see('thanks');
      const { reference, key } = await buy(page, newEmail());
      await see('withdraw-order', `${ROUTES.withdraw.path[locale]}?reference=${reference}&key=${key}`);
      expect(faults).toEqual([]);
      // The order with mistakes, and what it costs to send it to an address that is half typed.
      expectRefusal(complaints, 400);
    },
  );
}

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  for (const locale of LOCALES) {
    test(
      `what is shown fits its window, in ${locale}`,
      BY_NIGHT,
      async ({ page, context, complaints }, { project }) => {
        const folder = path.join(project.outputDir, 'pages', locale);
        const shopper = new Shopper(page, locale);
        await shopper.open(await shopper.lot(({ stock }) => stock > 1));
        await untilCached(page);
        expect(await offlineFaults(page, context, folder, locale)).toEqual([]);
        complaints.splice(0);
      },
    );
  }
});

async function offlineFaults(page: Page, context: BrowserContext, folder: string, locale: Locale) {
  const seen = await drawPage(page, folder, 'offline-before');
  await context.setOffline(true);
  await page.reload();
  const faults = [...seen, ...(await drawPage(page, folder, 'offline-seen'))];
  for (const name of ['about', 'checkout'] as const) {
    await page.goto(pathTo(name, locale));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    faults.push(...(await drawPage(page, folder, `offline-${name}`)));
  }
  return faults;
}
