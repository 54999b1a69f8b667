import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useRemote } from '@vitrine/shared/remote/remote-context';

/** How many of an insect are in the cart. A list of 96 is not drawn anew for what is added of one. */
export function useCartAmount(uuid: string): number {
  const { cart } = useRemote().state;
  const amount = useMemo(
    () => atom((get) => get(cart)?.lines.find((line) => line.uuid === uuid.toUpperCase())?.amount ?? 0),
    [cart, uuid],
  );
  return useAtomValue(amount);
}
