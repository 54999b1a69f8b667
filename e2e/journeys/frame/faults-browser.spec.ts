import type { Browser, BrowserContext, Page } from '@playwright/test';
import { insectPath } from '@vitrine/shared/paths/insect-path';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { brokenCode, type CodeFault } from '../../support/shops/broken-code.ts';
import { BY_NIGHT } from '../../support/by-night.ts';
import { expect, test } from '../../support/journey.ts';
import { ownReleases } from '../../support/shops/releases.ts';
import { runShop } from '../../support/shops/run-shop.ts';
import { amountIn, Shopper } from '../../support/people/shopper.ts';
import { FILE_FAULTS, FILES, spoil, type File, type FileFault } from '../../support/faults/spoil-files.ts';

/*
 * What a browser does when files of a remote fail: on the first load of an insect's page, and on the way to the login.
 * The frame, the cart total and the other remotes work; every wait ends; the page comes back when the files are well.
 */

const KINDS = Object.keys(FILES) as File[];
/** The longest bounds one after another: entry twice 4 s, chunk twice 4 s, a retry with backoff, and a busy machine. */
const BOUND = { timeout: 30_000 };
const SOON = { timeout: 3_000 };
/** What a shopper waits at most; a busy machine has a second more. */
const busy = (milliseconds: number) => ({ timeout: milliseconds + 1_000 });

for (const fault of FILE_FAULTS) {
  test(
    `first load: the page is read, and answers once a file that ${fault} is well`,
    BY_NIGHT,
    async ({ browser, shop }) => {
      test.setTimeout(180_000);
      await inTabs(browser, shop.url, (page, file) => loadFirst(page, file, fault));
    },
  );

  test(
    `a step: the frame works, and the page comes once a file that ${fault} is well`,
    BY_NIGHT,
    async ({ browser, shop }) => {
      test.setTimeout(180_000);
      await inTabs(browser, shop.url, (page, file) => stepThere(page, file, fault));
    },
  );
}

