import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addToBrowserCart, readBrowserCart } from '@vitrine/shared/cart/browser-cart';
import type { InsectCard } from '@vitrine/shared/contract/catalogue';
import { check, ok } from './fake-shop.ts';

export const ORDER = 'POST /api/orders';
export const RECEIPT = ok({ reference: 'VDM-2026-000001', key: 'secret', paymentUrl: '#pay' });

/** A browser that nobody used before, with one insect in its cart. */
export function beginWith({ uuid, priceCents }: InsectCard): void {
  localStorage.clear();
  sessionStorage.clear();
  delete window.vitrineKept;
  delete window.vitrineTyped;
  window.location.hash = '';
  addToBrowserCart({ uuid, amount: 1, priceCents }, 1);
}

export const orderButton = (name = 'Order with obligation to pay') => screen.findByRole('button', { name });

/** Presses the button once the total above it is known. */
export async function pressOrder(name?: string): Promise<void> {
  const button = await orderButton(name);
  await waitFor(() => {
    if (button.hasAttribute('aria-busy')) throw new Error('the total is not known yet');
  });
  await userEvent.click(button);
}

/** What the shop would say about the cart if it had these insects. */
export const cartCheck = (insects: InsectCard[]) =>
  check(insects, { lines: readBrowserCart().lines.map(({ uuid, amount }) => ({ uuid, amount })) });
