import type { Page } from '@playwright/test';

/** A search box at first, a combobox once it suggests. */
export const headerField = (page: Page) =>
  page.getByRole('banner').getByRole('searchbox').or(page.getByRole('banner').getByRole('combobox'));
