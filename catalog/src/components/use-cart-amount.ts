import { useAtomValue } from 'jotai';
import { cartAtom } from '../model/cart-atom.ts';

/** How many of an insect are in the cart. */
export function useCartAmount(uuid: string): number {
  const { lines } = useAtomValue(cartAtom);
  return lines.find((line) => line.uuid === uuid.toUpperCase())?.amount ?? 0;
}
