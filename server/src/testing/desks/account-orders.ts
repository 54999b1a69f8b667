import { receiptSchema, type Receipt } from '@vitrine/shared/contract/orders/place-order';
import type { AccountDesk, Visitor } from './account-desk.ts';
import type { OrderBody } from '../order-body.ts';

let intents = 0;

/** Orders one specimen as whoever the visitor is. */
export async function orderAs(desk: AccountDesk, visitor: Visitor, more: OrderBody = {}): Promise<Receipt> {
  const body = desk.orderFor([{ uuid: await desk.addLot(), amount: 1 }], more);
  visitor.headers = { 'idempotency-key': `intent-${(intents += 1)}` };
  return receiptSchema.parse((await visitor.post('/api/orders', body)).json());
}

/** What the history of the visitor's account names. */
export const referencesOf = async (visitor: Visitor): Promise<string[]> =>
  (await visitor.get('/api/account/orders')).json().orders.map(({ reference }: Receipt) => reference);
