/** @jest-environment @vitrine/shared/build/browser-environment */
import { expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import type { Facets } from '@vitrine/shared/contract/listing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeCatalogue } from '../../testing/fake-catalogue.ts';
import { listing } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.tsx';

const LISTING = '/api/catalogue/listing';

const listOf = (origin: Facets['origin']) => listing({ facets: { ...listing().facets, origin } });
const FOLDED = listOf([
  { country: '005', count: 60, localities: [] },
  { country: '002', count: 7, localities: [] },
]);
const WHOLE = listOf([
  { country: 'PE', count: 60, localities: [{ locality: 'Tingo María', count: 60 }] },
  { country: 'CM', count: 7, localities: [] },
]);

async function openFolded() {
  const shop = new FakeCatalogue().answer(LISTING, FOLDED);
  await openPage('/webshop/moths', shop);
  return shop;
}

/** As the browser does, with or without scripts. */
function unfold(name: string) {
  const details = screen.getByLabelText(name).closest('details');
  if (!details) throw new Error(`${name} is no disclosure`);
  details.open = true;
  fireEvent(details, new Event('toggle'));
}

it('who opens a continent gets its countries', async () => {
  const shop = await openFolded();
  expect(screen.getByRole('checkbox', { name: /^South America.*60 insects$/ })).toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: /^Peru/ })).toBeNull();
  shop.answer(LISTING, WHOLE);
  unfold('Countries: South America');
  expect(await screen.findByRole('checkbox', { name: /^Peru/ })).toBeVisible();
});

it('countries that cannot be had are asked for once more, by the button that leads to them without scripts', async () => {
  const shop = await openFolded();
  shop.fail(LISTING, { kind: 'offline' });
  unfold('Countries: South America');
  const button = await screen.findByRole('button', { name: 'Countries: South America' });
  expect(button).toHaveAttribute('name', 'countries');
  expect(button).toHaveValue('005');
  shop.answer(LISTING, WHOLE);
  await userEvent.click(button);
  expect(await screen.findByRole('checkbox', { name: /^Peru/ })).toBeVisible();
  expect(screen.getByLabelText('Countries: South America')).toHaveFocus();
});
