import type { Kysely } from 'kysely';
import type { Locale } from '@vitrine/shared/contract/locale';
import { formatMoment } from '../../platform/format-time.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { listShipments } from '../store/shipments.ts';
import { readWithdrawal, readWithdrawnLines } from '../store/withdrawals.ts';
import type { Tracking } from './order-mail-facts.ts';

interface MailValues {
  /** What the mail's sentences fill in. */
  values: Record<string, string>;
  /** The money that it is about, where that is not the order's total. */
  amountCents?: number;
  isBeforeShipping?: boolean;
  tracking?: Tracking;
}

/** What a mail about a parcel or about a withdrawal says besides the order. */
export async function orderMailValues(
  kysely: Kysely<Schema>,
  about: { orderId: number; shipmentId?: number | undefined; withdrawalId?: number | undefined },
  locale: Locale,
): Promise<MailValues> {
  if (about.shipmentId !== undefined) return shipmentValues(kysely, about.orderId, about.shipmentId);
  if (about.withdrawalId !== undefined) return withdrawalValues(kysely, about.withdrawalId, locale);
  return { values: {} };
}

async function shipmentValues(kysely: Kysely<Schema>, orderId: number, id: number): Promise<MailValues> {
  const parcel = (await listShipments(kysely, orderId)).find((one) => one.id === id);
  if (!parcel) return { values: { carrier: '' } };
  const tracking = { number: parcel.tracking_number, url: parcel.tracking_url };
  return { values: { carrier: parcel.carrier }, tracking };
}

async function withdrawalValues(kysely: Kysely<Schema>, id: number, locale: Locale): Promise<MailValues> {
  const withdrawal = await readWithdrawal(kysely, id);
  const lines = await readWithdrawnLines(kysely, id);
  const at = formatMoment(withdrawal.received_at, locale);
  const insects = lines.map(({ amount, name, reference }) => `${amount} × ${name} (${reference})`).join(', ');
  return {
    values: { at, insects },
    amountCents: withdrawal.refund_cents,
    isBeforeShipping: withdrawal.is_before_shipping === 1,
  };
}
