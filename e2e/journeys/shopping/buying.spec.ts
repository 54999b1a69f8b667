import type { Page } from '@playwright/test';
import { LOCALES, type Locale } from '@vitrine/shared/contract/locale';
import { expectedAfterPayment } from '@vitrine/shared/contract/orders/delivery';
import { formatExpected } from '@vitrine/shared/i18n/format-expected';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { BY_NIGHT } from '../../support/by-night.ts';
import { expectRefusal } from '../../support/pages/expect-refusal.ts';
import { expectUsable } from '../../support/pages/expect-usable.ts';
import { expect, test } from '../../support/journey.ts';
import { orderOne } from '../../support/people/order-one.ts';
import { mailTo } from '../../support/people/mail-to.ts';
import { Shopper } from '../../support/people/shopper.ts';

/** Longer than any journey. */
const SOON_MS = 10 * 60_000;

/** When a parcel to France is expected that is paid now or soon, by the rates of a fresh shop: as of a pattern. */
function inFrance(locale: Locale): { days: string; from: string } {
  const all = [0, SOON_MS].map((ms) => {
    const expected = expectedAfterPayment({ min: 2, max: 4 }, new Date(Date.now() + ms), null);
    // In a mail's source a space that no line breaks is written out.
    return formatExpected(expected, locale).replaceAll('\u00a0', '(?:\\s|=C2=A0)');
  });
  const either = (words: string[]) => `(?:${[...new Set(words)].join('|')})`;
  return { days: either(all), from: either(all.map((days) => days.split(' – ')[0] ?? '')) };
}

test(
  'a shopper in France reads the same days from the lot to the mail, and gives a present: words, no price, the invoice elsewhere',
  BY_NIGHT,
  async ({ page, shop, complaints }) => {
    const shopper = new Shopper(page);
    const email = 'gift@example.org';
    const { days, from } = inFrance('en');
    const lot = await shopper.lot((one) => one.stock > 1, 0, 'FR');
    await shopper.open(lot);
    const delivery = page.getByRole('region', { name: 'Delivery' });
    await expect(delivery).toContainText('Belgium: ships to you.');
    await delivery.getByRole('combobox', { name: 'Ship to' }).selectOption('FR');
    await expect(delivery).toContainText('France: ships to you.');
    await expect(delivery).toContainText('Shipping €11.95.');
    await expect(delivery).toContainText(new RegExp(days));
    await expectUsable(page);
    await shopper.add(lot);
    // Opened anew by then: the browser remembers.
    await expect(delivery).toContainText('France: ships to you.');
    await shopper.cartTotal.click();
    await expect(page.getByRole('combobox', { name: 'Ship to' })).toHaveValue('FR');
    await expect(page.locator('#main').getByText(new RegExp(`With you on ${days}`))).toBeVisible();
    await page.getByRole('link', { name: shopper.words.toCheckout }).click();
    await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('FR');
    await expect(page.getByRole('radio', { name: /neighbouring countries/ })).toBeVisible();
    await expect(page.locator('#main').getByText(new RegExp(days))).toBeVisible();
    await shopper.fillIn({ email, postalCode: '75001' });

    await page.getByRole('checkbox', { name: 'This is a gift' }).check();
    await page.getByRole('textbox', { name: /A few words/ }).fill('For your first drawer');
    await page.getByRole('checkbox', { name: 'The invoice goes to another address' }).check();
    const invoice = page.getByRole('group', { name: 'Address of the invoice' });
    const fields = { 'First name': 'Grace', 'Family name': 'Hopper', Street: 'Kaai', 'Postal code': '8000' };
    for (const [name, text] of Object.entries({ ...fields, 'House number': '1' })) {
      await invoice.getByRole('textbox', { name, exact: true }).fill(text);
    }
    await expectUsable(page);
    await shopper.order();
    const city = invoice.getByRole('textbox', { name: 'Town or city' });
    await expect(city).toHaveAttribute('aria-invalid', 'true');
    expectRefusal(complaints, 400);
    await city.fill('Brugge');
    await shopper.order();
    await shopper.pay();
    await expect(page.locator('#main').getByText(new RegExp(`Expected: ${days}\\.`))).toBeVisible();

    await page.getByRole('link', { name: 'See your order' }).click();
    await expect(page.getByRole('region', { name: 'Expected' })).toContainText(new RegExp(days));
    const address = page.getByRole('region', { name: 'Delivery address' });
    await expect(address).toContainText('Ada Lovelace');
    await expect(address).toContainText('A gift: there is no price in the parcel.');
    await expect(address).toContainText('For your first drawer');
    await expect(address).toContainText('Grace Hopper');
    await expectUsable(page);
    const mail = await mailTo(shop, email, /Payment received/);
    expect(mail).toContain('Dear Grace Hopper');
    expect(mail).toMatch(new RegExp(from));
  },
);

