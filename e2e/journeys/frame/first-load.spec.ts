import { insectPath } from '@vitrine/shared/paths/insect-path';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { brotliBytes } from '../../support/pages/brotli-bytes.ts';
import { BY_NIGHT } from '../../support/by-night.ts';
import { firstLoad, type LoadedFile } from '../../support/pages/first-load.ts';
import { expect, test } from '../../support/journey.ts';
import { enlarge, lotWithPhotos, openLot, PICTURES_MS, viewer } from '../../support/shops/photographed.ts';
import { buildOneBundle } from '../../support/shops/one-bundle.ts';
import { Shopper } from '../../support/people/shopper.ts';
import { isTakenOver } from '../../support/pages/taken-over.ts';

// Pages are weighed first, in a shop of their own: what other journeys sell, write and photograph would stand on them.
test.use({ alone: 'first-load' });

/** What the shop promises: so much JavaScript of what the same application in one bundle would need. */
const MAX_RATIO = 1.15;
/** What a schema of zod is known by, also when it is minified. */
const PARSER = '~standard';
/** What rings flaws and measures may weigh, beside the viewer that it stands on. */
const MOST_LOOKING_BYTES = 8 * 1024;

/** What the script of each part that comes when it is asked for is known by, also when it is minified. */
const ASKED_FOR = {
  map: '-168 66 -156 71',
  slider: 'C14 27 27 26 38 22',
  comparing: 'setAttribute("data-chosen"',
};
const partsIn = (scripts: readonly string[]) =>
  Object.entries(ASKED_FOR)
    .filter(([, mark]) => scripts.some((script) => script.includes(mark)))
    .map(([part]) => part);

/**
 * What pages may weigh, in bytes: their text unpacked, a list's in French, which is the longest, and their scripts at brotli
 * 11. They name each other by hashes, which any release changes: by some tens of bytes a page differs by chance.
 */
const HEAVIEST = {
  home: { text: 40_300, scripts: 160_400 },
  list: { text: 59_000, scripts: 183_300 },
  insect: { text: 60_500, scripts: 180_200 },
};

test(
  'pages weigh no more than they did, without a parser of answers or what is asked for later',
  BY_NIGHT,
  async ({ page, browser, baseURL }) => {
    const lot = await new Shopper(page).lot((one) => one.stock > 0);
    const pages = {
      home: pathTo('home', 'en'),
      list: pathTo('category', 'en', { category: 'BUTTERFLIES' }),
      insect: insectPath(lot, 'en'),
    };
    for (const [name, path] of Object.entries(pages)) {
      const most = HEAVIEST[name as keyof typeof HEAVIEST];
      const longest = name === 'list' ? pathTo('category', 'fr', { category: 'BUTTERFLIES' }) : path;
      const text = await (await page.request.get(longest)).body();
      expect(text.byteLength, `text of ${name}`).toBeLessThanOrEqual(most.text);
      const context = await browser.newContext({ ...(baseURL && { baseURL }) });
      const files = await firstLoad(await context.newPage(), path);
      await context.close();
      const scripts = files.filter(({ kind }) => kind === 'script');
      expect(bytesOf(scripts), `${name}: ${describe(scripts)}`).toBeLessThanOrEqual(most.scripts);
      expect(scripts.length, path).toBeGreaterThan(8);
      expect(scripts.filter(({ body }) => body.includes(PARSER)).map((file) => file.path)).toEqual([]);
      if (name !== 'list') expect(partsIn(files.map(({ body }) => body.toString())), path).toEqual([]);
    }
  },
);

