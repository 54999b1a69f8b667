/** @jest-environment @vitrine/shared/build/browser-environment */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeCatalogue } from '../../testing/fake-catalogue.ts';
import { InSight } from '../../testing/in-sight.ts';
import { openPage } from '../../testing/open-page.tsx';

beforeEach(() => {
  globalThis.IntersectionObserver = InSight;
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

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
