import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema/schema.ts';
import { listInvoices } from '../../invoices/index.ts';
import type { Refund } from '../paying/store/refunds.ts';
import { isOfSource } from '../store/parcels/cuts.ts';

/** The credit note of what a refund pays back; what a bank kept for a while has its note from before. */
export async function noteOfRefund(kysely: Kysely<Schema>, { order_id: orderId, source }: Refund) {
  const notes = (await listInvoices(kysely, orderId)).filter(({ kind }) => kind === 'credit-note');
  return notes.findLast((one) => isOfSource(source, one.source));
}
