import type { Page } from '@playwright/test';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { expect, test } from '../../support/journey.ts';
import { Shopper } from '../../support/people/shopper.ts';

/* The code of the next page comes when a shopper shows where to go, and only its code. */

/** What the page asks for from now on, by path. */
function listen(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}
const entriesOf = (asked: string[], remote: string) =>
  asked.filter((path) => path.startsWith(`/releases/${remote}/`) && path.includes('remoteEntry'));

const SIGNS = [
  ['points at a link', (shopper: Shopper) => shopper.cartTotal.hover()],
  ['comes to a link by key', (shopper: Shopper) => shopper.cartTotal.focus()],
] as const;

for (const [name, sign] of SIGNS) {
  test(`who ${name} has the code of its page before going there, and no data`, async ({ page }) => {
    const shopper = new Shopper(page);
    await page.goto(pathTo('about', 'en'));
    await shopper.ready();
    const asked = listen(page);
    await sign(shopper);
    await expect.poll(() => entriesOf(asked, 'cart-checkout')).toHaveLength(1);
    // The part of the remote that draws this page comes after the entry, which names it.
    await expect
      .poll(() => asked.filter((path) => /\/releases\/cart-checkout\/.*\/\d+\.js$/.test(path)).length)
      .toBeGreaterThan(0);
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);

    await shopper.cartTotal.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/cart/i);
    expect(entriesOf(asked, 'cart-checkout')).toHaveLength(1);
  });
}
