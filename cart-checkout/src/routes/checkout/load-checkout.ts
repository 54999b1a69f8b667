import type { LoaderFunctionArgs } from 'react-router';
import type { ApiTransport } from '@vitrine/shared/contract/failure';
import { loadGuaranteeNotice } from '@vitrine/shared/i18n/guarantee-notice';
import { loadOrThrow } from '@vitrine/shared/http/load-or-throw';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import { listAddresses, readAccount } from '../../api/account.ts';
import { listCountries } from '@vitrine/shared/http/list-countries';
import { readCheckout } from '../../api/checkout.ts';
import { readLatest } from '../../api/frame.ts';
import type { Shopper } from '../../model/checkout/shopper.ts';

let held: string[] | null = null;

/**
 * Of the form that somebody fills in: read again while they type, a list that does not come takes nothing from them.
 * @returns what ends that
 */
export function holdCountries(countries: string[]): () => void {
  held = countries;
  return () => {
    held = null;
  };
}

/** What the checkout knows before it knows the cart. */
export async function loader(args: LoaderFunctionArgs, page: PageContext) {
  const frame = page.remote.frame(args);
  const { closing, paymentMethods, isTestPayment, seller, vatRegime } = frame;
  const api = page.remote.api(args);
  const profile = page.remote.profile(args);
  const [latest, countries, rules, shopper, notice] = await Promise.all([
    readLatest(api, frame),
    listCountries(api),
    readCheckout(api),
    profile && readShopper(api, profile.id),
    loadGuaranteeNotice(page.locale),
  ]);
  return {
    latest,
    isPaused: closing?.mode === 'paused',
    closing,
    paymentMethods,
    isTestPayment,
    email: seller.email,
    vatRegime,
    countries: countries.ok || held === null ? loadOrThrow(countries) : held,
    // A checkout without examples, or without what the account knows, is still a checkout.
    examples: rules.ok ? rules.value.countries : [],
    shopper,
    notice,
  };
}

async function readShopper(api: ApiTransport, id: number): Promise<Shopper | null> {
  const [account, addresses] = await Promise.all([readAccount(api), listAddresses(api)]);
  if (!account.ok) return null;
  return { id, account: account.value, addresses: addresses.ok ? addresses.value : [] };
}

export type CheckoutData = Awaited<ReturnType<typeof loader>>;
