import { readBrowserCart } from '@vitrine/shared/cart/browser-cart';
import { DEFAULT_LOCALE, LOCALES } from '@vitrine/shared/contract/locale';
import { formatMoney } from '@vitrine/shared/i18n/formats';

/* Runs on the page for what cannot be had: shows what is in the cart, and goes on when the connection is back. */

// Not by its address: what reads that knows all addresses of the shop, and would be fetched again with each that changes.
const locale = LOCALES.find((one) => one === document.documentElement.lang) ?? DEFAULT_LOCALE;
const { count, totalCents } = readBrowserCart();
const place = document.querySelector<HTMLElement>('[data-cart]');
const sum = place?.querySelector('strong');
if (place && sum && count > 0) {
  const { one = '', many = '' } = sum.dataset;
  const insects = count === 1 ? one : many.replace('{count}', String(count));
  sum.textContent = `${insects}, ${formatMoney(totalCents, locale)}`;
  place.hidden = false;
  // On the cart's own address the way there leads nowhere.
  const way = place.querySelector('a');
  if (way?.pathname === location.pathname) way.hidden = true;
}

/** Enough for a connection to settle, and for a shopper who is leaving the page to be gone. */
const SETTLING_MS = 1_000;

window.addEventListener('online', () => setTimeout(() => location.reload(), SETTLING_MS));
