/** @jest-environment @vitrine/shared/build/browser-environment */
import { beforeEach, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeCatalogue } from '../../testing/fake-catalogue.ts';
import { insect, listing } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.tsx';

const LISTING = '/api/catalogue/listing';
const LOTS = [1, 2, 3, 4, 5, 6].map((place) =>
  insect({
    uuid: `0B0E5B0A-7C7C-4B4B-9C9C-00000000000${place}`,
    reference: `BU-000${place}`,
    name: `Lot ${place}`,
  }),
);

beforeEach(() => localStorage.clear());

const toggle = (place: number) => screen.getByRole('checkbox', { name: `Compare : Lot ${place}` });
const button = () => screen.getByText('Compare these');

async function chooseFour(shop: FakeCatalogue) {
  await openPage('/webshop/moths', shop.answer(LISTING, listing({ items: LOTS })));
  for (const place of [1, 2, 3, 4]) await userEvent.click(toggle(place));
  await waitFor(() => expect(toggle(5)).toBeDisabled());
}

it('a shopper whose four lots are filtered away can choose others at once', async () => {
  const shop = new FakeCatalogue();
  await chooseFour(shop);
  shop.answer(LISTING, listing({ items: LOTS.slice(4), total: 2 }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^A1/ }));
  await waitFor(() => expect(toggle(5)).toBeEnabled());
  expect(toggle(6)).toBeEnabled();
  expect(button()).toHaveAttribute('data-chosen', '0');
});

it('a shopper whose four lots are partly filtered away sees how many are left', async () => {
  const shop = new FakeCatalogue();
  await chooseFour(shop);
  shop.answer(LISTING, listing({ items: LOTS.slice(2), total: 4 }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^A1/ }));
  await waitFor(() => expect(button()).toHaveAttribute('data-chosen', '2'));
  expect(toggle(6)).toBeEnabled();
});

it('a shopper who is left with one lot, and then sees all again, can choose', async () => {
  const shop = new FakeCatalogue();
  await chooseFour(shop);
  shop.answer(LISTING, listing({ items: LOTS.slice(4, 5), total: 1 }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^A1/ }));
  await waitFor(() => expect(screen.queryByText('Compare these')).toBeNull());
  shop.answer(LISTING, listing({ items: LOTS }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^A1/ }));
  await screen.findByText('Compare these');
  await waitFor(() => expect(toggle(5)).toBeEnabled());
});
