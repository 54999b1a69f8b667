import { sql, type Kysely, type SqlBool } from 'kysely';
import type { Picture } from '@vitrine/shared/contract/catalogue';
import type { ToolsOrder } from '@vitrine/shared/contract/tools/orders/orders';
import { invoiceFactsSchema, namedBy } from '../../../invoices/index.ts';
import { PICTURE_COLUMNS, shownPapers, toPicture } from '../../../catalogue/index.ts';
import type { Schema } from '../../../database/schema/schema.ts';
import { agreedFlaws } from '../../store/agreed-flaws.ts';
import { answerDay } from '../../rules/withdrawal-window.ts';
import { TO_JUDGE } from '../../../database/index-conditions.ts';
import { countWithdrawals, withdrawnLines } from '../../store/withdrawals.ts';

/*
 * What staff see of an order beyond what its shopper sees.
 */

/** What caused the refunds that staff decide about: the start of `refunds.source` and of its credit note's. */
export const BY_HAND = 'goodwill:';
const MOST_ACTIONS = 100;

/** The lines with the picture that their insects have now, and those that their flaws were shown on. */
export async function readOrderLines(kysely: Kysely<Schema>, orderId: number) {
  const rows = await kysely
    .selectFrom('order_lines')
    .leftJoin('insect_pictures', (join) =>
      join
        .onRef('insect_pictures.insect_id', '=', 'order_lines.insect_id')
        .on('insect_pictures.position', '=', 0),
    )
    .leftJoin('pictures', 'pictures.hash', 'insect_pictures.picture_hash')
    .select(['order_lines.position', 'order_lines.insect_id as insectId', 'cites_annex as citesAnnex'])
    .select(['order_lines.uuid', 'reference', 'name', 'quality', 'is_mixed', 'amount'])
    .select(['price_cents as priceCents', 'flaws', 'papers'])
    .select([...PICTURE_COLUMNS])
    .where('order_id', '=', orderId)
    .orderBy('order_lines.position')
    .execute();
  const agreed = rows.map((row) => agreedFlaws(row.flaws));
  const pictures = await readPictures(
    kysely,
    agreed.flatMap(({ flaws = [] }) => flaws.flatMap(({ picture }) => picture ?? [])),
  );
  return rows.map((row, index) => {
    const { flaws } = agreed[index] ?? {};
    const flawPictures = pictures.filter(({ hash }) => flaws?.some(({ picture }) => picture === hash));
    const { position, insectId, citesAnnex, uuid, reference, name, quality, amount, priceCents } = row;
    const line = { position, insectId, citesAnnex, uuid, reference, name, quality, amount, priceCents };
    return {
      ...line,
      isMixed: row.is_mixed === 1,
      picture: toPicture(row),
      ...(flaws && { flaws }),
      ...(flawPictures.length > 0 && { flawPictures }),
      ...shownPapers(row.papers, row.citesAnnex),
    };
  });
}

async function readPictures(kysely: Kysely<Schema>, hashes: readonly string[]): Promise<Picture[]> {
  if (hashes.length === 0) return [];
  const rows = await kysely
    .selectFrom('pictures')
    .select(PICTURE_COLUMNS)
    .where('hash', 'in', hashes)
    .execute();
  return rows.map(toPicture).filter((picture) => picture !== null);
}

