import type { Kysely } from 'kysely';
import type { MailPaper } from '../../mail/index.ts';
import {
  findInvoice,
  printInvoice,
  type Invoice,
  printPaper,
  type PrintedText,
} from '../../invoices/index.ts';
import { readRefund } from '../paying/store/refunds.ts';
import type { Schema } from '../../database/schema/schema.ts';
import type { Seller } from '@vitrine/shared/contract/frame';
import { slugOf } from '@vitrine/shared/paths/insect-path';
import { readAgreedConditions } from '../store/agreed-conditions.ts';
import { noteOfRefund } from './refund-note.ts';

/** The invoice that goes with the mail that says paid, or the credit note of the refund that a mail is about. */
export async function issuedPaper(
  kysely: Kysely<Schema>,
  orderId: number,
  about: { kind: string; refundId?: number | undefined },
): Promise<Invoice | null> {
  if (about.kind === 'payment-received') return findInvoice(kysely, orderId);
  if (about.kind !== 'refunded' || about.refundId === undefined) return null;
  const note = await noteOfRefund(kysely, await readRefund(kysely, about.refundId));
  return note ? findInvoice(kysely, orderId, note.number) : null;
}

/** It as a file, under the name that the order's page gives it. */
export async function invoiceFile(invoice: Invoice): Promise<MailPaper> {
  return { filename: `${invoice.kind}-${invoice.number}.pdf`, bytes: await printInvoice(invoice) };
}

/**
 * The conditions that an order agreed to, in its language: they must reach the shopper before the goods do, in a form that
 * can be stored (Directive 2011/83/EU, article 8.7). None when the shop had none.
 */
export async function conditionsPaper(
  kysely: Kysely<Schema>,
  orderId: number,
  seller: Seller,
  publicUrl: string,
): Promise<MailPaper[]> {
  const text = await readAgreedConditions(kysely, orderId);
  if (!text) return [];
  const { locale, title, lead, body, version, updated_at: updatedAt } = text;
  const bytes = await printed({ locale, title, lead, body, version, updatedAt, seller, publicUrl });
  return [{ filename: `${slugOf(title)}-${version}.pdf`, bytes }];
}

/** The last one of each language: the next order agrees to the same. */
const LAST = new Map<string, { facts: string; bytes: Promise<Buffer> }>();

async function printed(text: PrintedText): Promise<Buffer> {
  const facts = JSON.stringify(text);
  const cached = LAST.get(text.locale);
  if (cached?.facts === facts) return cached.bytes;
  const bytes = printPaper({ kind: 'text', text });
  LAST.set(text.locale, { facts, bytes });
  bytes.catch(() => LAST.delete(text.locale));
  return bytes;
}
