import type { Kysely, Selectable, Transaction } from 'kysely';
import type { PaymentsTable } from '../../database/schema/orders.ts';
import type { Schema } from '../../database/schema/schema.ts';

const AGAIN_MS = 10 * 60_000;

export type AbandonedPayment = Pick<
  Selectable<PaymentsTable>,
  'id' | 'provider_id' | 'method' | 'created_at' | 'abandoned_at'
>;

/** Notes that the provider is to be told that nobody will make this payment any more. */
export async function abandonPayment(trx: Transaction<Schema>, id: string, now: Date): Promise<void> {
  const at = now.toISOString();
  const row = { cancel_at: at, abandoned_at: at };
  await trx.updateTable('payments').set(row).where('id', '=', id).execute();
}

/** Takes those payments for this worker alone; they are due again in ten minutes unless they are forgotten. */
export async function claimAbandoned(
  kysely: Kysely<Schema>,
  provider: string,
  count: number,
  now: Date,
): Promise<AbandonedPayment[]> {
  const isDue = now.toISOString();
  const due = await kysely
    .selectFrom('payments')
    .select('id')
    .where('cancel_at', '<=', isDue)
    .where('provider', '=', provider)
    .orderBy('cancel_at')
    .limit(count)
    .execute();
  if (due.length === 0) return [];
  return kysely
    .updateTable('payments')
    .set({ cancel_at: new Date(now.getTime() + AGAIN_MS).toISOString() })
    .where(
      'id',
      'in',
      due.map(({ id }) => id),
    )
    .where('cancel_at', '<=', isDue)
    .returning(['id', 'provider_id', 'method', 'created_at', 'abandoned_at'])
    .execute();
}

/** Nothing can come of this payment any more. */
export async function forgetAbandoned(kysely: Kysely<Schema>, id: string): Promise<void> {
  await kysely.updateTable('payments').set({ cancel_at: null }).where('id', '=', id).execute();
}
