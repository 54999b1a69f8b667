import type { Receipt } from '@vitrine/shared/contract/orders/place-order';
import type { OrderStepRequest } from '@vitrine/shared/contract/tools/orders/order-steps';
import type { Transaction } from 'kysely';
import type { Schema } from '../../../database/schema/schema.ts';
import type { OrderMailKind } from '../../../mail/say-mail.ts';
import { readStanding } from '../../desk/read-standing.ts';
import { takeStep } from '../../desk/take-step.ts';
import { markDelivered } from '../../fulfilment/order-steps.ts';
import { takeOutLines } from '../../fulfilment/take-out-lines.ts';
import { cancelOverdueOrders } from '../../paying/cancel-overdue.ts';
import { settleRefunds } from '../../paying/settle-refunds.ts';
import { readOrder } from '../../store/orders.ts';
import { lockOrder } from '../../store/write-order.ts';
import { STAFF, type Scene } from './order-scene.ts';

const DAY_MINUTES = 24 * 60;

type Move =
  | { step: 'join'; other: string }
  | { step: 'split' }
  | Omit<Extract<OrderStepRequest, { step: 'judge' }>, 'seen'>
  | Omit<Extract<OrderStepRequest, { step: 'address' }>, 'seen'>;

/** Refunds are settled ten at a time, and those of scenes before may be due. */
async function settleAll({ payments }: Scene['desk']): Promise<void> {
  while ((await settleRefunds(payments)) > 0);
}

/** How each mail comes about. */
export const ORDER_SCENES: Record<OrderMailKind, (scene: Scene) => Promise<Pick<Receipt, 'reference'>>> = {
  'order-received': ({ order }) => order(),
  'transfer-for-a-day': ({ order }) => order('banktransfer'),
  async 'transfer-received'({ desk, order }) {
    const receipt = await order('banktransfer');
    await desk.pressMailLink(receipt);
    return receipt;
  },
  async 'transfer-reminder'({ desk, order }) {
    const receipt = await order('banktransfer');
    await desk.pressMailLink(receipt);
    desk.passMinutes(4 * DAY_MINUTES);
    return receipt;
  },
  'transfer-by-phone': ({ byPhone }) => byPhone('transfer'),
  'pay-by-link': ({ byPhone }) => byPhone('link'),
  'payment-received': (scene) => paid(scene),
  'paid-at-stand': ({ atStand }) => atStand(),
  async 'order-cancelled'({ desk, order }) {
    const receipt = await order();
    desk.passMinutes(20);
    await cancelOverdueOrders(desk.payments);
    return receipt;
  },
  'order-shipped': shipped,
  'order-address': mended,
  'invoice-address': billedElsewhere,
  async 'lines-unpaid'(scene) {
    return takenOut(scene, await scene.order('bancontact', 2));
  },
  async 'lines-repaid'(scene) {
    return takenOut(scene, await paid(scene, 2));
  },
  async 'lines-out'(scene) {
    const receipt = await paid(scene, 2);
    await scene.owner(receipt, 'refund', { reason: scene.reasons.antenna });
    await settleAll(scene.desk);
    return takenOut(scene, receipt);
  },
  joined: (scene) => joined(scene, true),
  'joined-repaid': (scene) => joined(scene),
  async split(scene) {
    return taken(scene, await joined(scene, true), async () => ({ step: 'split' }));
  },
  async 'split-repaid'(scene) {
    return taken(scene, await joined(scene), async () => ({ step: 'split' }));
  },
  async 'cancelled-by-shop'(scene) {
    const receipt = await scene.order();
    await scene.owner(receipt, 'cancel', { reason: scene.reasons.wing });
    return receipt;
  },
  async 'cancelled-and-repaid'(scene) {
    const receipt = await paid(scene);
    await scene.owner(receipt, 'cancel', { reason: scene.reasons.wing });
    return receipt;
  },
  async 'withdrawal-received'(scene) {
    const receipt = await shipped(scene);
    await scene.withdraw(receipt);
    return receipt;
  },
  async 'withdrawn-late'(scene) {
    const receipt = await shipped(scene);
    await withdrawnLate(scene, receipt);
    return receipt;
  },
  'withdrawal-accepted': (scene) => judged(scene, true),
  'withdrawal-declined': (scene) => judged(scene, false),
  async 'withdrawn-before-shipping'(scene) {
    const receipt = await paid(scene);
    await scene.withdraw(receipt);
    return receipt;
  },
  async refunded(scene) {
    const receipt = await paid(scene);
    await scene.owner(receipt, 'refund', { reason: scene.reasons.antenna });
    await settleAll(scene.desk);
    return receipt;
  },
  async 'too-late'({ desk, order, sellOut, paidAfterAll }) {
    const receipt = await order();
    desk.passMinutes(20);
    await cancelOverdueOrders(desk.payments);
    await sellOut();
    await paidAfterAll(receipt);
    return receipt;
  },
  async 'paid-after-cancel'(scene) {
    const receipt = await scene.order();
    await scene.owner(receipt, 'cancel', { reason: scene.reasons.wing });
    await scene.paidAfterAll(receipt);
    return receipt;
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
    await paidAfterAll(receipt);
    return receipt;
  },
};

