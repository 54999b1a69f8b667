/** @jest-environment @vitrine/shared/build/browser-environment */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { insectPath } from '@vitrine/shared/paths/insect-path';
import { FakeCatalogue } from '../testing/fake-catalogue.ts';
import { insect, listing, PAPILIONIDAE } from '../testing/fixtures.ts';
import { openPage } from '../testing/open-page.tsx';

const INSECT = `/api/catalogue/insects/${insect().uuid}`;
const textOf = (path: string) =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href') === path && link.closest('p'))
    .map((link) => link.closest('p')?.textContent);

beforeEach(() => localStorage.clear());

describe('beside the prices', () => {
  it.each([
    ['home', '/'],
    ['a category', '/webshop/moths'],
    ['the new insects', '/webshop/new-insects'],
    ['a search', '/search?q=papilio'],
  ])('of %s the shopper reads once that VAT is included and where shipping is told', async (_list, path) => {
    await openPage(path, new FakeCatalogue(), { vatRegime: 'oss' });
    expect(textOf('/shipping')).toEqual(['VAT included, shipping excluded.']);
  });

  it('of a family too', async () => {
    const shop = new FakeCatalogue().answer('/api/catalogue/listing', listing({ family: PAPILIONIDAE }));
    await openPage('/webshop/butterflies/papilionidae', shop, { vatRegime: 'belgian' });
    expect(textOf('/shipping')).toEqual(['VAT included, shipping excluded.']);
  });

  it('of an insect and of its relatives it is said too', async () => {
    const shop = new FakeCatalogue().answer(INSECT, {
      insect: insect(),
      related: [insect({ uuid: '0B0E5B0A-7C7C-4B4B-9C9C-000000000009' })],
    });
    await openPage(insectPath(insect(), 'en'), shop, { vatRegime: 'belgian' });
    const said = textOf('/shipping').filter((text) => text === 'VAT included, shipping excluded.');
    expect(said).toHaveLength(2);
  });

  it.each([
    ['/nl/webshop/nachtvlinders', '/nl/verzending', 'Btw inbegrepen, verzending niet.'],
    ['/fr/webshop/papillons-de-nuit', '/fr/livraison', 'TVA comprise, frais de livraison en sus.'],
  ])('it is said in the language of the page, as on %s', async (path, shipping, sentence) => {
    await openPage(path, new FakeCatalogue(), { vatRegime: 'belgian' });
    expect(textOf(shipping)).toEqual([sentence]);
  });

  it.each(['/', '/webshop/moths', insectPath(insect(), 'en')])(
    'an exempt shop never says on %s that VAT is included',
    async (path) => {
      await openPage(path, new FakeCatalogue(), { vatRegime: 'exempt' });
      expect(textOf('/shipping')).toContain('No VAT charged (small-business exemption), shipping excluded.');
      expect(document.body.textContent).not.toContain('VAT included');
    },
  );

  it('nothing is said of VAT while the regime is not known', async () => {
    await openPage('/webshop/moths', new FakeCatalogue());
    expect(textOf('/shipping')).toEqual(['Shipping excluded.']);
  });
});
