import { describe, expect, it } from '@jest/globals';
import { LOCALES, type Locale } from '@vitrine/shared/contract/locale';
import type { Receipt } from '@vitrine/shared/contract/order';
import { runOrderCommand } from '../fulfilment/run-order-command.ts';
import { applyPaymentState } from '../payments/apply-payment-state.ts';
import { cancelOverdueOrders } from '../payments/cancel-overdue.ts';
import { settleRefunds } from '../payments/settle-refunds.ts';
import { fillText } from '../rules/fill-text.ts';
import { oneDatabase } from '../store/testing/databases.ts';
import { mailsBySmtp } from '../testing/mails-by-smtp.ts';
import { openOrderDesk, type OrderDesk } from '../testing/order-desk.ts';
import { ORDER_MAIL_WORDS, type OrderMailKind } from './order-mail-words.ts';

const DAY_MINUTES = 24 * 60;

/** What a scenario is about: a shopper's order in a language, and the shop around it. */
interface Scene {
  desk: OrderDesk;
  order(paymentMethod?: 'banktransfer' | 'bancontact'): Promise<Receipt>;
  owner(receipt: Receipt, action: string, more?: { carrier?: string; reason?: string }): Promise<unknown>;
  withdraw(receipt: Receipt): Promise<unknown>;
  /** Tells that the money of the first attempt came after all. */
  paidAfterAll(): Promise<unknown>;
}

/** How each mail comes about. */
const SCENES: Record<OrderMailKind, (scene: Scene) => Promise<unknown>> = {
  'order-received': ({ order }) => order(),
  'transfer-received': ({ order }) => order('banktransfer'),
  async 'transfer-reminder'({ desk, order }) {
    await order('banktransfer');
    desk.passMinutes(4 * DAY_MINUTES);
  },
  'payment-received': async ({ desk, order }) => desk.press(await order(), 'pay'),
  async 'order-cancelled'({ desk, order }) {
    await order();
    desk.passMinutes(20);
    await cancelOverdueOrders(desk.payments);
  },
  async 'order-shipped'({ desk, order, owner }) {
    const receipt = await order();
    await desk.press(receipt, 'pay');
    await owner(receipt, 'prepare');
    await owner(receipt, 'ship', { carrier: 'bpost' });
  },
  'cancelled-by-shop': async ({ order, owner }) => owner(await order(), 'cancel', { reason: 'A wing broke' }),
  async 'cancelled-and-repaid'({ desk, order, owner }) {
    const receipt = await order();
    await desk.press(receipt, 'pay');
    await owner(receipt, 'cancel', { reason: 'A wing broke' });
  },
  async 'withdrawal-received'(scene) {
    const { desk, order, owner, withdraw } = scene;
    const receipt = await order();
    await desk.press(receipt, 'pay');
    await owner(receipt, 'prepare');
    await owner(receipt, 'ship', { carrier: 'bpost' });
    await withdraw(receipt);
  },
  async 'withdrawn-before-shipping'({ desk, order, withdraw }) {
    const receipt = await order();
    await desk.press(receipt, 'pay');
    await withdraw(receipt);
  },
  async refunded({ desk, order, owner }) {
    const receipt = await order();
    await desk.press(receipt, 'pay');
    await owner(receipt, 'refund', { reason: 'An antenna broke' });
    await settleRefunds(desk.payments);
  },
  async 'too-late'({ desk, order, paidAfterAll }) {
    await order();
    desk.passMinutes(20);
    await cancelOverdueOrders(desk.payments);
    // Somebody else has the lot by now.
    await desk.database.kysely.updateTable('insects').set({ on_hand: 0 }).execute();
    await paidAfterAll();
  },
  async 'paid-after-cancel'({ order, owner, paidAfterAll }) {
    const receipt = await order();
    await owner(receipt, 'cancel', { reason: 'A wing broke' });
    await paidAfterAll();
  },
  async 'paid-twice'({ desk, order, paidAfterAll }) {
    const receipt = await order();
    await desk.press(receipt, 'fail');
    const { reference, key } = receipt;
    const again = await desk.app.inject({
      method: 'POST',
      url: `/api/orders/${reference}/payments?key=${key}`,
    });
    await desk.press(again.json(), 'pay');
    await paidAfterAll();
  },
};

async function setScene(desk: OrderDesk, locale: Locale): Promise<Scene> {
  const uuid = await desk.addLot({ on_hand: 9 });
  const { kysely } = desk.database;
  return {
    desk,
    order: (paymentMethod = 'bancontact') => desk.placed(uuid, { locale, paymentMethod }),
    owner: (receipt, action, more = {}) =>
      runOrderCommand(desk.database, { reference: receipt.reference, action, ...more }, desk.now()),
    withdraw: ({ reference }) =>
      desk.app.inject({
        method: 'POST',
        url: '/api/withdrawals',
        headers: { 'idempotency-key': 'withdrawal' },
        payload: { name: 'Ada Peeters', email: 'ada@example.com', reference, lines: [{ uuid, amount: 1 }] },
      }),
    async paidAfterAll() {
      const payment = kysely.selectFrom('payments').select('id').where('attempt', '=', 1);
      await applyPaymentState(
        desk.database,
        (await payment.executeTakeFirstOrThrow()).id,
        'paid',
        desk.now(),
      );
    },
  };
}

/** As `mailsBySmtp` makes the mails. */
const plainSpaces = (text: string) => text.replaceAll(/\u00a0|\u202f/g, ' ');

const KINDS = Object.keys(SCENES).filter((kind): kind is OrderMailKind => kind in ORDER_MAIL_WORDS);
const EACH = LOCALES.flatMap((locale) => KINDS.map((kind) => [kind, locale] as const));

describe('A mail about an order goes out by a real mail server', () => {
  const open = oneDatabase();
  it.each(EACH)('“%s” in %s, whole as text and as HTML', async (kind, locale) => {
    const desk = await openOrderDesk(await open());
    const scene = await setScene(desk, locale);
    await SCENES[kind](scene);
    const mails = await mailsBySmtp(desk.payments);
    const words = ORDER_MAIL_WORDS[kind];
    const subject = plainSpaces(fillText(words.subject[locale], { reference: 'VDM-2026-000001' }));
    const parts = plainSpaces(words.intro[locale]).split(/\{\w+\}/);
    const [said = ''] = parts.toSorted((one, other) => other.length - one.length);
    const found = mails.filter((mail) => mail.includes(`<title>${subject}</title>`) && mail.includes(said));
    expect(found).toHaveLength(1);
    const [mail = ''] = found;
    expect(mail.split(said)).toHaveLength(3);
    expect(mail).toContain(`<html lang="${locale}">`);
    expect(mail).not.toMatch(/\{\w+\}|undefined|null|NaN/);
    expect(/^Content-ID: <transfer-code>/im.test(mail)).toBe(kind.startsWith('transfer'));
  });
});
