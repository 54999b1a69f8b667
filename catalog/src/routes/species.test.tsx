/** @jest-environment @vitrine/shared/build/browser-environment */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speciesPath } from '@vitrine/shared/paths/species-path';
import { FakeCatalogue } from '../testing/fake-catalogue.ts';
import { insect, PAPILIONIDAE } from '../testing/fixtures.ts';
import { openPage } from '../testing/open-page.tsx';
import { speciesPage, summary } from '../testing/species-fixtures.ts';
import { PATH, GENUS, withGenus, section, hrefs } from './testing/species-page.ts';

const withSpecies = (changes = {}) =>
  new FakeCatalogue().answer('/api/catalogue/genera/papilio/machaon', speciesPage(changes));

beforeEach(() => localStorage.clear());

describe('the page of a species', () => {
  it('says its names, where it belongs, what there is of it and what there was', async () => {
    await openPage(PATH, withSpecies());
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Papilio machaon Linnaeus, 1758');
    expect(screen.getByText('Also described as').nextElementSibling?.textContent).toContain(
      'Papilio hippocrates',
    );
    expect(screen.getByText('In Dutch').nextElementSibling?.textContent).toBe('Koninginnenpage');
    expect(screen.getByText('For sale now').nextElementSibling?.textContent).toContain('1 lot, €12.50');
    expect(section('1 lot for sale').getByRole('button', { name: /Add to cart/ })).toBeTruthy();
    expect(section('One not for sale now').getByRole('link', { name: 'BU-0002' })).toBeTruthy();
    expect(hrefs(section('Other species of Papilio').getAllByRole('link'))).toEqual([
      GENUS,
      speciesPath('Papilio ulysses', PAPILIONIDAE, 'en'),
    ]);
  });

  it.each([
    ['nl', 'Koninginnenpage', 'In het Engels'],
    ['fr', 'Machaon', 'En anglais'],
  ] as const)('is called as in %s, and then as elsewhere', async (locale, name, elsewhere) => {
    await openPage(speciesPath('Papilio machaon', PAPILIONIDAE, locale) ?? '', withSpecies());
    expect(screen.getAllByText(name).length).toBeGreaterThan(0);
    expect(screen.getByText(elsewhere).nextElementSibling?.textContent).toBe('Swallowtail');
  });

  it('says when the reader’s language has no name for it', async () => {
    const commonName = { en: 'Swallowtail', nl: '', fr: '' };
    await openPage(speciesPath('Papilio machaon', PAPILIONIDAE, 'nl') ?? '', withSpecies({ commonName }));
    expect(screen.getByText('In het Nederlands').nextElementSibling?.textContent).toBe(
      'Geen gangbare naam die wij kennen',
    );
    expect(screen.queryByText('In het Frans')).toBeNull();
  });

  it.each([
    ['sample-list', 'Papilio hippocrates source: the sample list that comes with the shop’s software'],
    ['Felder 1864', 'Papilio hippocrates source: Felder 1864'],
    ['', 'Papilio hippocrates'],
  ])('says who calls it otherwise: “%s”', async (source, said) => {
    const synonymSources = source ? { 'Papilio hippocrates': source } : {};
    await openPage(PATH, withSpecies({ synonymSources }));
    expect(screen.getByText('Also described as').nextElementSibling?.textContent).toBe(said);
  });

  it('says who calls it as it is called, in the reader’s language too', async () => {
    const nameSources = {
      Koninginnenpage: 'Nederlands Soortenregister',
      Swallowtail: 'Butterfly Conservation',
    };
    await openPage(PATH, withSpecies({ nameSources }));
    expect(screen.getByText('In Dutch').nextElementSibling?.textContent).toBe(
      'Koninginnenpage source: Nederlands Soortenregister',
    );
    expect(screen.getByText('In English').nextElementSibling?.textContent).toBe(
      'Swallowtail source: Butterfly Conservation',
    );
    expect(screen.getByText('In French').nextElementSibling?.textContent).toBe('Machaon');
  });

  it('never passes a name that the shop made of the Latin one off as a name in use', async () => {
    const commonName = { en: 'Magnificent weevil', nl: '', fr: '' };
    const nameSources = { 'Magnificent weevil': 'translated' };
    await openPage(PATH, withSpecies({ commonName, nameSources }));
    expect(screen.getByText('In English').nextElementSibling?.textContent).toBe(
      'Magnificent weevil translated from the Latin name: we know of no name in use',
    );
  });

  it('reads its lots as a table, in the order and on the page that the address names', async () => {
    const shop = withSpecies({ count: 30, pages: 2, page: 2, sort: 'price-up' });
    const { head } = await openPage(`${PATH}?sort=price-up&page=2`, shop);
    expect(shop.asked.find(({ path }) => path.endsWith('/machaon'))?.query).toEqual({
      ...{ sort: 'price-up', page: '2' },
    });
    const table = within(screen.getByRole('table', { name: 'Lots for sale' }));
    const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['Reference', 'Sex', 'Locality', 'Year', 'Size', 'Grade', 'Price']);
    expect(table.getByRole('rowheader', { name: /BU-0001/ })).toBeTruthy();
    const sorts = within(screen.getByRole('navigation', { name: 'Sort by' }));
    expect(sorts.getByRole('link', { current: true }).textContent).toBe('price, low to high');
    expect(screen.getByRole('link', { name: 'Previous page' }).getAttribute('href')).toBe(
      `${PATH}?sort=price-up`,
    );
    expect(head()).toMatchObject({
      title: 'Papilio machaon, Swallowtail, page 2 · Vitrine',
      ...{ canonical: `${PATH}?page=2`, isIndexed: false },
      alternates: { en: `${PATH}?sort=price-up&page=2` },
    });
  });

  it('says of each lot whether it goes to the country that was chosen in this browser', async () => {
    const lots = ['1', '2', '3', '4'].map((end) =>
      insect({ uuid: `0B0E5B0A-7C7C-4B4B-9C9C-00000000000${end}`, reference: `BU-000${end}` }),
    );
    const [yes = '', papers = '', ask = '', no = ''] = lots.map(({ uuid }) => uuid);
    const none = { yes: [], papers: [], ask: [] };
    const ships = [
      { ...none, uuids: [yes], yes: ['BE', 'CH'] },
      { ...none, uuids: [papers], yes: ['BE'], papers: ['CH'] },
      { ...none, uuids: [ask], yes: ['BE'], ask: ['CH'] },
      { ...none, uuids: [no], yes: ['BE'] },
    ];
    localStorage.setItem('VDM_COUNTRY', 'CH');
    await openPage(PATH, withSpecies({ count: 4, offered: lots, ships }));
    const table = within(screen.getByRole('table', { name: 'Lots for sale' }));
    expect(table.getByRole('columnheader', { name: 'Ships to: Switzerland' })).toBeTruthy();
    const said = table
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell').at(-2)?.lastElementChild?.textContent);
    expect(said).toEqual(['yes', 'with papers', 'ask us', 'no']);
    expect(table.getByRole('link', { name: 'ask us' }).getAttribute('href')).toContain('BU-0003');
  });

  it('says when a lot was sold and which is only reserved, and prices without a buyer behind them', async () => {
    const [sold, held, broken] = ['1', '2', '3'].map((end) =>
      insect({ uuid: `0B0E5B0A-7C7C-4B4B-9C9C-00000000000${end}`, reference: `BU-000${end}`, stock: 0 }),
    );
    const lots = [sold, held, broken].flatMap((lot) => lot ?? []);
    const sales = {
      ...{ count: 7, months: { [sold?.uuid ?? '']: '2026-03' }, held: [held?.uuid ?? ''] },
      prices: [{ gender: 'MALE', quality: 'A1', count: 6, fromCents: 1000, toCents: 2500 }],
    };
    const page = await openPage(PATH, withSpecies({ soldCount: 3, sold: lots, sales }));
    const ledger = section('3 not for sale now');
    const lines = ledger.getAllByRole('article').map((line) => line.textContent);
    expect(lines[0]).toContain('sold in March\u00a02026');
    expect(lines[1]).toMatch(/reserved$/);
    expect(lines.join()).not.toContain('€');
    const [, row] = section('What was paid')
      .getAllByRole('row')
      .map((one) => one.textContent);
    expect(row).toBe('maleA16€10.00\u00a0– €25.00');
    expect(screen.getByText('Sold so far').nextElementSibling?.textContent).toBe('7 specimens');
    page.unmount();
    await openPage(PATH, withSpecies({ sold: lots, sales: { ...sales, prices: [] } }));
    expect(screen.queryByText('What was paid')).toBeNull();
  });

  it('shows the outline of its kind until its first picture is drawn, and asks for that at once', async () => {
    const bare = { picture: null, family: { ...PAPILIONIDAE, category: 'BEETLES' as const } };
    const never = insect({ ...bare, uuid: '0B0E5B0A-7C7C-4B4B-9C9C-000000000001', isPictureAwaited: false });
    const coming = insect({ ...bare, uuid: '0B0E5B0A-7C7C-4B4B-9C9C-000000000002' });
    const page = await openPage(PATH, withSpecies({ offered: [never, coming], sold: [] }));
    const picture = screen.getByRole('img', { name: 'Papilio machaon' });
    expect(picture.getAttribute('data-plan')).toBe('beetle');
    const image = picture.querySelector('img');
    expect(image?.getAttribute('srcset')).toContain(`/pictures/of/${coming.uuid.toLowerCase()}/0`);
    expect(image?.getAttribute('loading')).toBeNull();
    page.unmount();
    await openPage(PATH, withSpecies({ offered: [], sold: [never], others: [] }));
    const outlines = [...document.querySelectorAll('[data-plan]')].map((one) =>
      one.getAttribute('data-plan'),
    );
    expect(outlines).toEqual(['beetle', 'beetle']);
    expect(document.querySelector('img')).toBeNull();
  });

  it('asks which sex to tell of, the missing one first, while others are for sale', async () => {
    const shop = withSpecies({ wishUuid: insect().uuid }).answer('/api/subscriptions', {});
    await openPage(PATH, shop);
    const wish = section('Tell me when another Papilio machaon comes in');
    const sexes = wish.getAllByRole('option').map(({ textContent }) => textContent);
    expect(sexes).toEqual(['male', 'any sex', 'female']);
    await userEvent.selectOptions(wish.getByRole('combobox', { name: 'Sex' }), 'female');
    await userEvent.type(wish.getByRole('textbox', { name: /E-mail address/ }), 'ada@example.com');
    await userEvent.click(wish.getByRole('button', { name: 'Tell me' }));
    await screen.findByText(/We have sent an e-mail to ada@example.com/);
    expect(shop.asked.at(-1)?.body).toMatchObject({ uuid: insect().uuid, gender: 'FEMALE' });
  });

  it('asks anew on the page of another species, whatever was asked on this one', async () => {
    const other = speciesPage({ name: 'Papilio ulysses', wishUuid: insect().uuid.replace(/1$/, '7') });
    const shop = withSpecies({ wishUuid: insect().uuid })
      .answer('/api/subscriptions', {})
      .answer('/api/catalogue/genera/papilio/ulysses', other);
    const { router } = await openPage(PATH, shop);
    await userEvent.type(screen.getByRole('textbox', { name: /E-mail address/ }), 'ada@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Tell me' }));
    await screen.findByText(/We have sent an e-mail/);
    await act(() => router.navigate(speciesPath('Papilio ulysses', PAPILIONIDAE, 'en') ?? ''));
    await screen.findByRole('region', { name: 'Tell me when another Papilio ulysses comes in' });
    expect(screen.queryByText(/We have sent an e-mail/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Tell me' })).toBeTruthy();
  });

  it('names the places of what is sold in the reader’s language', async () => {
    const sold = [insect({ country: 'GR', locality: 'Crete', stock: 0 })];
    await openPage(speciesPath('Papilio machaon', PAPILIONIDAE, 'nl') ?? '', withSpecies({ sold }));
    expect(screen.getByText(/Kreta/)).toBeTruthy();
  });

  it('changes the order of its lots without a jump to the top', async () => {
    const { router } = await openPage(PATH, withSpecies({ count: 30 }));
    const sorts = within(screen.getByRole('navigation', { name: 'Sort by' }));
    await userEvent.click(sorts.getByRole('link', { name: 'price, low to high' }));
    expect(router.state.location.search).toBe('?sort=price-up');
    expect(router.state.preventScrollReset).toBe(true);
  });

  it('tells who waits for one when none is left', async () => {
    const shop = withSpecies({ count: 0, fromCents: null, offered: [], wishUuid: insect().uuid }).answer(
      '/api/subscriptions',
      {},
    );
    await openPage(PATH, shop);
    const wish = section('Tell me when another Papilio machaon comes in');
    await userEvent.type(wish.getByRole('textbox', { name: /E-mail address/ }), 'ada@example.com');
    await userEvent.click(wish.getByRole('button', { name: 'Tell me' }));
    await screen.findByText(/We have sent an e-mail to ada@example.com/);
    expect(shop.asked.at(-1)?.body).toMatchObject({ kind: 'restock', uuid: insect().uuid });
  });

  it('has one address, whatever leads there', async () => {
    for (const path of [
      '/webshop/moths/saturniidae/genus/papilio/machaon',
      '/webshop/butterflies/papilionidae/genus/Papilio/Machaon',
    ]) {
      const page = await openPage(path, withSpecies());
      expect(page.address).toBe(PATH);
      page.unmount();
    }
  });

  it('is not found when there never was one', async () => {
    expect((await openPage(PATH, new FakeCatalogue())).status).toBe(404);
  });

  it('leads to all lots when it shows the first of many', async () => {
    await openPage(PATH, withSpecies({ count: 30 }));
    expect(screen.getByRole('link', { name: 'All 30 lots, with filters' }).getAttribute('href')).toBe(
      '/search?q=Papilio+machaon',
    );
  });

  it('is a taxon to search engines, in three languages, with its lots', async () => {
    const { head } = await openPage(PATH, withSpecies());
    expect(head()).toMatchObject({
      title: 'Papilio machaon, Swallowtail · Vitrine',
      canonical: PATH,
      isIndexed: true,
      alternates: {
        nl: '/nl/webshop/dagvlinders/papilionidae/genus/papilio/machaon',
        fr: '/fr/webshop/papillons-de-jour/papilionidae/genre/papilio/machaon',
      },
      jsonLd: [
        {
          ...{ '@type': 'Taxon', taxonRank: 'species' },
          alternateName: ['Swallowtail', 'Koninginnenpage', 'Machaon', 'Papilio hippocrates'],
          parentTaxon: { name: 'Papilio', parentTaxon: { name: 'Papilionidae', taxonRank: 'family' } },
        },
        { '@type': 'ItemList', itemListElement: [{ name: 'Papilio machaon, BU-0001' }] },
        { '@type': 'BreadcrumbList', itemListElement: { length: 5 } },
      ],
    });
  });

  it('is kept from search engines only when there is nothing to read', async () => {
    const none = { count: 0, fromCents: null, offered: [], wishUuid: insect().uuid };
    const sold = await openPage(PATH, withSpecies(none));
    expect(sold.head().isIndexed).toBe(true);
    sold.unmount();
    const gone = await openPage(PATH, withSpecies({ ...none, soldCount: 0, sold: [] }));
    expect([gone.head().isIndexed, gone.status]).toEqual([false, 200]);
  });
});

describe('a summary of a species', () => {
  it('says a sex alone by its sign and its word', async () => {
    await openPage(GENUS, withGenus({ species: [summary({ genders: ['FEMALE'], count: 1 })] }));
    expect(screen.getByRole('article').textContent).toContain('1 lot female');
  });
});
