import { LOCALES } from '@vitrine/shared/contract/locale';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { BY_NIGHT } from '../../support/by-night.ts';
import { expectRefusal } from '../../support/pages/expect-refusal.ts';
import { expect, test } from '../../support/journey.ts';
import { mailTo } from '../../support/people/mail-to.ts';
import { linkIn, NEWSLETTER } from '../../support/people/newsletter.ts';
import { Shopper } from '../../support/people/shopper.ts';

for (const locale of LOCALES) {
  test(
    `somebody signs up for the newsletter in ${locale}, confirms, and ends it`,
    BY_NIGHT,
    async ({ page, shop, complaints }) => {
      const words = NEWSLETTER[locale];
      const email = `news-${locale}@example.org`;
      await page.goto(pathTo('about', locale));
      await new Shopper(page, locale).ready();
      const form = page.getByRole('contentinfo').getByRole('region', { name: words.region });
      await form.getByRole('button', { name: words.send }).click();
      await expect(form.getByRole('textbox')).toBeFocused();
      await expect(form.getByRole('textbox')).toHaveAccessibleDescription(/\w/);
      expectRefusal(complaints, 400);
      await form.getByRole('textbox').fill(email);
      await page.keyboard.press('Enter');
      await expect(form.getByRole('status')).toContainText(words.asked);
      const link = linkIn(await mailTo(shop, email, /Subject:/));
      await page.goto(link);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      await expect(page.getByRole('main')).toContainText(email);
      await page.getByRole('button', { name: words.yes }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.done);
      await page.reload();
      await page.getByRole('button', { name: words.no }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.ended);
      await expect(page.getByRole('main')).not.toContainText(email);
    },
  );
}