async function loadFirst(page: Page, file: File, fault: FileFault): Promise<void> {
  const shopper = new Shopper(page);
  const lot = await shopper.lot(({ stock }) => stock > 2);
  const heal = await spoil(page, 'catalog', file, fault);
  await page.goto(insectPath(lot, 'en'), { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectPainted(page);
  await expect(shopper.cartTotal).toContainText('€', BOUND);
  if (stays(file, fault)) {
    await expect(page.getByRole('main')).toContainText('is not responding', BOUND);
    await heal();
    await sayOnlineUntil(page, () => expect(page.getByText('is not responding')).toBeHidden(SOON));
  }
  await shopper.addButton().click();
  await expect(shopper.cartTotal).toContainText(amountIn(lot.priceCents), BOUND);
}

async function stepThere(page: Page, file: File, fault: FileFault): Promise<void> {
  const shopper = new Shopper(page);
  const banner = page.getByRole('banner');
  const main = page.getByRole('main');
  await page.goto(pathTo('about', 'en'));
  await shopper.ready();
  const heal = await spoil(page, 'account', file, fault);
  await banner.getByRole('link', { name: 'Login' }).click();
  if (stays(file, fault)) {
    // A remote that is away leaves a note in its place; a part that is away, the page as the server draws it.
    await expect(page.getByRole('main')).toContainText(/try again/i, BOUND);
    await expect(shopper.cartTotal).toContainText('€', BOUND);
    await expectRoom(page);
    await banner.getByRole('link', { name: 'About us' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/about/i);
    await banner.getByRole('link', { name: 'Login' }).click();
    await expect(page.getByRole('main')).toContainText(/try again/i, BOUND);
    await heal();
    await sayOnlineUntil(page, () => expect(main).not.toContainText(/try again/i, SOON));
  }
  await expect(main.getByRole('textbox', { name: 'E-mail' })).toBeVisible(BOUND);
  await expect(main).not.toContainText(/try again/i);
  await expect(shopper.cartTotal).toContainText('€');
}

/** What is slow comes in the end, and nothing waits for a stylesheet. */
function stays(file: File, fault: FileFault): boolean {
  return file !== 'stylesheet' && fault !== 'is slow';
}

test(
  'a remote that is away comes back by itself, without a word from the browser',
  BY_NIGHT,
  async ({ browser, shop }) => {
    await inNewTab(browser, shop.url, async (page) => {
      const heal = await spoil(page, 'account', 'entry', 'is down');
      await page.goto(pathTo('about', 'en'));
      await new Shopper(page).ready();
      await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('stuck', BOUND);
      await heal();
      await expect(page.getByRole('main').getByRole('textbox', { name: 'E-mail' })).toBeVisible(BOUND);
    });
  },
);

test(
  'who goes on to a page whose part hangs reads so within two seconds, and has it three after it is well',
  BY_NIGHT,
  async ({ browser, shop }) => {
    await inNewTab(browser, shop.url, async (page) => {
      const main = page.getByRole('main');
      await page.goto(pathTo('login', 'en'));
      await new Shopper(page).ready();
      const heal = await spoil(page, 'account', 'chunk', 'hangs');
      const entry = await spoil(page, 'account', 'entry', 'hangs');
      await main.getByRole('link', { name: 'Open an account' }).click();
      await expect(page.getByRole('heading', { level: 1, name: /stuck/ })).toBeVisible(busy(2_000));
      await page.waitForRequest((request) => request.method() === 'HEAD');
      await Promise.all([heal(), entry()]);
      await expect(main.getByRole('textbox', { name: 'First name' })).toBeVisible(busy(3_000));
    });
  },
);

test(
  'who goes on in an open page to a remote that hangs reads so within two seconds, and has it three after it is well',
  BY_NIGHT,
  async ({ browser, shop }) => {
    await inNewTab(browser, shop.url, async (page) => {
      const note = page.getByRole('heading', { level: 1, name: /stuck/ });
      await page.goto(pathTo('about', 'en'));
      await new Shopper(page).ready();
      const heal = await spoil(page, 'account', 'entry', 'hangs');
      await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
      await expect(note).toBeVisible(busy(2_000));
      // The page looks whether it answers, which hangs as well.
      await page.waitForRequest((request) => request.method() === 'HEAD');
      await page.waitForRequest((request) => request.method() === 'HEAD');
      await heal();
      await expect(page.getByRole('main').getByRole('textbox', { name: 'E-mail' })).toBeVisible(busy(3_000));
    });
  },
);

const CODE: CodeFault[] = ['throws at load', 'throws in a loader', 'throws in render'];

test(
  'a remote whose own code throws in the browser leaves the frame and the other remotes alone',
  BY_NIGHT,
  async ({ browser }) => {
    test.setTimeout(240_000);
    const releases = await ownReleases();
    const shop = await runShop(undefined, releases.variables);
    try {
      for (const fault of CODE) {
        const version = await releases.releaseWith('account', {
          client: brokenCode('account', fault, 'client'),
        });
        // Shops look after a pointer every few seconds.
        await expect.poll(() => textOf(`${shop.url}/remotes.json`), BOUND).toContain(version);
        await inNewTab(browser, shop.url, (page) => test.step(fault, () => meetBroken(page)));
      }
    } finally {
      await shop.stop();
      await releases.remove();
    }
  },
);

async function meetBroken(page: Page): Promise<void> {
  const shopper = new Shopper(page);
  const banner = page.getByRole('banner');
  await page.goto(pathTo('about', 'en'));
  await shopper.ready();
  await banner.getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('main')).toContainText(/try again/i, BOUND);
  await expect(shopper.cartTotal).toContainText('€');
  await page.goto(pathTo('login', 'en'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await shopper.ready();
  await banner.getByRole('link', { name: 'Webshop' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Webshop', BOUND);
}

async function textOf(address: string): Promise<string> {
  return (await fetch(address)).text();
}

/** One tab for each kind of file, side by side: most of it is waiting. */
async function inTabs(
  browser: Browser,
  url: string,
  act: (page: Page, file: File) => Promise<void>,
): Promise<void> {
  const tabs = KINDS.map((file) => inNewTab(browser, url, (page) => test.step(file, () => act(page, file))));
  await Promise.all(tabs);
}

/** In a tab without the worker, which would ask for files out of our sight; it fails when a script throws unheard. */
async function inNewTab(
  browser: Browser,
  baseURL: string,
  act: (page: Page) => Promise<void>,
): Promise<void> {
  const context: BrowserContext = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  try {
    await act(await context.newPage());
  } finally {
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
}

/** A browser that is told that its connection is back asks at once, instead of after some seconds. */
async function sayOnlineUntil(page: Page, isWell: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await isWell();
  }).toPass(BOUND);
}

/** Something was really drawn: a stylesheet on its way hides a page that is there. */
async function expectPainted(page: Page): Promise<void> {
  const painted = () => performance.getEntriesByName('first-contentful-paint').length;
  await expect.poll(() => page.evaluate(painted), BOUND).toBe(1);
}

/** What stands for a page has room (`fallback-room.spec.ts` holds it against the page). */
async function expectRoom(page: Page): Promise<void> {
  const height = (await page.getByRole('main').boundingBox())?.height ?? 0;
  expect(height).toBeGreaterThan(500);
}
