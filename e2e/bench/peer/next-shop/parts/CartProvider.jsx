'use client';

import { createContext, use, useEffect, useState } from 'react';

const Cart = createContext(null);
const KEY = 'cart';

/** The cart, kept by the browser. */
export function CartProvider({ children }) {
  const [lines, setLines] = useState({});

  useEffect(() => {
    try {
      setLines(JSON.parse(localStorage.getItem(KEY)) ?? {});
    } catch {
      // What cannot be read is an empty cart.
    }
  }, []);

  const add = (uuid) =>
    setLines((before) => {
      const after = { ...before, [uuid]: (before[uuid] ?? 0) + 1 };
      localStorage.setItem(KEY, JSON.stringify(after));
      return after;
    });

  return <Cart value={{ lines, add }}>{children}</Cart>;
}

export const useCart = () => use(Cart);
