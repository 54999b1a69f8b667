import { chromium, type Browser, type Locator, type Page } from 'playwright';
import { CHROMIUM } from '../../support/chromium.ts';
import { printFigure } from '../figure.ts';
import { readSeen, watchPresses, type Moment, type Seen } from './watch-presses.ts';

/** A phone of the middle class: a quarter of this machine's speed, as Lighthouse takes it. */
const SLOWER = 4;
const RUNS = 8;
/** The page may be quicker than the finger: how often a press is tried again. */
const MOST_TRIES = 3 * RUNS;
/** When a press falls, in the words of its figure. */
const MOMENTS: Record<Moment, string> = {
  read: 'as the page is read',
  half: 'half hydrated',
  settled: 'settled',
};
/** What starts after hydration has started. */
const SETTLED_MS = 2_000;
/** Longest that the answer to a press is waited for. */
const ANSWER_MS = 20_000;
const PHONE = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true };
const DESK = { viewport: { width: 1280, height: 900 }, hasTouch: true };

interface Press {
  path: string;
  on: (page: Page) => Locator;
  /** A selector of the answer, and the text that it has; none: another address. */
  answer?: [selector: string, text: string];
  /** Pressed on it in place of a finger. */
  key?: string;
  screen?: typeof DESK;
}

const inMain = (page: Page) => page.getByRole('main');
const inHeader = (page: Page) => page.getByRole('banner');
const OPEN: [string, string] = [':popover-open', ''];

/** The presses of a shopper's way, by kind, each on the page where it is made. */
const pressesOn = (pages: Record<'list' | 'insect' | 'cart' | 'search', string>): Record<string, Press> => ({
  'add to cart': {
    path: pages.insect,
    on: (page) => inMain(page).getByRole('button', { name: 'Add to cart' }),
    answer: [`header a[href="${pages.cart}"] span`, '[1-9]'],
  },
  menu: {
    path: pages.insect,
    on: (page) => inHeader(page).getByRole('button', { name: 'Open the menu' }),
    answer: OPEN,
  },
  filters: {
    path: pages.list,
    on: (page) => inMain(page).getByRole('button', { name: 'Filters' }),
    answer: OPEN,
  },
  'a letter': {
    path: pages.search,
    on: (page) => inMain(page).locator('input[type="search"]'),
    answer: ['main input[type="search"]', 'm'],
    key: 'm',
  },
  'next page': { path: pages.list, on: (page) => inMain(page).locator('a[rel="next"]'), key: 'Enter' },
  search: { path: pages.list, on: (page) => inHeader(page).getByRole('link', { name: /search/i }) },
  'a card': { path: pages.list, on: (page) => page.getByRole('article').getByRole('link') },
  cart: { path: pages.list, on: (page) => inHeader(page).locator(`a[href="${pages.cart}"]`) },
  language: {
    path: pages.list,
    on: (page) => inHeader(page).locator('a[hreflang="nl"]'),
    screen: DESK,
  },
});

/**
 * From a press, whenever it falls, to the frame that shows its answer: the total in the header, the open menu. Of a link
 * that is pressed before the page is hydrated, to the moment at which the next page begins; of one that is pressed later,
 * to the next frame (INP). Three of four presses are no slower than the figure.
 * @param only one kind alone, by its name
 */
export async function benchPresses(
  shop: string,
  pages: Parameters<typeof pressesOn>[0],
  only?: string,
): Promise<void> {
  const browser = await chromium.launch(CHROMIUM);
  try {
    for (const [kind, press] of Object.entries(pressesOn(pages))) {
      if (only !== undefined && kind !== only) continue;
      const spot = await findSpot(browser, shop, press);
      for (const moment of ['read', 'half', 'settled'] as const) {
        const found: number[] = [];
        for (let tries = 0; found.length < RUNS && tries < MOST_TRIES; tries += 1) {
          const seen = await pressOnce(browser, shop, press, moment, spot);
          if (seen.moment === moment)
            found.push(!press.answer && moment === 'settled' ? seen.inp : seen.answer);
        }
        const value = found.toSorted((one, other) => one - other)[Math.ceil(found.length * 0.75) - 1] ?? NaN;
        printFigure({ name: `press to answer, ${kind}, ${MOMENTS[moment]}: p75`, value, unit: 'ms' });
      }
    }
  } finally {
    await browser.close();
  }
}

const targetOf = (page: Page, { on }: Press) => on(page).filter({ visible: true }).first();

type Spot = Record<'x' | 'y', number>;

async function openOn(browser: Browser, { screen = PHONE }: Press): Promise<Page> {
  return (await browser.newContext({ ...screen, serviceWorkers: 'block' })).newPage();
}

/** Where on the screen it is: as nothing moves while a page loads, it can be pressed before it can be asked for. */
async function findSpot(browser: Browser, shop: string, press: Press): Promise<Spot> {
  const page = await openOn(browser, press);
  await page.goto(shop + press.path, { waitUntil: 'load' });
  const box = await targetOf(page, press).boundingBox();
  await page.context().close();
  if (!box) throw new Error(`nothing to press on ${press.path}`);
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 40) };
}

/** One press, on a page of an empty browser. */
async function pressOnce(
  browser: Browser,
  shop: string,
  press: Press,
  moment: Moment,
  spot: Spot,
): Promise<Seen> {
  const page = await openOn(browser, press);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const isTime = Promise.withResolvers<void>();
  await page.exposeFunction('tellPresser', () => isTime.resolve());
  await page.addInitScript(watchPresses, {
    moment,
    kind: press.key ? 'keydown' : 'click',
    answer: press.answer ?? null,
  });
  await page.goto(shop + press.path, { waitUntil: 'commit' });
  await isTime.promise;
  if (moment === 'settled') await page.waitForTimeout(SETTLED_MS);
  if (press.key) {
    await targetOf(page, press).focus();
    await page.keyboard.press(press.key);
  } else await page.touchscreen.tap(spot.x, spot.y);
  const seen = await page.waitForFunction(readSeen, null, { timeout: ANSWER_MS });
  const value = await seen.jsonValue();
  await page.context().close();
  return value as Seen;
}
