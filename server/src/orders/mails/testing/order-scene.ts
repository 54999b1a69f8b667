import type { Locale } from '@vitrine/shared/contract/locale';
import { taxQuoteSchema } from '@vitrine/shared/contract/orders/checkout';
import type { PhonePayment } from '@vitrine/shared/contract/tools/orders/phone-orders';
import { receiptSchema, type Receipt } from '@vitrine/shared/contract/orders/place-order';
import type { OrderDesk } from '../../../testing/desks/order-desk.ts';
import { PLAIN_ADDRESS } from '../../../testing/order-body.ts';
import { placePhoneOrder } from '../../desk/place-phone-order.ts';
import { runOrderCommand } from '../../fulfilment/run-order-command.ts';
import { applyPaymentState } from '../../paying/apply-payment-state.ts';
import { readOrderRow } from '../../store/order-row.ts';

/** What a scene is about: a shopper's orders in a language, and the shop around them. */
export interface Scene {
  desk: OrderDesk;
  /** Why the shop does something, as its owner writes it in that language. */
  reasons: (typeof REASONS)[Locale];
  /** So many of the first lot, and one of each other. */
  order(paymentMethod?: 'banktransfer' | 'bancontact', amount?: number): Promise<Receipt>;
  /** Placed by staff, for who called. */
  byPhone(payment: 'transfer' | 'link'): Promise<Pick<Receipt, 'reference'>>;
  atStand(): Promise<Pick<Receipt, 'reference'>>;
  owner(receipt: Receipt, action: string, more?: { carrier?: string; reason?: string }): Promise<unknown>;
  /** From one of the first lot. */
  withdraw(receipt: Receipt): Promise<unknown>;
  /** Somebody else has the lots by now. */
  sellOut(): Promise<unknown>;
  /** Tells that the money of an order's first attempt came after all. */
  paidAfterAll(receipt: Receipt): Promise<unknown>;
}

export const STAFF = {
  ...{ accountId: null, email: 'orders@example.com', role: 'orders', requestId: '' },
} as const;

const REASONS = {
  en: {
    ...{ wing: 'A wing broke', antenna: 'An antenna broke' },
    ...{ late: 'We packed it late', came: 'It came on 3 March' },
  },
  nl: {
    ...{ wing: 'Er is een vleugel gebroken', antenna: 'Er is een antenne gebroken' },
    ...{ late: 'We hebben het te laat ingepakt', came: 'Het pakket kwam op 3 maart aan' },
  },
  fr: {
    ...{ wing: 'Une aile s’est brisée', antenna: 'Une antenne s’est brisée' },
    ...{ late: 'Nous l’avons emballé trop tard', came: 'Le colis est arrivé le 3 mars' },
  },
};

/**
 * A shopper at a shop's door.
 * @param uuids the lots that each order is for
 */
export function setScene(
  desk: OrderDesk,
  {
    locale,
    email,
    uuids: [uuid, ...others],
  }: { locale: Locale; email: string; uuids: readonly [string, ...string[]] },
): Scene {
  const { kysely } = desk.database;
  const linesOf = (amount: number) => [
    { uuid, amount },
    ...others.map((other) => ({ uuid: other, amount: 1 })),
  ];
  const total = async (amount: number, isTakenAlong = false) => {
    const { country, postalCode } = PLAIN_ADDRESS;
    const to = { country, postalCode, isTakenAlong };
    const payload = { lines: linesOf(amount), ...to, shippingCode: 'be', vatNumber: '' };
    const told = await desk.app.inject({ method: 'POST', url: '/api/checkout/taxes', payload });
    return taxQuoteSchema.parse(told.json()).totalCents;
  };
  const byStaff = async (payment: PhonePayment, isTakenAlong = false) => {
    const form = {
      ...{ language: locale, email, address: PLAIN_ADDRESS, payment, isTakenAlong },
      ...{ lines: linesOf(1), expectedTotalCents: await total(1, isTakenAlong) },
      ...{ phone: '', vatNumber: '', note: '', shippingCode: 'be' },
    };
    const writer = { database: desk.database, staff: STAFF, now: desk.now(), locale };
    const placed = await placePhoneOrder(desk.payments, writer, {
      key: `phone-${email}`,
      form,
      isMailboxProved: false,
      vatCheck: null,
    });
    if (placed.isRefused) throw new Error(placed.code);
    return readOrderRow(kysely, placed.orderId);
  };
  return {
    desk,
    reasons: REASONS[locale],
    async order(paymentMethod = 'bancontact', amount = 1) {
      const more = { locale, email, paymentMethod, expectedTotalCents: await total(amount) };
      return receiptSchema.parse((await desk.order(desk.orderFor(linesOf(amount), more))).json());
    },
    byPhone: (payment) => byStaff(payment),
    atStand: () => byStaff('cash', true),
    owner: (receipt, action, more = {}) =>
      runOrderCommand(desk.database, { reference: receipt.reference, action, ...more }, desk.now()),
    withdraw: ({ reference }) =>
      desk.app.inject({
        method: 'POST',
        url: '/api/withdrawals',
        headers: { 'idempotency-key': `withdrawal-${reference}` },
        payload: { name: 'Ada Peeters', email, reference, lines: [{ uuid, amount: 1 }] },
      }),
    sellOut: () =>
      kysely
        .updateTable('insects')
        // Others have them in orders of their own.
        .set((eb) => ({ on_hand: eb.ref('reserved') }))
        .where('uuid', 'in', [uuid, ...others])
        .execute(),
    async paidAfterAll({ reference }) {
      const payment = await kysely
        .selectFrom('payments')
        .innerJoin('orders', 'orders.id', 'payments.order_id')
        .select('payments.id')
        .where('reference', '=', reference)
        .where('attempt', '=', 1)
        .executeTakeFirstOrThrow();
      await applyPaymentState(desk.database, payment.id, 'paid', desk.now());
    },
  };
}
