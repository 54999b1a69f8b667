import type { ApiTransport } from '@vitrine/shared/contract/failure';
import {
  shippingOptionSchema,
  taxQuoteSchema,
  type TaxQuestion,
} from '@vitrine/shared/contract/orders/checkout';
import {
  phoneCustomerSchema,
  phoneOrderPlacedSchema,
  type PhoneOrderRequest,
} from '@vitrine/shared/contract/tools/orders/phone-orders';
import { z } from '@vitrine/shared/contract/zod';
import { parsed } from '@vitrine/shared/http/parsed';
import type { ToolsApi } from './tools-api.ts';

/** What a shopper would be offered for these lots. */
export async function quoteShipping(
  api: ApiTransport,
  { country, postalCode }: Pick<TaxQuestion, 'country' | 'postalCode'>,
  lines: PhoneOrderRequest['lines'],
) {
  const query = {
    country,
    postalCode,
    lines: lines.map(({ uuid, amount }) => `${uuid}:${amount}`).join(','),
  };
  return parsed(z.array(shippingOptionSchema), await api({ method: 'GET', path: '/api/shipping', query }));
}

/** What the order comes to with the taxes of where it goes, as a shopper is told. */
export async function quoteTaxes(api: ApiTransport, body: TaxQuestion, signal: AbortSignal) {
  return parsed(taxQuoteSchema, await api({ method: 'POST', path: '/api/checkout/taxes', body, signal }));
}

export const findCustomer = (api: ToolsApi, email: string) =>
  api.post('/phone-orders/customer', phoneCustomerSchema, { email });

/** @param key of this intent: a repeated one places nothing twice */
export async function placePhoneOrder(api: ApiTransport, body: PhoneOrderRequest, key: string) {
  const headers = { 'idempotency-key': key };
  const answer = await api({ method: 'POST', path: '/api/tools/phone-orders', headers, body });
  return parsed(phoneOrderPlacedSchema, answer);
}
