import { LOCALES } from '@vitrine/shared/contract/locale';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { byDayIf } from '../support/by-night.ts';
import { expectUsable } from '../support/expect-usable.ts';
import { expect, test } from '../support/journey.ts';
import { openAccount } from '../support/member.ts';
import { Shopper } from '../support/shopper.ts';

const WORDS = {
  en: { title: 'Your payment is being processed', contact: 'Contact us' },
  nl: { title: 'Je betaling wordt verwerkt', contact: 'Neem contact op' },
  fr: { title: 'Votre paiement est en cours de traitement', contact: 'Nous contacter' },
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    for (const locale of LOCALES) {
      test(
        `the bare address of the payment is a kind page in ${locale}`,
        byDayIf(locale === 'nl'),
        async ({ page }) => {
          const { title, contact } = WORDS[locale];
          const answer = await page.goto(pathTo('payment', locale));
          expect(answer?.status()).toBe(200);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
          const main = page.getByRole('main');
          await expect(main.getByRole('link', { name: contact })).toHaveAttribute(
            'href',
            pathTo('contact', locale),
          );
          await expect(main.locator(`a[href="${pathTo('webshop', locale)}"]`)).toBeVisible();
          await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
          const languages = page.getByRole('banner').getByRole('navigation').last();
          for (const other of LOCALES.filter((one) => one !== locale)) {
            await expect(languages.locator(`a[href="${pathTo('payment', other)}"]`)).toBeAttached();
          }
          if (javaScriptEnabled) await expectUsable(page);
        },
      );
    }
  });
}

test('who is logged in is led to their orders; an order that nobody knows is not found', async ({ page }) => {
  await openAccount(page);
  await page.goto(pathTo('payment', 'en'));
  await new Shopper(page).ready();
  await page.getByRole('main').getByRole('link', { name: 'To your orders' }).click();
  await expect(page).toHaveURL(pathTo('accountOrders', 'en'));
  const unknown = await page.request.get(`${pathTo('payment', 'en')}?reference=VDM-2026-999999&key=nothing`);
  expect(unknown.status()).toBe(404);
});
