import type { Page } from '@playwright/test';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { expectUsable } from '../../support/pages/expect-usable.ts';
import { BY_NIGHT } from '../../support/by-night.ts';
import { expect, test } from '../../support/journey.ts';
import { Shopper } from '../../support/people/shopper.ts';

const LIST = pathTo('category', 'nl', { category: 'BUTTERFLIES' });

test('a collector chooses two lots of a list, compares and orders one', async ({ page }) => {
  await page.goto(LIST);
  await new Shopper(page, 'nl').ready();
  const toggles = page.getByRole('checkbox', { name: /^Vergelijk ?:/ });
  await expect(toggles).toHaveCount(0);
  await page.getByLabel('Kies loten om te vergelijken').check();
  await toggles.nth(0).check();
  await toggles.nth(1).check();
  const show = page.getByRole('button', { name: /^Vergelijk deze/ });
  await expect(show).toHaveAccessibleName(/\(2\)$/);
  await expectUsable(page);
  await show.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vergelijken');
  await expect(page).toHaveURL(/\/vergelijken\?lot=[^&]+&lot=[^&]+$/);
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  const all = await page.getByRole('row').count();
  await page.getByLabel('Alleen wat verschilt').check();
  await expect.poll(() => page.getByRole('row').count()).toBeLessThan(all);
  await expect(page.getByRole('rowheader', { name: /verschilt$/ }).first()).toBeVisible();
  await expectUsable(page);
  await page
    .getByRole('button', { name: /^In winkelwagen/ })
    .first()
    .click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^(?!.*€\s0,00).*€/ })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a collector compares two lots, at one scale, and takes one out', BY_NIGHT, async ({ page }) => {
    await page.goto(LIST);
    await page.getByLabel('Kies loten om te vergelijken').check();
    const toggles = page.getByRole('checkbox', { name: /^Vergelijk ?:/ });
    await toggles.nth(0).check();
    await toggles.nth(2).check();
    await page.getByRole('button', { name: 'Vergelijk deze' }).click();
    await expect(page.getByRole('columnheader')).toHaveCount(3);
    await expectOneScale(page);
    await page
      .getByRole('link', { name: /weghalen$/ })
      .first()
      .click();
    await expect(page.getByRole('columnheader')).toHaveCount(2);
    await page.getByLabel('Nog een lot, met zijn referentie').fill('NOOIT-1');
    await page.getByRole('button', { name: 'Leg ernaast' }).click();
    await expect(page.getByText('Er is geen lot NOOIT-1 in de winkel.')).toBeVisible();
  });
});

/** A picture is as much narrower than another as fewer millimetres are on it. */
async function expectOneScale(page: Page): Promise<void> {
  const row = page.getByRole('row', { name: /^Eerste beeld/ });
  const widths = await row.getByRole('img').evaluateAll((images) =>
    images.map((image) => ({
      part: Number.parseFloat(image.getAttribute('width') ?? ''),
      shown: image.getBoundingClientRect().width,
    })),
  );
  expect(widths).toHaveLength(2);
  const [one, other] = widths.map(({ part, shown }) => shown / part);
  expect(Math.abs((one ?? 0) / (other ?? 1) - 1)).toBeLessThan(0.02);
  expect(Math.max(...widths.map(({ part }) => part))).toBeCloseTo(100);
}
