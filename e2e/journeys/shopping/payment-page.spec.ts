import { LOCALES } from '@vitrine/shared/contract/locale';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { byDayIf } from '../../support/by-night.ts';
import { expectRefusal } from '../../support/pages/expect-refusal.ts';
import { expect, test } from '../../support/journey.ts';

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
        byDayIf(javaScriptEnabled && locale === 'nl'),
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
        },
      );
    }
  });
}

test('an order that nobody knows is not found, and one of somebody else wants a login', async ({
  page,
  complaints,
}) => {
  const open = (query: string) => page.goto(`${pathTo('payment', 'en')}?reference=VDM-2026-999999${query}`);
  expect((await open('&key=nothing'))?.status()).toBe(404);
  expectRefusal(complaints, 404);
  await open('');
  await expect(page.getByText('Please sign in first.')).toBeVisible();
});
