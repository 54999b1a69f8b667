import { readBrowserCart } from '@vitrine/shared/cart/browser-cart';
import { formatMoney } from '@vitrine/shared/i18n/formats';
import { readLocale } from '@vitrine/shared/paths/read-path';

/* Runs on the page for what cannot be had: shows what is in the cart, and goes on when the connection is back. */

const { count, totalCents } = readBrowserCart();
const place = document.querySelector<HTMLElement>('[data-cart]');
if (place && count > 0) {
  const text = `${count} · ${formatMoney(totalCents, readLocale(location.pathname))}`;
  place.querySelector('[data-sum]')?.append(text);
  place.hidden = false;
}

window.addEventListener('online', () => location.reload());
