import { randomUUID } from 'node:crypto';
import type { APIRequestContext, APIResponse, BrowserContext, Page } from '@playwright/test';
import type { Locale } from '@vitrine/shared/contract/locale';
import { NEWEST } from './shopper.ts';

export interface Bought {
  reference: string;
  key: string;
  email: string;
  uuid: string;
}

let taken = 0;

const GHENT = { postalCode: '9000', city: 'Gent', country: 'BE' };

/** So many lots are tried that others may have reserved a moment ago: the list is that much behind. */
const TRIED = 5;

type Lot = { uuid: string; priceCents: number };

/** Somebody buys a lot that may go there, as the checkout does it, and pays. */
export async function buy(
  { request }: Page,
  email: string,
  locale: Locale = 'en',
  place = GHENT,
): Promise<Bought> {
  const listing = await request.get(NEWEST.replace('ships=BE', `ships=${place.country}`));
  const { items } = (await listing.json()) as { items: (Lot & { stock: number })[] };
  let refusal = 'nothing is left to buy';
  // Another lot each time.
  for (let tries = 0; tries < TRIED; tries += 1) {
    const lot = items.filter(({ stock, priceCents }) => stock > 0 && priceCents > 500)[(taken += 1)];
    if (!lot) break;
    const answer = await order(request, lot, email, locale, place);
    if (answer.ok()) return pay(request, answer, email, lot);
    refusal = `${answer.status()}: ${await answer.text()}`;
    if (answer.status() !== 409) break;
  }
  throw new Error(refusal);
}

/** The same of this lot, which nobody else has. */
export async function buyLot({ request }: BrowserContext, lot: Lot, email: string): Promise<void> {
  await pay(request, await order(request, lot, email, 'en', GHENT), email, lot);
}

async function order(
  request: APIRequestContext,
  lot: Lot,
  email: string,
  locale: Locale,
  place: typeof GHENT,
): Promise<APIResponse> {
  const lines = [{ uuid: lot.uuid, amount: 1 }];
  const query = `country=${place.country}&postalCode=${place.postalCode}&lines=${lot.uuid}:1`;
  const rates = await request.get(`/api/shipping?${query}`);
  const [rate] = (await rates.json()) as { code: string; priceCents: number }[];
  const address = {
    ...{ firstname: 'Ada', lastname: 'Lovelace', company: '', street: 'Korenmarkt', houseNumber: '1' },
    ...place,
  };
  const data = {
    ...{ locale, lines, email, phone: '', address, shippingCode: rate?.code ?? '', remarks: '' },
    ...{ paymentMethod: 'bancontact', vatNumber: '', acceptsConditions: true },
    expectedTotalCents: lot.priceCents + (rate?.priceCents ?? 0),
  };
  return request.post('/api/orders', { data, headers: { 'idempotency-key': randomUUID() } });
}

async function pay(
  request: APIRequestContext,
  answer: APIResponse,
  email: string,
  { uuid }: Lot,
): Promise<Bought> {
  const placed = (await answer.json()) as { reference: string; key: string; paymentUrl: string };
  const paid = await request.post(new URL(placed.paymentUrl).pathname, { form: { action: 'pay' } });
  if (!paid.ok()) throw new Error(`${paid.status()}: ${await paid.text()}`);
  return { reference: placed.reference, key: placed.key, email, uuid };
}
