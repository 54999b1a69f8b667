import { readAddButton } from '@vitrine/shared/cart/add-button';
import { addToBrowserCart, readBrowserCart } from '@vitrine/shared/cart/browser-cart';
import { onCartChanged } from '@vitrine/shared/cart/bus';
import type { Locale } from '@vitrine/shared/contract/locale';
import { formatMoney } from '@vitrine/shared/i18n/formats';

/**
 * "Add to cart" counts at the press, from the markup alone: no more than the page's own code would put into the cart, and
 * into the same one. A button says what it adds until its page has read the cart (`data-add`), and then answers itself.
 * @param first events from before this script ran
 * @returns those of them that are not done with
 */
export function addFromMarkup(first: readonly Event[]): Event[] {
  onCartChanged(({ totalCents }) => showTotal(totalCents));
  const hear = (event: Event) => {
    const isDone = isAdded(event);
    // The page would add another when it is hydrated.
    if (isDone) event.stopImmediatePropagation();
    return isDone;
  };
  window.addEventListener('click', hear, true);
  return first.filter((event) => !hear(event));
}

/** Whether nothing is left to do. */
function isAdded(event: Event): boolean {
  const button =
    event instanceof MouseEvent && event.target instanceof Element && event.target.closest('button');
  const lot = button && readAddButton(button);
  if (!lot) return false;
  // The second half of a double click, which means one.
  if (event.detail > 1) return true;
  const refusal = addToBrowserCart({ ...lot, amount: 1 }, lot.stock);
  // With its reason by the page. Once all are in the cart there is none: that they are is what it says.
  if (refusal && refusal !== 'stock') return false;
  if (refusal) showTotal(readBrowserCart().totalCents);
  say(lot);
  return true;
}

/** In the header, until React draws it there. */
function showTotal(cents: number): void {
  const place = document.querySelector<HTMLElement>('[data-cart-total]');
  if (!place) return;
  place.textContent = formatMoney(cents, document.documentElement.lang as Locale);
  place.dataset['cartTotal'] = 'shown';
}

/** In the frame's live region, which brings its sentence along. */
function say({ uuid, name }: { uuid: string; name: string }): void {
  const region = document.querySelector<HTMLElement>('[data-added]');
  const line = readBrowserCart().lines.find((one) => one.uuid === uuid.toUpperCase());
  if (!region || !line) return;
  const sentence = region.dataset['added'] ?? '';
  const text = sentence.replace('{name}', name).replace('{amount}', String(line.amount));
  // As `announce` does it: nothing is read where nothing changes.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}
