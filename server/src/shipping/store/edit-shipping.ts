import type { Kysely } from 'kysely';
import type { NamedShippingRate } from '../rules/default-shipping.ts';
import { recordAudit, type AuditAuthor } from '../../tools/index.ts';
import type { Database } from '../../database/database.ts';
import { editRow } from '../../database/edit-row.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { listShippingRates, shippingColumns, type StoredShippingRate } from './shipping.ts';
import { undoRefusals } from '../../database/undo-refusals.ts';

export type RateOutcome =
  | { isRefused: false; id: number; auditId: number }
  | { isRefused: true; kind: 'changed-meanwhile' | 'code-taken' };

interface Writing {
  database: Database;
  staff: AuditAuthor;
  now: Date;
}

/** One way to ship; null when there is none. */
export async function readShippingRate(
  kysely: Kysely<Schema>,
  id: number,
): Promise<StoredShippingRate | null> {
  const rates = await listShippingRates(kysely);
  return rates.find((rate) => rate.id === id) ?? null;
}

export function createShippingRate(
  { database, staff, now }: Writing,
  rate: NamedShippingRate,
): Promise<RateOutcome> {
  return undoRefusals<RateOutcome>(database, async (trx) => {
    const columns = shippingColumns(rate);
    const made = await trx
      .insertInto('shipping_rates')
      .values({ ...columns, updated_at: now.toISOString() })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) return { isRefused: true, kind: 'code-taken' };
    const changes = [{ table: 'shipping_rates', id: made.id, before: null, after: columns }];
    const auditId = await recordAudit(trx, staff, { action: 'shipping.create', changes }, now);
    return { isRefused: false, id: made.id, auditId };
  });
}

/** Everything but the code, which orders keep. */
export function editShippingRate(
  { database, staff, now }: Writing,
  on: { id: number; revision: number },
  rate: NamedShippingRate,
): Promise<RateOutcome> {
  return undoRefusals<RateOutcome>(database, async (trx) => {
    const columns: Partial<ReturnType<typeof shippingColumns>> = shippingColumns(rate);
    delete columns.code;
    const editing = await editRow(trx, 'shipping_rates', on, columns, now);
    if (editing.kind === 'changed-meanwhile') return { isRefused: true, kind: 'changed-meanwhile' };
    if (editing.kind === 'same') return { isRefused: false, id: on.id, auditId: 0 };
    const changes = [editing.change];
    const auditId = await recordAudit(trx, staff, { action: 'shipping.edit', changes }, now);
    return { isRefused: false, id: on.id, auditId };
  });
}
