import type { Page } from '@playwright/test';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { expectUsable } from '../../support/pages/expect-usable.ts';
import { expect, test } from '../../support/journey.ts';
import { goToWork } from '../../support/people/staff.ts';

// Its lots are found by name: nobody else may order them meanwhile.
test.use({ alone: 'order-desk' });

const CUSTOMER = {
  'E-mail address': 'ada@example.org',
  ...{ 'First name': 'Ada', 'Family name': 'Lovelace', Street: 'Korenmarkt' },
  ...{ 'House number': '1', 'Postal code': '9000', 'Town or city': 'Gent' },
};

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });

/** An order for a customer at the desk, paid in cash. Returns its reference. */
async function orderAtDesk(page: Page, names: readonly string[]): Promise<string> {
  await page.goto(pathTo('toolsOrderNew', 'en'));
  for (const name of names) {
    const lots = page.getByRole('combobox', { name: /^Add a lot/ });
    const suggested = page.getByRole('option', { name: new RegExp(name) });
    await lots.fill(name);
    await suggested.first().click();
    await expect(lots).toHaveValue('');
  }
  for (const [label, value] of Object.entries(CUSTOMER))
    await main(page)
      .getByRole('textbox', { name: new RegExp(`^${label}`) })
      .fill(value);
  await page.getByRole('radio', { name: /^Cash, paid now/ }).check();
  await page.getByRole('textbox', { name: /^Note/ }).fill('At the stand in Juvisy');
  await expect(main(page).getByText(/^Total: €/)).toBeVisible();
  await expectUsable(page);
  await button(page, 'Place the order').click();
  const placed = page.getByRole('heading', { level: 1, name: /^VDM-/ });
  await expect(placed).toBeVisible();
  return placed.innerText();
}

test('staff order for a customer twice, take a lot out, and send both in one parcel', async ({
  page,
  shop,
}) => {
  test.setTimeout(120_000);
  const mailsOf = async (said: RegExp) => (await shop.mails()).filter((mail) => said.test(mail)).length;
  await goToWork(shop, page);
  const first = await orderAtDesk(page, ['Papilio ulysses']);
  await expect(main(page)).toContainText('paid · cash');
  const second = await orderAtDesk(page, ['Papilio paris', 'Papilio blumei']);

  await page.getByText('Take something out', { exact: true }).click();
  const takeOut = page.getByRole('form', { name: 'Take something out' });
  await takeOut.getByRole('combobox').first().selectOption('1');
  await takeOut.getByRole('textbox', { name: /^Reason/ }).fill('An antenna broke off');
  await takeOut.getByRole('button', { name: 'Take it out' }).click();
  await expect(main(page).getByText('1 taken out')).toBeVisible();
  await expectUsable(page);

  await button(page, `Send with ${first}`).click();
  await expect(
    page.getByText('Both orders leave in one parcel, and the shopper gets an e-mail.'),
  ).toBeVisible();
  await expect(main(page).getByText('In one parcel with another order')).toBeVisible();
  await expectUsable(page);
  await button(page, 'Start packing').click();
  await page.getByRole('textbox', { name: /^Tracking number/ }).fill('323200010002000300004711');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /^Nothing more to pack/ })).toBeVisible();
  await page.goto(pathTo('toolsOrder', 'en', { reference: first }));
  await expect(main(page)).toContainText('323200010002000300004711');
  // The mail of each order says where the one parcel is.
  await expect.poll(() => mailsOf(/<order-joined\./)).toBe(1);
  await expect.poll(() => mailsOf(/<order-shipped\./), { timeout: 30_000 }).toBe(2);
  expect(second).not.toBe(first);
});
