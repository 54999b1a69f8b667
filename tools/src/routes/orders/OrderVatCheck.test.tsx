/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { FakeShop, ok } from '../../testing/fake-shop.ts';
import { openPage } from '../../testing/open-page.tsx';
import { anOrder } from '../../testing/orders.ts';

const PATH = '/tools/orders/VDM-2026-000001';

it('of a business that paid no VAT, staff read what the register said, when, and by which number it knows that it was asked', async () => {
  const shop = new FakeShop();
  const vatCheck = {
    ...{ number: 'FR40303265045', state: 'valid' as const, checkedAt: '2026-03-02T10:00:00.000Z' },
    ...{ consultation: 'WAPIAAAAW1234567', name: 'NATURALIA SARL', address: '', register: 'VIES' },
  };
  shop.answer(`GET /api${PATH}`, ok(anOrder({ vatNumber: 'FR40303265045', vatCheck })));
  openPage(PATH, shop);
  expect(await screen.findByText(/^Register VIES, .*2026.*: FR40303265045 is valid$/)).toBeVisible();
  expect(screen.getByText('Consultation number WAPIAAAAW1234567')).toBeVisible();
  expect(screen.getByText('In the name of NATURALIA SARL')).toBeVisible();
});

it.each([
  ['valid', /names nobody/],
  ['other-name', /belongs to another name; VAT was charged/],
] as const)('staff read that a name was not given, or another: %s', async (state, said) => {
  const shop = new FakeShop();
  const vatCheck = {
    ...{ number: 'DE136695976', state, checkedAt: '2026-03-02T10:00:00.000Z', register: 'VIES' },
    ...{ consultation: '', name: state === 'valid' ? '' : 'NATURALIA GMBH', address: '' },
  };
  shop.answer(`GET /api${PATH}`, ok(anOrder({ vatNumber: 'DE136695976', vatCheck })));
  openPage(PATH, shop);
  expect(await screen.findByText(said)).toBeVisible();
});
