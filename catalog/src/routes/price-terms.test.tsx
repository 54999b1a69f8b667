/** @jest-environment @vitrine/shared/build/browser-environment */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('beside the prices', () => {
  it.each([
    ['home', '/'],
    ['a category', '/webshop/moths'],
    ['the new insects', '/webshop/new-insects'],
    ['a search', '/search?q=papilio'],
  ])('of %s the shopper reads once that VAT is included and where shipping is told', async (_list, path) => {
    await openPage(path, new FakeCatalogue(), { vatRegime: 'oss' });
    expect(textOf('/shipping')).toEqual(['VAT for Belgium included, shipping excluded.']);
  });

  it('of a family too', async () => {
    const shop = new FakeCatalogue().answer('/api/catalogue/listing', listing({ family: PAPILIONIDAE }));
    await openPage('/webshop/butterflies/papilionidae', shop, { vatRegime: 'belgian' });
    expect(textOf('/shipping')).toEqual(['VAT for Belgium included, shipping excluded.']);
  });

  it('of an insect and of its relatives it is said too', async () => {
    const shop = new FakeCatalogue().answer(INSECT, {
      insect: insect(),
      related: [insect({ uuid: '0B0E5B0A-7C7C-4B4B-9C9C-000000000009' })],
    });
    await openPage(insectPath(insect(), 'en'), shop, { vatRegime: 'belgian' });
    const said = textOf('/shipping').filter(
      (text) => text === 'VAT for Belgium included, shipping excluded.',
    );
    expect(said).toHaveLength(2);
  });

  it.each([
    ['/nl/webshop/nachtvlinders', '/nl/verzending', 'Btw voor België inbegrepen, verzending niet.'],
    ['/fr/webshop/papillons-de-nuit', '/fr/livraison', 'TVA belge comprise, frais de livraison en sus.'],
  ])('it is said in the language of the page, as on %s', async (path, shipping, sentence) => {
    await openPage(path, new FakeCatalogue(), { vatRegime: 'belgian' });
    expect(textOf(shipping)).toEqual([sentence]);
  });

  it.each(['/', '/webshop/moths', insectPath(insect(), 'en')])(
    'an exempt shop never says on %s that VAT is included',
    async (path) => {
      await openPage(path, new FakeCatalogue(), { vatRegime: 'exempt' });
      expect(textOf('/shipping')).toContain('No VAT charged (small-business exemption), shipping excluded.');
      expect(document.body.textContent).not.toMatch(/VAT (for Belgium )?included/);
    },
  );

  it('nothing is said of VAT while the regime is not known', async () => {
    await openPage('/webshop/moths', new FakeCatalogue());
    expect(textOf('/shipping')).toEqual(['Shipping excluded.']);
  });
});

describe('where the shopper is known to live, prices say what is true there', () => {
  const read = async (path = '/webshop/moths', shop = new FakeCatalogue()) => {
    await openPage(path, shop, { vatRegime: 'belgian' });
    return document.body.textContent;
  };
  const CUSTOMS =
    'No VAT charged to this destination, shipping excluded. Import VAT and duty may be due on arrival.';
  const LOCAL =
    'No VAT charged to this destination, shipping excluded. A local import tax may be due on arrival.';

  it.each([
    ['FR', 'VAT included, shipping excluded.'],
    ['CH', CUSTOMS],
    [
      'GB',
      'Without EU VAT, shipping excluded. Up to £135 we sell only with British VAT included; above that',
    ],
  ])('%s', async (country, sentence) => {
    localStorage.setItem('VDM_COUNTRY', country);
    expect(await read()).toContain(sentence);
  });

  it('by the postal code too, once it was typed in the checkout', async () => {
    const address = { country: 'ES', postalCode: '35001', street: '', city: '' };
    sessionStorage.setItem('VDM_CHECKOUT', JSON.stringify(address));
    expect(await read()).toContain(LOCAL);
    expect(document.body.textContent).not.toMatch(/VAT (for Belgium )?included/);
  });

  it('as soon as they choose another country beside an insect', async () => {
    const shipping = [{ countries: ['BE', 'CH'], priceCents: 695, days: { min: 2, max: 4 } }];
    const shop = new FakeCatalogue().answer(INSECT, { insect: insect(), related: [], shipping });
    expect(await read(insectPath(insect(), 'en'), shop)).toContain('VAT for Belgium included');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /ship/i }), 'Switzerland');
    expect(document.body.textContent).toContain(CUSTOMS);
    expect(document.body.textContent).not.toMatch(/VAT (for Belgium )?included/);
  });
});

describe('of a lot under the margin scheme', () => {
  const margin = insect({ isMargin: true });
  const openLot = (lot = margin) =>
    openPage(insectPath(lot, 'en'), new FakeCatalogue().answer(INSECT, { insect: lot, related: [] }), {
      vatRegime: 'belgian',
    });

  it('its page says so, and not that VAT is included', async () => {
    await openLot();
    expect(textOf('/shipping')).toContain('Margin scheme: VAT is not shown separately. Shipping excluded.');
    expect(document.body.textContent).not.toMatch(/VAT (for Belgium )?included/);
  });

  it('what leaves the Union is free of VAT, and says that', async () => {
    localStorage.setItem('VDM_COUNTRY', 'CH');
    await openLot();
    expect(document.body.textContent).toContain('No VAT charged to this destination');
    expect(document.body.textContent).not.toContain('Margin scheme');
  });

  it('a list that holds one among others says that some are', async () => {
    const other = insect({ uuid: '0B0E5B0A-7C7C-4B4B-9C9C-000000000009' });
    const shop = new FakeCatalogue().answer('/api/catalogue/listing', listing({ items: [margin, other] }));
    await openPage('/webshop/moths', shop, { vatRegime: 'belgian' });
    expect(textOf('/shipping').join(' ')).toContain('Some of these lots fall under the margin scheme');
  });
});
