import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { LOCALES } from '@vitrine/shared/contract/locale';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { byDayIf } from '../../support/by-night.ts';
import { expectUsable } from '../../support/pages/expect-usable.ts';
import { expect, test } from '../../support/journey.ts';
import type { Shop } from '../../support/shops/run-shop.ts';
import { goToWork } from '../../support/people/staff.ts';
import { inSight } from '../../support/pages/in-sight.ts';

const TITLES = {
  toolsMissingFamily: {
    en: 'Insects without a family',
    nl: 'Insecten zonder familie',
    fr: 'Insectes sans famille',
  },
  toolsMissingOrigin: {
    en: 'Insects without an origin',
    nl: 'Insecten zonder herkomst',
    fr: 'Insectes sans origine',
  },
  toolsSpacesInsects: {
    en: 'Spaces in names of insects',
    nl: 'Spaties in namen van insecten',
    fr: 'Espaces dans les noms d’insectes',
  },
  toolsSpacesFamilies: {
    en: 'Spaces in names of families',
    nl: 'Spaties in namen van families',
    fr: 'Espaces dans les noms de familles',
  },
} as const;
const NAMES = Object.keys(TITLES) as (keyof typeof TITLES)[];

/** What was entered in a hurry: a lot of no family, one from nowhere, and one with spaces that nobody sees. */
function leaveGaps({ dataDir }: Shop): void {
  const database = new DatabaseSync(path.join(dataDir, 'vitrine.sqlite'), { timeout: 10_000 });
  const [one, other, third] = database
    .prepare('select id from insects where family_id is not null and is_mixed = 0 order by id limit 3')
    .all()
    .map(({ id }) => Number(id));
  database.prepare('update insects set family_id = null, category = null where id = ?').run(one ?? 0);
  database.prepare(`update insects set country = '', locality = '' where id = ?`).run(other ?? 0);
  database.prepare(`update insects set genus = genus || ' ' where id = ?`).run(third ?? 0);
  database.exec(`update families set name_fr = ' ' || name_fr where id = (select min(id) from families)`);
  database.close();
}

for (const locale of LOCALES) {
  test(
    `what is missing and what is stray is found and read in ${locale}, on a phone too`,
    byDayIf(locale === 'fr'),
    async ({ page, shop }) => {
      test.setTimeout(300_000);
      leaveGaps(shop);
      await goToWork(shop, page, 'catalogue');
      for (const name of NAMES) {
        await page.setViewportSize({ width: 1280, height: 900 });
        await page.goto(pathTo(name, locale));
        await expect(page.getByRole('heading', { level: 1, name: TITLES[name][locale] })).toBeVisible();
        await expect(page.getByRole('main').getByRole('rowheader').first()).toBeVisible();
        await expectUsable(page);
        await page.setViewportSize({ width: 320, height: 800 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      }
    },
  );
}

test('somebody fills in a family by keys, and takes it back', async ({ page, shop }) => {
  test.setTimeout(300_000);
  leaveGaps(shop);
  await goToWork(shop, page, 'catalogue');
  await page.goto(pathTo('toolsMissingFamily', 'en'));
  const family = page.getByRole('combobox', { name: /^Family of [A-Z]/ }).first();
  const rows = page.getByRole('main').getByRole('rowheader');
  await expect(family).toBeVisible();
  const before = await rows.count();
  await family.focus();
  await page.keyboard.type('Nymph');
  await expect(family).not.toHaveValue('');
  await page.keyboard.press('Control+s');
  await expect(inSight(page, '1 lot filled in.')).toBeVisible();
  await expect(rows).toHaveCount(before - 1);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Control+z');
  await expect(rows).toHaveCount(before);
});
