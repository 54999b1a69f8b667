import { LOCALES } from '@vitrine/shared/contract/locale';
import { insectPath } from '@vitrine/shared/paths/insect-path';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { BY_NIGHT, byDayIf } from '../../support/by-night.ts';
import { expectUsable } from '../../support/pages/expect-usable.ts';
import { hasWorker, cachedUrls, untilCached } from '../../support/pages/offline-cache.ts';
import { expect, test } from '../../support/journey.ts';
import { openAccount } from '../../support/people/member.ts';
import { Shopper } from '../../support/people/shopper.ts';
import { withoutLosses } from '../../support/faults/without-losses.ts';

test.use({ serviceWorkers: 'allow' });

/** What the worker says of the connection is what its browser tells it, which under test is not always the whole. */
const PROMISE = {
  en: [
    /offline|does not answer/,
    'works only with a connection',
    'has not been opened on this device',
    'What still works',
  ],
  nl: [
    /offline|antwoordt even niet/,
    'werkt alleen met een verbinding',
    'op dit toestel nog niet geopend',
    'Wat nog wel werkt',
  ],
  fr: [
    /hors ligne|ne répond pas/,
    'exige une connexion',
    'n’a pas encore été ouverte sur cet appareil',
    'Ce qui fonctionne encore',
  ],
} as const;

/** The page for what cannot be had answers so. */
const isNoAway = (text: string) => !text.includes('status of 503');

for (const locale of LOCALES) {
  const [offline, live, unseen, stillWorks] = PROMISE[locale];

  test(
    `a shopper without a connection goes on with what was seen, and reads what is not of now, ${locale}`,
    byDayIf(locale === 'fr'),
    async ({ page, context, complaints }) => {
      const shopper = new Shopper(page, locale);
      const seen = await shopper.lot(({ stock }) => stock > 1);
      await shopper.open(seen);
      await untilCached(page);
      await shopper.cartTotal.click();
      await page.waitForURL(`**${pathTo('cart', locale)}`);
      await untilCached(page);

      await context.setOffline(true);
      await page.goto(insectPath(seen, locale));
      const note = page.getByRole('status').filter({ hasText: offline });
      await expect(note).toContainText(/\d\d:\d\d/);
      await shopper.ready();
      await shopper.addButton().click();
      await expect(shopper.cartTotal).not.toContainText(/\b0[.,]00/);

      // Its links lead to what is cached, and to a page that says what is not.
      await shopper.cartTotal.click();
      await page.waitForURL(`**${pathTo('cart', locale)}`);
      await expect(note).toBeVisible();
      await expect(page.getByRole('main').getByRole('alert')).toContainText('1');
      await page.goto(pathTo('checkout', locale));
      await expect(page.getByRole('main')).toContainText(live);
      await page.goto(pathTo('about', locale));
      await expect(page.getByRole('main')).toContainText(unseen);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('main').locator('strong')).toContainText(/1 /);
      const works = page.getByRole('region', { name: stillWorks });
      await expect(works.getByRole('link').first()).toHaveAttribute('href', pathTo('cart', locale));
      await expectUsable(page);
      await page.getByRole('listitem').getByRole('link', { name: seen.name }).click();
      await page.waitForURL(`**${insectPath(seen, locale)}`);
      await expect(note).toBeVisible();

      await context.setOffline(false);
      await note.getByRole('link').click();
      await shopper.ready();
      await expect(note).toBeHidden();
      expect(withoutLosses(complaints).filter(isNoAway)).toEqual([]);
    },
  );
}

test('an open page says so while the connection is away, and no longer when it is back', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto('/webshop');
  await untilCached(page);
  const worker = await page.evaluate(async () => {
    const { active, scope } = await navigator.serviceWorker.ready;
    return [active?.scriptURL ?? '', scope].map((address) => new URL(address).pathname);
  });
  expect(worker).toEqual(['/sw.js', '/']);
  const note = page.getByRole('status').filter({ hasText: 'You are offline' });
  await context.setOffline(true);
  await expect(note).toBeVisible();
  await context.setOffline(false);
  await expect(note).toBeHidden();
  expect(withoutLosses(complaints).filter(isNoAway)).toEqual([]);
});

test(
  'a cart that was never opened is there without a connection, with what lies in it',
  BY_NIGHT,
  async ({ page, context, complaints }) => {
    const shopper = new Shopper(page, 'nl');
    const lot = await shopper.lot(({ stock }) => stock > 1);
    await shopper.open(lot);
    await untilCached(page);
    await shopper.addButton().click();
    const cart = new URL(pathTo('cart', 'nl'), page.url()).href;
    await expect.poll(async () => (await cachedUrls(page)).includes(cart), { timeout: 60_000 }).toBe(true);

    await context.setOffline(true);
    await page.goto(cart);
    await expect(page.getByRole('heading', { level: 1, name: 'Winkelwagen' })).toBeVisible();
    await expect(shopper.cartTotal).not.toContainText(/\b0[.,]00/);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('1');
    expect(withoutLosses(complaints).filter(isNoAway)).toEqual([]);
  },
);

test(
  'nothing personal is cached, and the API and the tools never go through the worker',
  BY_NIGHT,
  async ({ page, context, complaints }) => {
    const throughWorker: string[] = [];
    page.on('response', (response) => {
      if (response.fromServiceWorker()) throughWorker.push(new URL(response.url()).pathname);
    });
    const email = await openAccount(page);
    await page.goto('/webshop');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Account' })).toBeVisible();
    await untilCached(page);
    await page.goto('/account');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/tools');
    await page.goto('/webshop');
    await untilCached(page);

    const cached = (await cachedUrls(page)).map((url) => new URL(url).pathname);
    expect(cached.filter((path) => /^\/(api|account|tools|login|order)/.test(path))).toEqual([]);
    expect(throughWorker.filter((path) => /^\/(api|tools)/.test(path))).toEqual([]);
    expect(throughWorker).toContain('/account');

    await context.setOffline(true);
    await page.goto('/webshop');
    await expect(page.getByRole('status').filter({ hasText: PROMISE.en[0] })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    expect(await page.content()).not.toContain(email);
    await page.goto('/account');
    await expect(page.getByRole('main')).toContainText('works only with a connection');
    complaints.splice(0);
  },
);

test('the shop can be installed, in each language', BY_NIGHT, async ({ page, context }) => {
  for (const locale of LOCALES) {
    await page.goto(pathTo('home', locale));
    const browser = await context.newCDPSession(page);
    const { errors, data } = await browser.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(JSON.parse(data ?? '{}')).toMatchObject({ lang: locale, start_url: pathTo('home', locale) });
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
    // A private window, which is what a journey has, installs nothing; a browser without windows does not say so.
    const faults = installabilityErrors.map(({ errorId }) => errorId);
    expect(faults.filter((fault) => fault !== 'in-incognito')).toEqual([]);
  }
  await untilCached(page);
  expect(await hasWorker(page)).toBe(true);
});
