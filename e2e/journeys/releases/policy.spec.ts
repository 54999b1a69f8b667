import { REPORTS_PATH } from '@vitrine/shared/contract/federation/browser-report';
import { LOCALES } from '@vitrine/shared/contract/locale';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { BY_NIGHT } from '../../support/by-night.ts';
import { expect, test } from '../../support/journey.ts';
import { Shopper } from '../../support/people/shopper.ts';

test('a page runs nothing and shows nothing that was slipped in', async ({ page, complaints }) => {
  await page.goto('/');
  await new Shopper(page).ready();
  const slipIn = () => {
    const tries = [
      () => (document.body.innerHTML = '<img src="x" onerror="window.wasRun = true">'),
      () => (document.createElement('script').textContent = 'window.wasRun = true'),
      () => (document.createElement('script').src = 'https://elsewhere.example/a.js'),
      () => (document.createElement('script').src = '/pictures/a.jpg'),
    ];
    return tries.map((attempt) => {
      try {
        attempt();
        return 'done';
      } catch {
        return 'refused';
      }
    });
  };
  expect(await page.evaluate(slipIn)).toEqual(['refused', 'refused', 'refused', 'refused']);
  expect(await page.evaluate(() => Reflect.get(window, 'wasRun'))).toBeUndefined();
  await expect(page.getByRole('banner')).toBeVisible();
  // The browser itself tells of each.
  await expect.poll(() => complaints.length).toBeGreaterThanOrEqual(4);
  complaints.splice(0);
});

test('what a page refused is told to the shop', async ({ page, complaints }) => {
  // A browser keeps reports of the newer kind for minutes, and only where there is https: this one knows the older.
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const policy = response.headers()['content-security-policy']?.replace('; report-to shop', '') ?? '';
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
  await page.goto('/');
  const told = page.waitForResponse(`**${REPORTS_PATH}`);
  await page.evaluate(() => {
    new Image().src = 'https://elsewhere.example/pixel.png';
  });
  expect((await told).status()).toBe(204);
  expect(complaints.splice(0).filter((text) => !text.includes('img-src'))).toEqual([]);
});

test('no page has a script of its own in it: what runs are files whose content is known', async ({
  request,
}) => {
  for (const address of ['/', '/webshop/butterflies', '/cart', '/login', '/nowhere']) {
    const html = await (await request.get(address)).text();
    const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes);
    const run = scripts.filter((attributes) => !/ type="application\/(ld\+)?json"/.test(attributes));
    expect(run.length).toBeGreaterThan(0);
    for (const attributes of run) expect(attributes).toMatch(/ src="[^"]+" integrity="sha384-[^"]+"/);
    expect(html).not.toMatch(/<\w[^>]*\son\w+="/);
  }
});

test(
  'a rare letter in a text brings its font, and pages of three languages without one do not',
  BY_NIGHT,
  async ({ page }) => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url().split('/').at(-1) ?? '');
    });
    for (const locale of LOCALES) {
      for (const path of [pathTo('home', locale), pathTo('category', locale, { category: 'BUTTERFLIES' })]) {
        await page.goto(path);
        await new Shopper(page, locale).ready();
      }
    }
    expect(fonts.filter((font) => !font.includes('-core'))).toEqual([]);
    await page.getByRole('heading', { level: 1 }).evaluate((title) => title.append(' Łódź'));
    await expect.poll(() => fonts).toContain('eb-garamond-latin-ext-wght-normal.woff2');
  },
);
