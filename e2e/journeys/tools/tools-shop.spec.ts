import type { Page } from '@playwright/test';
import { LOCALES } from '@vitrine/shared/contract/locale';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { BY_NIGHT } from '../../support/by-night.ts';
import { expectRefusal } from '../../support/pages/expect-refusal.ts';
import { expectUsable } from '../../support/pages/expect-usable.ts';
import { expect, test } from '../../support/journey.ts';
import { goToWork } from '../../support/people/staff.ts';
import { inSight } from '../../support/pages/in-sight.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Stands for a picture of the shop, whose journeys draw none. */
const MORPHO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64"/></svg>';

/** As a field for day and time takes it, some days from now, at noon. */
const inDays = (days: number) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T12:00`;

test.beforeEach(() => test.setTimeout(300_000));

test('the owner closes the shop for a holiday, and shoppers read in each language what was shown beforehand', async ({
  page,
  shop,
}) => {
  await goToWork(shop, page);
  await page.goto(pathTo('toolsClosings', 'en'));
  await page.getByRole('link', { name: 'New closing' }).click();
  await page.getByLabel(/^From(\s\*)?$/).fill(inDays(-2));
  await page.getByLabel(/^To(\s\*)?$/).fill(inDays(5));
  await expectUsable(page);
  const preview = page.getByRole('region', { name: 'The banner as shoppers will see it' });
  await expect(preview.getByRole('complementary')).toHaveCount(LOCALES.length);
  const promised = await preview.getByRole('complementary').allInnerTexts();
  await page.keyboard.press('Control+s');
  await expect(inSight(page, 'Holiday: saved')).toBeVisible();
  const shopper = await page.context().browser()?.newPage({ baseURL: shop.url });
  if (!shopper) throw new Error('no browser');
  for (const [index, locale] of LOCALES.entries()) {
    await expect(async () => {
      await shopper.goto(pathTo('home', locale));
      await expect(shopper.getByRole('complementary').first()).toHaveText(promised[index] ?? '', {
        timeout: 1000,
      });
    }).toPass({ timeout: 60_000 });
  }
  await page.getByRole('button', { name: /End now: Holiday/ }).click();
  await expect(inSight(page, 'Holiday: ended')).toBeVisible();
  await expect(async () => {
    await shopper.goto(pathTo('home', 'en'));
    await expect(shopper.getByText('We are on holiday.')).toHaveCount(0, { timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  await shopper.close();
});

test(
  'the owner changes a text, sees it beforehand, and shoppers read the next version',
  BY_NIGHT,
  async ({ page, shop, complaints }) => {
    await goToWork(shop, page);
    await page.goto(pathTo('toolsTexts', 'en'));
    await page.getByRole('link', { name: 'About us' }).click();
    await page.getByRole('group', { name: 'Languages' }).getByRole('button', { name: 'French' }).click();
    const title = page.getByRole('textbox', { name: 'Title, French' });
    await title.fill('La maison');
    const body = page.getByRole('textbox', { name: 'Text, French' });
    await body.fill('[bpost](nulle-part) et **bien**');
    await title.press('Control+s');
    await expect(body).toHaveAccessibleDescription(/This leads nowhere: \[bpost\]/);
    expectRefusal(complaints, 400);
    await page.route('**/pictures/morpho-640.webp', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: MORPHO }),
    );
    await body.fill('[bpost](www.bpost.be) et **bien**  \n![Un morpho](/pictures/morpho-640.webp)');
    await button(page, 'Preview in French').click();
    await expect(
      page.getByRole('region', { name: 'Preview' }).getByRole('link', { name: 'bpost' }),
    ).toBeVisible();
    await expect(page.getByText('La maison')).toBeVisible();
    await expectUsable(page);
    await title.press('Control+s');
    await expect(page.getByText('Version 2. Saving makes the next one.')).toBeVisible();
    await expect(page.getByRole('row', { name: /Version 1/ })).toBeVisible();
    await expect(async () => {
      await page.goto(pathTo('about', 'fr'));
      await expect(heading(page, 'La maison')).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 30_000 });
    // Come to within the page, its markup is written by scripts, which the browser checks.
    await page.goto(pathTo('contact', 'fr'));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Qui sommes-nous' }).click();
    await expect(heading(page, 'La maison')).toBeVisible();
    await expect(page.getByRole('link', { name: 'bpost' })).toHaveAttribute('href', 'https://www.bpost.be');
    await expect(page.getByRole('img', { name: 'Un morpho' })).toBeVisible();
  },
);

test('no page of the shop and the house has to be scrolled sideways', BY_NIGHT, async ({ page, shop }) => {
  await goToWork(shop, page);
  await page.setViewportSize({ width: 320, height: 700 });
  const names = [
    ...([
      'toolsShipping',
      'toolsTexts',
      'toolsPosts',
      'toolsPostNew',
      'toolsSettings',
      'toolsStaff',
    ] as const),
    ...(['toolsMails', 'toolsReleases', 'toolsAudit'] as const),
  ];
  for (const [index, name] of names.entries()) {
    await page.goto(pathTo(name, LOCALES[index % LOCALES.length] ?? 'en'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${name} at 320 px`).toBeLessThanOrEqual(0);
  }
});
