import type { Page } from '@playwright/test';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { BY_NIGHT } from '../../support/by-night.ts';
import { expect, test } from '../../support/journey.ts';
import { inSight } from '../../support/pages/in-sight.ts';
import { isTakenOver } from '../../support/pages/taken-over.ts';
import { goToWork } from '../../support/people/staff.ts';

// Nobody else may publish a lot meanwhile.
test.use({ alone: 'newness' });

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });

/** The names of what is newest, as a shopper reads them. */
async function newest(page: Page): Promise<string[]> {
  await page.goto(pathTo('newInsects', 'en'));
  const names = await page.getByRole('article').getByRole('heading').allInnerTexts();
  expect(names.length).toBeGreaterThan(10);
  return names.map((name) => name.trim());
}

/** The oldest lots on show, dearer by a euro, and back again. */
async function repriceAndUndo(page: Page): Promise<void> {
  await page.goto(`${pathTo('toolsInsects', 'en')}?state=published&sort=updated:asc`);
  // A box that is pressed before the tools have the page is not pressed.
  await page.waitForFunction(isTakenOver);
  const boxes = main(page).getByRole('row').getByRole('checkbox');
  await boxes.nth(1).check();
  await boxes.nth(2).check();
  await button(page, 'Change …').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'What' }).selectOption('Price, by an amount');
  await dialog.getByRole('textbox', { name: 'To what' }).fill('+1');
  await dialog.getByRole('button', { name: 'Show what changes' }).click();
  await dialog.getByRole('button', { name: 'Change 2 lots' }).click();
  await expect(inSight(page, '2 lots changed')).toBeVisible();
}

test(
  'new is what is shown for the first time: neither a price of many lots, nor its undoing, nor a return',
  BY_NIGHT,
  async ({ page, shop }) => {
    await goToWork(shop, page);
    const before = await newest(page);
    await repriceAndUndo(page);
    expect(await newest(page)).toEqual(before);
    await page.goto(pathTo('toolsInsects', 'en'));
    await page.goto(pathTo('toolsAudit', 'en'));
    await main(page).getByRole('button', { name: /^Undo/ }).first().click();
    await expect(inSight(page, /undone/i)).toBeVisible();
    expect(await newest(page)).toEqual(before);

    await page.goto(pathTo('toolsInsectNew', 'en'));
    await page.getByRole('combobox', { name: /^Name/ }).fill('papilio mach');
    await page.getByRole('option', { name: /Papilio machaon/ }).click();
    const box = (name: RegExp) => page.getByRole('textbox', { name });
    await expect(box(/^Reference/)).toHaveValue(/^BU-\d+$/);
    await page.getByRole('combobox', { name: /^Sex/ }).selectOption('FEMALE');
    await page.getByRole('combobox', { name: /^Grade/ }).selectOption('A1');
    await page.getByRole('combobox', { name: /^Preparation/ }).selectOption('YES');
    await box(/^Size/).fill('77');
    await box(/^Price in euro/).fill('24,50');
    await box(/^Weight/).fill('40');
    await page.getByRole('checkbox', { name: 'Published' }).check();
    await page.keyboard.press('Control+s');
    await expect(inSight(page, /^Papilio machaon entered as BU-/)).toBeVisible();
    await expect(async () => {
      expect((await newest(page))[0]).toMatch(/^Papilio machaon/);
    }).toPass({ timeout: 30_000 });
  },
);