/** What refunds by hand have named so far: amounts by reference of the insect; and all shipping that went back, in cents. */
export async function readCredited(
  kysely: Kysely<Schema>,
  orderId: number,
): Promise<{ amounts: Map<string, number>; shippingCents: number }> {
  const notes = await kysely
    .selectFrom('invoices')
    .select(['source', 'facts'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'credit-note')
    .execute();
  const amounts = new Map<string, number>();
  let shippingCents = 0;
  for (const { source, facts: json } of notes) {
    const named = namedBy(invoiceFactsSchema.parse(JSON.parse(json)));
    shippingCents += named.shippingCents;
    if (!source.startsWith(BY_HAND)) continue;
    for (const { reference, amount } of named.lines)
      amounts.set(reference, (amounts.get(reference) ?? 0) + amount);
  }
  return { amounts, shippingCents };
}

/** What never reached its provider, as that of an order paid in cash when it is placed, was no attempt of anybody's. */
export function readAttempts(kysely: Kysely<Schema>, orderId: number) {
  return kysely
    .selectFrom('payments')
    .select(['attempt', 'method', 'provider', 'provider_id as providerId', 'state', 'is_current'])
    .select(['amount_cents as amountCents', 'created_at as createdAt'])
    .where('order_id', '=', orderId)
    .where((eb) =>
      eb.or([eb('is_current', '=', 1), eb('provider_id', 'is not', null), eb('state', '!=', 'cancelled')]),
    )
    .orderBy('attempt')
    .execute();
}

/** Every step of the order, with who made it. */
export async function readSteps(kysely: Kysely<Schema>, orderId: number): Promise<ToolsOrder['history']> {
  const rows = await kysely
    .selectFrom('order_history')
    .leftJoin('order_step_authors', 'order_step_authors.history_id', 'order_history.id')
    .leftJoin('audit_log', 'audit_log.id', 'order_step_authors.audit_id')
    .select(['order_history.at', 'kind', 'state', 'audit_log.email as by'])
    .where('order_id', '=', orderId)
    .orderBy('order_history.id')
    .execute();
  return rows.map((row) => ({ ...row, by: row.by ?? '' }));
}

export async function readOrderMails(kysely: Kysely<Schema>, orderId: number): Promise<ToolsOrder['mails']> {
  return kysely
    .selectFrom('outbox')
    .select(['id', 'kind', 'state', 'created_at as createdAt', 'sent_at as sentAt'])
    .select('last_error as lastError')
    .where('order_id', '=', orderId)
    .where('order_id', 'is not', null)
    .orderBy('id')
    .execute();
}

export async function readNotes(kysely: Kysely<Schema>, orderId: number): Promise<ToolsOrder['notes']> {
  return kysely
    .selectFrom('order_notes')
    .select(['id', 'at', 'email as by', 'text'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}

/** What staff did with the order, the newest first. */
export function readActions(kysely: Kysely<Schema>, reference: string): Promise<ToolsOrder['actions']> {
  return kysely
    .selectFrom('audit_subjects')
    .innerJoin('audit_log', 'audit_log.id', 'audit_subjects.audit_id')
    .select(['audit_log.id', 'at', 'email as by', 'action', 'note'])
    .where('subject', '=', `orders:${reference}`)
    .orderBy('audit_subjects.audit_id', 'desc')
    .limit(MOST_ACTIONS)
    .execute();
}

/** What shoppers withdrew from, and what of that was refused. */
export async function readWithdrawals(
  kysely: Kysely<Schema>,
  orderId: number,
): Promise<ToolsOrder['withdrawals']> {
  const withdrawals = await kysely
    .selectFrom('withdrawals')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  const lines = await readAllWithdrawn(kysely, orderId);
  return withdrawals.map((row) => ({
    id: row.id,
    receivedAt: row.received_at,
    settledAt: row.settled_at,
    goodsCents: row.goods_cents,
    shippingCents: row.shipping_cents,
    refundCents: row.refund_cents,
    isBeforeShipping: row.is_before_shipping === 1,
    lateSince: row.late_since,
    cameOn: row.came_on,
    decision: row.decision,
    decidedAt: row.decided_at,
    decisionReason: row.decision_reason,
    answerBy: row.late_since !== null && row.decision === null ? answerDay(row.received_at) : null,
    lines: lines
      .filter(({ withdrawalId }) => withdrawalId === row.id)
      .map(({ position, reference, name, amount, priceCents, refused, reason }) => ({
        ...{ position, reference, name, amount, priceCents },
        ...{ refused: refused ?? 0, reason: reason ?? '' },
      })),
  }));
}

function readAllWithdrawn(kysely: Kysely<Schema>, orderId: number) {
  return withdrawnLines(kysely)
    .leftJoin('withdrawal_refusals', (join) =>
      join
        .onRef('withdrawal_refusals.withdrawal_id', '=', 'withdrawal_lines.withdrawal_id')
        .onRef('withdrawal_refusals.position', '=', 'withdrawal_lines.position'),
    )
    .select(['withdrawals.id as withdrawalId', 'withdrawal_lines.position', 'withdrawal_lines.amount'])
    .select(['withdrawal_refusals.amount as refused', 'withdrawal_refusals.reason'])
    .where('withdrawals.order_id', '=', orderId)
    .orderBy('withdrawal_lines.position')
    .execute();
}

/** Late withdrawals that nobody has judged. */
export async function countToJudge(kysely: Kysely<Schema>, orderId: number): Promise<number> {
  const { count } = await kysely
    .selectFrom('withdrawals')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(sql.raw<SqlBool>(TO_JUDGE))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Numbers that a step needs to know: parcels that left, and those not there yet, all withdrawals, those whose lots are to come back, late ones
 * that nobody has judged, refunds that failed.
 */
export async function countOpen(kysely: Kysely<Schema>, orderId: number) {
  const count = async (table: 'shipments' | 'withdrawals' | 'refunds', isUnderWay = false) => {
    let query = kysely.selectFrom(table).select((eb) => eb.fn.countAll<number>().as('count'));
    if (table === 'withdrawals') query = query.where('withdrawals.settled_at', 'is', null);
    if (isUnderWay) query = query.where('shipments.delivered_at', 'is', null);
    if (table === 'refunds') query = query.where('refunds.state', '=', 'failed');
    return Number((await query.where('order_id', '=', orderId).executeTakeFirstOrThrow()).count);
  };
  const [unsettled, toJudge] = [await count('withdrawals'), await countToJudge(kysely, orderId)];
  return {
    parcels: await count('shipments'),
    underWay: await count('shipments', true),
    openWithdrawals: unsettled - toJudge,
    toJudge,
    withdrawals: await countWithdrawals(kysely, orderId),
    failedRefunds: await count('refunds'),
  };
}

/** Who moved an order last, and when; `by` is empty for the shop itself and for shoppers. */
export async function lastStep(
  kysely: Kysely<Schema>,
  reference: string,
): Promise<{ by: string; at: string }> {
  const row = await kysely
    .selectFrom('order_history')
    .innerJoin('orders', 'orders.id', 'order_history.order_id')
    .leftJoin('order_step_authors', 'order_step_authors.history_id', 'order_history.id')
    .leftJoin('audit_log', 'audit_log.id', 'order_step_authors.audit_id')
    .select(['order_history.at', 'audit_log.email as by'])
    .where('orders.reference', '=', reference)
    .orderBy('order_history.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { by: row?.by ?? '', at: row?.at ?? '' };
}
