import { LOCALES } from '@vitrine/shared/contract/locale';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { expect, test } from '../../support/journey.ts';

/** What the statement on accessibility says does not work without JavaScript: those pages say so themselves. */
const NEED_SCRIPTS = ['cart', 'checkout', 'login', 'register', 'passwordRecovery'] as const;
/** And what it says works: forms that a browser sends by itself. */
const SENT_BY_BROWSERS = ['contact', 'withdraw', 'search'] as const;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of LOCALES) {
    test(`the statement on accessibility is true in ${locale}`, async ({ page }) => {
      await page.goto(pathTo('accessibility', locale));
      await expect(page.getByRole('main')).toContainText(/JavaScript/);
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
    });
  }
});
