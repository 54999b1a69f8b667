import { LOCALES } from '@vitrine/shared/contract/locale';
import { insectPath } from '@vitrine/shared/paths/insect-path';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { withQuery } from '@vitrine/shared/paths/with-query';
import { BY_NIGHT } from '../../support/by-night.ts';
import { expect, test } from '../../support/journey.ts';

const LOT = 'Ornithoptera goliath';
/** Where it comes from, as each language says it. */
const PLACE = {
  en: /Arfak Mountains, West Papua/,
  nl: /Arfakgebergte, West-Papoea/,
  fr: /monts Arfak, Papouasie occidentale/,
};

test(
  'a place is said in the shopper’s language, on cards, pages and in what is searched',
  BY_NIGHT,
  async ({ page }) => {
    const answer = await page.request.get(`/api/catalogue/listing?q=${encodeURIComponent(LOT)}&size=24`);
    const { items } = (await answer.json()) as {
      items: (Parameters<typeof insectPath>[0] & { locality: string })[];
    };
    const lot = items.find(({ locality }) => PLACE.en.test(locality));
    if (!lot) throw new Error('no such lot');
    for (const locale of LOCALES) {
      await page.goto(withQuery(pathTo('search', locale), { q: LOT }));
      await expect(page.getByRole('article').filter({ hasText: PLACE[locale] }).first()).toBeVisible();
      await page.goto(insectPath(lot, locale));
      await expect(page.getByRole('main').getByText(PLACE[locale]).first()).toBeVisible();
    }
    await page.goto(withQuery(pathTo('search', 'fr'), { q: 'monts arfak' }));
    await expect(page.getByRole('article').filter({ hasText: PLACE.fr }).first()).toBeVisible();
  },
);
