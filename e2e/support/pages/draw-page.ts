import path from 'node:path';
import type { Page } from '@playwright/test';
import { brokenReferences } from './broken-references.ts';
import { cutText } from './cut-text.ts';

const HEIGHT = { 360: 780, 768: 1024, 1440: 900, 1920: 1080 } as const;
type Width = keyof typeof HEIGHT;
/** French has the longest words: what differs by language at the other widths differs there. */
const WIDTHS: Record<'fr' | 'others', readonly Width[]> = { fr: [360, 768, 1440, 1920], others: [360, 1440] };
/** Pictures are for people: a night that nobody looks at asks what a machine can tell, and leaves them out. */
const IS_DRAWN = process.env.DRAW_PAGES === '1';
/** By night a page has other colours and nothing else: it is drawn at one width, in one language. */
const BY_NIGHT = 1440;
/** Lots of a page are drawn while it is looked at; a picture that is not there after so long has its stand-in. */
const DRAWN_MS = 30_000;

/**
 * What a machine can tell of the page that is open, at each width. With `DRAW_PAGES=1` writes it into
 * `<folder>/<name>-<width>-<theme>.jpg` too, to be looked at.
 */
export async function drawPage(page: Page, folder: string, name: string): Promise<string[]> {
  const faults: string[] = [];
  const before = page.viewportSize();
  const isLongest = (await page.locator('html').getAttribute('lang')) === 'fr';
  for (const width of WIDTHS[isLongest ? 'fr' : 'others']) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: HEIGHT[width] });
    if (IS_DRAWN) await untilLoaded(page);
    else await page.evaluate(() => document.fonts.ready.then(() => null));
    const wide = await widthOf(page);
    const found = [...(await cutText(page)), ...(await brokenReferences(page))];
    if (wide > width) found.push(`${wide} wide`);
    faults.push(...found.map((one) => `${name} at ${width}: ${one}`));
    if (IS_DRAWN) await draw('light', width);
    if (IS_DRAWN && isLongest && width === BY_NIGHT) await draw('dark', width);
  }
  if (before) await page.setViewportSize(before);
  return faults;

  async function draw(colorScheme: 'light' | 'dark', width: number): Promise<void> {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const file = path.join(folder, `${name}-${width}-${colorScheme}.jpg`);
    await page.screenshot({ path: file, fullPage: true, type: 'jpeg', quality: 70 });
  }
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** Pictures below the fold are asked for when they come near: all of them are, and drawn. */
async function untilLoaded(page: Page): Promise<void> {
  await page.evaluate(async (patience) => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    // What stays in sight would be drawn in the middle of the page.
    window.scrollTo(0, 0);
    const untilThere = (image: HTMLImageElement) =>
      new Promise((resolve) => {
        if (image.complete) resolve(null);
        for (const end of ['load', 'error']) image.addEventListener(end, resolve, { once: true });
      });
    const all = Promise.all([document.fonts.ready, ...images.map(untilThere)]);
    await Promise.race([all, new Promise((resolve) => setTimeout(resolve, patience))]);
  }, DRAWN_MS);
}
