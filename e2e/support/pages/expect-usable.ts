import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The small one, as a text: pages let no script in from elsewhere. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** By night a page has other colours and nothing else: the rules of the standard that look at colours. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];
/** Style sheets are fetched anew for rules that are no part of the standard; what sounds is. */
const ALL: axe.RunOptions = {
  ...{ runOnly: STANDARD, resultTypes: ['violations'] },
  preload: { assets: ['media'] },
};
const COLOURS: axe.RunOptions = { runOnly: OF_COLOURS, resultTypes: ['violations'] };

/** Nobody is shut out of what the page shows now (WCAG 2.2 AA as far as axe sees), by day and by night. */
export async function expectUsable(page: Page): Promise<void> {
  await expectNone(page, 'light', ALL);
  await expectNone(page, 'dark', COLOURS);
}

async function expectNone(page: Page, colorScheme: 'light' | 'dark', rules: axe.RunOptions): Promise<void> {
  // Without motion: half way from day to night a colour is neither.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  expect(await violationsOf(page, rules), `${page.url()}, ${colorScheme}`).toEqual([]);
}

/** Pages that bring axe into each document which they open. */
const brought = new WeakSet<Page>();

/** By the page itself: none of the shop has frames, of which axe would sum up several in a second page. */
async function violationsOf(page: Page, rules: axe.RunOptions): Promise<string[]> {
  await bringAxe(page);
  return page.evaluate(async (options) => {
    const { violations } = await window.axe.run(document, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  }, rules);
}

/** As a script of every document to come: so Chromium compiles it once, and not for each. */
async function bringAxe(page: Page): Promise<void> {
  if (!brought.has(page)) await page.addInitScript(AXE);
  brought.add(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
}