test('a protected one says before the cart where it does not go', BY_NIGHT, async ({ page }) => {
  const shopper = new Shopper(page);
  // Birdwings are in annex B, all of them.
  const answer = await page.request.get('/api/catalogue/listing?q=ornithoptera&size=96');
  const { items } = (await answer.json()) as { items: Awaited<ReturnType<Shopper['lots']>> };
  const lot = items.find(({ stock }) => stock > 0);
  if (!lot) throw new Error('no birdwing is for sale');
  await shopper.open(lot);
  const delivery = page.getByRole('region', { name: 'Delivery' });
  await expect(delivery).toContainText('with its CITES papers (annex B)');
  await delivery.getByRole('combobox', { name: 'Ship to' }).selectOption('CH');
  await expect(delivery).toContainText('Switzerland: cannot be shipped.');
});

const BACK: Record<Locale, Record<'withdraw' | 'choose' | 'confirm' | 'done' | 'back' | 'lies', string>> = {
  en: {
    withdraw: 'Withdraw from contract here',
    choose: 'Choose the insects',
    confirm: 'Confirm withdrawal',
    done: 'We have received your withdrawal',
    back: 'Put them back in your cart',
    lies: '1 insect is in your cart again.',
  },
  nl: {
    withdraw: 'Hier de overeenkomst herroepen',
    choose: 'Kies de insecten',
    confirm: 'Herroeping bevestigen',
    done: 'We hebben je herroeping ontvangen',
    back: 'Leg ze terug in je winkelwagen',
    lies: 'Er ligt 1 insect opnieuw in je winkelwagen.',
  },
  fr: {
    withdraw: 'Renoncer au contrat ici',
    choose: 'Choisir les insectes',
    confirm: 'Confirmer la rétractation',
    done: 'Nous avons reçu votre rétractation',
    back: 'Les remettre dans votre panier',
    lies: '1 insecte se trouve à nouveau dans votre panier.',
  },
};

/** Ends an order that nobody paid, the fastest way there is: its shopper changes her mind, and need type nothing. */
async function endUnpaid(page: Page, locale: Locale, order: string, email: string): Promise<void> {
  const words = BACK[locale];
  await page.goto(order);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: words.withdraw }).click();
  await expect(main.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);
  await page.getByRole('button', { name: words.choose }).click();
  await page.getByRole('button', { name: words.confirm }).click();
  await expect(page.getByRole('heading', { name: words.done })).toBeVisible();
}

for (const locale of LOCALES) {
  test(
    `what was not paid goes back into the cart by one press, in ${locale}`,
    BY_NIGHT,
    async ({ page, shop }) => {
      const email = `back.${locale}@example.org`;
      const shopper = await orderOne(page, locale, email);
      await page.waitForURL(/test-payments/);
      const mail = await mailTo(shop, email, /VDM-/);
      const [path = ''] =
        new RegExp(`${pathTo('order', locale, { reference: '' })}VDM-[\\w-]+\\?key=[\\w-]+`).exec(mail) ?? [];
      await endUnpaid(page, locale, path, email);
      await page.goto(path);
      await expect(shopper.cartTotal).toContainText(/0[.,]00/);
      await page.getByRole('button', { name: BACK[locale].back }).click();
      await expect(page.getByText(BACK[locale].lies)).toBeVisible();
      await expect(shopper.cartTotal).not.toContainText(/^\D*0[.,]00\D*$/);
      await expectUsable(page);
    },
  );
}

test('who looks for a frame is led to what there is', async ({ page }) => {
  await page.goto(`${pathTo('search', 'nl')}?q=kader`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Wat er is/ })
    .click();
  await expect(page).toHaveURL(pathTo('frames', 'nl'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kaders');
});
