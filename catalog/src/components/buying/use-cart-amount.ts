import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useRemote } from '@vitrine/shared/remote/remote-context';

/** How many of an insect are in the cart; null until the browser has read it. A list of 96 is not drawn anew for what is added of one. */
export function useCartAmount(uuid: string): number | null {
  const { cart } = useRemote().state;
  const amount = useMemo(
    () =>
      atom((get) => {
        const read = get(cart);
        return read && (read.lines.find((line) => line.uuid === uuid.toUpperCase())?.amount ?? 0);
      }),
    [cart, uuid],
  );
  return useAtomValue(amount);
}
