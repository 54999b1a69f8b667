import { expect, type Locator, type Page } from '@playwright/test';

/* What somebody does who has no mouse. */

type Files = { name: string; mimeType: string; buffer: Buffer }[];

export const main = (page: Page) => page.getByRole('main');
export const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });

/** Once it is not busy: a second press on what is under way does nothing. */
export async function press(page: Page, name: string | RegExp): Promise<void> {
  await expect(button(page, name)).not.toHaveAttribute('aria-busy', 'true');
  await button(page, name).focus();
  await page.keyboard.press('Enter');
}

/** Presses a key until the focused control has that name; a control that cannot be reached fails the test. */
export async function tabTo(page: Page, name: RegExp, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      return labels[0]?.textContent?.trim() ?? element?.textContent?.trim() ?? '';
    });
    if (name.test(focused)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`no control called ${name} can be reached by ${key}`);
}

/** Typed, key by key. */
export async function write(page: Page, field: Locator, text: string): Promise<void> {
  await field.focus();
  await page.keyboard.type(text);
}

/** A field for files, opened by its key; what the system's own window does then is not the shop's. */
export async function choose(page: Page, name: string, files: Files): Promise<void> {
  const opening = page.waitForEvent('filechooser');
  await page.getByLabel(name).focus();
  await page.keyboard.press('Enter');
  await (await opening).setFiles(files);
}

/** A day, and a time where the field has one, as American browsers want them typed. */
export async function writeDay(page: Page, field: Locator, at: Date, hasTime: boolean): Promise<void> {
  const [year = '', month = '', day = ''] = at.toISOString().slice(0, 10).split('-');
  await field.focus();
  await page.keyboard.type(month + day + year);
  if (!hasTime) return;
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('1000AM');
}
