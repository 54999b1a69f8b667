import type { Kysely, Selectable, Transaction } from 'kysely';
import { DAY_MS } from '@vitrine/shared/platform/time';
import { claimDue, nextTry } from '../../database/claim-due.ts';
import { forgetNotified } from '../../database/forget-notified.ts';
import type { EInvoicesTable } from '../../database/schema/invoices.ts';
import type { Schema } from '../../database/schema/schema.ts';
import type { Endpoint } from '../rules/endpoint.ts';
import { invoiceFactsSchema, type Invoice } from '../rules/invoice-facts.ts';

export type EInvoice = Selectable<EInvoicesTable>;

/** Half a day of tries: what no access point takes for so long, somebody must look after. */
const MAX_ATTEMPTS = 12;
/** For how many days what was refused is tried again. */
const DAYS = 30;
const NEVER = '9999-12-31T00:00:00.000Z';

/** Writes it to be sent, in the transaction that issues its invoice. */
export async function addEInvoice(
  trx: Transaction<Schema>,
  invoiceId: number,
  { scheme, id }: Endpoint,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  await trx
    .insertInto('e_invoices')
    .values({
      ...{ invoice_id: invoiceId, receiver: `${scheme}:${id}`, state: 'waiting', attempts: 0 },
      ...{ next_at: at, last_error: '', provider_id: null, created_at: at, sent_at: null },
    })
    .execute();
}

/** Takes those that are due, for this worker alone. */
export const claimEInvoices = (kysely: Kysely<Schema>, count: number, now: Date): Promise<EInvoice[]> =>
  claimDue(kysely, 'e_invoices', ['waiting', 'refused'], count, now);

export async function readInvoice(kysely: Kysely<Schema>, id: number): Promise<Invoice> {
  const row = await kysely.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const facts = invoiceFactsSchema.parse(JSON.parse(row.facts));
  return { number: row.number, kind: row.kind, issuedAt: row.issued_at, facts };
}

export async function keepSent(
  kysely: Kysely<Schema>,
  id: number,
  providerId: string,
  now: Date,
): Promise<void> {
  const sent = {
    state: 'sent',
    provider_id: providerId,
    sent_at: now.toISOString(),
    last_error: '',
  } as const;
  await kysely.updateTable('e_invoices').set(sent).where('id', '=', id).execute();
}

/**
 * Left to staff with its reason, and tried again once a day for a month: who is not in the network today may be tomorrow.
 */
export async function keepRefused(
  kysely: Kysely<Schema>,
  { id, attempts }: EInvoice,
  reason: string,
  now: Date,
): Promise<void> {
  const next = attempts >= MAX_ATTEMPTS + DAYS ? NEVER : new Date(now.getTime() + DAY_MS).toISOString();
  const refused = { state: 'refused', next_at: next, last_error: reason.slice(0, 500) } as const;
  await kysely.updateTable('e_invoices').set(refused).where('id', '=', id).execute();
}

/** Tries again later, each time later still. */
export async function keepFailed(
  kysely: Kysely<Schema>,
  row: EInvoice,
  error: string,
  now: Date,
): Promise<void> {
  const { id, attempts } = row;
  if (attempts >= MAX_ATTEMPTS) return keepRefused(kysely, row, error, now);
  const failed = { next_at: nextTry(attempts, now), last_error: error.slice(0, 500) };
  await kysely.updateTable('e_invoices').set(failed).where('id', '=', id).execute();
}

/** Has one of an order that was refused sent again at once, with its tries anew. False when there is none that was. */
export async function sendEInvoiceAgain(
  trx: Transaction<Schema>,
  { orderId, number }: { orderId: number; number: string },
  now: Date,
): Promise<boolean> {
  const again = await trx
    .updateTable('e_invoices')
    .set({ state: 'waiting', attempts: 0, next_at: now.toISOString(), last_error: '' })
    .where('state', '=', 'refused')
    .where('invoice_id', 'in', (eb) =>
      eb.selectFrom('invoices').select('id').where('order_id', '=', orderId).where('number', '=', number),
    )
    .returning('id')
    .executeTakeFirst();
  if (again) await forgetNotified(trx, [`e-invoice:${again.id}`]);
  return again !== undefined;
}

/** Condition on orders: an e-invoice of theirs was refused, and waits for somebody. */
export const EINVOICE_REFUSED = `id in (select order_id from invoices
  where id in (select invoice_id from e_invoices where state = 'refused'))`;

export type EInvoiceState = Pick<EInvoice, 'state' | 'last_error'>;

/** How the e-invoices of an order fare, by the numbers of their invoices. */
export async function eInvoicesOf(
  kysely: Kysely<Schema>,
  orderId: number,
): Promise<Map<string, EInvoiceState>> {
  const rows = await kysely
    .selectFrom('e_invoices')
    .innerJoin('invoices', 'invoices.id', 'e_invoices.invoice_id')
    .select(['invoices.number', 'e_invoices.state', 'e_invoices.last_error'])
    .where('invoices.order_id', '=', orderId)
    .execute();
  return new Map(rows.map(({ number, ...row }) => [number, row]));
}
