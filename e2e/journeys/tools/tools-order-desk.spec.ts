import type { Page } from '@playwright/test';
import { belgianDay } from '@vitrine/shared/contract/belgian-day';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { BY_NIGHT } from '../../support/by-night.ts';
import { expectRefusal } from '../../support/pages/expect-refusal.ts';
import { expectUsable } from '../../support/pages/expect-usable.ts';
import { expect, test } from '../../support/journey.ts';
import { orderAtDesk, placeOrder } from '../../support/people/order-at-desk.ts';
import { goToWork } from '../../support/people/staff.ts';

// Its lots are found by name: nobody else may order them meanwhile.
test.use({ alone: 'order-desk' });

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });

/** An order that is paid in cash. */
async function orderInCash(page: Page, names: readonly string[]): Promise<string> {
  await orderAtDesk(page, names, /^Cash, paid now/);
  await expectUsable(page);
  return placeOrder(page);
}

test(
  'staff order for a customer twice, take a lot out, and send both in one parcel',
  BY_NIGHT,
  async ({ page, shop }) => {
    test.setTimeout(120_000);
    const mailsOf = async (said: RegExp) => (await shop.mails()).filter((mail) => said.test(mail)).length;
    await goToWork(shop, page);
    const first = await orderInCash(page, ['Papilio ulysses']);
    await expect(main(page)).toContainText('paid · cash');
    const second = await orderInCash(page, ['Papilio paris', 'Papilio blumei']);

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
  },
);

test(
  'what a Briton takes along at the stand is sold there, and is over once it is paid',
  BY_NIGHT,
  async ({ page, shop }) => {
    await goToWork(shop, page);
    await orderAtDesk(page, ['Papilio palinurus'], /^Cash, paid now/);
    await page.getByRole('checkbox', { name: /^Taken along at our stand/ }).check();
    await main(page).getByRole('combobox', { name: 'Country' }).selectOption('GB');
    await main(page)
      .getByRole('textbox', { name: /^Postal code/ })
      .fill('SW1A 1AA');
    await expect(main(page).getByRole('radio', { name: /bpost|Parcel|Track/ })).toHaveCount(0);
    await expect(main(page).getByText(/^including €.* VAT$/)).toBeVisible();
    await expectUsable(page);
    await placeOrder(page);
    await expect(main(page)).toContainText('paid · cash');
    await expect(main(page)).toContainText('Taken along at our stand in Belgium: nothing is to be sent.');
    await expect(main(page).getByRole('button', { name: 'Start packing' })).toHaveCount(0);
    await expectUsable(page);
  },
);

/** What the order comes to, in cents, as its page says it. */
async function totalOf(page: Page): Promise<number> {
  const said = await main(page)
    .getByRole('definition')
    .filter({ has: page.locator('strong') })
    .first()
    .innerText();
  return Math.round(Number(said.replace(/[^\d.]/g, '')) * 100);
}

const euros = (cents: number) => (cents / 100).toFixed(2);

test(
  'a transfer that is two cents short is noted with its reason, the address is mended, and sales count it',
  BY_NIGHT,
  async ({ page, shop, complaints }) => {
    await goToWork(shop, page);
    await orderAtDesk(page, ['Papilio maackii'], /^Bank transfer/);
    await placeOrder(page);
    await page.getByText('Correct the address', { exact: true }).click();
    const address = page.getByRole('form', { name: 'Correct the address' });
    await address.getByRole('textbox', { name: /^House number/ }).fill('12');
    await address.getByRole('button', { name: 'Send it there' }).click();
    await expect(main(page).getByText('Korenmarkt 12')).toBeVisible();
    await expect
      .poll(async () => (await shop.mails()).filter((mail) => /<order-address\./.test(mail)).length)
      .toBe(1);

    const total = await totalOf(page);
    // The provider is asked for it once the order stands.
    await expect(async () => {
      await page.reload();
      await expect(main(page)).toContainText(/\+{3}[\d/]+\+{3}/, { timeout: 2_000 });
    }).toPass();
    const [communication = ''] = /\+{3}[\d/]+\+{3}/.exec(await main(page).innerText()) ?? [];
    const transfer = page.getByRole('form', { name: 'The transfer has arrived' });
    const note = async (reason: string) => {
      await transfer.getByRole('textbox', { name: /^Amount received/ }).fill(euros(total - 2));
      await transfer.getByRole('textbox', { name: /^Structured communication/ }).fill(communication);
      await transfer.getByRole('textbox', { name: /^Why it differs/ }).fill(reason);
      await transfer.getByRole('button', { name: 'Note the money' }).click();
    };
    await note('');
    await expect(transfer.locator('[aria-invalid="true"]')).toHaveCount(1);
    expectRefusal(complaints, 400);
    await note('Costs of the bank');
    await expect(main(page)).toContainText('paid · bank transfer');
    await expect(main(page)).toContainText('Costs of the bank');
    await expectUsable(page);

    await page.goto(pathTo('tools', 'en'));
    const today = belgianDay(new Date());
    const period = page.getByRole('search', { name: 'Sold between two days' });
    await period.getByLabel(/^From/).fill(today);
    await period.getByLabel(/^Until/).fill(today);
    for (const [by, row] of [
      ['Family', 'Papilionidae'],
      ['Species', 'Papilio maackii'],
      ['Grade', /^(A1|A1-|A2|B|C)$/],
    ] as const) {
      await period.getByRole('combobox', { name: 'By' }).selectOption(by);
      await period.getByRole('button', { name: 'Show' }).click();
      await expect(page.getByRole('rowheader', { name: row }).first()).toBeVisible();
    }
    const file = page.getByRole('link', { name: /CSV/ });
    const answer = await page.request.get((await file.last().getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toContain('text/csv');
    // Other journeys sell in this shop too.
    expect(await answer.text()).toMatch(/^\W*Grade,Lots,Goods in euro\s+(A1|A1-|A2|B|C),\d+,\d+\.\d\d\s/);
  },
);
