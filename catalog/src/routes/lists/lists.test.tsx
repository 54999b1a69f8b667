/** @jest-environment @vitrine/shared/build/browser-environment */
import { beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeCatalogue } from '../../testing/fake-catalogue.ts';
import { listing, OTHER_BUTTERFLIES, PAPILIONIDAE } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.tsx';

const LISTING = '/api/catalogue/listing';

beforeEach(() => localStorage.clear());

describe('a shopper who browses', () => {
  it('sees how much there is, the families, the insects and the other pages', async () => {
    await openPage('/webshop/butterflies', new FakeCatalogue());
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Butterflies');
    expect(screen.getByText('60 insects')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Papilionidae/ }).getAttribute('href')).toBe(
      '/webshop/butterflies/papilionidae',
    );
    expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('href')).toBe(
      '/webshop/butterflies?page=2',
    );
  });

  it('still sees the insects when the families cannot be had', async () => {
    const shop = new FakeCatalogue().fail('/api/catalogue/families', { kind: 'timeout' });
    expect((await openPage('/webshop/butterflies', shop)).status).toBe(200);
    expect(screen.getByRole('heading', { name: /Papilio machaon/ })).toBeTruthy();
  });

  it('gets the order and the page that the address says', async () => {
    const shop = new FakeCatalogue();
    await openPage('/fr/webshop/papillons-de-nuit?page=2&sort=price-up&size=48', shop);
    expect(shop.listed()).toEqual({ category: 'MOTHS', page: 2, sort: 'price-up', size: 48 });
  });

  it('changes the order by choosing it, from the first page on', async () => {
    const shop = new FakeCatalogue().answer(LISTING, listing({ page: 2 }));
    const { router } = await openPage('/webshop/butterflies?page=2', shop);
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'price, low to high');
    await waitFor(() => expect(router.state.location.search).toBe('?sort=price-up'));
    expect(shop.listed()).toMatchObject({ page: 1, sort: 'price-up' });
  });

  it.each(['?page=abc', '?page=0'])('learns that there is no page %s', async (query) => {
    expect((await openPage(`/webshop/butterflies${query}`, new FakeCatalogue())).status).toBe(404);
  });

  it('learns that there is no page beyond the last', async () => {
    const shop = new FakeCatalogue().fail(LISTING, { kind: 'not-found' });
    expect((await openPage('/webshop/butterflies?page=99', shop)).status).toBe(404);
  });

  it('is told to come back when the shop cannot answer', async () => {
    const shop = new FakeCatalogue().fail(LISTING, { kind: 'offline' });
    expect((await openPage('/webshop/butterflies', shop)).status).toBe(503);
  });

  it('is offered the newest where a list is empty', async () => {
    const empty = listing({ items: [], total: 0, unfiltered: 0, pages: 1 });
    await openPage('/nl/webshop/reparaties', new FakeCatalogue().answer(LISTING, empty));
    expect(screen.getByRole('link', { name: 'Bekijk de nieuwste insecten' }).getAttribute('href')).toBe(
      '/nl/webshop/nieuwe-insecten',
    );
  });
});

describe('a family', () => {
  it('is asked for below its category', async () => {
    const shop = new FakeCatalogue().answer(LISTING, listing({ family: PAPILIONIDAE }));
    await openPage('/webshop/butterflies/papilionidae', shop);
    expect(shop.listed()).toMatchObject({ category: 'BUTTERFLIES', family: 'papilionidae' });
    const title = screen.getByRole('heading', { level: 1 });
    expect(title.textContent).toBe('Papilionidae');
    expect(title.querySelector('[lang="la"]')?.textContent).toBe('Papilionidae');
  });

  it.each([
    ['in another language', '/nl/webshop/dagvlinders/other-butterflies?sort=price-up'],
    ['in capitals', '/nl/webshop/dagvlinders/Andere-Dagvlinders?sort=price-up'],
  ])('that is spelled %s leads to the right address', async (_case, path) => {
    const shop = new FakeCatalogue().answer(LISTING, listing({ family: OTHER_BUTTERFLIES }));
    expect((await openPage(path, shop)).address).toBe(
      '/nl/webshop/dagvlinders/andere-dagvlinders?sort=price-up',
    );
  });

  it('that is unknown is not found', async () => {
    const shop = new FakeCatalogue().fail(LISTING, { kind: 'not-found' });
    expect((await openPage('/webshop/butterflies/dragonidae', shop)).status).toBe(404);
  });
});

describe('what search engines read of a list', () => {
  it('has the same page in each language, and itself as its address', async () => {
    const shop = new FakeCatalogue().answer(LISTING, listing({ page: 2 }));
    const { head } = await openPage('/webshop/butterflies?page=2', shop);
    expect(head()).toMatchObject({
      title: 'Butterflies, page 2 · Vitrine',
      canonical: '/webshop/butterflies?page=2',
      isIndexed: true,
      alternates: { nl: '/nl/webshop/dagvlinders?page=2', fr: '/fr/webshop/papillons-de-jour?page=2' },
      image: 'https://shop.example/pictures/abc123-1200.jpg',
    });
  });

  it.each([
    ['/webshop/butterflies?origin=PE', 'Butterflies from Peru · Vitrine'],
    ['/webshop/butterflies?origin=PH', 'Butterflies from the Philippines · Vitrine'],
    ['/nl/webshop/dagvlinders?origin=PE%2FTingo+Mar%C3%ADa', 'Dagvlinders uit Tingo María, Peru · Vitrine'],
    ['/fr/webshop/papillons-de-jour?origin=ID', 'Papillons de jour d’Indonésie · Vitrine'],
    ['/webshop/butterflies?quality=A1', 'Butterflies, Grade A1 · Vitrine'],
    ['/webshop/butterflies?quality=A1&quality=A2', 'Butterflies · Vitrine'],
  ])('names the one filter of %s', async (path, title) => {
    const { head } = await openPage(path, new FakeCatalogue());
    expect(head()).toMatchObject({ title, isIndexed: false });
  });

  it.each(['sort=price-up', 'size=48', 'stock=in', 'priceFrom=abc'])(
    'is not kept with %s, and the language picker keeps it',
    async (query) => {
      const shop = new FakeCatalogue().answer(LISTING, listing({ page: 2 }));
      const { head } = await openPage(`/webshop/butterflies?${query}&page=2`, shop);
      expect(head()).toMatchObject({
        isIndexed: false,
        canonical: '/webshop/butterflies?page=2',
        alternates: { nl: `/nl/webshop/dagvlinders?${query}&page=2` },
      });
    },
  );

  it('translates the address of a family', async () => {
    const shop = new FakeCatalogue().answer(LISTING, listing({ family: OTHER_BUTTERFLIES }));
    const { head } = await openPage('/webshop/butterflies/other-butterflies', shop);
    expect(head().alternates?.fr).toBe('/fr/webshop/papillons-de-jour/autres-papillons-de-jour');
  });
});
