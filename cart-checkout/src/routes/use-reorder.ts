import { useState } from 'react';
import type { Order } from '@vitrine/shared/contract/order';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { checkLines } from '../api/check-lines.ts';
import { putBack, type Reordered } from '../model/reorder.ts';

export type Reorder = { status: 'idle' | 'busy' | 'failed' } | { status: 'done'; reordered: Reordered };

/** Puts an order into the cart again. */
export function useReorder({ lines }: Order) {
  const { browserApi } = useRemote();
  const [state, setState] = useState<Reorder>({ status: 'idle' });
  const reorder = async () => {
    setState({ status: 'busy' });
    const answer = await checkLines(
      browserApi,
      lines.map(({ uuid, amount }) => ({ uuid, amount })),
    );
    setState(answer.ok ? { status: 'done', reordered: putBack(lines, answer.value) } : { status: 'failed' });
  };
  return { state, reorder };
}
