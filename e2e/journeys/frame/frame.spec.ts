import { pathTo } from '@vitrine/shared/paths/path-to';
import { expectRefusal } from '../../support/pages/expect-refusal.ts';
import { expect, test } from '../../support/journey.ts';
import { openAccount } from '../../support/people/member.ts';
import { Shopper } from '../../support/people/shopper.ts';

/** The decorative band, which has no name: it says nothing. */
const BAND = 'header[data-layout] + div[aria-hidden]';

test('a page that is long on its way has a bar after 200 ms, for 5 seconds', async ({ page }) => {
  const shopper = new Shopper(page);
  await page.goto(pathTo('webshop', 'en'));
  await shopper.ready();
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/catalogue/listing**', async (route) => {
    await answered;
    await route.continue();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Beetles' }).click();
  const bar = page.locator('[role="progressbar"]');
  await expect(bar).toBeAttached();
  const timing = await bar.evaluate((element) => {
    const { animationDelay, animationDuration, visibility } = getComputedStyle(element);
    return { delay: parseFloat(animationDelay), lasts: parseFloat(animationDuration), visibility };
  });
  expect(timing.delay).toBe(0.2);
  expect(timing.delay + timing.lasts).toBe(5);
  answer();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Beetles');
  await expect(bar).toHaveCount(0);
});

test('a page that is not there says so, and leads home', async ({ page, complaints }) => {
  for (const [path, title, way, home] of [
    ['/nowhere', 'Page not found', 'To the home page', '/'],
    ['/nl/nergens', 'Pagina niet gevonden', 'Naar de startpagina', '/nl'],
    ['/fr/nulle-part', 'Page introuvable', 'Retour à l’accueil', '/fr'],
  ] as const) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const link = page.getByRole('main').getByRole('link', { name: way });
    await expect(link).toHaveAttribute('href', home);
    expectRefusal(complaints, 404);
  }
});

test('the tools have no header and no footer, forms no band, and every other page all of it', async ({
  page,
  complaints,
}) => {
  await page.goto(pathTo('webshop', 'en'));
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator(BAND)).toHaveCount(1);
  for (const name of ['cart', 'login'] as const) {
    await page.goto(pathTo(name, 'en'));
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.locator(BAND)).toHaveCount(0);
  }
  await openAccount(page);
  for (const locale of ['en', 'nl', 'fr'] as const) {
    await page.goto(pathTo('tools', locale));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    expectRefusal(complaints, 403);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu opens, closes, and closes when another page comes', async ({ page }) => {
    const shopper = new Shopper(page);
    await page.goto(pathTo('home', 'en'));
    await shopper.ready();
    const open = page.getByRole('button', { name: 'Open the menu' });
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu).toBeHidden();
    await open.click();
    await expect(menu).toBeVisible();
    await page.getByRole('button', { name: 'Close the menu' }).click();
    await expect(menu).toBeHidden();
    await open.click();
    await menu.getByRole('link', { name: 'About us' }).click();
    await expect(page).toHaveURL(pathTo('about', 'en'));
    await expect(menu).toBeHidden();
  });
});
