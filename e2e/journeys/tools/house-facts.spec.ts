import type { Page } from '@playwright/test';
import { LOCALES } from '@vitrine/shared/contract/locale';
import { insectPath } from '@vitrine/shared/paths/insect-path';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { BY_NIGHT } from '../../support/by-night.ts';
import { expect, test } from '../../support/journey.ts';
import { expectUsable } from '../../support/pages/expect-usable.ts';
import { inSight } from '../../support/pages/in-sight.ts';
import { buyLot } from '../../support/people/buy.ts';
import { mailTo, readMails } from '../../support/people/mail-to.ts';
import { openAccount } from '../../support/people/member.ts';
import { Shopper } from '../../support/people/shopper.ts';
import { goToWork } from '../../support/people/staff.ts';

// Its orders are the queue.
test.use({ alone: 'house-facts' });

/** What the owner writes of a lot for herself, each in words that stand nowhere else. */
const HOUSE = [
  [/^Place in the drawers/, 'Qwk10-7', 'Qwk2-7'],
  [/^Supplier/, 'Qwsupplier', 'Qwsupplier'],
  [/^Cost in euro/, '9876.54', '9876.54'],
  [/^Private note/, 'Qwnote', 'Qwnote'],
] as const;
/** A drawer, a supplier, a note, and the cost as people, spreadsheets and machines write it. */
const SECRET = /qwk\d|qwsupplier|qwnote|9\D?876\D?54/i;

type Lot = Awaited<ReturnType<Shopper['lots']>>[number];

async function writeDown(page: Page, lot: Lot, place: 1 | 2): Promise<void> {
  await page.goto(`${pathTo('toolsInsects', 'en')}?q=${lot.reference}`);
  await page.getByRole('main').getByRole('link', { name: lot.name, exact: true }).click();
  for (const fact of HOUSE) await page.getByRole('textbox', { name: fact[0] }).fill(fact[place]);
  await expectUsable(page);
  await page.keyboard.press('Control+s');
  await expect(inSight(page, 'Saved', { exact: true })).toBeVisible();
  await page.reload();
  for (const fact of HOUSE)
    await expect(page.getByRole('textbox', { name: fact[0] })).toHaveValue(fact[place]);
}

test(
  'what the owner writes of a lot for herself is there for whoever picks, and reaches no shopper',
  BY_NIGHT,
  async ({ page, shop, browser }) => {
    test.setTimeout(240_000);
    const lots = await new Shopper(page).lots(({ stock, priceCents }) => stock > 0 && priceCents > 500);
    const [first, second] = lots;
    if (!first || !second) throw new Error('too few lots are for sale');
    await goToWork(shop, page);
    await writeDown(page, first, 1);
    await writeDown(page, second, 2);

    // Who is at work is somebody else than who shops.
    const visitor = await browser.newContext({ baseURL: shop.url });
    const tab = await visitor.newPage();
    const email = await openAccount(tab);
    for (const lot of [first, second]) await buyLot(visitor, lot, email);
    await mailTo(shop, email, /Payment received/);

    // Pages as they come, with the data that they start from.
    const ofLot = LOCALES.flatMap((locale) => [
      insectPath(first, locale),
      `${pathTo('compare', locale)}?lot=${first.reference}&lot=${second.reference}`,
    ]);
    const pages = LOCALES.flatMap((locale) => [
      pathTo('home', locale),
      `${pathTo('search', locale)}?q=${encodeURIComponent(first.name)}`,
      pathTo('accountOrders', locale),
    ]);
    const answers = ['json', 'csv'].map((format) => `/api/account/export?format=${format}`);
    const told = [...ofLot, `/api/catalogue/insects/${first.uuid}`];
    for (const address of [...told, ...pages, ...answers]) {
      const answer = await tab.request.get(address);
      expect([address, answer.status()]).toEqual([address, 200]);
      const text = await answer.text();
      expect([address, SECRET.exec(text)?.[0]]).toEqual([address, undefined]);
      // Else a page without its lot would keep any secret.
      if (told.includes(address)) expect(text, address).toContain(first.reference);
    }
    // Nor is it found by who guesses.
    for (const [, said] of HOUSE) {
      const found = await tab.request.get(`/api/catalogue/listing?q=${said}&size=24`);
      expect([said, ((await found.json()) as { total: number }).total]).toEqual([said, 0]);
    }
    for (const mail of (await readMails(shop)).filter((one) => one.includes(`To: ${email}`)))
      expect(SECRET.exec(mail)?.[0]).toBeUndefined();
    await visitor.close();

    await page.goto(pathTo('toolsOrders', 'en'));
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    const list = page.getByRole('link', { name: 'Pick list' });
    const answer = await page.request.get((await list.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toBe('application/pdf');
    await page.getByRole('link', { name: /^VDM-/ }).first().click();
    await expect(page.getByRole('main')).toContainText(/Drawer Qwk(10|2)-7/);
  },
);
