import { pathTo } from '@vitrine/shared/paths/path-to';
import { expectRefusal } from '../../support/pages/expect-refusal.ts';
import { BY_NIGHT } from '../../support/by-night.ts';
import { expect, test } from '../../support/journey.ts';
import { holdBack } from '../../support/faults/hold-back.ts';
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
    await expect(page.getByRole('main').getByRole('search')).toBeVisible();
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
  // The checkout leads nowhere aside.
  await page.goto(pathTo('checkout', 'en'));
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Withdraw from contract here' })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Beetles' })).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Beetles' })).toBeHidden();
  await openAccount(page);
  for (const locale of ['en', 'nl', 'fr'] as const) {
    await page.goto(pathTo('tools', locale));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    expectRefusal(complaints, 403);
  }
});

test.describe('on a desk', () => {
  test('each category is one press away, by keys too', BY_NIGHT, async ({ page }) => {
    await page.goto(pathTo('about', 'nl'));
    await new Shopper(page, 'nl').ready();
    const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
    await expect(menu.getByRole('link', { name: 'Nieuwe insecten' })).toBeInViewport();
    await menu.getByRole('link', { name: 'Webshop' }).focus();
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: 'Dagvlinders' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nachtvlinders');
    await expect(menu.getByRole('link', { name: 'Nachtvlinders' })).toHaveAttribute('aria-current', 'page');
  });

  test('nothing in the header changes its words or moves when scripts arrive', BY_NIGHT, async ({ page }) => {
    const letGo = await holdBack(page, 'shell');
    await page.goto(pathTo('webshop', 'fr'), { waitUntil: 'commit' });
    const links = page.getByRole('banner').getByRole('link');
    const seen = () =>
      links.evaluateAll((all) =>
        all.map((link) => {
          const { x, y, width, height } = link.getBoundingClientRect();
          return {
            text: link.getAttribute('href') === '/fr/panier' ? '' : link.textContent,
            x,
            y,
            width,
            height,
          };
        }),
      );
    const cart = page.getByRole('banner').getByText('Panier', { exact: true });
    // All of the page is there, and nothing of it is drawn by scripts.
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(cart).toBeHidden();
    await page.evaluate(() => document.fonts.ready);
    const before = await seen();
    await letGo();
    const shopper = new Shopper(page, 'fr');
    await shopper.ready();
    await expect(shopper.cartTotal).toContainText('0,00');
    expect(await seen()).toEqual(before);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each category is one press away, and the cart has its word', BY_NIGHT, async ({ page }) => {
    await page.goto(pathTo('home', 'en'));
    const header = page.getByRole('banner');
    await expect(header.getByText('Cart', { exact: true })).toBeVisible();
    await header.getByRole('link', { name: 'Beetles' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Beetles');
  });
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
    // The wings are spread at home alone.
    await expect(page.locator(BAND)).toBeVisible();
    await open.click();
    await expect(menu).toBeVisible();
    await page.getByRole('button', { name: 'Close the menu' }).click();
    await expect(menu).toBeHidden();
    await open.click();
    await menu.getByRole('link', { name: 'About us' }).click();
    await expect(page).toHaveURL(pathTo('about', 'en'));
    await expect(menu).toBeHidden();
    await expect(page.locator(BAND)).toBeHidden();
  });
});
