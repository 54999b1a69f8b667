import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { buy, type Bought } from '../../support/people/buy.ts';
import { BY_NIGHT } from '../../support/by-night.ts';
import { expectRefusal } from '../../support/pages/expect-refusal.ts';
import { expectUsable } from '../../support/pages/expect-usable.ts';
import { expect, test } from '../../support/journey.ts';
import type { Shop } from '../../support/shops/run-shop.ts';
import { goToWork } from '../../support/people/staff.ts';
import { inSight } from '../../support/pages/in-sight.ts';

// The queue holds these orders and no others.
test.use({ alone: 'tools-orders' });

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });

/** A packer at the queue. */
async function startPacking(page: Page, shop: Shop): Promise<void> {
  await goToWork(shop, page, 'orders');
  await page.goto(pathTo('toolsOrders', 'en'));
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
}

async function withdraw({ request }: Page, { reference, email, uuid }: Bought): Promise<void> {
  const data = { name: 'Ada Lovelace', reference, email, locale: 'en', lines: [{ uuid, amount: 1 }] };
  const answer = await request.post('/api/withdrawals', {
    data,
    headers: { 'idempotency-key': randomUUID() },
  });
  if (!answer.ok()) throw new Error(await answer.text());
}

const ORDERS = 3;

/** Numbers as bpost prints them: each other's next. */
const numberOf = (index: number) => `32320001000200030000${String(index).padStart(4, '0')}`;

test('somebody packs and ships three orders, gives money back and takes a return, without a mouse', async ({
  page,
  shop,
}) => {
  test.setTimeout(300_000);
  const bought: Bought[] = [];
  for (let index = 0; index < ORDERS; index += 1) bought.push(await buy(page, `ada.${index}@example.org`));
  const mailsTo = async (email: string, said: RegExp) =>
    (await shop.mails()).filter((mail) => mail.includes(email) && said.test(mail)).length;
  await startPacking(page, shop);
  await expect(page.getByRole('link', { name: bought.at(-1)?.reference ?? '' })).toBeVisible();
  await expectUsable(page);

  // All are selected from row to row, and marked together.
  await page.keyboard.press('j');
  await expect(page.getByRole('table').locator(':focus')).toBeVisible();
  for (let index = 0; index < ORDERS; index += 1) {
    await page.keyboard.press('Space');
    await page.keyboard.press('j');
  }
  await expect(inSight(page, `${ORDERS} selected`)).toBeVisible();
  const slips = page.waitForEvent('popup');
  await page.keyboard.press('p');
  await (await slips).close();
  await button(page, 'Mark as being packed').press('Enter');
  await expect(page.getByText(`${ORDERS} orders are being packed now.`)).toBeVisible();

  // From parcel to parcel: the number, Enter, and Enter on the way to the next.
  await page.keyboard.press('s');
  for (const [index, { reference }] of bought.entries()) {
    await expect(page.getByRole('heading', { level: 1, name: reference })).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Tracking number/ })).toBeFocused();
    if (index === 0) await expectUsable(page);
    await page.keyboard.type(numberOf(index));
    await page.keyboard.press('Enter');
    const next = page.getByRole('link', { name: /^(Next to pack|Nothing more to pack)/ });
    await expect(next).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('Nothing waits here.')).toBeVisible();
  for (const [index, { email }] of bought.entries()) {
    await expect.poll(() => mailsTo(email, new RegExp(numberOf(index)))).toBe(1);
  }

  // A part of the first one's money goes back.
  const [first, second] = bought;
  if (!first || !second) throw new Error('nobody bought');
  await page.goto(pathTo('toolsOrder', 'en', { reference: first.reference }));
  await page.getByText('Refund', { exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: /^Beside that/ }).focus();
  await page.keyboard.type('2.50');
  await page.getByRole('textbox', { name: /^Reason/ }).focus();
  await page.keyboard.type('An antenna was missing');
  await expect(button(page, 'Give €2.50 back')).toBeVisible();
  await expectUsable(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^The money goes back/)).toBeVisible();
  await expect.poll(() => mailsTo(first.email, /<refunded\.\d+@/), { timeout: 30_000 }).toBeGreaterThan(0);

  // The second one's shopper withdraws; the parcel comes back.
  await withdraw(page, second);
  await page.goto(`${pathTo('toolsOrders', 'en')}?queue=returns`);
  await expect(page.getByRole('link', { name: second.reference })).toBeVisible();
  await page.keyboard.press('s');
  await expect(page.getByRole('heading', { level: 1, name: second.reference })).toBeVisible();
  await expectUsable(page);
  await button(page, /^It is back: give/).press('Enter');
  await expect(page.getByText('The return is settled.')).toBeVisible();
  await expect(main(page)).toContainText('returned');
  await expect.poll(() => mailsTo(second.email, /<refunded\.\d+@/), { timeout: 30_000 }).toBeGreaterThan(0);
});

test(
  'who works on orders sees no pages of others, and two who take the same step are told',
  BY_NIGHT,
  async ({ page, shop, complaints }) => {
    test.setTimeout(300_000);
    const { reference } = await buy(page, 'bea@example.org');
    await startPacking(page, shop);
    await expect(
      page.getByRole('navigation', { name: 'Tools' }).getByRole('link', { name: 'People' }),
    ).toHaveCount(0);
    const path = pathTo('toolsOrder', 'en', { reference });
    await page.goto(path);
    await expect(button(page, 'Start packing')).toBeVisible();
    const other = await page.context().newPage();
    await other.goto(path);
    await button(other, 'Start packing').click();
    await expect(other.getByRole('textbox', { name: /^Tracking number/ })).toBeVisible();
    await button(page, 'Start packing').click();
    await expect(page.getByText('Somebody else was first; this step was not taken')).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Tracking number/ })).toBeVisible();
    expectRefusal(complaints, 409);
  },
);

test('the queue and an order are read in French, on a phone too', BY_NIGHT, async ({ page, shop }) => {
  test.setTimeout(300_000);
  const { reference } = await buy(page, 'fr@example.org');
  await startPacking(page, shop);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`${pathTo('toolsOrders', 'fr')}?queue=all&q=${reference}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Commandes' })).toBeVisible();
  await expect(page.getByRole('link', { name: reference })).toBeVisible();
  await expectUsable(page);
  await page.getByRole('link', { name: reference }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Ce qui peut être fait' })).toBeVisible();
  await expectUsable(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