test(
  'the first visit to a list or an insect needs little more JavaScript than one bundle would',
  BY_NIGHT,
  async ({ page, browser, baseURL }) => {
    // Two apps are compiled into one, on a machine that does other things too.
    test.setTimeout(240_000);
    const oneBundle = await buildOneBundle();
    const visit = async (path: string, isOneBundle: boolean) => {
      const context = await browser.newContext({ ...(baseURL && { baseURL }) });
      const visitor = new Shopper(await context.newPage(), 'nl');
      if (isOneBundle) await oneBundle.takeOver(visitor.page);
      const files = await firstLoad(visitor.page, path);
      await visitor.ready();
      await context.close();
      return files.filter(({ kind }) => kind === 'script');
    };
    const lot = await new Shopper(page).lot((one) => one.stock > 0);
    for (const path of [pathTo('category', 'nl', { category: 'BUTTERFLIES' }), insectPath(lot, 'nl')]) {
      const [own, one] = [await visit(path, false), await visit(path, true)];
      const told = `${path}: ${describe(own)} against ${describe(one)}`;
      expect(bytesOf(own) / bytesOf(one), told).toBeLessThanOrEqual(MAX_RATIO);
      // Else the yardstick would be as long as both: its page is the shop's own, which names the shop's scripts.
      expect(one.filter((file) => file.path.startsWith('/releases/catalog/'))).toEqual([]);
      // A page that needs nothing of a remote loads nothing of it.
      expect(own.filter((file) => !/^\/releases\/(shell|catalog)\//.test(file.path))).toEqual([]);
    }
  },
);

test(
  'flaws and ruler come with the first look through the zoom, and are small',
  BY_NIGHT,
  async ({ page, shop }) => {
    test.setTimeout(PICTURES_MS * 2);
    await openLot(page, await lotWithPhotos(shop, page.request));
    // What the page itself needs has come.
    await page.waitForFunction(isTakenOver);
    const fetched: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') fetched.push(response.body());
    });
    await enlarge(page).click();
    await expect(viewer(page)).toBeVisible();
    const sizes = (await Promise.all(fetched))
      .map((body) => brotliBytes([body]))
      .toSorted((one, other) => one - other);
    const told = sizes.join(', ');
    expect(sizes.length, told).toBeGreaterThan(1);
    expect(
      sizes.slice(0, -1).reduce((sum, size) => sum + size, 0),
      told,
    ).toBeLessThanOrEqual(MOST_LOOKING_BYTES);
  },
);

test(
  'map, size slider and comparing come when they are asked for',
  BY_NIGHT,
  async ({ browser, baseURL }) => {
    // So wide that lots can be compared, and so narrow that filters are a sheet.
    const viewport = { width: 800, height: 900 };
    const context = await browser.newContext({ viewport, ...(baseURL && { baseURL }) });
    const visitor = await context.newPage();
    const files = await firstLoad(visitor, pathTo('category', 'en', { category: 'BUTTERFLIES' }));
    expect(partsIn(files.map(({ body }) => body.toString()))).toEqual([]);
    const fetched: Promise<string>[] = [];
    visitor.on('response', (response) => {
      // Of one that the end of the visit cuts off nothing is wanted.
      if (response.request().resourceType() === 'script') fetched.push(response.text().catch(() => ''));
    });
    const parts = async () => partsIn(await Promise.all(fetched));
    await visitor.getByLabel('Choose lots to compare').check();
    const toggles = visitor.getByRole('checkbox', { name: /^Compare :/ });
    await toggles.first().check();
    await expect.poll(parts).toEqual(['comparing']);
    await visitor.getByRole('button', { name: 'Filters' }).click();
    const sheet = visitor.getByRole('dialog', { name: 'Filters' });
    for (const [filter, part] of [
      ['Origin', 'map'],
      ['Size', 'slider'],
    ]) {
      await sheet.getByRole('group', { name: filter, exact: true }).scrollIntoViewIfNeeded();
      await expect.poll(parts).toContain(part);
    }
    await context.close();
  },
);

test('a page names all scripts that it needs, and each is fetched once', BY_NIGHT, async ({ page }) => {
  // In a browser without workers: what keeps pages for one comes seconds later, however long a page takes.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  const shopper = new Shopper(page, 'fr');
  const lot = await shopper.lot((one) => one.stock > 0);
  const pages = [
    pathTo('home', 'fr'),
    pathTo('category', 'fr', { category: 'MOTHS' }),
    insectPath(lot, 'fr'),
    pathTo('cart', 'fr'),
  ];
  for (const path of pages) {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      // What measures how fast the page was comes when nobody waits for anything.
      if (request.resourceType() === 'script' && !/\/vitals\.[\w-]+\.js$/.test(pathname))
        asked.push(pathname);
    });
    await page.goto(path);
    await shopper.ready();
    await expect.poll(() => page.evaluate(isTakenOver)).toBe(true);
    const named = await page
      .locator('link[rel="preload"][as="script"]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
    // The page itself brings the first two, and the shop's the line that a thread of its own runs.
    const first = asked.filter((script) => /\/(first|main|warm-up-intl-thread)\.[\w-]+\.js$/.test(script));
    await expect.poll(() => asked.toSorted(), { message: path }).toEqual([...named, ...first].toSorted());
    page.removeAllListeners('request');
  }
});

const bytesOf = (files: LoadedFile[]) => brotliBytes(files.map(({ body }) => body));
const describe = (files: LoadedFile[]) =>
  files.map((file) => `${file.path} ${brotliBytes([file.body])}`).join(', ');
