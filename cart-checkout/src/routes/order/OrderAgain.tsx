import type { Order } from '@vitrine/shared/contract/orders/order';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/links/Button';
import { ButtonLink } from '@vitrine/shared/ui/links/ButtonLink';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { type Reordered, putBack } from '../../model/cart/reorder.ts';
import { useWords } from '../../model/use-words.ts';
import { useState } from 'react';
import { checkLines } from '../../api/check-lines.ts';

/** Puts what is still there of an order into the cart. Once it is there, the way to it takes the button's place. */
export function OrderAgain({ order }: { order: Order }) {
  const words = useWords();
  const { state, reorder } = useReorder(order);
  if (state.status === 'done') return <Done {...state.reordered} />;
  return (
    <>
      {state.status === 'failed' && <Notice tone="error">{words('order.again.failed')}</Notice>}
      <div>
        <Button variant="quiet" busy={state.status === 'busy'} onClick={() => void reorder()}>
          {words('order.again')}
        </Button>
      </div>
    </>
  );
}

function Done({ count, missing }: Reordered) {
  const words = useWords();
  const cart = pathTo('cart', useLocale());
  const names = missing.join(', ');
  return (
    <Notice tone={missing.length > 0 ? 'warning' : 'success'}>
      <p>{count > 0 ? words('order.again.done', { count }) : words('order.again.none')}</p>
      {missing.length > 0 && <p>{words('order.again.gone', { names })}</p>}
      {count > 0 && (
        <ButtonLink to={cart} variant="quiet">
          {words('order.again.toCart')}
        </ButtonLink>
      )}
    </Notice>
  );
}

type Reorder = { status: 'idle' | 'busy' | 'failed' } | { status: 'done'; reordered: Reordered };

/** Puts an order into the cart again. */
function useReorder({ lines }: Order) {
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
