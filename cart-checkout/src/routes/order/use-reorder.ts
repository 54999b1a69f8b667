import { useState } from 'react';
import { checkLines } from '@vitrine/shared/cart/check-browser-cart';
import { putBack } from '@vitrine/shared/cart/reorder';
import type { Order } from '@vitrine/shared/contract/orders/order';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { summed, type Reorder } from '../../model/cart/reorder.ts';

/** Puts an order into the cart again. */
export function useReorder({ lines }: Order): Reorder {
  const { browserApi } = useRemote();
  const [state, setState] = useState<Reorder['state']>({ status: 'idle' });
  const reorder = async () => {
    setState({ status: 'busy' });
    const answer = await checkLines(
      browserApi,
      lines.map(({ uuid, amount }) => ({ uuid, amount })),
    );
    setState(
      answer.ok ? { status: 'done', reordered: summed(putBack(lines, answer.value)) } : { status: 'failed' },
    );
  };
  return { state, reorder, short: state.status === 'done' ? state.reordered.short : {} };
}
