import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

const AGAIN_MS = 10 * 60_000;
const LONGEST_MS = 24 * 60 * 60_000;

interface AbandonedPayment {
  id: string;
  provider_id: string;
  created_at: string;
}

/** Notes that the provider is to be told that nobody will make this payment any more. */
export async function abandonPayment(trx: Transaction<Schema>, id: string, now: Date): Promise<void> {
  await trx.updateTable('payments').set({ cancel_at: now.toISOString() }).where('id', '=', id).execute();
}

/** Takes those payments for this worker alone. A payment that the provider never heard of needs no word. */
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
  const claimed = await kysely
    .updateTable('payments')
    .set({ cancel_at: null })
    .where(
      'id',
      'in',
      due.map(({ id }) => id),
    )
    .where('cancel_at', '<=', isDue)
    .returning(['id', 'provider_id', 'created_at'])
    .execute();
  return claimed.flatMap(({ provider_id: providerId, ...row }) =>
    providerId === null ? [] : [{ ...row, provider_id: providerId }],
  );
}

/** It could not be told now: again later, for a day. */
export async function keepAbandoned(
  kysely: Kysely<Schema>,
  { id, created_at: createdAt }: AbandonedPayment,
  now: Date,
): Promise<void> {
  if (now.getTime() - Date.parse(createdAt) > LONGEST_MS) return;
  const next = new Date(now.getTime() + AGAIN_MS).toISOString();
  await kysely.updateTable('payments').set({ cancel_at: next }).where('id', '=', id).execute();
}
