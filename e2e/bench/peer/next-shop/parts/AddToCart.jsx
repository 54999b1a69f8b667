'use client';

import { useCart } from './CartProvider';

export function AddToCart({ uuid, stock }) {
  const { lines, add } = useCart();
  const isAllTaken = (lines[uuid] ?? 0) >= stock;
  return (
    <button type="button" className="button" disabled={isAllTaken} onClick={() => add(uuid)}>
      {isAllTaken ? 'In your cart' : 'Add to cart'}
    </button>
  );
}
