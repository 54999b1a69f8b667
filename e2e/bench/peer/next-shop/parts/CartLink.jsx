'use client';

import { useCart } from './CartProvider';

export function CartLink() {
  const { lines } = useCart();
  const count = Object.values(lines).reduce((sum, amount) => sum + amount, 0);
  return <a href="/cart">Cart ({count})</a>;
}
