import type { Kysely, Selectable } from 'kysely';
import { insectPath } from '@vitrine/shared/paths/insect-path';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { FAMILY_COLUMNS, parsePapers, toFamily } from '../../catalogue/index.ts';
import { readSeller } from '../../shop/index.ts';
import type { ProvenanceSheetsTable } from '../../database/schema/invoices.ts';
import type { Schema } from '../../database/schema/schema.ts';
import type { SheetFacts } from '../rules/sheet-facts.ts';

export type SheetRow = Selectable<ProvenanceSheetsTable>;

/** What a sheet of an order's line would say now; null for a line that is not there, or not sold. */
export async function readSheetFacts(
  kysely: Kysely<Schema>,
  { orderId, uuid, publicUrl }: { orderId: number; uuid: string; publicUrl: string },
): Promise<SheetFacts | null> {
  const row = await kysely
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(['order_lines.reference', 'name', 'is_mixed', 'quality', 'amount', 'cites_annex', 'papers'])
    .select(['locale', 'placed_at'])
    .where('order_id', '=', orderId)
    .where('uuid', '=', uuid)
    .where('stock_state', '=', 'sold')
    .executeTakeFirst();
  if (!row) return null;
  const { reference, name, quality, amount, locale } = row;
  const family = await familyOf(kysely, uuid);
  return {
    ...{ locale, reference, name, quality, amount, isMixed: row.is_mixed === 1, soldAt: row.placed_at },
    ...(row.cites_annex !== null && { annex: row.cites_annex }),
    ...parsePapers(row.papers),
    seller: await readSeller(kysely),
    page: family ? publicUrl + insectPath({ uuid, name, family }, locale) : '',
    checkedAt: publicUrl + pathTo('provenance', locale, { code: '' }),
  };
}

async function familyOf(kysely: Kysely<Schema>, uuid: string) {
  const row = await kysely
    .selectFrom('insects')
    .innerJoin('families', 'families.id', 'insects.family_id')
    .select(['families.id as family_id', 'families.category', ...FAMILY_COLUMNS])
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  return row ? toFamily(row) : null;
}

export function findSheet(
  kysely: Kysely<Schema>,
  { orderId, uuid }: { orderId: number; uuid: string },
): Promise<SheetRow | undefined> {
  return kysely
    .selectFrom('provenance_sheets')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('uuid', '=', uuid)
    .executeTakeFirst();
}

export function findSheetByCode(kysely: Kysely<Schema>, code: string): Promise<SheetRow | undefined> {
  return kysely.selectFrom('provenance_sheets').selectAll().where('code', '=', code).executeTakeFirst();
}

/** Keeps a sheet, unless another process was first: its one stands. */
export async function insertSheet(kysely: Kysely<Schema>, row: SheetRow): Promise<void> {
  await kysely
    .insertInto('provenance_sheets')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The id of an order; null for an unknown reference. */
export async function orderIdOf(kysely: Kysely<Schema>, reference: string): Promise<number | null> {
  const row = await kysely
    .selectFrom('orders')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row?.id ?? null;
}
