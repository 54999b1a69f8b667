import { expect, type Page } from '@playwright/test';

/** Reads what the shop says in its dialog, and closes it. */
export async function readNotice(page: Page, text: string | RegExp): Promise<void> {
  const dialog = page.getByRole('dialog', { name: text });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}
