import { useLoaderData } from 'react-router';
import type { PageHead } from '@vitrine/shared/contract/federation/remote';
import { pathsTo } from '@vitrine/shared/paths/path-to';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { PageTitle } from '@vitrine/shared/ui/page/PageTitle';
import { CartChanges } from '../../components/cart/CartChanges.tsx';
import { CartSkeleton } from '../../components/cart/CartSkeleton.tsx';
import { CartTrouble } from '../../components/cart/CartTrouble.tsx';
import { EmptyCart } from '../../components/cart/EmptyCart.tsx';
import { AlreadyOrdered } from '../../components/checkout/AlreadyOrdered.tsx';
import { UnansweredOrder } from '../../components/checkout/UnansweredOrder.tsx';
import { pageTitle } from '@vitrine/shared/i18n/page-title';
import { useWords } from '../../model/use-words.ts';
import { loader, type CheckoutData } from './load-checkout.ts';
import { CheckoutForm } from './CheckoutForm.tsx';
import { useCheckedCart, type CheckedCart } from '../cart/use-checked-cart.ts';
import { usePlaceOrder, type PlaceOrder } from './use-place-order.ts';
import type { CartChange } from '@vitrine/shared/cart/reconcile';
import type { OrderRequest } from '@vitrine/shared/contract/orders/place-order';

export { loader };

export function head(_data: unknown, { intl }: PageContext): PageHead {
  return {
    title: pageTitle(intl.formatMessage({ id: 'checkout.title' })),
    alternates: pathsTo('checkout'),
    isIndexed: false,
  };
}

export function Component() {
  const words = useWords();
  const data = useLoaderData<typeof loader>();
  const cart = useCheckedCart();
  const order = usePlaceOrder();
  return (
    <>
      <PageTitle>{words('checkout.title')}</PageTitle>
      {data.isTestPayment && <Notice tone="info">{words('checkout.isTest')}</Notice>}
      <CartChanges changes={cartNotices(cart.changes, order.unanswered)} onAccept={cart.forgetChanges} />
      <Checkout data={data} cart={cart} order={order} />
    </>
  );
}

interface CheckoutProps {
  data: CheckoutData;
  cart: CheckedCart;
  order: PlaceOrder;
}

function Checkout({ data, cart, order }: CheckoutProps) {
  const words = useWords();
  const isLeaving = order.isSending && cart.count === 0;
  if (isLeaving || cart.status === 'waiting') {
    const label = words(isLeaving ? 'checkout.sending' : 'checkout.waiting');
    return <CartSkeleton label={label} noScript={words('checkout.noScript', { email: data.email })} />;
  }
  if (cart.status === 'ready' && cart.lines.length > 0)
    return <CheckoutForm data={data} cart={cart} order={order} />;
  const { unanswered, ordered, isSending, send } = order;
  return (
    <>
      {unanswered && (
        <UnansweredOrder order={unanswered} isSending={isSending} onAsk={() => void send(unanswered)} />
      )}
      {ordered && <AlreadyOrdered order={ordered} />}
      <CartTrouble cart={cart} />
      {cart.status === 'ready' && (
        <EmptyCart title={words('checkout.empty')} latest={data.latest} vatRegime={data.vatRegime} />
      )}
    </>
  );
}

/**
 * What to tell of the cart while an order has no answer: its lots may well be gone because this shopper bought them,
 * and to be told that they were sold would be a fright for nothing.
 */
function cartNotices(changes: CartChange[], unanswered: OrderRequest | null): CartChange[] {
  const isOrdered = (uuid: string) => unanswered?.lines.some((line) => line.uuid === uuid);
  return changes.filter((change) => change.kind === 'price' || !isOrdered(change.uuid));
}
