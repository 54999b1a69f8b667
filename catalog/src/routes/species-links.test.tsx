/** @jest-environment @vitrine/shared/build/browser-environment */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { genusPath } from '@vitrine/shared/paths/species-path';
import { FakeCatalogue } from '../testing/fake-catalogue.ts';
import { insect, listing, PAPILIONIDAE } from '../testing/fixtures.ts';
import { openPage } from '../testing/open-page.tsx';
import { shopWith } from '../testing/shop-with.ts';
import { PATH, GENUS, section, hrefs } from './testing/species-page.ts';

beforeEach(() => localStorage.clear());

describe('a species is come to', () => {
  it('from a lot of it, and from its relatives: first its species, then its genus, then its family', async () => {
    const kin = (n: number, name: string) => insect({ uuid: insect().uuid.replace(/1$/, String(n)), name });
    const relatives = { sameSpecies: [kin(2, 'Papilio machaon')], sameGenus: [kin(3, 'Papilio paris')] };
    const shop = shopWith({}, relatives).answer(`/api/catalogue/insects/${insect().uuid}`, {
      ...{ insect: insect(), ...relatives },
      related: [kin(4, 'Iphiclides podalirius')],
    });
    await openPage('/webshop/new-insects/papilio-machaon-0b0e5b0a-7c7c-4b4b-9c9c-000000000001', shop);
    const titles = ['Others of this species', 'Others of this genus', 'From the same family'];
    const regions = screen
      .getAllByRole('region')
      .map((region) => within(region).queryByRole('heading', { level: 2 }));
    expect(
      regions.map((title) => title?.textContent).filter((title) => titles.includes(title ?? '')),
    ).toEqual(titles);
    expect(hrefs(screen.getAllByRole('link', { name: 'All about this species' }))).toEqual([PATH, PATH]);
    expect(section('Others of this genus').getByRole('link', { name: 'Papilio' }).getAttribute('href')).toBe(
      GENUS,
    );
  });

  it('not from a mixed lot, nor from a name of one word', async () => {
    for (const changes of [{ isMixed: true, name: '10 Papilionidae' }, { name: 'Beetles' }]) {
      const page = await openPage(
        '/webshop/new-insects/x-0b0e5b0a-7c7c-4b4b-9c9c-000000000001',
        shopWith(changes),
      );
      expect(screen.queryByRole('link', { name: 'All about this species' })).toBeNull();
      expect(
        screen.queryAllByRole('link').filter((link) => link.getAttribute('href')?.includes('/genus')),
      ).toEqual([]);
      page.unmount();
    }
  });

  it('from the genera of a family', async () => {
    const genera = [
      { genus: 'Iphiclides', species: 1, count: 2 },
      { genus: 'Papilio', species: 9, count: 40 },
    ];
    const shop = new FakeCatalogue().answer('/api/catalogue/listing', {
      ...listing(),
      ...{ family: PAPILIONIDAE, genera },
    });
    await openPage('/webshop/butterflies/papilionidae', shop);
    const index = within(screen.getByRole('navigation', { name: 'Genera', hidden: true }));
    expect(hrefs(index.getAllByRole('link', { hidden: true }))).toEqual([
      genusPath('Iphiclides', PAPILIONIDAE, 'en'),
      GENUS,
    ]);
  });

  it.each([
    ['of one species, to it', ['Papilio machaon', 'Papilio machaon'], PATH],
    ['of one genus, to that', ['Papilio machaon', 'Papilio ulysses'], GENUS],
    ['of several, to none', ['Papilio machaon', 'Iphiclides podalirius'], undefined],
  ])('from what was found: %s', async (_case, names, to) => {
    const items = names.map((name, n) => insect({ name, uuid: insect().uuid.replace(/1$/, String(n)) }));
    const shop = new FakeCatalogue().answer('/api/catalogue/listing', listing({ items, pages: 1 }));
    await openPage('/search?q=papilio', shop);
    expect(screen.queryByRole('link', { name: /^All about/ })?.getAttribute('href')).toBe(to);
  });

  it('from what was found, whatever is only like it', async () => {
    const like = insect({ name: 'Iphiclides podalirius', uuid: insect().uuid.replace(/1$/, '2') });
    const found = listing({ items: [insect(), like], close: [like.uuid], pages: 1 });
    await openPage('/search?q=machaon', new FakeCatalogue().answer('/api/catalogue/listing', found));
    expect(screen.getByRole('link', { name: /^All about/ }).getAttribute('href')).toBe(PATH);
  });
});

describe('what was found fills several pages', () => {
  it.each([
    ['one species, to it', 'species', PATH],
    ['one genus, to that', 'genus', GENUS],
    ['several, to none', 'none', undefined],
  ] as const)('and leads by what all of them are of: %s', async (_case, alike, to) => {
    const shop = new FakeCatalogue().answer('/api/catalogue/listing', listing({ alike, pages: 2 }));
    await openPage('/search?q=papilio', shop);
    expect(screen.queryByRole('link', { name: /^All about/ })?.getAttribute('href')).toBe(to);
  });
});
