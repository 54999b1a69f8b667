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
