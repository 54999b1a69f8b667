import { FIRST_COUNTRY } from '../contract/orders/cart-limits.ts';

const KEY = 'VDM_COUNTRY';

/** Where the shopper's parcels go, by ISO code: what was chosen last in this browser, else the shop's own country. */
export function readBrowserCountry(): string {
  try {
    const country = window.localStorage.getItem(KEY);
    return country !== null && /^[A-Z]{2}$/.test(country) ? country : FIRST_COUNTRY;
  } catch {
    return FIRST_COUNTRY;
  }
}

/** Stored only once somebody chose: a first visit leaves nothing behind. */
export function saveBrowserCountry(country: string): void {
  try {
    window.localStorage.setItem(KEY, country);
  } catch {
    return;
  }
}
