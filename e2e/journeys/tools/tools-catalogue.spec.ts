import type { Locator, Page } from '@playwright/test';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { BY_NIGHT } from '../../support/by-night.ts';
import { expectUsable } from '../../support/pages/expect-usable.ts';
import { expect, test } from '../../support/journey.ts';
import { goToWork } from '../../support/people/staff.ts';
import { inSight } from '../../support/pages/in-sight.ts';

const FORM_FIELDS = { price: /^Price in euro/, weight: 'Weight in grams, packed', reference: /^Reference/ };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const textbox = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name, exact: true });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const saidAtTheEdge = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text });

const PHONE = { width: 360, height: 740 };

/** Buttons that a bar at the lower edge lies over: of those that stick there, and at its end of all that the page has. */
const buttonsUnder = (bar: Locator): Promise<string[]> =>
  bar.evaluate((element) => {
    const sticks = (part: Element | null): boolean =>
      part !== null && (getComputedStyle(part).position === 'sticky' || sticks(part.parentElement));
    const under = () => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return [...document.querySelectorAll('button')].filter((button) => {
        const box = button.getBoundingClientRect();
        const isDrawn = box.width > 0 && box.height > 0 && !element.contains(button);
        return isDrawn && box.top < bottom && box.bottom > top && box.left < right && box.right > left;
      });
    };
    scrollTo({ top: 0, behavior: 'instant' });
    const atTheEdge = under().filter(sticks);
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    return [...atTheEdge, ...under()].map(({ textContent }) => textContent);
  });

test.beforeEach(() => test.setTimeout(300_000));

