import { sellerSchema, type Seller } from '@vitrine/shared/contract/frame';
import { sql, type DialectAdapter, type Kysely } from 'kysely';
import { prepared, type Given } from '../../database/prepared.ts';
import type { Schema } from '../../database/schema/schema.ts';

const SELLER_KEY = 'seller';

/** Who sells until the owner says so: shown as it is, so that nobody opens a shop without filling it in. */
const NOBODY_YET: Seller = {
  name: 'Vitrine',
  companyNumber: '',
  vatNumber: '',
  street: '',
  postalCode: '',
  city: '',
  country: 'BE',
  email: '',
  phone: '',
  socialLinks: [],
};

export async function readSeller(kysely: Kysely<Schema>): Promise<Seller> {
  const row = await kysely
    .selectFrom('settings')
    .select('value')
    .where('key', '=', SELLER_KEY)
    .executeTakeFirst();
  return row ? sellerSchema.parse(JSON.parse(row.value)) : NOBODY_YET;
}

/** Where the shop sells from, of the column of its settings. */
export function toSellerPlace(value: string | null): { country: string; postalCode: string } {
  const { country, postalCode } = value === null ? NOBODY_YET : sellerSchema.parse(JSON.parse(value));
  return { country, postalCode };
}

const written = prepared((kysely, _given: Given<Record<never, never>>) =>
  kysely.selectFrom('settings').select('value').where('key', '=', sql.lit(SELLER_KEY)),
);

/** What was read last of each open database: lists need it, and it hardly ever changes. */
const LAST = new WeakMap<DialectAdapter, { value: string | null; place: ReturnType<typeof toSellerPlace> }>();

/** The same, asked for alone: parsed only where it changed since. */
export async function readSellerPlace(kysely: Kysely<Schema>) {
  const value = (await written(kysely, {})).rows[0]?.value ?? null;
  const { adapter } = kysely.getExecutor();
  const last = LAST.get(adapter);
  if (last?.value === value) return last.place;
  const place = toSellerPlace(value);
  LAST.set(adapter, { value, place });
  return place;
}

export async function writeSeller(kysely: Kysely<Schema>, seller: Seller): Promise<void> {
  const value = JSON.stringify(seller);
  await kysely
    .insertInto('settings')
    .values({ key: SELLER_KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
