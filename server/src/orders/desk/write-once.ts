import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Locale } from '@vitrine/shared/contract/locale';
import { z } from '@vitrine/shared/contract/zod';
import type { OrderAction } from '@vitrine/shared/contract/tools/names';
import type { FieldErrors } from '../../forms/rules/field-errors.ts';
import { recordAudit, type AuditAuthor, type AuditWrite } from '../../tools/index.ts';
import type { Database } from '../../database/database.ts';
import { claimKey, saveAnswer } from '../../database/idempotency.ts';
import { lockParcel } from '../store/parcels/joins.ts';
import type { LockedOrder } from '../store/write-order.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { findOrderId, nameAuthor, newestStep } from './store/order-writes.ts';
import { undoRefusals } from '../../database/undo-refusals.ts';

/** The member of staff that writes, the time, and the language of refusals. */
export interface OrderWriter {
  database: Database;
  staff: AuditAuthor;
  now: Date;
  locale: Locale;
}

/**
 * unknown: there is no such order, or nothing of it that was named. outdated: somebody else was first. mismatch: the key
 * was used for something else.
 */
export type OrderRefusal =
  | { kind: 'unknown' | 'outdated' | 'mismatch' }
  | { kind: 'wrong'; errors: FieldErrors };
export type Written = { isRefused: false; auditId: number } | ({ isRefused: true } & OrderRefusal);

/** What the log says, and whether that is also about what shares the order's parcel; so is every step that moves it. */
export interface Done {
  note: string;
  isOfBoth?: boolean;
}

/** What is done with an order that nobody else changes meanwhile: what the log says of it, or why it was not done. */
type OrderWork = (trx: Transaction<Schema>, order: LockedOrder) => Promise<Done | OrderRefusal>;

interface OrderIntent {
  reference: string;
  /** Chosen by the browser, once per intent. */
  key: string;
  action: OrderAction;
  /** All that was sent: the same key with something else is a mistake. */
  body: unknown;
  /** Reference of another order that it is about, which is locked with it. */
  other?: string;
}

const answerSchema = z.object({ auditId: z.int() });

/** Does something with an order once a key, all of it or nothing, and writes down who did. */
export async function writeOnce(
  { database, staff, now }: OrderWriter,
  { reference, key, action, body, other = '' }: OrderIntent,
  work: OrderWork,
): Promise<Written> {
  const what = JSON.stringify([staff.accountId, reference, action, body]);
  const claim = { scope: 'order-work', key, hash: createHash('sha256').update(what).digest('hex') };
  return undoRefusals<Written>(database, async (trx) => {
    const orderId = await findOrderId(trx, reference);
    if (orderId === null) return { isRefused: true, kind: 'unknown' };
    const claimed = await claimKey(trx, claim, now);
    if (claimed.kind === 'mismatch') return { isRefused: true, kind: 'mismatch' };
    if (claimed.kind === 'repeated') {
      return { isRefused: false, ...answerSchema.parse(JSON.parse(claimed.answer)) };
    }
    const otherId = await findOrderId(trx, other);
    const { order, partner } = await lockParcel(trx, orderId, otherId === null ? [] : [otherId]);
    const besideId = partner?.id ?? otherId;
    const before = besideId === null ? 0 : await newestStep(trx, besideId);
    const after = await newestStep(trx, orderId);
    const outcome = await work(trx, order);
    if ('kind' in outcome) return { isRefused: true, ...outcome };
    const isBeside = besideId !== null && (await newestStep(trx, besideId)) > before;
    const isOfBoth = isBeside || outcome.isOfBoth === true;
    const besideReference = partner?.reference ?? other;
    const subjects = [reference, ...(isOfBoth ? [besideReference] : [])].map((one) => `orders:${one}`);
    const entry: AuditWrite = { action, subjects, note: outcome.note };
    const auditId = await recordAudit(trx, staff, entry, now);
    await nameAuthor(trx, { orderId, after, auditId });
    if (isBeside) await nameAuthor(trx, { orderId: besideId, after: before, auditId });
    await saveAnswer(trx, claim, JSON.stringify({ auditId }));
    return { isRefused: false, auditId };
  });
}

/** Where the steps of fulfilment run as part of a transaction that is open. */
export const within = (trx: Transaction<Schema>): Pick<Database, 'transaction'> => ({
  transaction: (work) => work(trx),
});
