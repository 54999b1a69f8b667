import type { Locator, Page } from '@playwright/test';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { BY_NIGHT } from '../../support/by-night.ts';
import { expect, test } from '../../support/journey.ts';
import { inSight } from '../../support/pages/in-sight.ts';
import { buy } from '../../support/people/buy.ts';
import { countPresses, expectAsTold } from '../../support/people/count-presses.ts';
import { goToWork } from '../../support/people/staff.ts';

/* What the owner presses for the tasks of a day, told by `docs/owners-keys.md`: a click into each field, and every key. */

// The queue holds these orders and no others.
test.use({ alone: 'owners-keys' });

const TRACKING = '323200010002000300004711';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });

/** Clicked into, and typed key by key. */
async function type(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.page().keyboard.type(text);
}

/** A choice by the letters that it begins with, once its label was clicked. */
async function choose(place: Page | Locator, label: RegExp, letters: string): Promise<void> {
  const page = 'keyboard' in place ? place : place.page();
  await place.locator('label').filter({ hasText: label }).first().click();
  await page.keyboard.type(letters);
}

/** A lot by its form, shown, with a description in three languages. */
async function enterLot(page: Page): Promise<void> {
  await page.goto(pathTo('toolsInsectNew', 'en'));
  await expect(page.getByRole('heading', { level: 1, name: 'New insect' })).toBeVisible();
  await type(page.getByRole('combobox', { name: /^Name/ }), 'papilio mach');
  await page.getByRole('option', { name: /Papilio machaon/ }).click();
  const box = (name: RegExp) => page.getByRole('textbox', { name });
  await expect(box(/^Reference/)).toHaveValue(/^BU-\d+$/);
  for (const [name, letters] of [
    [/^Sex/, 'm'],
    [/^Grade/, 'a'],
    [/^Preparation/, 's'],
  ] as const)
    await choose(page, name, letters);
  await type(box(/^Size/), '75');
  await type(box(/^Price in euro/), '24,50');
  await type(box(/^Weight/), '40');
  await button(page, 'Propose from the facts').click();
  await expect(inSight(page, '3 languages proposed. Read them before you save.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Published' }).click();
  await page.keyboard.press('Control+s');
  await expect(inSight(page, /^Papilio machaon entered as BU-/)).toBeVisible();
}

/** A table of two hundred lots with a grade of its own. */
async function importLots(page: Page): Promise<void> {
  const lines = Array.from(
    { length: 200 },
    (_, index) => `OK-${index};Morpho didius;Nymphalidae;${index ? 'A1' : 'A-'};24,50;20;PE`,
  );
  const file = ['Reference;Name;Family;Quality;Price in euro;Weight in grams;Country', ...lines].join('\r\n');
  await page.goto(pathTo('toolsImport', 'en'));
  const opening = page.waitForEvent('filechooser');
  await page.getByText('Choose a file', { exact: true }).click();
  await (await opening).setFiles({ name: 'lots.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await expect(button(page, 'Import 199 new lots')).toBeVisible({ timeout: 60_000 });
  await choose(page, /^Grade: A-/, 'A1-');
  await button(page, 'Remember, and check again').click();
  await button(page, 'Import 200 new lots').click({ timeout: 60_000 });
  await expect(page.getByText('200 new, 0 changed, 0 unchanged, 0 refused')).toBeVisible({
    timeout: 120_000,
  });
}

/** A paid order, from the queue to the carrier. */
async function shipOrder(page: Page, reference: string): Promise<void> {
  await page.goto(pathTo('toolsOrders', 'en'));
  await page.getByRole('link', { name: reference }).click();
  await button(page, 'Start packing').click();
  await type(page.getByRole('textbox', { name: /^Tracking number/ }), TRACKING);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /^Nothing more to pack/ })).toBeVisible();
}

/** Two lots for somebody on the phone, paid in cash. */
async function orderByPhone(page: Page): Promise<void> {
  await page.goto(pathTo('toolsOrderNew', 'en'));
  for (const name of ['papilio paris', 'papilio blumei']) {
    const lots = page.getByRole('combobox', { name: /^Add a lot/ });
    await type(lots, name);
    await page
      .getByRole('option', { name: new RegExp(name, 'i') })
      .first()
      .click();
    await expect(lots).toHaveValue('');
  }
  for (const [label, value] of Object.entries({
    'E-mail address': 'ada@example.org',
    ...{ 'First name': 'Ada', 'Family name': 'Lovelace', Street: 'Korenmarkt' },
    ...{ 'House number': '1', 'Postal code': '9000', 'Town or city': 'Gent' },
  }))
    await type(main(page).getByRole('textbox', { name: new RegExp(`^${label}`) }), value);
  await page.getByRole('radio', { name: /^Cash, paid now/ }).click();
  await type(page.getByRole('textbox', { name: /^Note/ }), 'Juvisy');
  await expect(main(page).getByText(/^Total: €/)).toBeVisible();
  await button(page, 'Place the order').click();
  await expect(page.getByRole('heading', { level: 1, name: /^VDM-/ })).toBeVisible();
}

/** One of the two broke: it is taken out, and its money goes back. */
async function takeOut(page: Page): Promise<void> {
  await page.getByText('Take something out', { exact: true }).click();
  const form = page.getByRole('form', { name: 'Take something out' });
  await form.locator('label').first().click();
  await page.keyboard.press('ArrowDown');
  await type(form.getByRole('textbox', { name: /^Reason/ }), 'broken');
  await form.getByRole('button', { name: 'Take it out' }).click();
  await expect(main(page).getByText('1 taken out')).toBeVisible();
}

test('the tasks of a day take the keys that the paper tells', BY_NIGHT, async ({ page, shop }) => {
  test.setTimeout(150_000);
  const { reference } = await buy(page, 'keys@example.org');
  await goToWork(shop, page);
  const since = await countPresses(page);
  await enterLot(page);
  expectAsTold('One lot by its form, described in three languages', since());
  await importLots(page);
  expectAsTold('200 lots out of a table with a grade of its own', since());
  await shipOrder(page, reference);
  expectAsTold('One order, from paid to shipped', since());
  await orderByPhone(page);
  expectAsTold('An order by phone of two lots', since());
  await takeOut(page);
  expectAsTold('A lot that broke, taken out of an order and paid back', since());
});
