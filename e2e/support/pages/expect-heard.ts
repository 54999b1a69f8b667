import { expect, type Page } from '@playwright/test';

/**
 * What screen readers listen to on a page at rest is one place: of many some are forgotten, others read twice. Notices and
 * dialogs are news of their own, read as they come; the chart's library reads the point that an arrow key goes to.
 */
export async function expectOneLiveRegion(page: Page): Promise<void> {
  const listened = await page
    .locator('[role="status"], [role="alert"], [role="log"], [aria-live]:not([aria-live="off"])')
    .evaluateAll((all) =>
      all
        .filter((element) => !element.closest('[data-notice], dialog, .recharts-wrapper'))
        .map((element) => element.outerHTML.slice(0, 120)),
    );
  expect(listened.length, `${page.url()}: ${listened.join('\n')}`).toBe(1);
}

/** Where a star stands at a field, its form says in sight what the star means. */
export async function expectStarsExplained(page: Page): Promise<void> {
  const unexplained = await page.locator('form').evaluateAll((forms) =>
    forms
      .filter((form) => {
        const stars = [...form.querySelectorAll('[aria-hidden="true"]')];
        const hasStar = stars.some((one) => one.textContent === '\u00a0*' && one.checkVisibility());
        const note = form.querySelector('[data-required-note]');
        return hasStar && !note?.checkVisibility();
      })
      .map((form) => form.outerHTML.slice(0, 200)),
  );
  expect(unexplained, page.url()).toEqual([]);
}
