import type { Database } from '../../database/database.ts';
import { findOrder } from '../store/orders.ts';
import {
  awaitPermit,
  cancelOrder,
  markDelivered,
  prepareOrder,
  refundOrder,
  returnOrder,
  shipOrder,
  type Outcome,
} from './order-steps.ts';
import { moneyLeft } from './give-back.ts';

export const USAGE = `Usage: npm run order -- <reference> <action>
  show                                                    its states
  prepare                                                 somebody packs it
  permit                                                  it waits for a permit
  ship --carrier <name> [--tracking <number>] [--link <address>]
  deliver                                                 all parcels are there
  return                                                  what was withdrawn from has come back
  cancel --reason <words>                                 lots back, money back
  refund [cents] --reason <words>                         that much, or all that is left`;

export interface OrderCommand {
  reference: string;
  action: string;
  cents?: string | undefined;
  carrier?: string | undefined;
  tracking?: string | undefined;
  link?: string | undefined;
  reason?: string | undefined;
}

/** Does what the owner asks with an order, and says how it stands then. */
export async function runOrderCommand(
  database: Database,
  command: OrderCommand,
  now: Date,
): Promise<{ isDone: boolean; say: string }> {
  const outcome = await act(database, command, now);
  if (outcome === 'usage') return { isDone: false, say: USAGE };
  const stored = await findOrder(database.kysely, command.reference, now);
  if (!stored) return { isDone: false, say: `There is no order ${command.reference}.` };
  const { orderState, paymentState, fulfilmentState } = stored.order;
  const states = `order ${orderState}, payment ${paymentState}, fulfilment ${fulfilmentState}`;
  if (outcome === 'done') return { isDone: true, say: `${command.reference}: ${states}` };
  return {
    isDone: false,
    say: `${command.reference} cannot be taken to "${command.action}" now: ${states}. Nothing was changed.`,
  };
}

async function act(database: Database, command: OrderCommand, now: Date): Promise<Outcome | 'usage'> {
  const { reference, action, carrier, tracking: trackingNumber = '', link, reason: note } = command;
  if (action === 'show') return 'done';
  if (action === 'prepare') return prepareOrder(database, reference, now);
  if (action === 'permit') return awaitPermit(database, reference, now);
  if (action === 'deliver') return markDelivered(database, reference, now);
  if (action === 'return') return returnOrder(database, reference, now);
  if (action === 'ship' && carrier && (link === undefined || /^https:\/\/\S+$/.test(link))) {
    const parcel = { carrier, trackingNumber, ...(link !== undefined && { trackingUrl: link }) };
    return shipOrder(database, reference, parcel, now);
  }
  if (action === 'cancel' && note) return cancelOrder(database, reference, note, now);
  if (action === 'refund' && note) return refund(database, command, note, now);
  return 'usage';
}

async function refund(
  database: Database,
  { reference, cents }: OrderCommand,
  note: string,
  now: Date,
): Promise<Outcome | 'usage'> {
  if (cents !== undefined && !/^[1-9]\d{0,9}$/.test(cents)) return 'usage';
  const stored = await findOrder(database.kysely, reference, now);
  if (!stored) return 'unknown';
  const left = await database.transaction((trx) => moneyLeft(trx, stored.id));
  return refundOrder(database, reference, { amountCents: cents ? Number(cents) : left, note }, now);
}
