import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeShop, ok, OWNER } from '../../../testing/fake-shop.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { anOrder } from '../../../testing/orders.ts';

export function openOrder(more: Parameters<typeof anOrder>[0] = {}, me = OWNER) {
  const shop = new FakeShop(ok(me));
  shop.answer('GET /api/tools/orders/VDM-2026-000001', ok(anOrder(more)));
  return { shop, ...openPage('/tools/orders/VDM-2026-000001', shop) };
}

export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
