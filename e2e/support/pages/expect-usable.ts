import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** By night a page has other colours and nothing else: the rules of the standard that look at colours. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Nobody is shut out of what the page shows now (WCAG 2.2 AA as far as axe sees), by day and by night. */
export async function expectUsable(page: Page): Promise<void> {
  for (const [colorScheme, rules] of [
    ['light', STANDARD],
    ['dark', OF_COLOURS],
  ] as const) {
    // Without motion: half way from day to night a colour is neither.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const found = await violationsOf(page, [...rules]);
    expect(found, `${page.url()}, ${colorScheme}`).toEqual([]);
  }
}

/**
 * What axe calls its legacy mode asks the page itself; its other one sums up several frames in a second page, in more
 * than twice the time, and no page of the shop has frames.
 */
async function violationsOf(page: Page, rules: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ runOnly: rules, resultTypes: ['violations'] });
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
