import { BY_NIGHT } from '../../support/by-night.ts';
import { expect, test } from '../../support/journey.ts';
import { expectRefusal } from '../../support/pages/expect-refusal.ts';
import { expectUsable } from '../../support/pages/expect-usable.ts';
import { goToWork } from '../../support/people/staff.ts';
import { lotWithPhotos, openLot, PICTURES_MS, viewer } from '../../support/shops/photographed.ts';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { withQuery } from '@vitrine/shared/paths/with-query';

test.beforeEach(() => test.setTimeout(PICTURES_MS * 2));

test(
  'the owner pins a flaw by keys and may lower the grade; a collector walks to it by keys',
  BY_NIGHT,
  async ({ page, shop, request, complaints }) => {
    const lot = await lotWithPhotos(shop, request);
    await goToWork(shop, page, 'catalogue');
    const listed = async () => {
      const answer = await page.request.get(`/api/tools/insects?q=${lot.reference}`);
      return ((await answer.json()) as { rows: { id: number; quality: string }[] }).rows[0];
    };
    const id = String((await listed())?.id);
    const grade = async (letter: string) => {
      await page.goto(pathTo('toolsInsect', 'en', { id }));
      await page.getByLabel('Grade').selectOption(letter);
      // Else the next one may be opened before this one is saved, and be told that somebody else was first. The page says
      // "Saved" from the start.
      const answered = page.waitForResponse((answer) => answer.request().method() === 'PUT');
      await page.keyboard.press('Control+s');
      await answered;
    };
    await grade('A1');
    await expect.poll(async () => (await listed())?.quality).toBe('A1');
    await grade('B');
    const box = page.getByLabel('Flaws not visible in the pictures');
    await expect(box).toHaveAccessibleDescription(/grade A2 or below shows its flaws/);
    expectRefusal(complaints, 400);

    await page.goto(withQuery(pathTo('toolsImagesInsect', 'en'), { of: id }));
    await page.getByRole('button', { name: /^Flaws on picture 1/ }).press('Enter');
    await page.getByRole('button', { name: 'Add a flaw' }).press('Enter');
    const here = page.getByRole('button', { name: /^Where the flaw is/ });
    await expect(here).toBeFocused();
    for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('ArrowRight');
    await page.getByLabel('Kind').selectOption('Tear in a wing');
    await page.getByLabel('In your words, English').fill('4 mm');
    await expectUsable(page);
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('paragraph').filter({ hasText: /^Tear in a wing: pinned$/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Flaw 1: Tear in a wing' })).toBeVisible();
    await grade('B');
    await expect(page.getByRole('main').getByText('Saved', { exact: true })).toBeVisible();

    await openLot(page, lot);
    const list = page.getByRole('region', { name: 'What is not perfect' });
    await expect(list).toContainText('4 mm');
    await list.getByRole('link', { name: 'Tear in a wing' }).press('Enter');
    const ring = viewer(page).getByRole('button', { name: 'Flaw 1: Tear in a wing. 4 mm' });
    await expect(ring).toBeFocused();
    await expectUsable(page);
    const middle = async () => {
      const [picture, at] = await Promise.all([
        viewer(page).getByRole('img').first().boundingBox(),
        ring.boundingBox(),
      ]);
      if (!picture || !at) throw new Error('nothing is ringed');
      return (at.x + at.width / 2 - picture.x) / picture.width;
    };
    expect(await middle()).toBeCloseTo(0.55, 2);
    await page.keyboard.press('Enter');
    await expect(viewer(page).getByRole('listitem').filter({ hasText: 'Tear in a wing' })).toBeVisible();
    await expect.poll(middle).toBeCloseTo(0.55, 2);
    await viewer(page).getByRole('button', { name: 'Show flaws' }).press('Enter');
    await expect(ring).toBeHidden();
    // What has the focus may go with its picture: the next key is not of the page below.
    await page.keyboard.press('Enter');
    await ring.focus();
    await page.keyboard.press('0');
    await page.keyboard.press('ArrowRight');
    await expect(ring).toBeHidden();
    await page.keyboard.press('Tab');
    expect(await viewer(page).evaluate((box) => box.contains(document.activeElement))).toBe(true);
  },
);
