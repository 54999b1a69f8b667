import type { Page } from '@playwright/test';
import type { Locale } from '@vitrine/shared/contract/locale';
import { Shopper } from './shopper.ts';

/** Puts a lot that others may buy as well into the cart and fills in the checkout. */
export async function fillInOne(page: Page, locale: Locale, email: string): Promise<Shopper> {
  const shopper = new Shopper(page, locale);
  const lot = await shopper.lot((one) => one.stock > 1);
  await shopper.add(lot);
  await shopper.goToCheckout();
  await shopper.fillIn({ email });
  return shopper;
}

/** The same, and orders it. */
export async function orderOne(page: Page, locale: Locale, email: string): Promise<Shopper> {
  const shopper = await fillInOne(page, locale, email);
  await shopper.order();
  return shopper;
}
