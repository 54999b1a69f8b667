import { useState } from 'react';
import { addToBrowserCart, readBrowserCart } from '@vitrine/shared/cart/browser-cart';
import type { OrderSummary } from '@vitrine/shared/contract/account';
import type { CartCheck } from '@vitrine/shared/contract/order';
import type { ApiResult } from '@vitrine/shared/contract/failure';
import { reorder, type ReorderedLine } from './reorder.ts';
import { useAction } from '@vitrine/shared/remote/use-action';

/** Puts into the cart what of an order is still there, and tells what became of each line. */
export function useReorder(
  { lines }: OrderSummary,
  check: (lines: { uuid: string; amount: number }[]) => Promise<ApiResult<CartCheck>>,
) {
  const [outcome, setOutcome] = useState<ReorderedLine[] | null>(null);
  const action = useAction(
    () => check(lines.map(({ uuid, amount }) => ({ uuid, amount }))),
    (answer) => {
      const wishes = reorder(lines, answer, readBrowserCart());
      setOutcome(wishes.map(putIn));
    },
  );
  return { ...action, outcome };
}

function putIn(line: ReorderedLine): ReorderedLine {
  const { amount, uuid, priceCents, stock } = line;
  const refusal = amount > 0 ? addToBrowserCart({ uuid, amount, priceCents }, stock) : null;
  return refusal ? { ...line, amount: 0, wish: 'full' } : line;
}
