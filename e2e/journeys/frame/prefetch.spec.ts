import type { Page } from '@playwright/test';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { BY_NIGHT, byDayIf } from '../../support/by-night.ts';
import { expect, test } from '../../support/journey.ts';
import { Shopper } from '../../support/people/shopper.ts';
import { isTakenOver } from '../../support/pages/taken-over.ts';

/* The next page comes when a shopper shows where to go: its code, and of the catalogue its data. */

/** What the page asks for from now on, by path. */
function listen(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}
const entriesOf = (asked: string[], remote: string) =>
  asked.filter((path) => path.startsWith(`/releases/${remote}/`) && path.includes('remoteEntry'));

const SIGNS = [
  ['points at a link', (shopper: Shopper) => shopper.cartTotal.hover()],
  ['comes to a link by key', (shopper: Shopper) => shopper.cartTotal.focus()],
] as const;

for (const [name, sign] of SIGNS) {
  test(
    `who ${name} has the code of its page before going there, and no data`,
    byDayIf(name === 'points at a link'),
    async ({ page }) => {
      const shopper = new Shopper(page);
      await page.goto(pathTo('about', 'en'));
      await shopper.ready();
      const asked = listen(page);
      await sign(shopper);
      await expect.poll(() => entriesOf(asked, 'cart-checkout')).toHaveLength(1);
      // The part of the remote that draws this page comes after the entry, which names it.
      await expect
        .poll(
          () =>
            asked.filter((path) => /\/releases\/cart-checkout\/files\/\d+\.[\w-]+\.js$/.test(path)).length,
        )
        .toBeGreaterThan(0);
      expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);

      await shopper.cartTotal.click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/cart/i);
      expect(entriesOf(asked, 'cart-checkout')).toHaveLength(1);
    },
  );
}

const lotsOf = (asked: string[]) => asked.filter((path) => path.startsWith('/api/catalogue/insects/'));

async function openList(page: Page): Promise<string[]> {
  await page.goto(pathTo('category', 'en', { category: 'BUTTERFLIES' }));
  await new Shopper(page).ready();
  await page.waitForFunction(isTakenOver);
  return listen(page);
}

const firstCard = (page: Page) => page.getByRole('article').first().getByRole('link').first();

/** The address is that of the page that is drawn. */
const atInsect = (page: Page) => expect(page).toHaveURL(/\/webshop\/[\w-]+\/[\w-]+\/[\w-]+$/);

test(
  'who points at an insect has its data before going there, and the step asks for none again',
  BY_NIGHT,
  async ({ page }) => {
    const asked = await openList(page);
    await firstCard(page).hover();
    await expect.poll(() => lotsOf(asked)).toHaveLength(1);
    await firstCard(page).click();
    await atInsect(page);
    expect(lotsOf(asked)).toHaveLength(1);
  },
);

test('who presses an insect has it asked for before the finger lifts', BY_NIGHT, async ({ page }) => {
  const asked = await openList(page);
  // Nowhere near before: no dwelling.
  await firstCard(page).dispatchEvent('pointerdown', { pointerType: 'touch' });
  await expect.poll(() => lotsOf(asked)).toHaveLength(1);
  await firstCard(page).dispatchEvent('click');
  await atInsect(page);
  expect(lotsOf(asked)).toHaveLength(1);
});

test('who saves data has nothing fetched ahead', BY_NIGHT, async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  const asked = await openList(page);
  await firstCard(page).hover();
  await firstCard(page).dispatchEvent('pointerdown', { pointerType: 'mouse' });
  await firstCard(page).click();
  await atInsect(page);
  expect(lotsOf(asked)).toHaveLength(1);
});

test(
  'the picture of a card grows into that of the insect, and not for who asked for less motion',
  BY_NIGHT,
  async ({ page }) => {
    await page.addInitScript(() => {
      const moves: string[] = [];
      Object.assign(window, { moves });
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const move = start(update);
        void move.ready.then(
          () =>
            moves.push(
              ...document
                .getAnimations()
                .map(({ effect }) => String((effect as KeyframeEffect).pseudoElement)),
            ),
          (error: unknown) => moves.push(String(error)),
        );
        return move;
      };
    });
    const movesOf = () => page.evaluate(() => Reflect.get(window, 'moves') as string[]);
    await openList(page);
    await firstCard(page).click();
    await atInsect(page);
    await expect.poll(movesOf).toContain('::view-transition-group(specimen)');
    await page.goBack();
    await expect(firstCard(page)).toBeVisible();

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openList(page);
    await firstCard(page).click();
    await atInsect(page);
    expect(await movesOf()).toEqual([]);
  },
);
