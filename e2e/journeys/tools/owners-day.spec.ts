import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { buy, type Bought } from '../../support/people/buy.ts';
import { button, choose, main, press, write, writeDay } from '../../support/people/by-keys.ts';
import { BY_NIGHT } from '../../support/by-night.ts';
import { expectUsable } from '../../support/pages/expect-usable.ts';
import { isTakenOver } from '../../support/pages/taken-over.ts';
import { expect, test } from '../../support/journey.ts';
import { mailTo } from '../../support/people/mail-to.ts';
import { restoreElsewhere } from '../../support/shops/restore-elsewhere.ts';
import type { Shop } from '../../support/shops/run-shop.ts';
import { readNotice } from '../../support/people/read-notice.ts';
import { codeOf, makeStaff } from '../../support/people/staff.ts';
import { inSight } from '../../support/pages/in-sight.ts';

// The queue holds these orders and no others.
test.use({ alone: 'owners-day' });

const LOTS = 500;
const PHOTOS = 60;
const BAD = 5;

const referenceOf = (index: number) => `OD-${String(index).padStart(4, '0')}`;

/** By the login, the app's code and the recovery codes to the page that was asked for. */
async function logIn(page: Page, shop: Shop): Promise<string> {
  const { email, password } = await makeStaff(shop, page);
  await page.goto(pathTo('toolsImport', 'en'));
  await write(page, page.getByRole('textbox', { name: 'E-mail', exact: true }), email);
  await write(page, page.getByRole('textbox', { name: 'Password', exact: true }), password);
  await page.keyboard.press('Enter');
  await readNotice(page, 'You are logged in. One moment …');
  await press(page, 'Begin');
  const secret = await main(page).getByRole('code').innerText();
  await write(page, page.getByRole('textbox', { name: /^Code/ }), codeOf(secret));
  await page.keyboard.press('Enter');
  await press(page, 'I have kept them');
  await expect(page.getByRole('heading', { level: 1, name: 'Import and export' })).toBeVisible();
  return email;
}

/** Lots as a spreadsheet saves them, the first of them with a grade of an earlier shop's and the price as Excel has it. */
function spreadsheet(): Buffer {
  const lines = Array.from({ length: LOTS }, (_, index) =>
    [
      referenceOf(index),
      'Morpho didius',
      'Morpho',
      'didius',
      'Nymphalidae',
      index === 0 ? 'A-' : 'A1',
      index === 0 ? '€ 1.024,50' : '24,50',
      '1',
      '20',
      'PE',
    ].join(';'),
  );
  const head = 'Reference;Name;Genus;Species;Family;Quality;Price in euro;Stock;Weight in grams;Country';
  return Buffer.from([head, ...lines].join('\r\n'));
}

async function importLots(page: Page): Promise<void> {
  const file = { name: 'lots.csv', mimeType: 'text/csv', buffer: spreadsheet() };
  await choose(page, 'Choose a file', [file]);
  await expect(button(page, `Import ${LOTS - 1} new lots`)).toBeVisible({ timeout: 60_000 });
  await expectUsable(page);
  await write(page, page.getByRole('combobox', { name: 'Grade: A-' }), 'A1-');
  await press(page, 'Remember, and check again');
  await expect(button(page, `Import ${LOTS} new lots`)).toBeVisible({ timeout: 60_000 });
  await press(page, `Import ${LOTS} new lots`);
  await expect(page.getByText(`${LOTS} new, 0 changed, 0 unchanged, 0 refused`)).toBeVisible({
    timeout: 120_000,
  });
}

async function sendPhotos(page: Page): Promise<void> {
  const drawing = await page.context().newPage();
  await drawing.setContent('<body style="background: #305a40"></body>');
  const photo = await drawing.screenshot({ type: 'jpeg', clip: { x: 0, y: 0, width: 320, height: 240 } });
  await drawing.close();
  await page.goto(pathTo('toolsImagesInsect', 'en'));
  const files = Array.from({ length: PHOTOS }, (_, index) => ({
    name: `${referenceOf(index)}.jpg`,
    mimeType: 'image/jpeg',
    // The same picture of another lot is another file: a few bytes after its end tell them apart.
    buffer: index < BAD ? Buffer.from('MZ no picture') : Buffer.concat([photo, Buffer.from(String(index))]),
  }));
  await choose(page, 'Choose photos', files);
  await press(page, `Send ${PHOTOS - BAD} photos`);
  await expect(inSight(page, `${PHOTOS - BAD} of ${PHOTOS} sent, ${BAD} not`)).toBeVisible({
    timeout: 120_000,
  });
  await expectUsable(page);
}

/** One lot is opened out of the list, and gets a photo there. */
async function addPhoto(page: Page): Promise<void> {
  await page.goto(`${pathTo('toolsInsects', 'en')}?q=${referenceOf(LOTS - 1)}`);
  await main(page).getByRole('link', { name: 'Morpho didius' }).press('Enter');
  const drawing = await page.context().newPage();
  await drawing.setContent('<body style="background: #5a3040"></body>');
  const buffer = await drawing.screenshot({ type: 'jpeg', clip: { x: 0, y: 0, width: 320, height: 240 } });
  await drawing.close();
  await choose(page, 'Add photos', [{ name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer }]);
  await expect(page.getByText('Sent, no. 1')).toBeVisible();
  await expectUsable(page);
}

