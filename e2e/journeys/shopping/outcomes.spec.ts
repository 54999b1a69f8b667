import type { Page } from '@playwright/test';
import { LOCALES, type Locale } from '@vitrine/shared/contract/locale';
import { BY_NIGHT } from '../../support/by-night.ts';
import { expect, test } from '../../support/journey.ts';
import { orderOne } from '../../support/people/order-one.ts';
import type { Shopper } from '../../support/people/shopper.ts';
import type { Shop } from '../../support/shops/run-shop.ts';

/** What the test provider's page offers, and what the shop then says; that a plain payment works is the purchase's. */
const WORDS = {
  en: {
    refused: [
      ['Fail', 'Your payment failed'],
      ['Cancel', 'You cancelled the payment'],
      ['Let it expire', 'The time to pay is over'],
    ],
    again: 'Pay again',
    twice: 'Pay, and tell the shop twice',
  },
  nl: {
    refused: [
      ['Laten mislukken', 'Je betaling is mislukt'],
      ['Annuleren', 'Je hebt de betaling geannuleerd'],
      ['Laten verlopen', 'De tijd om te betalen is om'],
    ],
    again: 'Betaal opnieuw',
    later: 'Betalen over 20 seconden',
    processing: 'Je betaling wordt verwerkt',
  },
  fr: {
    refused: [
      ['Faire échouer', 'Votre paiement a échoué'],
      ['Annuler', 'Vous avez annulé le paiement'],
      ['Laisser expirer', 'Le délai de paiement est écoulé'],
    ],
    again: 'Payer à nouveau',
    untold: 'Payer sans prévenir la boutique',
    processing: 'Votre paiement est en cours de traitement',
  },
} as const;

test('en: who chose “Fail” is told so after a reload too, and pays at the next try', async ({
  page,
  shop,
}) => {
  const shopper = await orderOne(page, 'en', 'fail.en@example.org');
  await beRefused(page, 'en', WORDS.en.refused[0]);
  await expectPaid(shopper, shop, 'fail.en@example.org');
});

for (const locale of LOCALES) {
  test(
    `${locale}: who is refused in each way, one after another, is told each after a reload too, and pays at the last try`,
    BY_NIGHT,
    async ({ page, shop }) => {
      const email = emailFor(locale, 'refused');
      const shopper = await orderOne(page, locale, email);
      for (const refusal of WORDS[locale].refused) await beRefused(page, locale, refusal);
      await expectPaid(shopper, shop, email);
    },
  );
}

/** On the page of the test provider; at the end the shopper goes there again. */
async function beRefused(
  page: Page,
  locale: Locale,
  [choice, told]: readonly [string, string],
): Promise<void> {
  await press(page, choice);
  await expect(page.getByRole('heading', { name: told })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: told })).toBeVisible();
  await page.getByRole('button', { name: WORDS[locale].again }).click();
}

/** One order was received, and one payment. */
async function expectPaid(shopper: Shopper, shop: Shop, email: string): Promise<void> {
  await shopper.pay();
  await expect(shopper.page.getByRole('heading', { name: shopper.words.paid })).toBeVisible();
  await expect.poll(async () => (await shop.mails()).filter((mail) => mail.includes(email)).length).toBe(2);
}

// What the shop does with them is no matter of language, and each waits as long as the provider does: one language each.
test('en: a payment that is told twice counts once', BY_NIGHT, async ({ page, shop }) => {
  const email = emailFor('en', 'twice');
  const shopper = await choose(page, 'en', email, WORDS.en.twice);
  await expect(page.getByRole('heading', { name: shopper.words.paid })).toBeVisible();
  await expect.poll(async () => (await shop.mails()).filter((mail) => mail.includes(email)).length).toBe(2);
});

test(
  'nl and fr: a payment that comes late, and one of which nobody tells, are waited for and found',
  BY_NIGHT,
  async ({ page, context }) => {
    test.setTimeout(200_000);
    const find = async (tab: Page, locale: 'nl' | 'fr', choice: string) => {
      const shopper = await choose(tab, locale, emailFor(locale, choice), choice);
      const paid = tab.getByRole('heading', { name: shopper.words.paid });
      await expect(tab.getByRole('heading', { name: WORDS[locale].processing }).or(paid)).toBeVisible();
      return { paid };
    };
    const late = await find(page, 'nl', WORDS.nl.later);
    const untold = await find(await context.newPage(), 'fr', WORDS.fr.untold);
    for (const { paid } of [late, untold]) await expect(paid).toBeVisible({ timeout: 120_000 });
  },
);

/** Orders a lot and presses a button of the test provider's page. */
async function choose(page: Page, locale: Locale, email: string, choice: string): Promise<Shopper> {
  const shopper = await orderOne(page, locale, email);
  await press(page, choice);
  return shopper;
}

async function press(page: Page, choice: string): Promise<void> {
  await page.waitForURL(/test-payments/);
  await page.getByRole('button', { name: choice, exact: true }).click();
}

/** An address that no other test orders with. */
function emailFor(locale: Locale, choice: string): string {
  return `${choice.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.${locale}@example.org`;
}
