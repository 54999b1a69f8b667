import { LOCALES, type Locale } from '@vitrine/shared/contract/locale';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { byDayIf } from '../../support/by-night.ts';
import { expect, test } from '../../support/journey.ts';

/** What the statement on accessibility says does not work without JavaScript: those pages say so themselves. */
const NEED_SCRIPTS = ['cart', 'checkout', 'login', 'register', 'passwordRecovery'] as const;
/** By which words the statement names them, the account that lies behind the login included. */
const NAMED: Record<Locale, readonly string[]> = {
  en: ['the cart', 'the checkout', 'logging in', 'registering', 'choosing a new password', 'the account'],
  nl: [
    'de winkelwagen',
    'het afrekenen',
    'inloggen',
    'registreren',
    'een nieuw wachtwoord kiezen',
    'het account',
  ],
  fr: [
    'le panier',
    'la commande',
    'la connexion',
    'l’inscription',
    'le choix d’un nouveau mot de passe',
    'le compte',
  ],
};
/** How that sentence begins; another one ends so. */
const BEGINS: Record<Locale, RegExp> = {
  en: /^Without JavaScript/,
  nl: /^Zonder JavaScript/,
  fr: /^Sans JavaScript/,
};
/** And what it says works: forms that a browser sends by itself. */
const SENT_BY_BROWSERS = ['contact', 'withdraw', 'search'] as const;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of LOCALES) {
    test(
      `the statement on accessibility is true in ${locale}`,
      byDayIf(locale === 'nl'),
      async ({ page }) => {
        await page.goto(pathTo('accessibility', locale));
        const without = page.getByRole('main').getByRole('listitem').filter({ hasText: BEGINS[locale] });
        await expect(without).toHaveCount(1);
        for (const words of NAMED[locale]) await expect(without).toContainText(words);
        for (const name of NEED_SCRIPTS) {
          await page.goto(pathTo(name, locale));
          const said = page
            .getByRole('main')
            .locator('noscript, [data-notice]')
            .filter({ hasText: 'JavaScript' });
          await expect(said.first(), name).toBeVisible();
          await expect(
            page
              .getByRole('main')
              .getByText(/@vitrine\.example/)
              .first(),
            name,
          ).toBeVisible();
        }
        for (const name of SENT_BY_BROWSERS) {
          await page.goto(pathTo(name, locale));
          const form = page.getByRole('main').locator('form:not([method="dialog"])').first();
          await expect(form, name).toBeVisible();
          await expect(form, name).toHaveAttribute('action', /^\//);
        }
      },
    );
  }
});
