import { expect, type Page } from '@playwright/test';

/** A window of 1280 × 1024 at 400 %. */
const ZOOMED = { width: 320, height: 256 };

/** WCAG 2.2, 1.4.10 and 2.4.11: at 400 %, what stays in sight in the midst of a page leaves two thirds of the window to what is read. */
export async function expectRoomWhenZoomed(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize(ZOOMED);
  await expect.poll(() => shareThatStays(page), { message: page.url() }).toBeLessThan(1 / 3);
  if (before) await page.setViewportSize(before);
}

/** Half way down the page, or the sheet that is open over it: which share of a fine grid of points lies on something fixed or stuck. */
function shareThatStays(page: Page): Promise<number> {
  return page.evaluate(() => {
    const read = document.querySelector(':popover-open') ?? document.documentElement;
    read.scrollTo({ top: read.scrollHeight / 2, behavior: 'instant' });
    // Many points lie on one element.
    const known = new Map<Element | null, boolean>([
      [null, false],
      [read, false],
    ]);
    const stays = (element: Element | null): boolean => {
      const before = known.get(element);
      if (before !== undefined || !element) return before ?? false;
      const { position } = getComputedStyle(element);
      const now = ['fixed', 'sticky'].includes(position) || stays(element.parentElement);
      known.set(element, now);
      return now;
    };
    let [on, all] = [0, 0];
    for (let y = 2; y < innerHeight; y += 4) {
      for (let x = 4; x < innerWidth; x += 8) {
        all += 1;
        on += stays(document.elementFromPoint(x, y)) ? 1 : 0;
      }
    }
    return on / all;
  });
}
