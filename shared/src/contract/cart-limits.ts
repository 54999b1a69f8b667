/* Apart from their schemas, as in `locale-list.ts`. */

/** How many different insects an order may hold, and how many of one. */
export const MAX_LINES = 200;
export const MAX_AMOUNT = 9999;
