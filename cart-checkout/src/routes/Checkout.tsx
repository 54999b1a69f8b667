import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { PageHead } from '@vitrine/shared/contract/remote';
import { loadOrThrow } from '@vitrine/shared/http/load-or-throw';
import { pathsTo } from '@vitrine/shared/paths/path-to';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import { Notice } from '@vitrine/shared/ui/Notice';
import { PageTitle } from '@vitrine/shared/ui/PageTitle';
import { listCountries } from '../api/list-countries.ts';
import { CartChanges } from '../components/CartChanges.tsx';
import { CartFailed } from '../components/CartFailed.tsx';
import { CartSkeleton } from '../components/CartSkeleton.tsx';
import { EmptyCart } from '../components/EmptyCart.tsx';
import { UnansweredOrder } from '../components/UnansweredOrder.tsx';
import { changesToTell } from '../model/changes-to-tell.ts';
import { useWords } from '../model/use-words.ts';
import { Till } from './Till.tsx';
import { useCheckedCart, type CheckedCart } from './use-checked-cart.ts';
import { usePlaceOrder, type PlaceOrder } from './use-place-order.ts';

export async function loader(args: LoaderFunctionArgs, page: PageContext) {
  const { latest, closing, paymentMethods, isTestPayment, seller } = page.remote.frame(args);
  return {
    latest,
    isPaused: closing?.mode === 'paused',
    paymentMethods,
    isTestPayment,
    email: seller.email,
    countries: loadOrThrow(await listCountries(page.remote.api(args))),
  };
}
export type CheckoutData = Awaited<ReturnType<typeof loader>>;

export function head(_data: unknown, { intl }: PageContext): PageHead {
  return {
    title: intl.formatMessage({ id: 'checkout.title' }),
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
      <CartChanges changes={changesToTell(cart.changes, order.unanswered)} />
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
  if (cart.status === 'ready' && cart.lines.length > 0) return <Till data={data} cart={cart} order={order} />;
  const { unanswered, isSending, send } = order;
  return (
    <>
      {unanswered && (
        <UnansweredOrder order={unanswered} isSending={isSending} onAsk={() => void send(unanswered)} />
      )}
      {cart.status === 'failed' ? (
        <CartFailed cart={cart} />
      ) : (
        <EmptyCart title={words('checkout.empty')} latest={data.latest} />
      )}
    </>
  );
}
