/** @jest-environment @vitrine/shared/build/browser-environment */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { FakeCatalogue } from '../testing/fake-catalogue.ts';
import { PAPILIONIDAE } from '../testing/fixtures.ts';
import { openPage } from '../testing/open-page.tsx';
import { summary } from '../testing/species-fixtures.ts';
import { GENUS, withGenus } from './testing/species-page.ts';

beforeEach(() => localStorage.clear());

describe('the page of a genus', () => {
  it('shows each species with what there is of it', async () => {
    await openPage(GENUS, withGenus());
    const [ulysses, machaon] = screen.getAllByRole('article').map((card) => card.textContent);
    expect(ulysses).toMatch(/Papilio ulyssesBlue mountain swallowtail3 lots .*from €9.50/);
    expect(machaon).toContain('None at the moment');
    expect(screen.getByText('2 species')).toBeTruthy();
  });

  it('asks for the picture of a species that is still to be made', async () => {
    const uuid = '0B0E5B0A-7C7C-4B4B-9C9C-000000000009';
    await openPage(GENUS, withGenus({ species: [summary({ picture: null, uuid })] }));
    const picture = screen.getByRole('article').querySelector('img');
    expect(picture?.getAttribute('srcset')).toContain(`/pictures/of/${uuid.toLowerCase()}/0`);
  });

  it('names a drawer once that is called like its category', async () => {
    const family = {
      ...PAPILIONIDAE,
      name: { en: 'Butterflies', nl: 'Dagvlinders', fr: 'Papillons de jour' },
    };
    await openPage(GENUS, withGenus({ family }));
    const trail = screen.getByRole('navigation', { name: 'You are here' });
    expect(within(trail).getAllByText('Butterflies')).toHaveLength(1);
  });

  it('says when nothing is left of it, and stays out of search engines', async () => {
    const page = await openPage(GENUS, withGenus({ species: [] }));
    expect(screen.getByRole('heading', { name: 'Nothing of this genus is here for now' })).toBeTruthy();
    expect(page.head()).toMatchObject({ isIndexed: false, canonical: GENUS });
  });

  it('stands below its own family alone, and is not found when there never was one', async () => {
    const page = await openPage('/webshop/beetles/lucanidae/genus/papilio', withGenus());
    expect(page.address).toBe(GENUS);
    page.unmount();
    expect((await openPage(GENUS, new FakeCatalogue())).status).toBe(404);
  });
});
