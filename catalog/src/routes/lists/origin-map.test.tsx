/** @jest-environment @vitrine/shared/build/browser-environment */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeCatalogue } from '../../testing/fake-catalogue.ts';
import { listing } from '../../testing/fixtures.ts';
import { InSight } from '../../testing/in-sight.ts';
import { openPage } from '../../testing/open-page.tsx';

const LISTING = '/api/catalogue/listing';

beforeEach(() => {
  globalThis.IntersectionObserver = InSight;
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

describe('a shopper who chooses on the map', () => {
  const MOTHS = '/webshop/moths';
  const origin = [
    { country: 'PE', count: 60, localities: [] },
    { country: 'CM', count: 7, localities: [] },
  ];
  const shopOfTwo = () =>
    new FakeCatalogue().answer(LISTING, listing({ facets: { ...listing().facets, origin } }));
  const continent = async (name: string) => {
    const title = await screen.findByText(new RegExp(`^${name},`), { selector: 'title' });
    return title.parentElement ?? title;
  };

  it('has a continent chosen in the list and in the address, and marked', async () => {
    const { router } = await openPage(MOTHS, shopOfTwo());
    await userEvent.click(await continent('South America'));
    await waitFor(() => expect(router.state.location.search).toBe('?origin=005'));
    expect(screen.getByRole('checkbox', { name: /^South America/ })).toBeChecked();
    expect(await continent('South America')).toHaveAttribute('data-chosen', 'whole');
    await userEvent.click(await continent('South America'));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it.each([
    [MOTHS, ['South America, 1,260 insects', 'Africa, 7 insects', 'Asia, no insects'], '1,260'],
    [
      '/nl/webshop/nachtvlinders',
      ['Zuid-Amerika, 1.260 insecten', 'Afrika, 7 insecten', 'Azië, geen insecten'],
      '1.260',
    ],
  ])('on %s reads on each continent how many lots come from there', async (path, titles, most) => {
    const ofThree = [
      { country: 'PE', count: 1200, localities: [{ locality: 'Satipo', count: 900 }] },
      { country: 'BR', count: 60, localities: [] },
      { country: 'CM', count: 7, localities: [] },
    ];
    const facets = { ...listing().facets, origin: ofThree };
    await openPage(path, new FakeCatalogue().answer(LISTING, listing({ facets })));
    const found = await Promise.all(titles.map((title) => screen.findByText(title, { selector: 'title' })));
    const numbers = found.map((title) => title.parentElement?.querySelector('text')?.textContent);
    expect(numbers).toEqual([most, '7', undefined]);
  });

  it('sees a continent of which a country is chosen, and what has the focus', async () => {
    await openPage(`${MOTHS}?origin=CM`, shopOfTwo());
    expect(await continent('Africa')).toHaveAttribute('data-chosen', 'part');
    screen.getByRole('checkbox', { name: /^Peru/ }).focus();
    await waitFor(async () => expect(await continent('South America')).toHaveAttribute('data-near', 'true'));
  });

  it('is offered nothing where the list has none, and no map of one continent', async () => {
    const page = await openPage(MOTHS, shopOfTwo());
    expect(await continent('Asia')).toHaveAttribute('data-none');
    page.unmount();
    await openPage(MOTHS, new FakeCatalogue());
    await screen.findByRole('slider', { name: 'Largest size' });
    expect(screen.queryByText(/^South America,/, { selector: 'title' })).toBeNull();
  });

  it('leaves the list to screen readers', async () => {
    await openPage(MOTHS, shopOfTwo());
    expect((await continent('Africa')).closest('[aria-hidden="true"]')).not.toBeNull();
  });
});
