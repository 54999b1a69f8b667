import { useState } from 'react';
import type { Order } from '@vitrine/shared/contract/orders/order';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { checkLines } from '../../api/orders.ts';
import { putBack, type Reorder } from '../../model/cart/reorder.ts';

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
    setState(answer.ok ? { status: 'done', reordered: putBack(lines, answer.value) } : { status: 'failed' });
  };
  return { state, reorder, short: state.status === 'done' ? state.reordered.short : {} };
}
