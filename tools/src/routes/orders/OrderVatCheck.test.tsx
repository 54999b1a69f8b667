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

const CHECKED = {
  ...{ number: 'DE136695976', checkedAt: '2026-03-02T10:00:00.000Z', register: 'VIES' },
  ...{ state: 'valid' as const, consultation: '', name: '', address: '' },
};

it.each([
  ['a German number', { isNameCompared: false }, /compared: VIES tells no name for numbers of this country$/],
  ['one of an order of before', { number: 'ESB12345674' }, /VIES tells no name for numbers of this country$/],
  ['a French one', { number: 'FR40303265045', isNameCompared: false }, /tells no name for this number$/],
  [
    'a Greek name',
    { name: 'ΠΕΤΑΛΟΥΔΕΣ', isNameCompared: false },
    /compared: the register writes it in another/,
  ],
  ['another’s', { state: 'other-name' as const, name: 'X' }, /belongs to another name; VAT was charged/],
])('staff read that a name could not be compared, or is another: %s', async (_of, changes, said) => {
  const shop = new FakeShop();
  const vatCheck = { ...CHECKED, ...changes };
  shop.answer(`GET /api${PATH}`, ok(anOrder({ vatNumber: vatCheck.number, vatCheck })));
  openPage(PATH, shop);
  expect(await screen.findByText(said)).toBeVisible();
});

it('of a name that was compared nothing more is said', async () => {
  const shop = new FakeShop();
  const vatCheck = { ...CHECKED, name: 'NATURALIA GMBH', isNameCompared: true };
  shop.answer(`GET /api${PATH}`, ok(anOrder({ vatNumber: vatCheck.number, vatCheck })));
  openPage(PATH, shop);
  expect(await screen.findByText('In the name of NATURALIA GMBH')).toBeVisible();
  expect(screen.queryByText(/not compared/)).toBeNull();
});

it('a page from before a release still opens an order whose proof the newer shop calls otherwise, as none', async () => {
  const shop = new FakeShop();
  const vatCheck = { ...CHECKED, state: 'of-tomorrow' as 'valid' };
  shop.answer(`GET /api${PATH}`, ok(anOrder({ vatNumber: vatCheck.number, vatCheck })));
  openPage(PATH, shop);
  expect(await screen.findByText(/no answer about DE136695976/)).toBeVisible();
  expect(screen.queryByText(/is valid/)).toBeNull();
});
