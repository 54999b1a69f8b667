import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { LOCALES, type Locale } from '@vitrine/shared/contract/locale';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { withQuery } from '@vitrine/shared/paths/with-query';
import { BY_NIGHT } from '../../support/by-night.ts';
import { withoutLosses } from '../../support/faults/without-losses.ts';
import { expectOneLiveRegion } from '../../support/pages/expect-heard.ts';
import { expectRoomWhenZoomed } from '../../support/pages/expect-room.ts';
import { expectUsable } from '../../support/pages/expect-usable.ts';
import { buy } from '../../support/people/buy.ts';
import { mailTo } from '../../support/people/mail-to.ts';
import { newEmail, openAccount } from '../../support/people/member.ts';
import { linkIn } from '../../support/people/newsletter.ts';
import { Shopper } from '../../support/people/shopper.ts';
import type { Shop } from '../../support/shops/run-shop.ts';
import { expect, test } from '../../support/journey.ts';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/* Pages that open by a link which is good: of a mail, or of a printed paper. */

// The shop lets one network open ten accounts an hour.
test.use({ alone: 'by-link' });

const TRANSFER = /transfer|overschrijving|virement/i;

async function see(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await look(page);
}

async function look(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectUsable(page);
  await expectOneLiveRegion(page);
  await expectRoomWhenZoomed(page);
}

const ask = async (page: Page, address: string, data = {}) =>
  expect((await page.request.post(address, { data })).ok(), address).toBe(true);

/** The code of the last provenance sheet that was signed. */
function lastSheetCode({ dataDir }: Shop): string {
  const database = new DatabaseSync(path.join(dataDir, 'vitrine.sqlite'), { timeout: 10_000 });
  const row = database
    .prepare('select code from provenance_sheets order by issued_at desc, code limit 1')
    .get();
  database.close();
  return String(row?.['code']);
}

/** Of a mail, as an address of this shop. */
function addressIn(mail: string, pattern: RegExp): string {
  const { pathname, search } = new URL(pattern.exec(mail)?.[0].replaceAll('&amp;', '&') ?? '');
  return pathname + search;
}

async function transferByHand(page: Page, locale: Locale, email: string): Promise<void> {
  const shopper = new Shopper(page, locale);
  await shopper.add(await shopper.lot(({ stock }) => stock > 2));
  await shopper.goToCheckout();
  await shopper.fillIn({ email });
  await page.getByRole('radio', { name: TRANSFER }).check();
  await shopper.order();
  await page.waitForURL(/test-payments/);
}

for (const locale of LOCALES) {
  test(
    `everyone can use an order by its link, from the transfer to the return, in ${locale}`,
    BY_NIGHT,
    async ({ page, shop }) => {
      test.setTimeout(300_000);
      const email = newEmail();
      const { reference, key, uuid } = await buy(page, email, locale);
      const order = withQuery(pathTo('order', locale, { reference }), { key });
      await see(page, order);
      const sheet = await page.request.get(`/api/orders/${reference}/provenance/${uuid}.pdf?key=${key}`);
      expect(sheet.ok()).toBe(true);
      await see(page, pathTo('provenance', locale, { code: lastSheetCode(shop) }));
      await takeStep(shop, reference, 'prepare');
      await takeStep(shop, reference, 'ship', '--carrier', 'bpost', '--tracking', '3232000100020003');
      await see(page, order);
      await see(page, withQuery(pathTo('withdraw', locale), { reference, key }));
      const main = page.getByRole('main');
      await expect(main.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);
      await main.getByRole('button').first().click();
      await expect(page.getByRole('checkbox')).toBeChecked();
      await look(page);
      const cancelled = await buy(page, email, locale);
      await takeStep(shop, cancelled.reference, 'cancel', '--reason', 'Sold at a fair');
      await see(
        page,
        withQuery(pathTo('order', locale, { reference: cancelled.reference }), { key: cancelled.key }),
      );
      const payer = newEmail();
      await transferByHand(page, locale, payer);
      const mail = await mailTo(shop, payer, /week=/);
      await see(page, addressIn(mail, /http:\/\/[^\s"<>]+[?&](?:amp;)?week=[\w-]{43}/));
    },
  );

  test(
    `everyone can use the pages that confirm and end, by a link that is good, in ${locale}`,
    BY_NIGHT,
    async ({ page, shop }) => {
      test.setTimeout(300_000);
      const reader = newEmail();
      await ask(page, '/api/subscriptions', { kind: 'newsletter', email: reader, locale, website: '' });
      const wish = linkIn(await mailTo(shop, reader, /Subject:/));
      await see(page, wish);
      const token = wish.split('/').at(-1);
      await ask(page, `/api/subscriptions/${token}/confirm`);
      await see(page, wish);
      await ask(page, `/api/subscriptions/${token}/end`);
      await see(page, wish);
      const email = await openAccount(page);
      await ask(page, '/api/auth/recovery', { email });
      await page.context().clearCookies();
      for (const name of ['passwordRecoveryToken', 'confirmEmail'] as const) {
        // The account is an English one, and its links open the page in each language.
        const link = new RegExp(`http:\\S+${pathTo(name, 'en', { token: '' })}[\\w-]{43}`);
        const good =
          addressIn(await mailTo(shop, email, link), link)
            .split('/')
            .at(-1) ?? '';
        await see(page, pathTo(name, locale, { token: good }));
      }
    },
  );

  test(
    `everyone can reserve for longer, and is told when that fails, in ${locale}`,
    BY_NIGHT,
    async ({ page, complaints }) => {
      test.setTimeout(240_000);
      const shopper = new Shopper(page, locale);
      await page.clock.install();
      await shopper.add(await shopper.lot(({ stock }) => stock > 2));
      await shopper.goToCheckout();
      // The asking has to be answered: it is given up when its own time jumps.
      await expect(page.getByText(HELD[locale])).toBeVisible();
      await page.clock.fastForward('03:00');
      const longer = page.getByRole('button', { name: LONGER[locale] });
      await expect(longer).toBeVisible();
      await look(page);
      await page.route('**/api/checkout/holds', (route) => route.abort());
      await longer.click();
      await expect.poll(() => complaints.length).toBeGreaterThan(0);
      await expect(longer).not.toHaveAttribute('aria-busy', 'true');
      await look(page);
      expect(withoutLosses(complaints)).toEqual([]);
    },
  );
}

const HELD = { en: /^Reserved for you/, nl: /^Nog .+ voor je gereserveerd/, fr: /^Réservés pour vous/ };
const LONGER = { en: 'Reserve for longer', nl: 'Langer reserveren', fr: 'Réserver plus longtemps' };

const ROOT = path.resolve(import.meta.dirname, '../../..');
const PROGRAM = path.join(ROOT, 'server/src/orders/fulfilment/order-command.ts');

/** What the owner does with an order on the shop's machine: `npm run order -- <reference> <action>`. */
async function takeStep(
  { url, dataDir }: Pick<Shop, 'url' | 'dataDir'>,
  reference: string,
  ...action: string[]
): Promise<void> {
  const env = { ...process.env, DATA_DIR: dataDir, PUBLIC_URL: url };
  await promisify(execFile)(process.execPath, [PROGRAM, reference, ...action], { cwd: ROOT, env });
}
