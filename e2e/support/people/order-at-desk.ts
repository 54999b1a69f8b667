import { expect, type Page } from '@playwright/test';
import { pathTo } from '@vitrine/shared/paths/path-to';

const CUSTOMER = {
  'E-mail address': 'ada@example.org',
  ...{ 'First name': 'Ada', 'Family name': 'Lovelace', Street: 'Korenmarkt' },
  ...{ 'House number': '1', 'Postal code': '9000', 'Town or city': 'Gent' },
};

/** Staff fill in an order of these lots for a customer at the desk. It is placed by `placeOrder`. */
export async function orderAtDesk(page: Page, names: readonly string[], payment: RegExp): Promise<void> {
  const main = page.getByRole('main');
  await page.goto(pathTo('toolsOrderNew', 'en'));
  for (const name of names) {
    const lots = page.getByRole('combobox', { name: /^Add a lot/ });
    const suggested = page.getByRole('option', { name: new RegExp(name) });
    await lots.fill(name);
    await suggested.first().click();
    await expect(lots).toHaveValue('');
  }
  for (const [label, value] of Object.entries(CUSTOMER))
    await main.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(value);
  await page.getByRole('radio', { name: payment }).check();
  await page.getByRole('textbox', { name: /^Note/ }).fill('At the stand in Juvisy');
  await expect(main.getByText(/^Total: €/)).toBeVisible();
}

/** Returns the reference of what was filled in. */
export async function placeOrder(page: Page): Promise<string> {
  await page.getByRole('main').getByRole('button', { name: 'Place the order' }).click();
  const placed = page.getByRole('heading', { level: 1, name: /^VDM-/ });
  await expect(placed).toBeVisible();
  return placed.innerText();
}
