import type { LoaderFunctionArgs } from 'react-router';
import { loadOrThrow } from '@vitrine/shared/http/load-or-throw';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import { listCountries } from '../api/list-countries.ts';

/** What the checkout knows before it knows the cart. */
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
