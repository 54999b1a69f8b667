import { screen, within } from '@testing-library/react';
import { FakeShop, ok } from '../../../testing/fake-shop.ts';
import { type insect, order } from '../../../testing/fixtures.ts';
import { openPage } from '../../../testing/open-page.tsx';

export const READ = 'GET /api/orders/VDM-2026-000001';
export const PAGE = '/order/VDM-2026-000001?key=secret';

export function openOrder(changes: Parameters<typeof order>[0], insects: ReturnType<typeof insect>[] = []) {
  const shop = new FakeShop(insects);
  shop.answer(READ, ok(order({ paymentState: 'paid', canPay: false, ...changes })));
  openPage(PAGE, shop);
  return shop;
}

export const lineOf = (name: string) => {
  const line = screen.getAllByRole('listitem').find(({ textContent }) => textContent?.includes(name));
  if (!line) throw new Error(`no line says ${name}`);
  return within(line);
};
