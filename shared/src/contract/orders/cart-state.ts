/* The cart as the bus carries it and the shell hands it out. */

export interface CartLine {
  uuid: string;
  amount: number;
  priceCents: number;
}

/** What the header shows, and every remote reads. */
export interface CartState {
  /** Number of specimens. */
  count: number;
  totalCents: number;
  lines: CartLine[];
}

/**
 * Why more of an insect cannot go into the cart: it would exceed the stock, what the shop takes of one insect, or of how
 * many different ones in one order; `unreadable` has no uuid, amount or price that could be one.
 */
export type CartRefusal = 'stock' | 'amount' | 'lines' | 'unreadable';

/** What changes the cart of a browser, and tells everyone. */
export interface CartActions {
  /** Returns why not when it is refused, else null. */
  add(line: CartLine, stock: number): CartRefusal | null;
  remove(uuid: string, amount: number): void;
}
