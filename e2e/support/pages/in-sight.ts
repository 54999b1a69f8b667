import type { Locator, Page } from '@playwright/test';

/** Text in sight. What is read out of it stands in the page once more, for screen readers alone. */
export const inSight = (page: Page, ...text: Parameters<Page['getByText']>): Locator =>
  page.getByText(...text).and(page.locator(':not([data-said])'));
