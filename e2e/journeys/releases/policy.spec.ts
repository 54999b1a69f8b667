import { REPORTS_PATH } from '@vitrine/shared/contract/federation/browser-report';
import { LOCALES } from '@vitrine/shared/contract/locale';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { integrityOf } from '@vitrine/shared/platform/integrity';
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

test('markup that was slipped in before the page’s own scripts runs nothing, and bends none of them', async ({
  page,
  complaints,
}) => {
  const evil = 'https://elsewhere.example/evil.js';
  const text = 'window.wasRun = true';
  const asked: string[] = [];
  await page.route('https://elsewhere.example/**', (route) => {
    asked.push(route.request().url());
    const headers = { 'access-control-allow-origin': '*' };
    return route.fulfill({ contentType: 'text/javascript', headers, body: text });
  });
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const [start = ''] = /<script>\{let.*?<\/script>/s.exec(html) ?? [];
    const slipped = [
      '<script>window.wasRun = true</script>',
      `<script src="${evil}"></script>`,
      `<script type="module" src="${evil}"></script>`,
      `<link rel="modulepreload" href="${evil}">`,
      // Its own start, with another file; and the hash of a true one beside another address.
      start.replace(/\["[^"]+"/, `["${evil}"`),
      `<script src="${evil}" integrity="${/sha256-[\w+/=]+/.exec(start)?.[0]}" crossorigin></script>`,
      '<a id="trustedTypes" href="x"></a><img src="x" onerror="window.wasRun = true">',
    ];
    // In the text of the page: another release of its remote, with the true hash of its file.
    const entry = { url: evil, integrity: integrityOf(text) };
    const remotes = { catalog: { container: 'evil', version: 'evil', entry, css: [] } };
    const data = `<script type="application/json" id="vitrine-remotes">${JSON.stringify(remotes)}</script>`;
    const body = html
      .replace('<head>', `<head>${slipped.join('')}`)
      .replace('<div id="root">', `${data}<div id="root">`);
    await route.fulfill({ response, body });
  });
  await page.goto('/');
  await new Shopper(page).ready();
  expect(await page.evaluate(() => Reflect.get(window, 'wasRun'))).toBeUndefined();
  expect(asked).toEqual([]);
  complaints.splice(0);
});

test('what a page refused is told to the shop', BY_NIGHT, async ({ page, complaints }) => {
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

test('no page runs what its policy does not name: each script in it, by its hash, and no other', async ({
  request,
}) => {
  for (const address of ['/', '/webshop/butterflies', '/cart', '/login', '/nowhere']) {
    const answer = await request.get(address);
    const html = await answer.text();
    const scripts = [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)];
    const run = scripts.filter(([, attributes = '']) => !/ type="application\/(ld\+)?json"/.test(attributes));
    const hashes = run.map(
      ([, attributes = '', text = '']) =>
        /^ src="[^"]+" integrity="([^"]+)"/.exec(attributes)?.[1] ?? integrityOf(text),
    );
    const policy = answer.headers()['content-security-policy'] ?? '';
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe(
      [...new Set(hashes.map((hash) => `'${hash}'`)), "'strict-dynamic'"].join(' '),
    );
    expect(hashes).toHaveLength(3);
    expect(html).not.toMatch(/<\w[^>]*\son\w+=/);
  }
});

test(
  'a page that did not change is not sent again, and runs by the policy that it came with',
  BY_NIGHT,
  async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const statuses: number[] = [];
    session.on('Network.responseReceivedExtraInfo', ({ statusCode, headers }) => {
      const names = Object.entries(headers).map(([name, value]) => `${name.toLowerCase()}: ${value}`);
      if (names.some((header) => /^content-security-policy: .*'strict-dynamic'/.test(header)))
        statuses.push(statusCode);
    });
    const open = async () => {
      await page.goto(pathTo('conditions', 'en'));
      await new Shopper(page).ready();
      return page.evaluate(() => {
        const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        return visit?.serverTiming.map(({ description }) => description).join() ?? '';
      });
    };
    const views = [await open(), await open()];
    expect(statuses).toEqual([200, 304]);
    // Each view is counted for itself, as the last answer says.
    expect(new Set(views).size).toBe(2);
  },
);

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
    // Asked for, not written: a page that says what its scripts do not draw is no match for them.
    await page.evaluate(() => document.fonts.load('1em "EB Garamond rest"', 'Łódź'));
    const hasRare = () => fonts.some((font) => font.startsWith('eb-garamond-latin-ext-wght-normal.'));
    await expect.poll(hasRare).toBe(true);
  },
);
