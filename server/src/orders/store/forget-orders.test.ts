import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from '@jest/globals';
import type { Receipt } from '@vitrine/shared/contract/orders/place-order';
import { forgetContacts } from './forget-orders.ts';
import { eachDatabase } from '../../database/testing/databases.ts';
import { openAccountDesk, PASSWORD, type AccountDesk } from '../../testing/desks/account-desk.ts';
import { orderAs } from '../../testing/desks/account-orders.ts';
import { PLAIN_ADDRESS } from '../../testing/order-body.ts';
import {
  awaitPermit,
  cancelOrder,
  markDelivered,
  prepareOrder,
  returnOrder,
  shipOrder,
} from '../fulfilment/order-steps.ts';
import { withdraw } from '../fulfilment/withdraw.ts';
import { applyChargebacks } from '../paying/apply-chargebacks.ts';
import { settleRefunds } from '../paying/settle-refunds.ts';

const DAY_MINUTES = 24 * 60;

let guests = 0;

/**
 * A guest who pays for an order, and later has an account with that address, which can be deleted. Stories have one desk,
 * and each a guest and an order of its own.
 */
async function openStory(desk: AccountDesk, more: Parameters<typeof orderAs>[2] = {}) {
  const { database } = desk;
  const email = `ada-${(guests += 1)}@example.com`;
  const receipt: Receipt = await orderAs(desk, desk.visitor(), { email, ...more });
  const { reference } = receipt;
  await desk.press(receipt, 'pay');
  const lines = (await desk.read(receipt)).lines.map(({ uuid }) => ({ uuid, amount: 1 }));
  const parcel = { carrier: 'bpost', trackingNumber: '1' };
  const ordered = database.kysely.selectFrom('orders').selectAll().where('reference', '=', reference);
  return {
    email,
    passDays: (days: number) => desk.passMinutes(days * DAY_MINUTES),
    clean: () => forgetContacts(database.kysely, desk.now()),
    async deleteAccount() {
      const ada = await desk.confirmed({ email, emailConfirmation: email });
      expect((await ada.send('DELETE', '/api/account', { currentPassword: PASSWORD })).statusCode).toBe(200);
    },
    awaitPermit: async () => expect(await awaitPermit(database, reference, desk.now())).toBe('done'),
    async ship() {
      await prepareOrder(database, reference, desk.now());
      expect(await shipOrder(database, reference, parcel, desk.now())).toBe('done');
    },
    deliver: async () => expect(await markDelivered(database, reference, desk.now())).toBe('done'),
    withdraw: () =>
      withdraw(database, { name: 'Ada Peeters', email, reference, lines }, randomUUID(), desk.now()),
    cancel: async () => expect(await cancelOrder(database, reference, 'Broken', desk.now())).toBe('done'),
    /** The bank takes all of it back; later, maybe, gives it back to the shop. */
    async chargeBack({ isReversed = false } = {}) {
      const {
        id,
        provider_id: paymentId,
        amount_cents: amountCents,
      } = await database.kysely
        .selectFrom('payments')
        .selectAll()
        .where('order_id', '=', (await ordered.executeTakeFirstOrThrow()).id)
        .executeTakeFirstOrThrow();
      const at = desk.now().toISOString();
      const times = { takenAt: at, reversedAt: isReversed ? at : null };
      const taken = { id: `chb_${id}`, paymentId: paymentId ?? '', amountCents, ...times };
      await applyChargebacks(desk.payments, [taken]);
    },
    takeBack: async () => expect(await returnOrder(database, reference, desk.now())).toBe('done'),
    /** Asks the provider, and again until it says that the money is back. */
    async repay() {
      for (let turn = 0; turn < 3; turn += 1) {
        desk.passMinutes(60);
        await settleRefunds(desk.payments);
      }
    },
    mails: async () =>
      (await desk.mails()).filter(({ to }) => to === email).map(({ messageId }) => messageId.split('.')[0]),
    order: () => ordered.executeTakeFirstOrThrow(),
  };
}

