import type { Locator, Page } from '@playwright/test';

/** Room for a ring that lies outside of what has the focus. */
const MARGIN = 12;

/**
 * How many pixels around an element change by 3:1 or more when something is done, and how long a line around it is. Of a
 * link that covers its card the card is what is ringed.
 */
export async function measureChange(page: Page, place: Locator, act: () => Promise<void>) {
  const box = await place.evaluate((element) => {
    const whole = element.closest('article') ?? element;
    const { x, y, width, height } = whole.getBoundingClientRect();
    return { x, y, width, height };
  });
  const x = Math.max(0, box.x - MARGIN);
  const y = Math.max(0, box.y - MARGIN);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const clip = {
    ...{ x, y },
    width: Math.min(box.x + box.width + MARGIN, width) - x,
    height: Math.min(box.y + box.height + MARGIN, height) - y,
  };
  const before = await page.screenshot({ clip });
  await act();
  const after = await page.screenshot({ clip });
  const changed = await countChanged(page, before.toString('base64'), after.toString('base64'));
  return { changed, around: (Math.min(box.width, clip.width) + Math.min(box.height, clip.height)) * 2 };
}

/** In a page of its own: the shop's pages refuse pictures that are not the shop's. */
async function countChanged(page: Page, before: string, after: string): Promise<number> {
  const bench = await page.context().newPage();
  const changed = await bench.evaluate(
    async (shots) => {
      const [one = [], other = []] = await Promise.all(
        shots.map(async (shot) => {
          const picture = new Image();
          picture.src = `data:image/png;base64,${shot}`;
          await picture.decode();
          const canvas = document.createElement('canvas');
          canvas.width = picture.width;
          canvas.height = picture.height;
          const pen = canvas.getContext('2d');
          pen?.drawImage(picture, 0, 0);
          return pen?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
        }),
      );
      const light = (pixels: ArrayLike<number>, at: number) => {
        const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((channel) => {
          const value = (pixels[at + channel] ?? 0) / 255;
          return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
      };
      let count = 0;
      for (let at = 0; at < one.length; at += 4) {
        const [was, is] = [light(one, at), light(other, at)];
        if (Math.max(was, is) / Math.min(was, is) >= 3) count += 1;
      }
      return count;
    },
    [before, after],
  );
  await bench.close();
  return changed;
}
