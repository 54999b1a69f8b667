import { readBrowserCart } from '@vitrine/shared/cart/browser-cart';
import { formatMoney } from '@vitrine/shared/i18n/formats';
import { readLocale } from '@vitrine/shared/paths/read-path';

/* Runs on the page for what cannot be had: shows what is in the cart, and goes on when the connection is back. */

const { count, totalCents } = readBrowserCart();
const place = document.querySelector<HTMLElement>('[data-cart]');
const sum = place?.querySelector('strong');
if (place && sum && count > 0) {
  const { one = '', many = '' } = sum.dataset;
  const insects = count === 1 ? one : many.replace('{count}', String(count));
  sum.textContent = `${insects}, ${formatMoney(totalCents, readLocale(location.pathname))}`;
  place.hidden = false;
  // On the cart's own address the way there leads nowhere.
  const way = place.querySelector('a');
  if (way?.pathname === location.pathname) way.hidden = true;
}

/** Enough for a connection to settle, and for a shopper who is leaving the page to be gone. */
const SETTLING_MS = 1_000;

window.addEventListener('online', () => setTimeout(() => location.reload(), SETTLING_MS));
