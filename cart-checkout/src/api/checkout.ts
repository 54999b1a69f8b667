import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import {
  checkoutSchema,
  type Checkout,
  shippingOptionSchema,
  type ShippingOption,
  taxQuoteSchema,
  type TaxQuestion,
  type TaxQuote,
} from '@vitrine/shared/contract/orders/checkout';
import { parsed } from '@vitrine/shared/http/parsed';
import { holdSchema, type Hold, type LineRequest } from '@vitrine/shared/contract/orders/cart-check';
import { z } from '@vitrine/shared/contract/zod';
import { receiptSchema, type OrderRequest, type Receipt } from '@vitrine/shared/contract/orders/place-order';

/** How each country writes its postal codes and phone numbers, among other things. */
export async function readCheckout(api: ApiTransport): Promise<ApiResult<Checkout>> {
  return parsed(checkoutSchema, await api({ method: 'GET', path: '/api/checkout' }));
}

/** Reserves the lots while the shopper types. `holdId` renews the hold that this browser has, or names its first. */
export async function holdLots(
  api: ApiTransport,
  lines: readonly LineRequest[],
  holdId: string | undefined,
  signal?: AbortSignal,
): Promise<ApiResult<Hold>> {
  const asked = { method: 'POST', path: '/api/checkout/holds', body: { lines, holdId } } as const;
  return parsed(holdSchema, await api({ ...asked, ...(signal && { signal }) }));
}

/** Where a parcel is to go; the postal code, where it tells which region's rules hold. */
interface QuotedPlace {
  country: string;
  postalCode?: string;
}

/** The ways to ship these lines to a place, each with its price in cents. */
export async function quoteShipping(
  api: ApiTransport,
  { country, postalCode = '' }: QuotedPlace,
  lines: LineRequest[],
  signal: AbortSignal,
): Promise<ApiResult<ShippingOption[]>> {
  const asked = lines.map(({ uuid, amount }) => `${uuid}:${amount}`).join(',');
  const query = { country, ...(postalCode && { postalCode }), lines: asked };
  const answer = await api({ method: 'GET', path: '/api/shipping', query, signal });
  return parsed(z.array(shippingOptionSchema), answer);
}

/** What an order comes to with its taxes, as far as its form is filled in. */
export async function quoteTaxes(
  api: ApiTransport,
  body: TaxQuestion,
  signal: AbortSignal,
): Promise<ApiResult<TaxQuote>> {
  return parsed(taxQuoteSchema, await api({ method: 'POST', path: '/api/checkout/taxes', body, signal }));
}

/** Places an order. The same key with the same order, sent again, is answered with the same receipt. */
export async function placeOrder(
  api: ApiTransport,
  order: OrderRequest,
  idempotencyKey: string,
): Promise<ApiResult<Receipt>> {
  const headers = { 'idempotency-key': idempotencyKey };
  return parsed(receiptSchema, await api({ method: 'POST', path: '/api/orders', body: order, headers }));
}
