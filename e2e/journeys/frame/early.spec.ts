import { insectPath } from '@vitrine/shared/paths/insect-path';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { BY_NIGHT } from '../../support/by-night.ts';
import { expectRefusal } from '../../support/pages/expect-refusal.ts';
import { holdBack } from '../../support/faults/hold-back.ts';
import { expect, test } from '../../support/journey.ts';
import { readNotice } from '../../support/people/read-notice.ts';
import { amountIn, Shopper } from '../../support/people/shopper.ts';
import { goToWork } from '../../support/people/staff.ts';

/*
 * People who are faster than their line: they press and type on a page of which no script is here yet. Nothing of the
 * shell comes until they have, so the order of events is certain on any machine.
 */

test.beforeEach(() => test.setTimeout(120_000));

test('who presses before any script is here has an insect in the cart once', BY_NIGHT, async ({ page }) => {
  const shopper = new Shopper(page);
  const lot = await shopper.lot(({ stock }) => stock > 2, 2);
  const letGo = await holdBack(page, 'shell');
  await page.goto(insectPath(lot, 'en'), { waitUntil: 'commit' });
  await shopper.addButton().dblclick();
  await letGo();
  await expect(shopper.cartTotal).toContainText(amountIn(lot.priceCents));
  await expect(shopper.addButton()).not.toHaveAttribute('aria-busy', 'true');
});

test(
  'who logs in before any script is here is answered, and the password stays out of the address',
  BY_NIGHT,
  async ({ page, complaints }) => {
    const main = page.getByRole('main');
    const letGo = await holdBack(page, 'shell');
    await page.goto(pathTo('login', 'en'), { waitUntil: 'commit' });
    await main.getByRole('textbox', { name: 'E-mail' }).fill('nobody@example.com');
    await main.getByRole('textbox', { name: 'Password' }).fill('not the password');
    await page.keyboard.press('Enter');
    await letGo();
    await readNotice(page, 'The password or email address you entered is incorrect.');
    expect(page.url()).not.toContain('?');
    expectRefusal(complaints, 400);
  },
);

test(
  'who works is heard before any script is here: a button of the side bar, and a key',
  BY_NIGHT,
  async ({ page, shop }) => {
    await goToWork(shop, page, 'catalogue');
    const palette = page.getByRole('combobox', { name: 'Page, order or insect' });
    for (const act of [
      () => page.getByRole('button', { name: 'Go to' }).click(),
      () => page.keyboard.press('Control+k'),
    ]) {
      const letGo = await holdBack(page, 'shell');
      await page.goto(pathTo('toolsInsects', 'en'), { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await act();
      await letGo();
      await expect(palette).toBeFocused();
      await page.unrouteAll();
    }
  },
);

/** In the page: React has the frame, and stops whatever is meant for a page that it has not. */
const isFrameTakenOver = () =>
  Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer$'));

const MOMENTS = [
  ['as soon as anything takes them', () => true],
  ['when only the frame answers', isFrameTakenOver],
] as const;

for (const [moment, isThen] of MOMENTS) {
  test(
    `photos that are dropped before the tools are here, ${moment}, are taken once they are`,
    BY_NIGHT,
    async ({ page, shop }) => {
      await goToWork(shop, page, 'catalogue');
      const letGo = await holdBack(page, 'tools');
      await page.goto(pathTo('toolsImagesInsect', 'en'), { waitUntil: 'commit' });
      const place = page.getByRole('main').getByRole('heading', { level: 1 });
      // As a browser does it: files can be let go of only where something said that it takes them.
      const isTaken = () =>
        place.evaluate((element) => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File(['no picture'], 'IMG_4711.jpg', { type: 'image/jpeg' }));
          const event = (kind: string) =>
            new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true });
          const takes = !element.dispatchEvent(event('dragover'));
          if (takes) element.dispatchEvent(event('drop'));
          return takes;
        });
      await expect.poll(() => page.evaluate(isThen)).toBe(true);
      await expect.poll(isTaken).toBe(true);
      await letGo();
      await expect(page.getByText('No JPEG, PNG, WebP or AVIF, whatever the name says.')).toBeVisible();
    },
  );
}
