import type { Page } from '@playwright/test';
import { BY_NIGHT } from '../../support/by-night.ts';
import { insectPageSchema } from '@vitrine/shared/contract/catalogue';
import { expect, test } from '../../support/journey.ts';
import { expectUsable } from '../../support/pages/expect-usable.ts';
import { Shopper } from '../../support/people/shopper.ts';
import { enlarge, viewer } from '../../support/shops/photographed.ts';

const end = (page: Page, number: 1 | 2) =>
  viewer(page).getByRole('button', { name: `End ${number} of the ruler` });
const said = async (page: Page) => Number.parseFloat(await viewer(page).locator('output').innerText());

/** How many millimetres lie between the middles of the ends, by the picture below them. */
async function measured(page: Page, widthMm: number): Promise<number> {
  const [picture, from, to] = await Promise.all(
    [viewer(page).getByRole('img').first(), end(page, 1), end(page, 2)].map((part) => part.boundingBox()),
  );
  if (!picture || !from || !to) throw new Error('nothing is measured');
  return (Math.hypot(to.x - from.x, to.y - from.y) / picture.width) * widthMm;
}

test(
  'a collector measures a specimen by keys and by hand, however near',
  BY_NIGHT,
  async ({ page, request }) => {
    const shopper = new Shopper(page);
    const lot = await shopper.lot(({ stock }) => stock > 0);
    const answer = await request.get(`/api/catalogue/insects/${lot.uuid}`);
    const widthMm = insectPageSchema.parse(await answer.json()).insect.pictures[0]?.widthMm ?? 0;
    const untilTrue = () =>
      expect
        .poll(async () => Math.abs((await said(page)) / (await measured(page, widthMm)) - 1))
        .toBeLessThan(0.01);
    await shopper.open(lot);
    await shopper.ready();
    await enlarge(page).click();
    // While it opens it takes the focus.
    await expect(viewer(page)).toBeFocused();
    const measure = viewer(page).getByRole('button', { name: 'Measure' });
    await measure.click();
    await expect(measure).toHaveAttribute('aria-pressed', 'true');
    await expect(end(page, 1)).toBeFocused();
    await untilTrue();
    const whole = await said(page);
    for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(() => said(page)).toBeLessThan(whole);
    await untilTrue();
    const shorter = await said(page);
    const before = await end(page, 1).boundingBox();
    await viewer(page).getByRole('button', { name: 'Nearer' }).click();
    await expect.poll(async () => (await end(page, 1).boundingBox())?.x).not.toBe(before?.x);
    await untilTrue();
    expect(await said(page)).toBe(shorter);
    const at = await end(page, 2).boundingBox();
    await end(page, 2).hover();
    await page.mouse.down();
    await page.mouse.move((at?.x ?? 0) - 40, (at?.y ?? 0) + 90, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => said(page)).not.toBe(shorter);
    await untilTrue();
    await expectUsable(page);
    await measure.click();
    await expect(end(page, 1)).toHaveCount(0);
    await expect(viewer(page)).toHaveCount(1);
  },
);
