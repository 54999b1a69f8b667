import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Nobody is shut out of what the page shows now (WCAG 2.2 AA as far as axe sees), by day and by night. */
export async function expectUsable(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    // Without motion: half way from day to night a colour is neither.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).withTags(STANDARD).analyze();
    const found = violations.map(({ id, nodes }) => `${colorScheme}: ${id}: ${nodes[0]?.html}`);
    expect(found, page.url()).toEqual([]);
  }
}
