import type { Transaction } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import { addressSchema, type OrderRequest } from '@vitrine/shared/contract/orders/place-order';
import { giftOf } from '../gift.ts';
import type { Schema } from '../../../database/schema/schema.ts';
import { plainVatNumber } from '../../../forms/rules/vat-number.ts';
import { areSameLines } from '../../rules/placing/merge-lines.ts';

/** An order that stands already, with what opens its page. */
interface OrderOfHold {
  id: number;
  reference: string;
  key: string;
  /** Whether it was asked for in the very same words: another tab, or a lost answer. */
  isSame: boolean;
}

/** The order that a hold became, held against a request for the same hold; null when it became none. */
export async function orderOfHold(
  trx: Transaction<Schema>,
  request: OrderRequest,
  accountId: number | null,
): Promise<OrderOfHold | null> {
  const row = await trx
    .selectFrom('orders')
    .innerJoin('payments', (join) => join.onRef('order_id', '=', 'orders.id').on('attempt', '=', 1))
    .selectAll('orders')
    .select('payments.method')
    .where('hold_id', '=', request.holdId ?? '')
    .executeTakeFirst();
  if (!row) return null;
  const { id, reference, key } = row;
  const lines = await trx
    .selectFrom('order_lines')
    .select(['uuid', 'amount'])
    .where('order_id', '=', id)
    .execute();
  const ordered: Wording = {
    locale: row.locale,
    email: row.email,
    phone: row.phone,
    address: addressSchema.parse(JSON.parse(row.address)),
    shippingCode: row.shipping_code,
    paymentMethod: row.method,
    remarks: row.remarks,
    vatNumber: row.vat_number,
    expectedTotalCents: row.total_cents,
    ...giftOf(row),
  };
  const isSame =
    row.account_id === accountId &&
    areSameLines(lines, request.lines) &&
    isDeepStrictEqual(ordered, wordingOf(request));
  return { id, reference, key, isSame };
}

/** What two requests of a hold can differ in, beside their lines: a field that is added to requests belongs here. */
type Wording = Omit<OrderRequest, 'lines' | 'holdId' | 'acceptsConditions' | 'accountId'>;

function wordingOf(request: OrderRequest): Wording {
  const {
    lines: _lines,
    holdId: _holdId,
    acceptsConditions: _accepts,
    accountId: _account,
    ...wording
  } = request;
  return { ...wording, vatNumber: plainVatNumber(request.vatNumber) };
}
