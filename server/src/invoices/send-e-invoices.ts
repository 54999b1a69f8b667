import type { Database } from '../database/database.ts';
import type { Clock } from '../platform/clock.ts';
import {
  claimEInvoices,
  keepFailed,
  keepRefused,
  keepSent,
  readInvoice,
  type EInvoice,
} from './store/e-invoices.ts';
import type { AccessPoint } from './ubl/access-point.ts';

/** So few that their bounds together stay within a claim. */
const BATCH = 5;

interface Context {
  database: Database;
  clock: Clock;
  accessPoint: AccessPoint;
}

/**
 * Hands the e-invoices that are due to the access point. One that is handed over twice, because the process died in
 * between, carries the same number. Returns how many were due.
 */
export async function sendEInvoices(context: Context): Promise<number> {
  const { database, clock } = context;
  const due = await claimEInvoices(database.kysely, BATCH, clock());
  await Promise.all(
    due.map((row) =>
      sendOne(context, row).catch((error: unknown) =>
        keepFailed(database.kysely, row, String(error), clock()),
      ),
    ),
  );
  return due.length;
}

async function sendOne({ database, clock, accessPoint }: Context, row: EInvoice): Promise<void> {
  const { kysely } = database;
  const invoice = await readInvoice(kysely, row.invoice_id);
  const [scheme = '', id = ''] = row.receiver.split(':');
  // What makes the XML is fetched with the first one: most processes never make any.
  const { invoiceUbl } = await import('./ubl/invoice-ubl.ts');
  const xml = invoiceUbl(invoice, { scheme, id });
  const handover = await accessPoint.handOver({ number: invoice.number, receiver: row.receiver, xml });
  if (handover.kind === 'taken') return keepSent(kysely, row.id, handover.id, clock());
  return keepRefused(kysely, row, handover.reason, clock());
}
