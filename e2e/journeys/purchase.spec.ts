import { expect, test } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';

const LOCALES = ['en', 'nl', 'fr'] as const;

for (const [index, locale] of LOCALES.entries()) {
  test(`a guest buys an insect in ${locale}, from first look to the mail`, async ({ page, shop }) => {
    const shopper = new Shopper(page, locale);
    // Each language buys a lot of its own: the tests share a shop.
    const [lot] = (await shopper.lots((one) => one.stock === 1)).slice(index);
    if (!lot) throw new Error('the shop has no single lot');
    const email = `ada.${locale}@example.org`;

    await shopper.add(lot);
    await shopper.goToCheckout();
    await shopper.fillIn({ email });
    await shopper.order();
    await shopper.pay();

    await expect(page.getByRole('heading', { name: shopper.words.paid })).toBeVisible();
    await expect(shopper.cartTotal).toContainText(/0[.,]00/);
    await expect.poll(async () => (await shop.mails()).filter((mail) => mail.includes(email)).length).toBe(2);

    await shopper.open(lot);
    await expect(page.getByRole('main')).toContainText(shopper.words.soldOut);
  });
}

test('a wrong postal code is told at its field, and nothing typed is lost', async ({ page, complaints }) => {
  const shopper = new Shopper(page);
  const [lot] = (await shopper.lots((one) => one.stock > 1)).slice(0);
  if (!lot) throw new Error('the shop has no lot with more than one');
  await shopper.add(lot);
  await shopper.goToCheckout();
  await shopper.fillIn({ postalCode: 'x' });
  await shopper.order();

  const field = page.getByRole('textbox', { name: 'Postal code' });
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/postal code/i);
  await expect(page.getByRole('textbox', { name: 'Town or city' })).toHaveValue('Gent');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Town or city' })).toHaveValue('Gent');
  // The browser itself reports the refused request.
  expect(complaints.splice(0).filter((text) => !text.includes('400 (Bad Request)'))).toEqual([]);
});
