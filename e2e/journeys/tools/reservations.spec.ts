import type { Page } from '@playwright/test';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { BY_NIGHT } from '../../support/by-night.ts';
import { expectRefusal } from '../../support/pages/expect-refusal.ts';
import { expectUsable } from '../../support/pages/expect-usable.ts';
import { expect, test } from '../../support/journey.ts';
import { goToWork } from '../../support/people/staff.ts';
import { inSight } from '../../support/pages/in-sight.ts';

// All come from one address here: nobody else may buy in this shop.
test.use({ alone: 'reservations' });

interface Lot {
  uuid: string;
  stock: number;
}

/** The newest lots that can be ordered. */
async function newest({ request }: Page): Promise<Lot[]> {
  const listing = await request.get('/api/catalogue/listing?special=LATEST&size=96');
  const { items } = (await listing.json()) as { items: Lot[] };
  return items.filter(({ stock }) => stock > 0);
}

/** Puts lots aside, as a script would. */
async function hold({ request }: Page, lots: readonly Lot[]): Promise<number> {
  const lines = lots.map(({ uuid }) => ({ uuid, amount: 1 }));
  return (await request.post('/api/checkout/holds', { data: { lines } })).status();
}

test(
  'somebody keeps what one may, a shopper beside them reads so, and the owner frees it',
  BY_NIGHT,
  async ({ page, shop, browser, complaints }) => {
    const lots = await newest(page);
    const left = lots.slice(40);
    expect(await hold(page, lots.slice(0, 40))).toBe(200);
    expect(await hold(page, left)).toBe(409);

    await page.goto(`${pathTo('newInsects', 'en')}?size=96`);
    const link = page.locator(`a[href$="${left[0]?.uuid.toLowerCase()}"]`);
    const card = page.getByRole('main').getByRole('article').filter({ has: link });
    await card.getByRole('button', { name: /Add to cart/ }).click();
    await expect(page.getByRole('link', { name: /^Cart: 1/ })).toBeVisible();
    await page.goto(pathTo('checkout', 'en'));
    const refusal = page.getByRole('alert').filter({ hasText: 'more than can be reserved' });
    await expect(refusal).toContainText('try again in a quarter of an hour');
    await expectUsable(page);
    expectRefusal(complaints, 409);

    const context = await browser.newContext({ baseURL: shop.url, serviceWorkers: 'block' });
    const desk = await context.newPage();
    await goToWork(shop, desk);
    await desk.goto(pathTo('toolsReservations', 'en'));
    const row = desk.getByRole('row').nth(1);
    await expect(row).toContainText('40');
    await expectUsable(desk);
    const name = await row.getByRole('code').innerText();
    await row.getByRole('button', { name: /Lift all unpaid/ }).click();
    const question = desk.getByRole('dialog');
    await question.getByRole('textbox').fill(name);
    await question.getByRole('button', { name: 'Lift all unpaid' }).click();
    await expect(inSight(desk, 'Free again: 1 cart and 0 orders.')).toBeVisible();
    await context.close();

    await page.reload();
    await expect(page.getByText(/Reserved for you for/)).toBeVisible();
  },
);