async function paid({ desk, order }: Scene, amount = 1): Promise<Receipt> {
  const receipt = await order('bancontact', amount);
  await desk.press(receipt, 'pay');
  return receipt;
}

async function takenOut(scene: Scene, receipt: Receipt): Promise<Receipt> {
  const { database, now } = scene.desk;
  await database.transaction(async (trx) => {
    const row = trx.selectFrom('orders').select('id').where('reference', '=', receipt.reference);
    const order = await lockOrder(trx, (await row.executeTakeFirstOrThrow()).id);
    const wanted = [{ position: 0, amount: 1 }];
    await takeOutLines(trx, order, { wanted, reason: scene.reasons.wing }, now());
  });
  return receipt;
}

/** The later of two orders in one parcel; of what was given back before, nothing goes back. */
async function joined(scene: Scene, isRefunded = false): Promise<Receipt> {
  const [first, second] = [await paid(scene), await paid(scene)];
  if (isRefunded)
    for (const one of [first, second]) await scene.owner(one, 'refund', { reason: scene.reasons.late });
  return taken(scene, second, async () => ({ step: 'join', other: first.reference }));
}

async function shipped(scene: Scene): Promise<Receipt> {
  const receipt = await paid(scene);
  await scene.owner(receipt, 'prepare');
  await scene.owner(receipt, 'ship', { carrier: 'bpost' });
  return receipt;
}

async function withdrawnLate({ desk, withdraw }: Scene, receipt: Receipt): Promise<void> {
  await markDelivered(desk.database, receipt.reference, desk.now());
  desk.passMinutes(20 * DAY_MINUTES);
  await withdraw(receipt);
}

async function judged(scene: Scene, isAccepted: boolean): Promise<Receipt> {
  const receipt = await shipped(scene);
  await withdrawnLate(scene, receipt);
  await taken(scene, receipt, async (trx, id) => {
    const { id: withdrawalId } = await trx
      .selectFrom('withdrawals')
      .select('id')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    return { step: 'judge', withdrawalId, isAccepted, reason: scene.reasons.came };
  });
  return receipt;
}

async function mended(scene: Scene): Promise<Receipt> {
  const receipt = await paid(scene);
  await taken(scene, receipt, async (trx, id) => {
    const { address } = (await readOrder(trx, id, scene.desk.now())).order;
    return { step: 'address', address: { ...address, houseNumber: '14' } };
  });
  return receipt;
}

/** A present, whose invoice is to go to another number. */
async function billedElsewhere(scene: Scene): Promise<Receipt> {
  const receipt = await paid(scene);
  await taken(scene, receipt, async (trx, id) => {
    const { address } = (await readOrder(trx, id, scene.desk.now())).order;
    const invoice_address = JSON.stringify({ ...address, firstname: 'Grace' });
    await trx.updateTable('orders').set({ invoice_address }).where('id', '=', id).execute();
    return { step: 'address', address, invoiceAddress: { ...address, houseNumber: '14' } };
  });
  return receipt;
}

/** Takes a step as staff do. */
async function taken(
  { desk }: Scene,
  receipt: Receipt,
  about: (trx: Transaction<Schema>, orderId: number) => Promise<Move>,
): Promise<Receipt> {
  const { reference } = receipt;
  const { database, now } = desk;
  const { id } = await database.kysely
    .selectFrom('orders')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  const { move, seen } = await database.transaction(async (trx) => ({
    move: await about(trx, id),
    seen: await readStanding(trx, id),
  }));
  const writer = { database, staff: STAFF, now: now(), locale: 'en' } as const;
  const written = await takeStep(writer, { reference, key: `${move.step}-${reference}` }, { ...move, seen });
  if (written.isRefused) throw new Error(`Staff could not take the step ${move.step}`);
  return receipt;
}
