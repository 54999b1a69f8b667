import type { Kysely } from 'kysely';
import type { Seller } from '@vitrine/shared/contract/frame';
import { slugOf } from '@vitrine/shared/paths/insect-path';
import { printPaper, type PrintedText } from '../../invoices/index.ts';
import { readAgreedConditions } from '../store/agreed-conditions.ts';
import type { Schema } from '../../database/schema/schema.ts';
import type { MailPaper } from '../../mail/index.ts';

/**
 * The conditions that an order agreed to, in its language: they must reach the shopper before the goods do, in a form that
 * can be kept (Directive 2011/83/EU, article 8.7). None when the shop had none.
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
  const kept = LAST.get(text.locale);
  if (kept?.facts === facts) return kept.bytes;
  const bytes = printPaper({ kind: 'text', text });
  LAST.set(text.locale, { facts, bytes });
  bytes.catch(() => LAST.delete(text.locale));
  return bytes;
}
