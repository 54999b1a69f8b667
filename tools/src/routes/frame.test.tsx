/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ROUTE_NAMES, ROUTES } from '@vitrine/shared/paths/route-table';
import { FakeShop, ok, OWNER } from '../testing/fake-shop.ts';
import { openPage } from '../testing/open-page.tsx';

const PAGES = ROUTE_NAMES.filter((name) => ROUTES[name].owner === 'tools').map((name) =>
  ROUTES[name].path.en.replaceAll(/:\w+/g, '1'),
);

async function goOut(path: string, shop: FakeShop): Promise<void> {
  openPage(path, shop);
  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(shop.sent('POST /api/auth/logout')).toHaveLength(1));
}

it.each(PAGES)('Whoever works here finds the way out at %s, whatever else the page can show', (path) =>
  goOut(path, new FakeShop()),
);

it('and before the second factor too', () => {
  const shop = new FakeShop();
  shop.answer('GET /api/tools/me', ok({ ...OWNER, secondFactor: 'asked' }));
  return goOut('/tools/orders', shop);
});
