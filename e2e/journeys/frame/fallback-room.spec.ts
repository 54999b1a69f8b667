import type { Page } from '@playwright/test';
import { BY_NIGHT } from '../../support/by-night.ts';
import { expect, test } from '../../support/journey.ts';
import { Shopper } from '../../support/people/shopper.ts';
import { spoil } from '../../support/faults/spoil-files.ts';

/*
 * A page that cannot be had leaves its room behind: what stands for it is about as high, so nothing that the shopper
 * sees moves when it comes after all.
 */

const BOUND = { timeout: 30_000 };
/** Pages have as much text as they have; their frames are those of an everyday one. */
const ABOUT = { from: 0.75, to: 1.3 };
/** Where a page is lower than the screen its footer is seen, and is moved by what the outline is too high. */
const HARDLY = 0.05;
const PHONE = { width: 360, height: 780 };
const DESK = { width: 1440, height: 900 };

const KINDS = [
  { kind: 'home', remote: 'catalog', link: 'Home' },
  { kind: 'a list', remote: 'catalog', link: 'Moths' },
  { kind: 'an insect', remote: 'catalog', link: null },
  { kind: 'a text', remote: 'catalog', link: 'Terms and conditions' },
  { kind: 'the cart', remote: 'cart-checkout', link: /€/ },
  { kind: 'the account', remote: 'account', link: 'Your account' },
] as const;

for (const { kind, remote, link } of KINDS) {
  test(
    `${kind} that is away keeps its room, and comes back without a jump`,
    BY_NIGHT,
    async ({ browser, shop }) => {
      test.setTimeout(120_000);
      for (const viewport of [PHONE, DESK]) {
        const context = await browser.newContext({ baseURL: shop.url, serviceWorkers: 'block', viewport });
        const page = await context.newPage();
        await page.goto(remote === 'account' ? '/about-us' : '/login');
        await new Shopper(page).ready();
        const heal = await spoil(page, remote, 'entry', 'is down');
        await linkTo(page, link).click();
        await expect(page.getByRole('heading', { level: 1 })).toContainText('stuck', BOUND);
        const room = await heightOf(page);
        const shifts = await watchShifts(page);
        await heal();
        await untilBack(page);
        await expect(async () => {
          const height = await heightOf(page);
          expect(room / height, `${room} for ${height} px`).toBeGreaterThan(ABOUT.from);
          expect(room / height, `${room} for ${height} px`).toBeLessThan(ABOUT.to);
        }).toPass(BOUND);
        expect(await shifts()).toBeLessThan(HARDLY);
        await context.close();
      }
    },
  );
}

function linkTo(page: Page, name: string | RegExp | null) {
  if (name instanceof RegExp) return page.getByRole('banner').getByRole('link', { name }).first();
  const footer = page.getByRole('contentinfo');
  // Without a name: the newest insect, by its picture.
  return name === null
    ? footer
        .getByRole('listitem')
        .filter({ has: page.getByRole('img') })
        .getByRole('link')
        .first()
    : footer.getByRole('link', { name, exact: true });
}

async function untilBack(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('stuck', { timeout: 3_000 });
  }).toPass(BOUND);
}

async function heightOf(page: Page): Promise<number> {
  return (await page.getByRole('main').boundingBox())?.height ?? 0;
}

/**
 * Sums what moves on screen from now on, as browsers count it (CLS). What is there by now is painted first: on a busy machine
 * the step that led here may not be yet, and would count.
 */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
  await page.evaluate(() => {
    const sum = { value: 0 };
    Reflect.set(window, 'shifts', sum);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum.value += Number(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => Number(Reflect.get(Reflect.get(window, 'shifts'), 'value')));
}
