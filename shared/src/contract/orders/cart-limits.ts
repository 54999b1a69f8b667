/* Apart from their schemas, as in `locale-list.ts`. */

/** How many different insects an order may hold, and how many of one. */
export const MAX_LINES = 200;
export const MAX_AMOUNT = 9999;

/** How long lots are reserved for a shopper at the checkout, in milliseconds (spec §7). */
export const HOLD_MS = 15 * 60_000;

/** Until the shopper says otherwise a parcel goes to the shop's own country. */
export const FIRST_COUNTRY = 'BE';