/** What somebody once pasted into a name. */
function straySpaces({ dataDir }: Shop): void {
  const database = new DatabaseSync(path.join(dataDir, 'vitrine.sqlite'), { timeout: 10_000 });
  database
    .prepare(
      `update insects set name = 'Morpho  didius', locality = 'Satipo' || char(160) where reference in (?, ?)`,
    )
    .run(referenceOf(0), referenceOf(1));
  database.close();
}

async function mendSpaces(page: Page, shop: Shop): Promise<void> {
  straySpaces(shop);
  await page.goto(pathTo('toolsSpacesInsects', 'en'));
  await expect(page.getByText('NBSP')).toHaveCount(2);
  await expectUsable(page);
  await press(page, 'Mend all');
  await expect(inSight(page, '4 texts mended.')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('NBSP')).toHaveCount(2);
  await press(page, 'Mend all');
  await expect(page.getByText('No stray spaces. Every name is as it should be.')).toBeVisible();
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

async function closeForFair(page: Page, shop: Shop): Promise<void> {
  await page.goto(`${pathTo('toolsClosings', 'en')}?edit=new`);
  await page.waitForFunction(isTakenOver);
  await write(page, page.getByRole('combobox', { name: 'Reason' }), 'Insect fair');
  await writeDay(page, main(page).getByLabel(/^From/), inDays(-1), true);
  await writeDay(page, main(page).getByLabel(/^To/), inDays(2), true);
  await writeDay(page, main(page).getByLabel(/^Parcels leave again on/), inDays(3), false);
  await write(page, main(page).getByLabel(/^Fair/), 'Insectenbeurs Juvisy');
  await write(page, main(page).getByLabel(/^City/), 'Juvisy');
  await expectUsable(page);
  await page.keyboard.press('Control+s');
  await expect(inSight(page, 'Insect fair: saved')).toBeVisible();
  const shopper = await page.context().browser()?.newPage({ baseURL: shop.url });
  if (!shopper) throw new Error('no browser');
  await expect(async () => {
    await shopper.goto(pathTo('home', 'en'));
    await expect(shopper.getByText(/Juvisy/)).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  await shopper.close();
}

/** Numbers as bpost prints them: each other's next. */
const numberOf = (index: number) => `32320001000200030000${String(index).padStart(4, '0')}`;

async function packAndShip(page: Page, bought: readonly Bought[]): Promise<void> {
  await page.goto(pathTo('toolsOrders', 'en'));
  await expect(page.getByRole('link', { name: bought[0]?.reference ?? '' })).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('table').locator(':focus')).toBeVisible();
  for (const { reference } of bought) {
    await expect(page.getByRole('row', { name: reference })).toBeVisible();
    await page.keyboard.press('Space');
    await page.keyboard.press('j');
  }
  await press(page, 'Mark as being packed');
  await expect(page.getByText('5 orders are being packed now.')).toBeVisible();
  await page.keyboard.press('s');
  for (const index of bought.keys()) {
    await expect(page.getByRole('textbox', { name: /^Tracking number/ })).toBeFocused();
    await page.keyboard.type(numberOf(index));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: /^(Next to pack|Nothing more to pack)/ })).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('Nothing waits here.')).toBeVisible();
}

async function refund(page: Page, { reference, key }: Bought): Promise<void> {
  await page.goto(pathTo('toolsOrder', 'en', { reference }));
  await page.getByText('Refund', { exact: true }).focus();
  await page.keyboard.press('Enter');
  await write(page, page.getByRole('textbox', { name: /^Beside that/ }), '2.50');
  await write(page, page.getByRole('textbox', { name: /^Reason/ }), 'An antenna was missing');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^The money goes back/)).toBeVisible();
  // The provider is asked in the background; a backup is to hold what the shopper was told.
  await expect
    .poll(
      async () => (await (await page.request.get(`/api/orders/${reference}?key=${key}`)).json()).paymentState,
    )
    .toBe('part-refunded');
}

test(
  'a day of the owner: lots, photos, spaces, a fair, parcels, money back, and a backup that works',
  BY_NIGHT,
  async ({ page, shop }) => {
    test.setTimeout(900_000);
    const bought: Bought[] = [];
    for (let index = 0; index < 5; index += 1) bought.push(await buy(page, `${randomUUID()}@example.org`));
    const email = await logIn(page, shop);
    await importLots(page);
    await sendPhotos(page);
    await addPhoto(page);
    await mendSpaces(page, shop);
    await closeForFair(page, shop);
    await mailTo(shop, email, /5 orders are paid/);
    await packAndShip(page, bought);
    const [first] = bought;
    if (!first) throw new Error('nobody bought');
    await refund(page, first);

    const restored = await restoreElsewhere(page, shop);
    const found = await page.request.get(
      `${restored.url}/api/catalogue/listing?category=BUTTERFLIES&size=24`,
    );
    expect(((await found.json()) as { total: number }).total).toBeGreaterThan(0);
    const order = await page.request.get(`${restored.url}/api/orders/${first.reference}?key=${first.key}`);
    expect(await order.json()).toMatchObject({ fulfilmentState: 'shipped', paymentState: 'part-refunded' });
    await restored.stop();
  },
);
