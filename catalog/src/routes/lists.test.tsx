/** @jest-environment @vitrine/shared/build/browser-environment.js */
import { beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { NO_FILTERS } from '@vitrine/shared/contract/listing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeCatalogue } from '../testing/fake-catalogue.ts';
import { insect, listing, OTHER_BUTTERFLIES, PAPILIONIDAE } from '../testing/fixtures.ts';
import { openPage } from '../testing/open-page.tsx';

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

describe('a shopper who narrows a list', () => {
  const MOTHS = '/webshop/moths';
  const NARROWED = { filters: { ...NO_FILTERS, quality: ['A1' as const] }, total: 50 };

  it('sees how many each value would show, and what a grade means', async () => {
    await openPage(MOTHS, new FakeCatalogue());
    expect(screen.getByRole('checkbox', { name: /^A1.*perfect.*50 insects$/s })).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: /^Peru.*60 insects$/s })).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: /^In stock.*58 insects$/s })).toBeTruthy();
  });

  it('chooses a value and has it in the address, from the first page on', async () => {
    const shop = new FakeCatalogue().answer(LISTING, listing({ page: 2 }));
    const { router } = await openPage(`${MOTHS}?sort=price-up&page=2`, shop);
    await userEvent.click(screen.getByRole('checkbox', { name: /^A1/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?quality=A1&sort=price-up'));
    expect(shop.listed()).toMatchObject({ quality: ['A1'], page: 1, sort: 'price-up' });
    expect(screen.getByRole('checkbox', { name: /^A1/ })).toBe(document.activeElement);
  });

  it('goes back to what was chosen before, and the controls follow', async () => {
    const { router } = await openPage(`${MOTHS}?quality=A1`, new FakeCatalogue());
    const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
    await userEvent.click(box(/^A2/));
    await waitFor(() => expect(router.state.location.search).toBe('?quality=A1&quality=A2'));
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'price, low to high');
    await waitFor(() => expect(router.state.location.search).toContain('sort=price-up'));
    await act(() => router.navigate(-2));
    await waitFor(() => expect(router.state.location.search).toBe('?quality=A1'));
    await waitFor(() => expect([box(/^A1/).checked, box(/^A2/).checked]).toEqual([true, false]));
    expect(screen.getByLabelText<HTMLSelectElement>('Sort by').value).toBe('newest');
  });

  it('chooses a place instead of its whole country', async () => {
    const { router } = await openPage(`${MOTHS}?origin=PE`, new FakeCatalogue());
    await userEvent.click(screen.getByRole('checkbox', { name: /^Tingo María/ }));
    await waitFor(() =>
      expect(new URLSearchParams(router.state.location.search).getAll('origin')).toEqual(['PE/Tingo María']),
    );
  });

  it('keeps the places open when the last of them is let go', async () => {
    const { router } = await openPage(`${MOTHS}?origin=PE%2FTingo+Mar%C3%ADa`, new FakeCatalogue());
    const place = screen.getByRole('checkbox', { name: /^Tingo María/ });
    await userEvent.click(place);
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(place).toBeVisible();
    expect(place).toHaveFocus();
  });

  it('types a price, which counts when the field is left', async () => {
    const shop = new FakeCatalogue();
    const { router } = await openPage('/nl/webshop/nachtvlinders', shop);
    const from = within(screen.getByRole('group', { name: 'Prijs' })).getByLabelText('Van');
    await userEvent.type(from, '12,5');
    expect(router.state.location.search).toBe('');
    await userEvent.tab();
    await waitFor(() => expect(router.state.location.search).toBe('?priceFrom=12.50'));
    expect(shop.listed()).toMatchObject({ priceFrom: '12.50' });
    await waitFor(() => expect(from).toHaveValue('12,50'));
  });

  it.each([
    ['priceFrom=abc', 'abc', 'Write an amount, such as 12 or 12.50.'],
    ['priceTo=-5', '-5', 'Write an amount, such as 12 or 12.50.'],
    ['priceFrom=50&priceTo=20', '20', 'This is less than “From”.'],
    ['sizeFrom=8.5', '8.5', 'Write whole millimetres, such as 80.'],
  ])('is told at its field what is wrong with %s, and keeps it', async (query, typed, sentence) => {
    const shop = new FakeCatalogue();
    expect((await openPage(`${MOTHS}?${query}`, shop)).status).toBe(200);
    const field = screen.getByDisplayValue(typed);
    expect(field).toHaveAccessibleDescription(sentence);
    expect(field).toBeInvalid();
    // Said above the list too, where the field stands in a closed sheet.
    const sheet = field.closest('[popover]');
    const above = screen.getByRole('button', { name: new RegExp(`^(Price|Size): ${sentence}$`) });
    expect(above.getAttribute('popovertarget')).toBe(sheet?.id);
    expect(shop.listed()).toMatchObject({ priceTo: undefined, sizeFrom: undefined });
  });

  it('takes a filter away, or all of them, by links above the list', async () => {
    const shop = new FakeCatalogue().answer(LISTING, listing(NARROWED));
    const { router } = await openPage(`${MOTHS}?quality=A1&priceFrom=10&priceTo=20&sort=name-up`, shop);
    const chosen = within(screen.getByRole('list', { name: 'Chosen filters' }));
    expect(chosen.getByRole('link', { name: 'Leave out: €10.00 to €20.00' }).getAttribute('href')).toBe(
      `${MOTHS}?quality=A1&sort=name-up`,
    );
    expect(chosen.getByRole('link', { name: 'Clear all' }).getAttribute('href')).toBe(
      `${MOTHS}?sort=name-up`,
    );
    await userEvent.click(chosen.getByRole('link', { name: 'Leave out: Grade A1' }));
    await waitFor(() => expect(router.state.location.search).not.toContain('quality'));
    expect(screen.getByText('1–1 of 50')).toBe(document.activeElement);
  });

  it('hears how many are left', async () => {
    const shop = new FakeCatalogue();
    await openPage(MOTHS, shop);
    shop.answer(LISTING, listing({ ...NARROWED, items: [insect()], total: 1 }));
    await userEvent.click(screen.getByRole('checkbox', { name: /^A1/ }));
    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('1–1 of 1'),
    );
    expect(screen.getByText('1 insect of 60')).toBeTruthy();
  });

  it('is told what to let go of when nothing is left', async () => {
    const none = listing({
      items: [],
      total: 0,
      pages: 1,
      loosen: [
        { filter: 'quality', count: 0 },
        { filter: 'price', count: 12 },
      ],
    });
    await openPage(`${MOTHS}?quality=C&priceTo=1`, new FakeCatalogue().answer(LISTING, none));
    expect(screen.getByRole('link', { name: 'Any price 12 insects' }).getAttribute('href')).toBe(
      `${MOTHS}?quality=C`,
    );
    expect(screen.queryByRole('link', { name: /Any grade/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Without filters 60 insects' }).getAttribute('href')).toBe(MOTHS);
    expect(screen.getByRole('checkbox', { name: /^C\b/ })).toBeChecked();
  });

  it('keeps a value in the form that the list does not know', async () => {
    await openPage(`${MOTHS}?origin=BR%2FManaus`, new FakeCatalogue());
    expect(screen.getByRole('checkbox', { name: /^Manaus/ })).toBeChecked();
  });
});

describe('a family', () => {
  it('is asked for below its category', async () => {
    const shop = new FakeCatalogue().answer(LISTING, listing({ family: PAPILIONIDAE }));
    await openPage('/webshop/butterflies/papilionidae', shop);
    expect(shop.listed()).toMatchObject({ category: 'BUTTERFLIES', family: 'papilionidae' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Papilionidae');
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

describe('a shopper who searches', () => {
  it.each([
    ['/search?q=machaon', 'machaon'],
    ['/search/papilio-machaon', 'papilio machaon'],
    ['/search?q=%20%20morpho%20', 'morpho'],
  ])('at %s finds “%s”', async (path, q) => {
    const shop = new FakeCatalogue();
    await openPage(path, shop);
    expect(shop.listed()).toMatchObject({ q });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`Results for “${q}”`);
  });

  it('finds nothing with nothing, and is shown where to look', async () => {
    const shop = new FakeCatalogue();
    await openPage('/search?q=', shop);
    expect(shop.listed()).toBeUndefined();
    expect(screen.getByRole('link', { name: 'Beetles' })).toBeTruthy();
  });

  it('keeps what was asked on the next pages', async () => {
    await openPage('/search?q=machaon', new FakeCatalogue());
    expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe(
      '/search?q=machaon&page=2',
    );
  });

  it('is shown the best match first, unless another order is chosen', async () => {
    const shop = new FakeCatalogue();
    const { router } = await openPage('/search?q=machaon', shop);
    expect(shop.listed()).toMatchObject({ sort: 'relevance' });
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'newest first');
    await waitFor(() => expect(router.state.location.search).toBe('?q=machaon&sort=newest'));
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'best match');
    await waitFor(() => expect(router.state.location.search).toBe('?q=machaon'));
  });

  it('may choose another order again before the first has come', async () => {
    const shop = new FakeCatalogue();
    const { router } = await openPage('/search?q=machaon', shop);
    const answer = shop.hold();
    const order = screen.getByLabelText('Sort by');
    await userEvent.selectOptions(order, 'newest first');
    await userEvent.selectOptions(order, 'best match');
    answer();
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
    expect(router.state.location.search).toBe('?q=machaon');
    expect(order).toHaveDisplayValue('best match');
  });

  it('is told which insects are only like what was typed', async () => {
    const near = insect({ uuid: '0B0E5B0A-7C7C-4B4B-9C9C-000000000002', name: 'Papilio maackii' });
    const found = listing({ items: [insect(), near], close: [near.uuid] });
    await openPage('/search?q=machaon', new FakeCatalogue().answer(LISTING, found));
    const close = within(screen.getByRole('region', { name: 'Close to what you typed' }));
    expect(close.getByRole('heading', { name: /Papilio maackii/ })).toBeTruthy();
    expect(close.queryByRole('heading', { name: /Papilio machaon/ })).toBeNull();
  });

  it('and finds nothing gets advice, drawers and families', async () => {
    const none = listing({ items: [], total: 0, unfiltered: 0, pages: 1 });
    await openPage('/search?q=xyzzy', new FakeCatalogue().answer(LISTING, none));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nothing found for “xyzzy”');
    expect(screen.getByRole('heading', { name: 'What may help' })).toBeTruthy();
    expect(screen.getAllByRole('link', { name: /Papilionidae/ }).length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'See the newest insects' })).toBeTruthy();
  });

  it('with far too much text is answered all the same', async () => {
    const shop = new FakeCatalogue();
    expect((await openPage(`/search?q=${'a'.repeat(10_000)}`, shop)).status).toBe(200);
    expect(shop.listed()?.['q']).toHaveLength(200);
  });

  it('gets suggestions while typing, and goes to the one that is chosen', async () => {
    const shop = new FakeCatalogue().answer('/api/catalogue/suggestions', {
      species: [],
      families: [{ family: PAPILIONIDAE, count: 50 }],
      references: [],
    });
    const { router } = await openPage('/search?q=', shop);
    await userEvent.type(screen.getByLabelText('Name, family or reference'), 'papil');
    await userEvent.click(await screen.findByRole('option', { name: 'Papilionidae, 50 insects' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/webshop/butterflies/papilionidae'));
    expect(shop.asked.at(-1)?.path).toBe(LISTING);
  });

  it('leaves no page of results to search engines', async () => {
    expect((await openPage('/search?q=machaon', new FakeCatalogue())).head().isIndexed).toBe(false);
  });
});
