import { FIRST_COUNTRY } from '../contract/orders/cart-limits.ts';
import type { Destination } from '../contract/orders/tax/home-vat-terms.ts';
import { safeSessionStorage } from '../platform/safe-session-storage.ts';
import { cartStorage } from './cart-storage.ts';

const COUNTRY_KEY = 'VDM_COUNTRY';
const EVENT = 'destination:changed';

/** In the storage of the tab: what is typed in the checkout. Its address is read here, all of it there. */
export const DRAFT_KEY = 'VDM_CHECKOUT';

/**
 * Where the shopper's parcels go: the country that was chosen last in this browser, else that of the address that is being
 * typed, else the shop's own; with the postal code that was typed for it.
 * @param country where the page itself asks for it
 */
export function readBrowserDestination(country = chosenCountry()): Destination {
  const typed = readTyped();
  const there = country ?? typed?.country ?? FIRST_COUNTRY;
  return { country: there, postalCode: typed?.country === there ? typed.postalCode : '' };
}

/** By ISO code: what was chosen last in this browser, else the shop's own country. */
export const readBrowserCountry = (): string => chosenCountry() ?? FIRST_COUNTRY;

function chosenCountry(): string | undefined {
  try {
    const country = cartStorage().getItem(COUNTRY_KEY) ?? '';
    return /^[A-Z]{2}$/.test(country) ? country : undefined;
  } catch {
    // On the server there is no window.
    return undefined;
  }
}

/** Stored only once somebody chose: a first visit leaves nothing behind. Whoever says something of the place is told. */
export function saveBrowserCountry(country: string): void {
  cartStorage().setItem(COUNTRY_KEY, country);
  window.dispatchEvent(new Event(EVENT));
}

/** Calls `listener` whenever another country is chosen, here or in another tab. Returns the function that stops it. */
export function onDestinationChanged(listener: () => void): () => void {
  // A storage event fires only in the other tabs. Its key is null when all of the storage was cleared.
  const elsewhere = ({ key }: StorageEvent) => {
    if (key === COUNTRY_KEY || key === null) listener();
  };
  window.addEventListener(EVENT, listener);
  window.addEventListener('storage', elsewhere);
  return () => {
    window.removeEventListener(EVENT, listener);
    window.removeEventListener('storage', elsewhere);
  };
}

/** Once something of the address was typed; until then its country is a guess. */
function readTyped(): Destination | null {
  try {
    const draft: unknown = JSON.parse(safeSessionStorage().getItem(DRAFT_KEY) ?? 'null');
    if (typeof draft !== 'object' || draft === null) return null;
    const { country, postalCode, street, city } = draft as Record<string, unknown>;
    if (typeof country !== 'string' || typeof postalCode !== 'string') return null;
    return postalCode || street || city ? { country, postalCode } : null;
  } catch {
    return null;
  }
}
