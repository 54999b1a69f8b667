import { freePort } from '@vitrine/shared/platform/free-port';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '@vitrine/shared/platform/integrity';
import { clientPath } from '@vitrine/shared/contract/federation/content-name';
import { releaseSchema } from '@vitrine/shared/contract/federation/release';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { expect, test } from '../../support/journey.ts';
import { BY_NIGHT } from '../../support/by-night.ts';
import { startOrigin } from '../../support/faults/faulty-origin.ts';
import { ownReleases } from '../../support/shops/releases.ts';
import { runShop } from '../../support/shops/run-shop.ts';
import { Shopper } from '../../support/people/shopper.ts';

test('the frame and the other remotes work while one remote’s origin is down', async ({ browser }) => {
  const own = ['catalog', 'account', 'tools'].map((name) => [name, `/releases/${name}/remote.json`]);
  const down = ['cart-checkout', `http://127.0.0.1:${await freePort()}/cart-checkout/remote.json`];
  const shop = await runShop(Object.fromEntries([...own, down]));
  try {
    const context = await browser.newContext({ baseURL: shop.url });
    const shopper = new Shopper(await context.newPage());
    const lot = await shopper.lot((one) => one.stock > 0);
    await shopper.add(lot);
    await shopper.cartTotal.click();
    await expect(shopper.page.getByRole('main')).toContainText(/again/i);
    const answer = await shopper.page.goto('/cart');
    expect(answer?.status()).toBe(503);
    await expect(shopper.page.getByRole('main')).toContainText(/again/i);
    await shopper.ready();
    await shopper.page.getByRole('banner').getByRole('link', { name: 'Webshop' }).click();
    await expect(shopper.page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.close();
  } finally {
    await shop.stop();
  }
});

test(
  'who comes while a remote’s origin hangs has its pages, and they work',
  BY_NIGHT,
  async ({ browser }) => {
    const releases = await ownReleases();
    const origin = await startOrigin(releases.folder, 'cart-checkout');
    const shop = await runShop({ 'cart-checkout': origin.pointer }, releases.variables);
    try {
      const entry = async () =>
        (await (await fetch(`${shop.url}/remotes.json`)).json())['cart-checkout'].entry.url;
      expect(await entry()).toContain(new URL(origin.pointer).origin);
      const client = path.join(shop.dataDir, 'remotes/cart-checkout');
      const isMirrored = async () =>
        (await readdir(client, { recursive: true })).some((file) =>
          /^files\/remoteEntry\.[\w-]+\.js$/.test(file),
        );
      await expect.poll(isMirrored).toBe(true);
      const opened = await browser.newContext({ baseURL: shop.url });
      const before = new Shopper(await opened.newPage());
      await before.open(await before.lot((one) => one.stock > 0));
      await origin.suffer('hangs');
      // Whoever goes on in a page of before has the files from the shop, as soon as that knows.
      await before.cartTotal.click();
      await expect(before.page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible({
        timeout: 10_000,
      });
      await opened.close();
      await expect.poll(entry).toMatch(/^\/mirror\//);
      const context = await browser.newContext({ baseURL: shop.url });
      const shopper = new Shopper(await context.newPage());
      const lot = await shopper.lot((one) => one.stock > 0);
      await shopper.add(lot);
      await shopper.cartTotal.click();
      await expect(shopper.page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
      await shopper.page
        .getByRole('main')
        .getByRole('button', { name: /remove/i })
        .first()
        .click();
      await expect(shopper.page.getByRole('main')).toContainText(/empty/i);
      await context.close();
    } finally {
      await shop.stop();
      await origin.close();
      await releases.remove();
    }
  },
);

test(
  'a page whose script never comes stays readable, and its links lead on',
  BY_NIGHT,
  async ({ page, complaints }) => {
    await page.route('**/releases/catalog/**/remoteEntry.*.js*', (route) => route.abort());
    await page.goto('/webshop/beetles');
    await expect(page.getByRole('main').getByText('is not responding')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Beetles');
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/webshop\/beetles\/.+\/.+/);
    await expect(page.getByRole('main')).toContainText('€');
    await expect(page.getByRole('main').getByText('is not responding')).toBeVisible();
    await page.unroute('**/releases/catalog/**/remoteEntry.*.js*');
    // The page looks for the script by itself.
    await expect(page.getByText('is not responding')).toBeHidden();
    await new Shopper(page).ready();
    // The browser itself reports the script that was cut off; nothing else may complain.
    expect(complaints.splice(0).filter((text) => !text.includes('Failed to load resource'))).toEqual([]);
  },
);

test('a script that was changed on its way is not run', BY_NIGHT, async ({ page, complaints }) => {
  const shopper = new Shopper(page);
  await page.goto('/');
  await shopper.ready();
  await page.route(/\/releases\/catalog\/files\/(?!remoteEntry)[\w.-]+\.js/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()};window.wasChanged = true` });
  });
  await page.getByRole('banner').getByRole('link', { name: 'Webshop' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Webshop/i);
  await expect(page.getByRole('main').getByText('is not responding')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'wasChanged'))).toBeUndefined();
  // What is fetched ahead is refused as late as it comes: nothing more comes to a page that is closed.
  await page.unrouteAll({ behavior: 'wait' });
  await page.close();
  const refusals = complaints.splice(0);
  expect(refusals.filter((text) => text.includes('integrity')).length).toBeGreaterThan(0);
});

test('every remote of a page takes the shell’s one copy of each shared package', async ({ page }) => {
  await page.addInitScript(noteScopes, ['vitrine_catalog', 'vitrine_cart_checkout']);
  const shopper = new Shopper(page);
  await page.goto('/');
  await shopper.ready();
  await shopper.cartTotal.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  const scopes = await page.evaluate(() => Reflect.get(window, 'scopes') as Record<string, number>[]);
  expect(scopes).toHaveLength(2);
  const shared = ['jotai', 'react', 'react-dom', 'react-intl', 'react-router', 'react/jsx-runtime'];
  for (const scope of scopes) expect(scope).toEqual(Object.fromEntries(shared.map((name) => [name, 1])));
});

test(
  'a developer sees their own build in a live page, where devtools put it in place of a remote',
  BY_NIGHT,
  async ({ page }) => {
    const releases = await ownReleases();
    const version = await releases.releaseWith('catalog', { client: '\nwindow.ownBuild = true;' });
    const origin = await startOrigin(releases.folder, 'catalog');
    try {
      const file = (await releases.startOf('catalog', version)).replace('/releases/catalog', '');
      const script = await readFile(path.join(releases.folder, 'catalog', file));
      const entry = new URL(`${file}#${integrityOf(script)}`, origin.pointer).href;
      await page.addInitScript(overrideRemote, { name: 'vitrine_catalog', entry });
      const shopper = new Shopper(page);
      await shopper.open(await shopper.lot((one) => one.stock > 0));
      // The frame is there before the remote is.
      await expect.poll(() => page.evaluate(() => Reflect.get(window, 'ownBuild'))).toBe(true);
      await page.getByRole('banner').getByRole('link', { name: 'Webshop' }).click();
      // An insect's page has articles too: the step is done, and nothing of its code on its way, when the address is another.
      await expect(page).toHaveURL(pathTo('webshop', 'en'));
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    } finally {
      await origin.close();
      await releases.remove();
    }
  },
);

test('a shopper’s pages load no byte of the tools', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const shopper = new Shopper(page);
  for (const name of ['home', 'webshop', 'search', 'cart', 'login'] as const) {
    await page.goto(pathTo(name, 'en'));
    await shopper.ready();
  }
  expect(asked.filter((path) => path.startsWith('/releases/')).length).toBeGreaterThan(0);
  expect(asked.filter((path) => path.includes('/tools'))).toEqual([]);
});

test('no remote carries a copy of what the shell brings, neither for the browser nor for the server', async () => {
  for (const [file, text] of await filesOfRemotes()) {
    const carried = Object.entries(TELLING).filter(([, words]) => text.includes(words));
    expect(carried, file).toEqual([]);
  }
});

/** Words that stand in a package's own files, also minified, and nowhere else. */
const TELLING = {
  react: '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE =',
  'react-router': 'useNavigate() may be used only in the context',
  'react-intl': 'Could not find required `intl` object',
};

/** In the page, as module federation's devtools do it: a plugin that is there before the page's own scripts. */
function overrideRemote({ name, entry }: { name: string; entry: string }): void {
  const plugin = {
    name: 'override',
    beforeRegisterRemote<Args extends { remote: { name: string } }>(args: Args): Args {
      if (args.remote.name === name) Object.assign(args.remote, { entry });
      return args;
    },
  };
  Reflect.set(window, '__FEDERATION__', { __GLOBAL_PLUGIN__: [plugin], __INSTANCES__: [], moduleInfo: {} });
}

/** In the page: notes of each of these containers what it is given, in how many versions. */
function noteScopes(names: string[]): void {
  const scopes: Record<string, number>[] = [];
  Reflect.set(window, 'scopes', scopes);
  const note = (scope: object) => {
    const entries = Object.entries(scope).map(([name, versions]) => [name, Object.keys(versions).length]);
    scopes.push(Object.fromEntries(entries));
  };
  for (const name of names) {
    let container: { init(scope: object): unknown } | undefined;
    const get = () => container;
    const set = (given: typeof container) => {
      const init = given?.init;
      container = given && { ...given, init: (scope) => (note(scope), init?.(scope)) };
    };
    Object.defineProperty(window, name, { get, set });
  }
}

async function filesOfRemotes(): Promise<[string, string][]> {
  const root = path.resolve(import.meta.dirname, '../../../releases');
  const files: [string, string][] = [];
  for (const name of ['catalog', 'cart-checkout', 'account', 'tools']) {
    const release = releaseSchema.parse(
      JSON.parse(await readFile(path.join(root, name, 'remote.json'), 'utf8')),
    );
    const client = Object.keys(release.client).map((file) => clientPath(release, file));
    const server = Object.keys(release.server).map((file) => `${release.version}/server/${file}`);
    for (const file of [...client, ...server].filter((one) => /\.c?js$/.test(one)))
      files.push([`${name}/${file}`, await readFile(path.join(root, name, file), 'utf8')]);
  }
  return files;
}