eachDatabase('What an order still needs of a shopper whose account is gone', (open) => {
  let desk: AccountDesk;
  beforeAll(async () => {
    desk = await openAccountDesk(await open());
  });

  it('is kept until the time to withdraw is over, however late the parcel came', async () => {
    const story = await openStory(desk);
    await story.awaitPermit();
    story.passDays(63);
    await story.ship();
    await story.deliver();
    story.passDays(1);
    await story.deleteAccount();
    story.passDays(4);
    await story.clean();
    expect(await story.withdraw()).toMatchObject({ isRefused: false });
  });

  it('is kept while a return is announced: who sent it back reads that the money goes back', async () => {
    const story = await openStory(desk);
    await story.ship();
    await story.deliver();
    await story.deleteAccount();
    story.passDays(10);
    await story.withdraw();
    story.passDays(60);
    await story.clean();
    await story.mails();
    await story.takeBack();
    await story.clean();
    await story.repay();
    expect(await story.mails()).toContain('refunded');
    await story.clean();
    expect(await story.order()).toMatchObject({ email: '', contact_state: 'forgotten' });
  });

  it('is kept while nobody has judged a late withdrawal', async () => {
    const story = await openStory(desk);
    await story.ship();
    await story.deliver();
    await story.deleteAccount();
    story.passDays(58);
    await story.withdraw();
    story.passDays(5);
    await story.clean();
    expect(await story.order()).toMatchObject({ email: story.email });
  });

  it('is kept while a bank has the money: who is paid once it is back reads so', async () => {
    const story = await openStory(desk);
    await story.chargeBack();
    await story.cancel();
    await story.deleteAccount();
    story.passDays(100);
    await story.clean();
    await story.chargeBack({ isReversed: true });
    await story.repay();
    expect(await story.mails()).toContain('refunded');
    await story.clean();
    expect(await story.order()).toMatchObject({ email: '', contact_state: 'forgotten' });
  });

  it('is kept for no more than a year after a bank took the money for good', async () => {
    const story = await openStory(desk);
    await story.chargeBack();
    await story.cancel();
    await story.deleteAccount();
    story.passDays(364);
    await story.clean();
    expect(await story.order()).toMatchObject({ email: story.email });
    story.passDays(2);
    await story.clean();
    expect(await story.order()).toMatchObject({ email: '' });
  });

  it('is kept while a paid present waits for its permit for more than a year', async () => {
    const invoiceAddress = { ...PLAIN_ADDRESS, firstname: 'Grace', lastname: 'Hopper' };
    const story = await openStory(desk, { gift: { note: 'For your drawer' }, invoiceAddress });
    await story.awaitPermit();
    await story.deleteAccount();
    story.passDays(366);
    await story.clean();
    const { address, email } = await story.order();
    expect([email, address]).toEqual([story.email, expect.stringContaining('Peeters')]);
  });

  it('is kept of a guest until a paid present has left and arrived, however long its permit took', async () => {
    const invoiceAddress = { ...PLAIN_ADDRESS, firstname: 'Grace', lastname: 'Hopper' };
    const story = await openStory(desk, { gift: { note: 'For your drawer' }, invoiceAddress });
    await story.awaitPermit();
    story.passDays(791);
    await story.clean();
    expect((await story.order()).address).toContain('Peeters');
    await story.ship();
    await story.deliver();
    story.passDays(61);
    await story.clean();
    const { address, email } = await story.order();
    expect([email, address]).toEqual(['', expect.not.stringContaining('Peeters')]);
  });

  it('is kept for no more than a year after a parcel of which nobody said that it came', async () => {
    const story = await openStory(desk);
    await story.ship();
    await story.withdraw();
    await story.deleteAccount();
    story.passDays(300);
    await story.clean();
    expect(await story.order()).toMatchObject({ email: story.email });
    story.passDays(66);
    await story.clean();
    expect(await story.order()).toMatchObject({ email: '' });
  });
});
