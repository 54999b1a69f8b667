/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeShop, ok } from '../../testing/fake-shop.ts';
import { openPage } from '../../testing/open-page.tsx';

const HASH = '0a1b2c3d'.repeat(4);
const LIST = 'GET /api/tools/reservations';
const LIFT = `POST /api/tools/reservations/${HASH}/lift`;
const NETWORK = {
  ...{ network: HASH, name: '0A1B2C3D', lots: 57, pieces: 60, cents: 123_400, holds: 1, orders: 2 },
  isAtBudget: true,
};

describe('What is reserved without being paid', () => {
  it.each([
    ['/tools/reservations', 'Lift all unpaid', 'at its limit', '28% of the range, worth €1,800.00'],
    ['/nl/tools/reservations', 'Alles wat onbetaald is vrijmaken', 'aan de grens', '28 % van het aanbod'],
    ['/fr/tools/reservations', 'Libérer tout l’impayé', 'à sa limite', '28 % de l’offre'],
  ])('stands by network at %s, with what each keeps', async (path, button, limit, lead) => {
    const shop = new FakeShop();
    shop.answer(LIST, ok({ percent: 28, cents: 180_000, networks: [NETWORK] }));
    openPage(path, shop);
    const row = within(await screen.findByRole('row', { name: /0A1B2C3D/ }));
    expect(row.getByText(limit)).toBeVisible();
    expect(row.getByText('57')).toBeVisible();
    expect(row.getByRole('button', { name: `${button} 0A1B2C3D` })).toBeVisible();
    expect(screen.getByText(lead, { exact: false })).toBeVisible();
  });

  it('is free again with one button, which asks once', async () => {
    const shop = new FakeShop();
    shop.answer(LIST, ok({ percent: 28, cents: 180_000, networks: [NETWORK] }));
    shop.answer(LIFT, ok({ result: true, message: '', holds: 1, orders: 2 }));
    openPage('/tools/reservations', shop);
    await userEvent.click(await screen.findByRole('button', { name: /Lift all unpaid 0A1B2C3D/ }));
    const question = within(await screen.findByRole('dialog'));
    expect(question.getByText(/1 cart at the checkout and 2 unpaid orders end/)).toBeVisible();
    await userEvent.type(question.getByRole('textbox'), '0a1b2c3d');
    expect(shop.sent(LIFT)).toEqual([]);
    shop.answer(LIST, ok({ percent: 0, cents: 0, networks: [] }));
    await userEvent.click(question.getByRole('button', { name: 'Lift all unpaid' }));
    expect(await screen.findByText('Free again: 1 cart and 2 orders.')).toBeVisible();
    expect(await screen.findByText('No network has anything reserved without having paid.')).toBeVisible();
  });
});

it('The dashboard says so first, while it lasts', async () => {
  const shop = new FakeShop();
  const nothing = { todo: [], sales: null, newest: null, stock: null, misses: null };
  shop.answer('GET /api/tools/dashboard', ok({ ...nothing, reserved: { isRange: true, networks: 2 } }));
  openPage('/tools', shop);
  expect(await screen.findByText(/More than a quarter of the range/)).toBeVisible();
  expect(screen.getByText(/2 networks have reserved/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See who has most reserved' })).toHaveAttribute(
    'href',
    '/tools/reservations',
  );
});
