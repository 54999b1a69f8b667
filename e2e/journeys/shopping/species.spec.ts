import { pathTo } from '@vitrine/shared/paths/path-to';
import { genusOf } from '@vitrine/shared/paths/species-path';
import { isTakenOver } from '../../support/pages/taken-over.ts';
import { BY_NIGHT } from '../../support/by-night.ts';
import { expect, test } from '../../support/journey.ts';
import { Shopper } from '../../support/people/shopper.ts';

const MACHAON = {
  category: 'BUTTERFLIES' as const,
  ...{ family: 'papilionidae', genus: 'papilio', species: 'machaon' },
};

test('a collector goes from a lot to its species, to its genus and to another species', async ({ page }) => {
  const shopper = new Shopper(page, 'nl');
  const lot = await shopper.lot(({ stock, name }) => stock > 0 && name.includes(' '));
  await shopper.open(lot);
  await page.waitForFunction(isTakenOver);
  await page.getByRole('link', { name: 'Alles over deze soort' }).first().click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(lot.name);
  await expect(heading).toBeFocused();
  await expect(page).toHaveURL(/\/genus\//);
  const french = page.getByRole('banner').getByRole('link', { name: 'FR', exact: true });
  await expect(french).toHaveAttribute('href', /\/genre\//);
  await page
    .getByRole('navigation', { name: 'Je bent hier' })
    .getByRole('link', { name: genusOf(lot.name) })
    .click();
  await expect(heading).toHaveText(genusOf(lot.name));
  const species = page.getByRole('main').getByRole('article').first().getByRole('link');
  const name = await species.innerText();
  await species.click();
  await expect(heading).toContainText(name);
});

test('a species that never was is not found, and one below another family is led on', async ({ request }) => {
  const never = pathTo('species', 'en', { ...MACHAON, species: 'nowhere' });
  expect((await request.get(never)).status()).toBe(404);
  const moved = await request.get(pathTo('species', 'en', { ...MACHAON, family: 'pieridae' }), {
    maxRedirects: 0,
  });
  expect(moved.status()).toBe(301);
  expect(moved.headers()['location']).toBe(pathTo('species', 'en', MACHAON));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a collector reads of a species, its genus and what a post names',
    BY_NIGHT,
    async ({ page, request }) => {
      await page.goto(pathTo('species', 'en', MACHAON));
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toContainText('Papilio machaon');
      await expect(main.getByText('Koninginnenpage')).toBeVisible();
      await expect(
        main
          .getByRole('region', { name: /for sale$/ })
          .getByRole('rowheader')
          .first(),
      ).toBeVisible();
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`${pathTo('species', 'en', MACHAON)}$`),
      );
      expect(await page.locator('script[type="application/ld+json"]').allTextContents()).toEqual(
        expect.arrayContaining([expect.stringContaining('"Taxon"')]),
      );
      await main.getByRole('link', { name: 'The whole genus' }).click();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Papilio');
      await page.goto(`${pathTo('search', 'en')}?q=papilio+machaon`);
      await expect(main.getByRole('link', { name: 'All about Papilio machaon' })).toHaveAttribute(
        'href',
        pathTo('species', 'en', MACHAON),
      );
      await page.goto(pathTo('blog', 'en'));
      await main.getByRole('link', { name: 'Keeping a collection for life' }).click();
      const named = main.getByRole('region', { name: 'Mentioned here, and in stock' });
      await expect(named.getByRole('article').first()).toBeVisible();
      await page.goto(pathTo('post', 'en', { slug: 'how-we-grade' }));
      await main.getByRole('table').getByRole('link', { name: 'A2' }).click();
      await expect(page.getByRole('link', { name: 'Remove the filter: Grade A2' })).toBeVisible();
      const sitemap = await (await request.get('/sitemap.xml')).text();
      expect(sitemap).toContain(pathTo('species', 'fr', MACHAON));
    },
  );
});
