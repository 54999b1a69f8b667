/** @jest-environment @vitrine/shared/build/browser-environment */
import { beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { readBrowserCountry } from '@vitrine/shared/cart/browser-destination';
import { NO_FILTERS } from '@vitrine/shared/contract/listing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeCatalogue } from '../../testing/fake-catalogue.ts';
import { insect, listing } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.tsx';

const LISTING = '/api/catalogue/listing';

beforeEach(() => localStorage.clear());

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

  it('keeps what is shipped to a country, which the browser remembers, and takes that off again', async () => {
    const facets = {
      ...listing().facets,
      ships: [
        { value: 'BE', count: 60 },
        { value: 'CH', count: 41 },
        { value: 'FR', count: 60 },
      ],
    };
    const toSwiss = { ...NO_FILTERS, ships: 'CH' };
    const shop = new FakeCatalogue().answer(LISTING, listing({ facets }));
    const { router } = await openPage(MOTHS, shop);
    const select = screen.getByLabelText<HTMLSelectElement>('Ships to');
    expect([...select.options].map(({ text }) => text)).toEqual([
      'Any country',
      'Belgium (60)',
      'France (60)',
      'Switzerland (41)',
    ]);
    shop.answer(LISTING, listing({ facets, filters: toSwiss, total: 41 }));
    await userEvent.selectOptions(select, 'CH');
    await waitFor(() => expect(router.state.location.search).toBe('?ships=CH'));
    expect(shop.listed()).toMatchObject({ ships: 'CH', page: 1 });
    expect(readBrowserCountry()).toBe('CH');
    await userEvent.click(screen.getByRole('link', { name: /Remove the filter: Ships to Switzerland/ }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await waitFor(() => expect(select.value).toBe(''));
    cleanup();
    await openPage(MOTHS, shop);
    const again = screen.getByLabelText<HTMLSelectElement>('Ships to');
    await waitFor(() => expect(again.options[1]?.text).toBe('Switzerland (41)'));
    cleanup();
    // Remembered and in the address: it moves to the front, and stays chosen.
    shop.answer(LISTING, listing({ facets, filters: toSwiss, total: 41 }));
    await openPage(`${MOTHS}?ships=CH`, shop);
    const chosen = screen.getByLabelText<HTMLSelectElement>('Ships to');
    await waitFor(() => expect(chosen.options[1]?.text).toBe('Switzerland (41)'));
    expect(chosen.value).toBe('CH');
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

  it.each([
    ['/webshop/moths', 'All localities', 'Origin'],
    ['/nl/webshop/nachtvlinders', 'Alle vindplaatsen', 'Herkomst'],
    ['/fr/webshop/papillons-de-nuit', 'Toutes les localités', 'Origine'],
  ])('on %s chooses all localities again, by keys alone', async (path, label, title) => {
    const { router } = await openPage(`${path}?origin=PE`, new FakeCatalogue());
    const all = within(screen.getByRole('group', { name: title })).getByRole('checkbox', { name: label });
    expect(all).not.toBeChecked();
    all.focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(all).toBeChecked();
    expect(all).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(all).toBeChecked();
  });

  it('has all localities until one is chosen, and again once none is', async () => {
    const { router } = await openPage(MOTHS, new FakeCatalogue());
    const all = screen.getByRole('checkbox', { name: 'All localities' });
    const peru = screen.getByRole('checkbox', { name: /^Peru/ });
    expect(all).toBeChecked();
    await userEvent.click(peru);
    await waitFor(() => expect(router.state.location.search).toBe('?origin=PE'));
    expect(all).not.toBeChecked();
    await userEvent.click(peru);
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(all).toBeChecked();
  });

  it('sends a form without scripts that says all localities only where another was chosen', async () => {
    const sent = () => {
      const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'All localities' });
      all.checked = true;
      return new FormData(all.form ?? undefined).getAll('origin');
    };
    const page = await openPage(MOTHS, new FakeCatalogue());
    expect(sent()).toEqual([]);
    page.unmount();
    await openPage(`${MOTHS}?origin=PE`, new FakeCatalogue());
    expect(sent()).toEqual(['all', 'PE']);
  });

  it('reads the words for spread wings at the filter', async () => {
    const facets = { ...listing().facets, spread: [{ value: 'WINGS' as const, count: 3 }] };
    const shop = new FakeCatalogue().answer(LISTING, listing({ facets }));
    for (const [path, name] of [
      [MOTHS, /^spread wings.*3 insects$/],
      ['/nl/webshop/nachtvlinders', /^vleugels gespreid/],
      ['/fr/webshop/papillons-de-nuit', /^ailes étalées/],
    ] as const) {
      const page = await openPage(path, shop);
      expect(screen.getByRole('checkbox', { name })).toBeTruthy();
      page.unmount();
    }
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

  it('is not asked for a size where no lot has one, unless the address does', async () => {
    const { facets } = listing();
    const mixed = { ...listing(), facets: { ...facets, size: null } };
    await openPage('/webshop/mixed', new FakeCatalogue().answer(LISTING, mixed));
    expect(screen.queryByRole('group', { name: 'Size' })).toBeNull();
    cleanup();
    await openPage('/webshop/mixed?sizeFrom=8.5', new FakeCatalogue().answer(LISTING, mixed));
    expect(within(screen.getByRole('group', { name: 'Size' })).getByLabelText('From')).toHaveValue('8.5');
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
    ['priceFrom=abc', 'abc', 'Enter an amount. Example: 12 or 12.50.'],
    ['priceTo=-5', '-5', 'Enter an amount. Example: 12 or 12.50.'],
    ['priceFrom=50&priceTo=20', '20', 'This is less than “From”.'],
    ['sizeFrom=8.5', '8.5', 'Enter a whole number of mm. Example: 80.'],
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
    expect(
      chosen.getByRole('link', { name: 'Remove the filter: €10.00 to €20.00' }).getAttribute('href'),
    ).toBe(`${MOTHS}?quality=A1&sort=name-up`);
    expect(chosen.getByRole('link', { name: 'Clear all' }).getAttribute('href')).toBe(
      `${MOTHS}?sort=name-up`,
    );
    await userEvent.click(chosen.getByRole('link', { name: 'Remove the filter: Grade A1' }));
    await waitFor(() => expect(router.state.location.search).not.toContain('quality'));
    expect(document.activeElement?.textContent).toBe('1–1 of 50');
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

  it('reads a place in the language, in the list and as what the list is narrowed by', async () => {
    const shop = new FakeCatalogue().answer(LISTING, {
      ...listing(),
      facets: {
        ...listing().facets,
        origin: [{ country: 'ID', count: 3, localities: [{ locality: 'West Java', count: 3 }] }],
      },
    });
    await openPage('/nl/webshop/dagvlinders?origin=ID%2FWest+Java', shop);
    expect(screen.getByRole('checkbox', { name: /^West-Java/ })).toHaveProperty('value', 'ID/West Java');
    expect(screen.getByRole('link', { name: /West-Java, Indonesië/ })).toBeTruthy();
  });

  it('keeps a value in the form that the list does not know', async () => {
    await openPage(`${MOTHS}?origin=BR%2FManaus`, new FakeCatalogue());
    expect(screen.getByRole('checkbox', { name: /^Manaus/ })).toBeChecked();
  });
});
