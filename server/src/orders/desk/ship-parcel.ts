import { readPartner } from '../store/parcels/joins.ts';
import { readOrderRow } from '../store/order-row.ts';
import { shipOrder } from '../fulfilment/order-steps.ts';
import type { FieldError } from '../../forms/rules/field-errors.ts';
import { plainTrackingNumber, trackingFault } from '../rules/parcel/tracking-number.ts';
import { listShippingRates } from '../../shipping/index.ts';
import { findTracked } from './store/order-writes.ts';
import { faultsOf, wordsFault } from './step-texts.ts';
import type { Step, StepOutcome } from './step.ts';
import { within } from './write-once.ts';

const CARRIER_LENGTH = 60;
const LINK = /^https:\/\/[^\s<>"\p{Cc}\p{Cs}]{4,480}$/u;

/** A parcel leaves, the first or one more; the shopper is told by mail. */
export async function shipParcel(step: Step<'ship'>): Promise<StepOutcome> {
  const { trx, order, request, writer } = step;
  const carrier = request.carrier.trim();
  const trackingNumber = plainTrackingNumber(request.trackingNumber);
  const link = request.trackingUrl.trim();
  const errors = faultsOf({
    carrier: wordsFault(carrier, CARRIER_LENGTH),
    trackingNumber: await numberFault(step, trackingNumber),
    trackingUrl: link === '' || LINK.test(link) ? null : { message: 'trackingLink' },
  });
  if (errors) return { kind: 'wrong', errors };
  const parcel = { carrier, trackingNumber, ...(link !== '' && { trackingUrl: link }) };
  const outcome = await shipOrder(within(trx), order.reference, parcel, writer.now);
  return outcome === 'done' ? { note: `${carrier} ${trackingNumber}`.trim() } : { kind: 'outdated' };
}

async function numberFault({ trx, order }: Step<'ship'>, number: string): Promise<FieldError | null> {
  const partner = await readPartner(trx, order.id);
  const inParcel = partner ? [order.id, partner.id] : [order.id];
  if (number === '') return (await isTracked(trx, inParcel)) ? { message: 'trackingNeeded' } : null;
  const fault = trackingFault(number);
  if (fault) return fault;
  const reference = await findTracked(trx, number, inParcel);
  return reference === null ? null : { message: 'trackingTaken', values: { reference } };
}

/** Whether the shopper paid for a way of shipping that is followed, with any order in the parcel. */
async function isTracked(trx: Step['trx'], orderIds: readonly number[]): Promise<boolean> {
  const rates = await listShippingRates(trx);
  const tracked = new Set(rates.flatMap(({ code, tracked: isFollowed }) => (isFollowed ? [code] : [])));
  for (const id of orderIds) if (tracked.has((await readOrderRow(trx, id)).shipping_code)) return true;
  return false;
}
