import { useEffect, useRef } from 'react';
import type { Order } from '@vitrine/shared/contract/orders/order';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/links/Button';
import { ButtonLink } from '@vitrine/shared/ui/links/ButtonLink';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import type { Reorder, Reordered } from '../../model/cart/reorder.ts';
import { hasLapsed } from '../../model/payment/payment-stage.ts';
import { useWords } from '../../model/use-words.ts';

interface OrderAgainProps extends Pick<Reorder, 'state' | 'reorder'> {
  order: Order;
}

/**
 * Puts what is still there of an order into the cart. Once it is there, the way to it takes the button's place. Of an
 * order that lapsed it is what its page is for.
 */
export function OrderAgain({ order, state, reorder }: OrderAgainProps) {
  const words = useWords();
  const isLapsed = hasLapsed(order);
  if (state.status === 'done') return <Done {...state.reordered} />;
  return (
    <>
      {isLapsed && <Notice tone="info">{words('order.again.lapsed')}</Notice>}
      {state.status === 'failed' && <Notice tone="error">{words('order.again.failed')}</Notice>}
      <div>
        <Button
          variant={isLapsed ? 'action' : 'quiet'}
          busy={state.status === 'busy'}
          onClick={() => void reorder()}
        >
          {words(isLapsed ? 'order.again.back' : 'order.again')}
        </Button>
      </div>
    </>
  );
}

/** In the button's place, and with its focus. */
function Done({ count, short, isInCart, isAllThere }: Reordered) {
  const words = useWords();
  const cart = pathTo('cart', useLocale());
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const isShort = Object.keys(short).length > 0;
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone={isAllThere ? 'success' : 'warning'}>
        {count > 0 && <p>{words('order.again.done', { count })}</p>}
        {count === 0 && <p>{words(isInCart ? 'order.again.nothing' : 'order.again.none')}</p>}
        {isInCart && isShort && <p>{words('order.again.gone')}</p>}
        {isInCart && (
          <ButtonLink to={cart} variant="quiet">
            {words('order.again.toCart')}
          </ButtonLink>
        )}
      </Notice>
    </div>
  );
}
