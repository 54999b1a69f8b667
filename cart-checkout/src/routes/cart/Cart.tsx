import { useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import {
  addToBrowserCart,
  readBrowserCart,
  removeFromBrowserCart,
  replaceBrowserCart,
} from '@vitrine/shared/cart/browser-cart';
import { readBrowserDestination, saveBrowserCountry } from '@vitrine/shared/cart/browser-destination';
import type { CartRefusal } from '@vitrine/shared/contract/orders/cart-state';
import { isCartStored } from '@vitrine/shared/cart/cart-storage';
import { HOLD_MS, MAX_AMOUNT, MAX_LINES } from '@vitrine/shared/contract/orders/cart-limits';
import { marginShare } from '@vitrine/shared/contract/orders/tax/home-vat-terms';
import { expectedTotalVat, vatTerms } from '@vitrine/shared/contract/orders/tax/vat-terms';
import type { PageHead } from '@vitrine/shared/contract/federation/remote';
import { pathsTo } from '@vitrine/shared/paths/path-to';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import { useNotify } from '@vitrine/shared/remote/remote-context';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { PageTitle } from '@vitrine/shared/ui/page/PageTitle';
import { listCountries } from '@vitrine/shared/http/list-countries';
import { readLatest } from '../../api/frame.ts';
import { CartChanges } from '../../components/cart/CartChanges.tsx';
import { CartRows } from '../../components/cart/CartRows.tsx';
import { CartSkeleton } from '../../components/cart/CartSkeleton.tsx';
import { CartSummary } from '../../components/cart/CartSummary.tsx';
import { CartTrouble } from '../../components/cart/CartTrouble.tsx';
import { EmptyCart } from '../../components/cart/EmptyCart.tsx';
import { TwoColumns } from '../../components/TwoColumns.tsx';
import type { ViewLine } from '../../model/cart/cart-view.ts';
import { pageTitle } from '@vitrine/shared/i18n/page-title';
import { useWords } from '../../model/use-words.ts';
import { asShown, withRemoved, type Removed } from '../../model/cart/with-removed.ts';
import { useCheckedCart, type CheckedCart } from './use-checked-cart.ts';
import { useShipping } from '../checkout/use-shipping.ts';

export async function loader(args: LoaderFunctionArgs, page: PageContext) {
  const frame = page.remote.frame(args);
  const { closing, seller, vatRegime } = frame;
  const api = page.remote.api(args);
  const [latest, countries] = await Promise.all([readLatest(api, frame), listCountries(api)]);
  return {
    latest,
    isPaused: closing?.mode === 'paused',
    closing,
    email: seller.email,
    vatRegime,
    // A cart without an estimate of its shipping is still a cart.
    countries: countries.ok ? countries.value : [],
  };
}

export function head(_data: unknown, { intl }: PageContext): PageHead {
  return {
    title: pageTitle(intl.formatMessage({ id: 'cart.title' })),
    description: intl.formatMessage({ id: 'cart.description' }),
    alternates: pathsTo('cart'),
  };
}

export function Component() {
  const words = useWords();
  const { latest, email, vatRegime } = useLoaderData<typeof loader>();
  const cart = useCheckedCart();
  const count = cart.status === 'ready' && cart.count > 0 && words('common.count', { count: cart.count });
  return (
    <>
      <PageTitle count={count} lead={words('cart.lead', { minutes: HOLD_MS / 60_000 })}>
        {words('cart.title')}
      </PageTitle>
      <CartChanges changes={cart.changes} onAccept={cart.forgetChanges} />
      {cart.status === 'waiting' && (
        <CartSkeleton label={words('cart.waiting')} noScript={words('cart.noScript', { email })} />
      )}
      <CartTrouble cart={cart} />
      {cart.status === 'ready' && !isCartStored() && <Notice tone="info">{words('cart.notKept')}</Notice>}
      {cart.status === 'ready' && <OpenCart cart={cart} />}
      {cart.status === 'ready' && cart.count === 0 && (
        <EmptyCart title={words('cart.empty.title')} latest={latest} vatRegime={vatRegime} />
      )}
    </>
  );
}

const REFUSALS = {
  stock: 'cart.overStock',
  amount: 'cart.overAmount',
  lines: 'cart.overLines',
  unreadable: 'cart.notAdded',
} as const satisfies Record<CartRefusal, string>;

function OpenCart({ cart }: { cart: CheckedCart }) {
  const notify = useNotify();
  const words = useWords();
  const { vatRegime } = useLoaderData<typeof loader>();
  const { country, choose } = useCountry();
  const [removed, setRemoved] = useState<Removed[]>([]);
  const rows = withRemoved(cart.lines, removed);
  const add = (line: ViewLine, amount: number) => {
    const refusal = addToBrowserCart({ ...line, amount }, line.available);
    const bounds = { lines: MAX_LINES, amount: MAX_AMOUNT };
    if (refusal) notify({ type: 'warning', title: words(REFUSALS[refusal], bounds) });
  };
  const undo = (line: ViewLine) => {
    add(line, line.amount);
    replaceBrowserCart(asShown(readBrowserCart().lines, rows));
  };
  const remove = (line: ViewLine) => {
    const position = rows.findIndex((row) => row.line.uuid === line.uuid);
    setRemoved((others) => [...others.filter((other) => other.line.uuid !== line.uuid), { line, position }]);
    removeFromBrowserCart(line.uuid, line.amount);
  };
  if (rows.length === 0) return null;
  const list = (
    <CartRows
      rows={rows}
      vatRegime={vatRegime}
      terms={vatTerms(vatRegime, readBrowserDestination(country))}
      onMore={(line) => add(line, 1)}
      onLess={(line) => removeFromBrowserCart(line.uuid, 1)}
      onRemove={remove}
      onUndo={undo}
    />
  );
  // Without a line there is nothing to estimate; the rows stay where they are drawn, and the focus in them.
  const side = cart.lines.length > 0 && <Estimate cart={cart} country={country} onCountry={choose} />;
  return <TwoColumns main={list} side={side} />;
}

/** Where the parcel would go. What is chosen here is remembered on every page. */
function useCountry() {
  const [country, setCountry] = useState(() => readBrowserDestination().country);
  const choose = (chosen: string) => {
    setCountry(chosen);
    saveBrowserCountry(chosen);
  };
  return { country, choose };
}

interface EstimateProps {
  cart: CheckedCart;
  country: string;
  onCountry(country: string): void;
}

function Estimate({ cart, country, onCountry }: EstimateProps) {
  const { countries, isPaused, closing, vatRegime } = useLoaderData<typeof loader>();
  const { shipping } = useShipping(country, cart.lines);
  return (
    <CartSummary
      goodsCents={cart.goodsCents}
      countries={countries}
      country={country}
      shipping={shipping}
      isPaused={isPaused}
      closing={closing}
      vat={expectedTotalVat(
        vatTerms(vatRegime, readBrowserDestination(country)),
        marginShare(cart.lines.map(({ insect }) => insect)),
      )}
      onCountry={onCountry}
    />
  );
}
