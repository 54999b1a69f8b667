import type { Transaction } from 'kysely';
import type { FulfilmentState, OrderState, PaymentState } from '@vitrine/shared/contract/orders/order';
import type { OrderHistoryTable } from '../../database/schema/orders.ts';
import type { Schema } from '../../database/schema/schema.ts';

export interface LockedOrder {
  id: number;
  reference: string;
  orderState: OrderState;
  paymentState: PaymentState;
  stockState: 'reserved' | 'sold' | 'released';
  reservedUntil: string;
  fulfilmentState: FulfilmentState;
  placedAt: string;
  /** Its mails are known to be read. */
  isMailboxProved: boolean;
  /** Until when its lots wait for transfers while they are not, once one was tried. */
  transferUntil: string | null;
  /** Somebody cancelled it: late money does not bring it back. */
  isCalledOff: boolean;
  /** Whose it was and where it went is deleted. */
  isForgotten: boolean;
  /** Handed over at the shop's stand, once it is paid. */
  isTakenAlong: boolean;
}

/** An order that nobody else can change until the transaction ends. */
export async function lockOrder(trx: Transaction<Schema>, orderId: number): Promise<LockedOrder> {
  // An update that changes nothing is the row lock that both databases know.
  const row = await trx
    .updateTable('orders')
    .set((eb) => ({ stock_state: eb.ref('stock_state') }))
    .where('id', '=', orderId)
    .returning(['id', 'reference', 'order_state', 'payment_state', 'stock_state', 'reserved_until'])
    .returning(['fulfilment_state', 'is_called_off', 'placed_at', 'mailbox_proved_at', 'transfer_until'])
    .returning(['contact_state', 'is_taken_along'])
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    reference: row.reference,
    orderState: row.order_state,
    paymentState: row.payment_state,
    stockState: row.stock_state,
    reservedUntil: row.reserved_until,
    fulfilmentState: row.fulfilment_state,
    placedAt: row.placed_at,
    isMailboxProved: row.mailbox_proved_at !== null,
    transferUntil: row.transfer_until,
    isCalledOff: row.is_called_off === 1,
    isForgotten: row.contact_state === 'forgotten',
    isTakenAlong: row.is_taken_along === 1,
  };
}

type Step =
  | { kind: 'order'; state: OrderState }
  | { kind: 'payment'; state: PaymentState }
  | { kind: 'fulfilment'; state: FulfilmentState };

/** Puts an order into a state and writes that into its history. Whether the step is legal is the caller's to know. */
export async function stepOrder(
  trx: Transaction<Schema>,
  orderId: number,
  step: Step,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('orders')
    .set(
      step.kind === 'order'
        ? { order_state: step.state }
        : step.kind === 'payment'
          ? { payment_state: step.state }
          : { fulfilment_state: step.state },
    )
    .where('id', '=', orderId)
    .execute();
  await addHistory(trx, orderId, step.kind, step.state, now);
}

export async function addHistory(
  trx: Transaction<Schema>,
  orderId: number,
  kind: OrderHistoryTable['kind'],
  state: string,
  now: Date,
): Promise<void> {
  const row = { order_id: orderId, kind, state, at: now.toISOString() };
  await trx.insertInto('order_history').values(row).execute();
}

/** Until when the order keeps its lots without being paid. */
export async function keepLotsUntil(trx: Transaction<Schema>, orderId: number, until: Date): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ reserved_until: until.toISOString() })
    .where('id', '=', orderId)
    .execute();
}

/** Notes until when its lots wait for transfers, while nobody is known to read its mails. */
export async function noteTransferTime(
  trx: Transaction<Schema>,
  orderId: number,
  until: Date,
): Promise<void> {
  const row = { transfer_until: until.toISOString() };
  await trx.updateTable('orders').set(row).where('id', '=', orderId).execute();
}

/** Marks that somebody reads the order's mails, when that is the token of the mail. False for any other. */
export async function proveMailbox(
  trx: Transaction<Schema>,
  orderId: number,
  token: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('orders')
    .set((eb) => ({ mailbox_proved_at: eb.fn.coalesce('mailbox_proved_at', eb.val(now.toISOString())) }))
    .where('id', '=', orderId)
    .where('mail_token', '=', token)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Somebody cancelled it: late money does not bring it back. */
export async function markCalledOff(trx: Transaction<Schema>, orderId: number): Promise<void> {
  await trx.updateTable('orders').set({ is_called_off: 1 }).where('id', '=', orderId).execute();
}

/** Its lots are free for others; the moves of stock are the caller's. */
export async function markReleased(trx: Transaction<Schema>, orderId: number): Promise<void> {
  await trx.updateTable('orders').set({ stock_state: 'released' }).where('id', '=', orderId).execute();
}
