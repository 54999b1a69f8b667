import type { Transaction } from 'kysely';
import type { PaymentMethod } from '@vitrine/shared/contract/frame';
import type { PhoneOrderRequest } from '@vitrine/shared/contract/tools/orders/phone-orders';
import { formatMoney } from '@vitrine/shared/i18n/formats';
import type { Schema } from '../../database/schema/schema.ts';
import type { PaymentsContext } from '../../payments/index.ts';
import { recordAudit, type AuditWrite } from '../../tools/index.ts';
import type { FieldErrors } from '../../forms/rules/field-errors.ts';
import type { VatCheck } from '../../shop/index.ts';
import { takeCash } from '../fulfilment/take-cash.ts';
import { mergeLines } from '../rules/placing/merge-lines.ts';
import { handedOverAt } from '../rules/placing/quote-taken-along.ts';
import { readBasket } from '../store/placing/lots-to-order.ts';
import { placeOrder, type Placing } from '../store/placing/place-order.ts';
import { lockOrder } from '../store/write-order.ts';
import { addNote, nameAuthor } from './store/order-writes.ts';
import type { OrderWriter } from './write-once.ts';

/** `code` of the refusal, with what is wrong at which field; mismatch: the key was used for something else. */
type PhonePlacing =
  | { isRefused: false; orderId: number }
  | { isRefused: true; code: 'mismatch' }
  | { isRefused: true; code: 'invalid' | 'out-of-stock' | 'price-changed'; errors: FieldErrors };

/**
 * Staff place an order for a customer who calls or stands before them: as a shopper's own, in one transaction with who did
 * it, the note, and the cash. Nobody accepts the conditions here: they travel with its mail.
 */
export async function placePhoneOrder(
  { provider }: Pick<PaymentsContext, 'provider'>,
  writer: OrderWriter,
  {
    key,
    form,
    isMailboxProved,
    vatCheck,
  }: { key: string; form: PhoneOrderRequest; isMailboxProved: boolean; vatCheck: VatCheck | null },
): Promise<PhonePlacing> {
  const { database, staff, now } = writer;
  const { payment, note, language, accountId = null, isTakenAlong = false, ...order } = form;
  const method = methodFor(payment, await provider.methods());
  if (!method) return { isRefused: true, code: 'invalid', errors: { payment: { message: 'phoneMethod' } } };
  const placing = await placeOrder(database, {
    order: {
      ...{ ...order, locale: language, paymentMethod: method, remarks: '', acceptsConditions: false },
      ...(isTakenAlong && { address: handedOverAt(order.address), invoiceAddress: order.address }),
    },
    idempotencyKey: key,
    network: '',
    accountId,
    claimant: null,
    byStaff: { payment, isTakenAlong, asked: [staff.accountId, form], follow },
    isMailboxProved,
    vatCheck,
    methods: [method],
    provider: provider.name,
    now,
  });
  return placing.isRefused ? refused(placing, writer, form) : placing;

  async function follow(trx: Transaction<Schema>, orderId: number, reference: string): Promise<void> {
    if (payment === 'cash') await takeCash(trx, await lockOrder(trx, orderId), now);
    if (note !== '') await addNote(trx, { orderId, email: staff.email, text: note }, now);
    const entry: AuditWrite = { action: 'orders.place', subjects: [`orders:${reference}`], note: payment };
    const auditId = await recordAudit(trx, staff, entry, now);
    await nameAuthor(trx, { orderId, after: 0, auditId });
  }
}

/** By which its first attempt to pay begins; a link lets the customer choose another, cash takes its place. */
function methodFor(payment: PhoneOrderRequest['payment'], methods: readonly PaymentMethod[]) {
  if (payment === 'transfer') return methods.find((method) => method === 'banktransfer');
  const online = methods.find((method) => method !== 'banktransfer');
  return payment === 'cash' ? (online ?? 'banktransfer') : online;
}

async function refused(
  placing: Extract<Placing, { isRefused: true }>,
  { database, locale }: OrderWriter,
  form: PhoneOrderRequest,
): Promise<PhonePlacing> {
  switch (placing.kind) {
    case 'mismatch':
      return { isRefused: true, code: 'mismatch' };
    case 'rejected':
      return { isRefused: true, code: 'invalid', errors: placing.errors };
    case 'price-changed': {
      const amount = formatMoney(placing.totals.totalCents, locale);
      const errors = { expectedTotalCents: { message: 'phoneTotal', values: { amount } } } as const;
      return { isRefused: true, code: 'price-changed', errors };
    }
    case 'out-of-stock': {
      const lines = mergeLines(form.lines);
      const basket = await readBasket(database.kysely, lines);
      const left = new Map(basket.map(({ uuid, available }) => [uuid, available]));
      const short = lines.filter(({ uuid, amount }) => (left.get(uuid) ?? 0) < amount);
      const named = short.map(({ uuid }) => {
        const values = { left: String(left.get(uuid) ?? 0) };
        return [`lines.${uuid}`, { message: 'phoneShort', values } as const] as const;
      });
      return { isRefused: true, code: 'out-of-stock', errors: Object.fromEntries(named) };
    }
    default:
      throw new Error(`Staff have no hold, session, closing or share: ${placing.kind}`);
  }
}
