/** @jest-environment @vitrine/shared/build/browser-environment */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeCatalogue } from '../../testing/fake-catalogue.ts';
import { listing } from '../../testing/fixtures.ts';
import { InSight } from '../../testing/in-sight.ts';
import { openPage } from '../../testing/open-page.tsx';

beforeEach(() => {
  globalThis.IntersectionObserver = InSight;
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

const numbersIn = (text: string) => [...text.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number);

/** From where to where a path of the drawing reaches sideways, in its units: they are millimetres. */
function spanOf(path: Element | undefined): [number, number] {
  const xs = [...(path?.getAttribute('d') ?? '').matchAll(/([MLCHv])([^MLCHv]*)/g)].flatMap(
    ([, command = '', rest = '']) => {
      const numbers = numbersIn(rest);
      if (command === 'v') return [];
      return command === 'H' ? numbers : numbers.filter((_number, at) => at % 2 === 0);
    },
  );
  return [Math.min(...xs), Math.max(...xs)];
}

describe('a shopper who sets a size by its slider', () => {
  const MOTHS = '/webshop/moths';
  /** Pulls an end there and lets go. */
  const pull = (end: HTMLElement, mm: number) => {
    fireEvent.input(end, { target: { value: String(mm) } });
    fireEvent.change(end);
  };

  it.each([
    ['/webshop/moths', 'Smallest size', 'Size', 'From'],
    ['/nl/webshop/nachtvlinders', 'Kleinste maat', 'Grootte', 'Van'],
    ['/fr/webshop/papillons-de-nuit', 'Taille minimale', 'Taille', 'De'],
  ])(
    'on %s has it in the field, in the address, and said in millimetres',
    async (path, label, title, from) => {
      const { router } = await openPage(path, new FakeCatalogue());
      const end = await screen.findByRole('slider', { name: label });
      pull(end, 60);
      await waitFor(() => expect(router.state.location.search).toBe('?sizeFrom=60'));
      expect(within(screen.getByRole('group', { name: title })).getByLabelText(from)).toHaveValue('60');
      expect(end.getAttribute('aria-valuetext')).toMatch(/^60\smm$/);
    },
  );

  it.each([
    ['/webshop/moths', /^60–80\smm beside a hand of 190\smm$/],
    ['/nl/webshop/nachtvlinders', /^60–80\smm naast een hand van 190\smm$/],
    ['/fr/webshop/papillons-de-nuit', /^60–80\smm à côté d’une main de 190\smm$/],
  ])('on %s sees both sizes beside a hand, on one scale, and reads them', async (path, said) => {
    await openPage(`${path}?sizeFrom=60&sizeTo=80`, new FakeCatalogue());
    const figure = await screen.findByRole('figure');
    expect(figure.querySelector('figcaption')).toHaveTextContent(said);
    // Who cannot see it is told the sizes by the ends themselves, and of the drawing its words alone.
    const drawing = figure.querySelector('svg[aria-hidden="true"]');
    const [hand, bar, from] = [...(drawing?.querySelectorAll('path') ?? [])].map(spanOf);
    expect(hand).toEqual([0, 190]);
    expect(bar).toEqual([0, 80]);
    expect(from).toEqual([60, 60]);
    // The list's longest and the hand are drawn whole.
    const [left = 0, , width = 0] = numbersIn(drawing?.getAttribute('viewBox') ?? '');
    expect(left + width).toBeGreaterThanOrEqual(190);
  });

  it('sees what is larger than a hand beside it, and the bar follow as an end is pulled', async () => {
    const facets = { ...listing().facets, size: { fromMm: 20, toMm: 280 } };
    await openPage(MOTHS, new FakeCatalogue().answer('/api/catalogue/listing', listing({ facets })));
    const drawing = () => screen.getByRole('figure').querySelector('svg');
    const largest = await screen.findByRole('slider', { name: 'Largest size' });
    const scale = drawing()?.getAttribute('viewBox') ?? '';
    expect(numbersIn(scale)[2]).toBeGreaterThanOrEqual(280);
    fireEvent.input(largest, { target: { value: '100' } });
    expect(spanOf(drawing()?.querySelectorAll('path')[1])).toEqual([0, 100]);
    expect(drawing()?.getAttribute('viewBox')).toBe(scale);
  });

  it('bounds nothing at the ends of the list, and never turns the ends about', async () => {
    const { router } = await openPage(`${MOTHS}?sizeFrom=60&sizeTo=80`, new FakeCatalogue());
    const smallest = await screen.findByRole('slider', { name: 'Smallest size' });
    pull(smallest, 110);
    await waitFor(() => expect(router.state.location.search).toBe('?sizeFrom=80&sizeTo=80'));
    pull(smallest, 40);
    await waitFor(() => expect(router.state.location.search).toBe('?sizeTo=80'));
    pull(screen.getByRole('slider', { name: 'Largest size' }), 120);
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('loads no list until an end is let go', async () => {
    const shop = new FakeCatalogue();
    const { router } = await openPage(MOTHS, shop);
    const largest = await screen.findByRole('slider', { name: 'Largest size' });
    const before = shop.asked.length;
    for (const mm of ['110', '100', '90']) fireEvent.input(largest, { target: { value: mm } });
    expect(shop.asked.length).toBe(before);
    fireEvent.change(largest);
    await waitFor(() => expect(router.state.location.search).toBe('?sizeTo=90'));
  });

  it('sees the ends follow what is typed', async () => {
    await openPage(MOTHS, new FakeCatalogue());
    const largest = await screen.findByRole('slider', { name: 'Largest size' });
    await userEvent.type(within(screen.getByRole('group', { name: 'Size' })).getByLabelText('To'), '70');
    await userEvent.tab();
    await waitFor(() => expect(largest).toHaveValue('70'));
  });
});