test('a lot is entered by the keyboard, shown, sold cheaper, taken back, deleted and brought back', async ({
  page,
  shop,
  complaints,
}) => {
  await goToWork(shop, page, 'catalogue');
  await page.goto(pathTo('toolsInsects', 'en'));
  await expect(heading(page, 'Insects')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Page, order or insect' })).toBeFocused();
  await page.keyboard.type('new insect');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'New insect')).toBeVisible();

  const name = page.getByRole('combobox', { name: /^Name/ });
  await name.focus();
  await page.keyboard.type('papilio mach');
  await expect(page.getByRole('option', { name: /Papilio machaon/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(name).toHaveValue('Papilio machaon');
  await expect(textbox(page, 'Author and year')).not.toHaveValue('');
  await expect(textbox(page, FORM_FIELDS.reference)).toHaveValue(/^BU-\d+$/);
  const reference = await textbox(page, FORM_FIELDS.reference).inputValue();
  await textbox(page, FORM_FIELDS.price).focus();
  await page.keyboard.type('24,50');
  // Nobody has said these yet, and the form does not: the first of each is one key away.
  for (const label of [/^Sex/, /^Grade/, /^Preparation/]) {
    await expect(page.getByRole('combobox', { name: label })).toHaveValue('');
    await page.getByRole('combobox', { name: label }).focus();
    await page.keyboard.press('ArrowDown');
  }
  await page.getByRole('checkbox', { name: 'Published' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('link', { name: /^Weight in grams, packed: Without a weight/ })).toBeVisible();
  // The browser complains of every refusal.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('status of 400')]);
  await textbox(page, FORM_FIELDS.weight).focus();
  await page.keyboard.type('40');
  await page.keyboard.press('Control+s');
  await expect(heading(page, /Papilio machaon/)).toBeVisible();
  await expect(inSight(page, `Papilio machaon entered as ${reference}`)).toBeVisible();

  const address = await page.getByRole('link', { name: 'See it in the shop' }).getAttribute('href');
  const shopper = await page.context().newPage();
  const priceInShop = () =>
    shopper
      .getByRole('main')
      .getByText(/^€\d+\.\d\d$/)
      .first();
  await shopper.goto(address ?? '');
  await expect(heading(shopper, /Papilio machaon/)).toBeVisible();
  await expect(priceInShop()).toHaveText('€24.50');

  await textbox(page, FORM_FIELDS.price).fill('19,90');
  await page.keyboard.press('Control+s');
  await expect(saidAtTheEdge(page, 'Papilio machaon saved')).toBeVisible();
  for (const size of [PHONE, page.viewportSize() ?? PHONE]) {
    await page.setViewportSize(size);
    const bar = button(page, 'Undo').locator('..');
    await expect(bar).toContainText('Papilio machaon saved');
    await expect.poll(() => buttonsUnder(bar), { message: `${size.width} px` }).toEqual([]);
  }
  await shopper.reload();
  await expect(priceInShop()).toHaveText('€19.90');
  await page.getByRole('heading', { level: 1 }).click();
  await button(page, 'Undo').focus();
  await page.keyboard.press('Control+z');
  await expect(saidAtTheEdge(page, 'Taken back: Papilio machaon saved')).toBeVisible();
  await expect(textbox(page, FORM_FIELDS.price)).toHaveValue('24.50');

  await button(page, 'Delete').click();
  await expect(page.getByText('It is in no list')).toBeVisible();
  expect((await page.request.get(address ?? '')).status()).toBe(410);
  await button(page, 'Bring back').click();
  await expect(button(page, 'Delete')).toBeVisible();
  expect((await page.request.get(address ?? '')).status()).toBe(200);
});

test(
  'many lots are found, kept as a view, and changed at once after a look',
  BY_NIGHT,
  async ({ page, shop }) => {
    await goToWork(shop, page, 'catalogue');
    await page.goto(pathTo('toolsInsects', 'en'));
    await page.getByRole('searchbox', { name: 'Name, reference or family' }).fill('attacus');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/q=attacus/);
    await button(page, 'Views …').click();
    await textbox(page, 'Keep this list as').fill('Atlas moths');
    await page.keyboard.press('Enter');
    await expect(textbox(page, 'Name of the view Atlas moths')).toBeVisible();
    await expectUsable(page);
    await button(page, 'Close').click();
    await expect(page.getByRole('link', { name: 'Atlas moths' })).toHaveAttribute('aria-current', 'page');

    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await button(page, 'Change …').click();
    await page.getByRole('combobox', { name: 'What' }).selectOption({ label: 'Grade' });
    await page.getByRole('combobox', { name: 'To what' }).selectOption('C');
    await button(page, 'Show what changes').click();
    const change = page.getByRole('button', { name: /^Change \d+ lots?$/ });
    await expect(change).toBeVisible();
    await expectUsable(page);
    await change.click();
    await expect(saidAtTheEdge(page, /\d+ lots? changed/)).toBeVisible();
    await button(page, 'Undo').click();
    await expect(saidAtTheEdge(page, /^Taken back/)).toBeVisible();
  },
);

test(
  'what came in is noted once, and a family that moved is still found where it was',
  BY_NIGHT,
  async ({ page, shop }) => {
    await goToWork(shop, page, 'catalogue');
    await page.goto(`${pathTo('toolsInsects', 'en')}?q=lucanidae&state=published`);
    await page.getByRole('table').getByRole('rowheader').getByRole('link').first().click();
    const stock = page.getByRole('region', { name: 'Stock' });
    const before = Number.parseInt(await stock.getByText(/on hand/).innerText(), 10);
    await stock.getByRole('textbox', { name: 'How many' }).fill('2');
    await stock.getByRole('textbox', { name: 'Reason' }).fill('found in a drawer');
    await stock.getByRole('button', { name: 'Note it' }).dblclick();
    await expect(stock.getByText(`${before + 2} on hand`)).toBeVisible();
    await expectUsable(page);

    const old = pathTo('family', 'en', { category: 'BEETLES', family: 'lucanidae' });
    await page.goto(`${pathTo('toolsFamilies', 'en')}?q=lucanidae`);
    await expectUsable(page);
    await page.getByRole('link', { name: 'Lucanidae', exact: true }).click();
    await textbox(page, /^Address, English/).fill('stag-beetles');
    await page.keyboard.press('Control+s');
    await expect(saidAtTheEdge(page, 'Lucanidae saved')).toBeVisible();
    await expectUsable(page);
    await page.goto(old);
    await expect(page).toHaveURL(pathTo('family', 'en', { category: 'BEETLES', family: 'stag-beetles' }));
    await expect(heading(page, 'Lucanidae')).toBeVisible();
  },
);
