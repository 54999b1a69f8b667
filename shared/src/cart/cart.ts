import { MAX_AMOUNT, MAX_LINES } from '../contract/orders/cart-limits.ts';
import type { CartLine, CartRefusal, CartState } from '../contract/orders/cart-state.ts';

/** One insect in the cart. `price` is in euro, as the stored format has always been. */
export interface CartEntry {
  price: number;
  amount: number;
}
/** Keyed by insect uuid, upper-case. */
export type Cart = Record<string, CartEntry>;

/** No insect costs more, in euro; beyond it a total in cents would lose precision. */
const MAX_PRICE = 1_000_000;
const KEY = /^[\w-]{1,64}$/;

/** Whether the shop would take such a line. It refuses a whole cart for one that it would not. */
export function isCartEntry(uuid: string, { price, amount }: CartEntry): boolean {
  const isPrice = Number.isFinite(price) && price >= 0 && price <= MAX_PRICE;
  const isAmount = Number.isInteger(amount) && amount > 0 && amount <= MAX_AMOUNT;
  return KEY.test(uuid) && isPrice && isAmount;
}

/** The cart with `amount` more of an insect, or why that is refused. */
export function addToCart(cart: Cart, line: CartLine, stock: number): Cart | CartRefusal {
  const uuid = line.uuid.toUpperCase();
  const entry = { price: line.priceCents / 100, amount: (cart[uuid]?.amount ?? 0) + line.amount };
  if (!Number.isInteger(line.amount) || line.amount <= 0) return 'unreadable';
  if (entry.amount > stock) return 'stock';
  if (entry.amount > MAX_AMOUNT) return 'amount';
  if (!isCartEntry(uuid, entry)) return 'unreadable';
  const grown = { ...cart, [uuid]: entry };
  return Object.keys(grown).length <= MAX_LINES ? grown : 'lines';
}

/** The cart with `amount` less of an insect; at 0 the insect is gone. */
export function removeFromCart(cart: Cart, uuid: string, amount: number): Cart {
  const key = uuid.toUpperCase();
  const entry = cart[key];
  if (!entry) return cart;
  const left = entry.amount - amount;
  // A line that stays keeps its place.
  if (left > 0) return { ...cart, [key]: { ...entry, amount: left } };
  return Object.fromEntries(Object.entries(cart).filter(([other]) => other !== key));
}

/** The cart as the header, the bus and the server want it. */
export function cartState(cart: Cart): CartState {
  const lines = Object.entries(cart).map(([uuid, { amount, price }]) => ({
    uuid,
    amount,
    priceCents: Math.round(price * 100),
  }));
  return {
    lines,
    count: lines.reduce((sum, line) => sum + line.amount, 0),
    totalCents: lines.reduce((sum, line) => sum + line.amount * line.priceCents, 0),
  };
}
