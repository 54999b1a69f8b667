import { sql, type DialectAdapter, type Kysely, type Selectable } from 'kysely';
import { localizedSchema } from '@vitrine/shared/contract/locale';
import { z } from '@vitrine/shared/contract/zod';
import { DEFAULT_SHIPPING, type NamedShippingRate } from '../rules/default-shipping.ts';
import type { ShippingRatesTable } from '../../database/schema/orders.ts';
import { prepared, type Given } from '../../database/prepared.ts';
import type { Schema } from '../../database/schema/schema.ts';

const countriesSchema = z.array(z.string());
const bandsSchema = z.array(z.object({ maxGrams: z.int(), priceCents: z.int() }));

export interface StoredShippingRate extends NamedShippingRate {
  id: number;
  revision: number;
}

/** Gives a fresh shop the default rates; a shop that has any keeps its own. */
export async function seedShippingRates(kysely: Kysely<Schema>): Promise<void> {
  const { count } = await kysely
    .selectFrom('shipping_rates')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) > 0) return;
  await kysely
    .insertInto('shipping_rates')
    .values(DEFAULT_SHIPPING.map(shippingColumns))
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();
}

/** Every rate, in the owner's order, switched off or not. */
export async function listShippingRates(kysely: Kysely<Schema>): Promise<StoredShippingRate[]> {
  const rows = await kysely.selectFrom('shipping_rates').selectAll().orderBy('id').execute();
  return rows.map(fromRow);
}

/** Changes whenever a rate is made, edited or taken away. */
export const ratesVersion = sql<string | null>`string_agg(concat_ws(' ', id, revision, updated_at), ' ')`;

/** What was read last of each open database: each order needs all rates, and they hardly ever change. */
const LAST = new WeakMap<DialectAdapter, { version: string; rates: readonly StoredShippingRate[] }>();

/** The rates of a version: those that were read last, while it is the same. */
export async function ratesOfVersion(
  kysely: Kysely<Schema>,
  version: string,
): Promise<readonly StoredShippingRate[]> {
  const { adapter } = kysely.getExecutor();
  const last = LAST.get(adapter);
  if (last?.version === version) return last.rates;
  const rates = await listShippingRates(kysely);
  LAST.set(adapter, { version, rates });
  return rates;
}

const versionNow = prepared((kysely, _given: Given<Record<never, never>>) =>
  kysely.selectFrom('shipping_rates').select(ratesVersion.as('version')),
);

/** Every rate as it is now, parsed only where one changed since: until then it is the same array. */
export async function latestRates(kysely: Kysely<Schema>): Promise<readonly StoredShippingRate[]> {
  const [row] = (await versionNow(kysely, {})).rows;
  return ratesOfVersion(kysely, row?.version ?? '');
}

export function shippingColumns(rate: NamedShippingRate) {
  return {
    code: rate.code,
    name: JSON.stringify(rate.name),
    countries: JSON.stringify(rate.countries),
    carrier: rate.carrier,
    service: rate.service,
    is_tracked: rate.tracked ? 1 : 0,
    days_min: rate.days.min,
    days_max: rate.days.max,
    bands: JSON.stringify(rate.bands),
    free_from_cents: rate.freeFromCents,
    max_value_cents: rate.maxValueCents,
    is_active: rate.active ? 1 : 0,
  };
}

function fromRow(row: Selectable<ShippingRatesTable>): StoredShippingRate {
  return {
    id: row.id,
    revision: row.revision,
    code: row.code,
    name: localizedSchema.parse(JSON.parse(row.name)),
    countries: countriesSchema.parse(JSON.parse(row.countries)),
    carrier: row.carrier,
    service: row.service,
    tracked: row.is_tracked === 1,
    days: { min: row.days_min, max: row.days_max },
    bands: bandsSchema.parse(JSON.parse(row.bands)),
    freeFromCents: row.free_from_cents,
    maxValueCents: row.max_value_cents,
    active: row.is_active === 1,
  };
}
