import type { Kysely } from 'kysely';
import {
  type TaxTerms,
  delayedUntil,
  pausingClosing,
  toBritishTerms,
  toSellerPlace,
  toVatRegime,
} from '../../../shop/index.ts';
import { prepared, type Given } from '../../../database/prepared.ts';
import type { Schema } from '../../../database/schema/schema.ts';
import {
  ratesOfVersion,
  ratesVersion,
  type Address,
  type StoredShippingRate,
} from '../../../shipping/index.ts';

/** What the shop orders by at this moment. */
export interface OrderTerms {
  /** A closing that takes no orders holds now (spec §10). */
  isPaused: boolean;
  /** ISO day from which parcels leave again, while the shop is away; null when they leave now, or nobody knows. */
  shipsFrom: string | null;
  taxes: TaxTerms;
  /** Where the shop sells from. */
  from: Address;
  /** Of the conditions of sale; stored with each order. */
  conditionsVersion: string;
  rates: readonly StoredShippingRate[];
}

const terms = prepared((kysely, given: Given<{ now: string }>) =>
  kysely.selectNoFrom((eb) => [
    pausingClosing(kysely, given('now')).as('pausing'),
    delayedUntil(kysely, given('now')).as('shipsFrom'),
    eb.selectFrom('settings').select('value').where('key', '=', 'vat').as('vat'),
    eb.selectFrom('settings').select('value').where('key', '=', 'british').as('british'),
    eb.selectFrom('settings').select('value').where('key', '=', 'seller').as('seller'),
    eb
      .selectFrom('texts')
      .select(({ fn }) => fn.max('version').as('version'))
      .where('name', '=', 'conditions')
      .as('conditions'),
    eb.selectFrom('shipping_rates').select(ratesVersion.as('version')).as('rates'),
  ]),
);

/** All that an order has to know of the shop, in one question. */
export async function readTerms(kysely: Kysely<Schema>, now: Date): Promise<OrderTerms> {
  const [row] = (await terms(kysely, { now: now.toISOString() })).rows;
  return {
    isPaused: typeof row?.pausing === 'number',
    shipsFrom: row?.shipsFrom ?? null,
    taxes: { regime: toVatRegime(row?.vat ?? null), british: toBritishTerms(row?.british ?? null) },
    from: toSellerPlace(row?.seller ?? null),
    conditionsVersion: String(row?.conditions ?? 0),
    rates: await ratesOfVersion(kysely, row?.rates ?? ''),
  };
}
