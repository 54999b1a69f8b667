import { LOCALES, type Locale } from '@vitrine/shared/contract/locale';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { withQuery } from '@vitrine/shared/paths/with-query';
import { BY_NIGHT, byDayIf } from '../../support/by-night.ts';
import { expectRefusal } from '../../support/pages/expect-refusal.ts';
import { expectUsable } from '../../support/pages/expect-usable.ts';
import { expect, test } from '../../support/journey.ts';
import { buy } from '../../support/people/buy.ts';
import { Shopper } from '../../support/people/shopper.ts';

const WORDS: Record<Locale, Record<'withdraw' | 'name' | 'choose' | 'confirm' | 'done', string>> = {
  en: {
    withdraw: 'Withdraw from contract here',
    name: 'Name',
    choose: 'Choose the insects',
    confirm: 'Confirm withdrawal',
    done: 'We have received your withdrawal',
  },
  nl: {
    withdraw: 'Hier de overeenkomst herroepen',
    name: 'Naam',
    choose: 'Kies de insecten',
    confirm: 'Herroeping bevestigen',
    done: 'We hebben je herroeping ontvangen',
  },
  fr: {
    withdraw: 'Renoncer au contrat ici',
    name: 'Nom',
    choose: 'Choisir les insectes',
    confirm: 'Confirmer la rétractation',
    done: 'Nous avons reçu votre rétractation',
  },
};

for (const locale of LOCALES) {
  const words = WORDS[locale];

  test(
    `a shopper withdraws in ${locale} without login, from the order to the acknowledgement`,
    byDayIf(locale === 'fr'),
    async ({ page, shop }) => {
      const email = `withdraw.${locale}@example.org`;
      const { reference, key } = await buy(page, email, locale);
      await page.goto(withQuery(pathTo('order', locale, { reference }), { key }));
      await page.getByRole('main').getByRole('link', { name: words.withdraw }).click();
      // The order's page knows who ordered; capitals do not matter to who types it all the same.
      const name = page.getByRole('textbox', { name: words.name, exact: true });
      await expect(name).toHaveValue('Ada Lovelace');
      await expect(page.getByRole('main').getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);
      await name.fill('ADA LOVELACE');
      await page.getByRole('button', { name: words.choose }).click();
      await expect(page.getByRole('checkbox')).toBeChecked();
      await expect(page.getByRole('main')).toContainText('€');
      await expectUsable(page);
      await page.getByRole('button', { name: words.confirm }).click();
      await expect(page.getByRole('heading', { name: words.done })).toBeVisible();
      await expectUsable(page);
      const isReceipt = (mail: string) => mail.includes(email) && mail.includes('<withdrawal-received.');
      await expect.poll(async () => (await shop.mails()).filter(isReceipt).length).toBe(1);
    },
  );
}

test('a stranger learns nothing about an order', BY_NIGHT, async ({ page, complaints }) => {
  await page.goto(`${pathTo('withdraw', 'en')}?reference=VDM-2026-000001`);
  await new Shopper(page).ready();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Nobody');
  await page.getByRole('main').getByRole('textbox', { name: 'E-mail' }).fill('nobody@example.org');
  await page.getByRole('button', { name: 'Choose the insects' }).click();
  await expect(page.getByRole('alert')).toContainText('We find no order with this name');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Nobody');
  expectRefusal(complaints, 404);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'an order is withdrawn from all the same, from a typing error to the acknowledgement',
    BY_NIGHT,
    async ({ page, shop }) => {
      const email = 'no.script@example.org';
      const { reference } = await buy(page, email, 'nl');
      const [, year = '', number = ''] = /VDM-(\d{4})-0*(\d+)/.exec(reference) ?? [];
      const words = WORDS.nl;
      const main = page.getByRole('main');
      await page.goto(pathTo('withdraw', 'nl'));
      await expect(main.getByRole('link', { name: /@/ }).first()).toBeVisible();
      await main.getByRole('textbox', { name: words.name, exact: true }).fill('lovelace ada');
      await main.getByRole('textbox', { name: 'Bestelling' }).fill(`${year}-${number}`);
      await main.getByRole('textbox', { name: 'E-mail' }).fill('no.script@');
      await page.getByRole('button', { name: words.choose }).click();
      await expect(main.getByRole('textbox', { name: 'E-mail' })).toHaveAttribute('aria-invalid', 'true');
      await expect(main.getByRole('textbox', { name: words.name, exact: true })).toHaveValue('lovelace ada');
      await main.getByRole('textbox', { name: 'E-mail' }).fill(email);
      await page.getByRole('button', { name: words.choose }).click();
      await page.getByRole('checkbox').uncheck();
      await page.getByRole('button', { name: words.confirm }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: words.confirm }).click();
      await expect(page.getByRole('heading', { name: words.done })).toBeVisible();
      const isReceipt = (mail: string) => mail.includes(email) && mail.includes('<withdrawal-received.');
      await expect.poll(async () => (await shop.mails()).filter(isReceipt).length).toBe(1);
    },
  );
});

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test(
    'everyone can use the checkout, the payment, the order and the withdrawal',
    BY_NIGHT,
    async ({ page }) => {
      test.setTimeout(300_000);
      const shopper = new Shopper(page, 'fr');
      const look = async () => {
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBe(320);
        await expectUsable(page);
      };
      const lot = await shopper.lot((one) => one.stock > 3);
      await shopper.add(lot);
      await shopper.goToCheckout();
      await look();
      await shopper.fillIn({ email: 'phone@example.org' });
      await shopper.order();
      await shopper.pay();
      await expect(page.getByRole('heading', { name: shopper.words.paid })).toBeVisible();
      await look();
      await page.getByRole('link', { name: 'Voir votre commande' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('VDM-');
      await look();
      await page.getByRole('main').getByRole('link', { name: WORDS.fr.withdraw }).click();
      await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Ada Lovelace');
      const email = page.getByRole('main').getByRole('textbox', { name: 'E-mail' });
      await email.fill('phone@example.org');
      await look();
      await page.getByRole('button', { name: WORDS.fr.choose }).click();
      await expect(page.getByRole('button', { name: WORDS.fr.confirm })).toBeVisible();
      await look();
    },
  );
});
