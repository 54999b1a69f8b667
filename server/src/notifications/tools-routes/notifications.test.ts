import { expect, it, jest } from '@jest/globals';
import { eachDatabase, type OpenDatabase } from '../../database/testing/databases.ts';
import { mailsBySmtp } from '../../testing/mails/mails-by-smtp.ts';
import { openPackingRoom } from '../../testing/desks/packing-room.ts';
import { notifyStaff } from '../notify-staff.ts';

jest.setTimeout(120_000);

const OWN = ['staff-notification', 'staff-morning'];

/** A shop with its owner at work, and what they are written. */
async function openShop(open: OpenDatabase) {
  const room = await openPackingRoom(open);
  const owner = await room.atWork('owner');
  let backupFailure = '';
  const look = () => notifyStaff(room.database, { now: room.now(), backupFailure });
  await look();
  await room.mails();
  return {
    ...room,
    owner,
    look,
    failBackups: () => (backupFailure = 'No space left on device'),
    /** What they are told of now: who, the subject, the text. */
    async told() {
      await look();
      const mails = await room.mails();
      return mails.filter(({ messageId }) => OWN.some((kind) => messageId.startsWith(kind)));
    },
    choose: (who: typeof owner, choices: object[]) =>
      who.send('PUT', '/api/tools/notifications', { choices }),
    /** To the same hour of the next day. */
    sleep: () => room.passMinutes(24 * 60),
  };
}

eachDatabase('Who works in the shop', (open) => {
  it('is told of each paid order once, however often and however many look', async () => {
    const shop = await openShop(open);
    const { reference } = await shop.paid();
    await Promise.all([shop.look(), shop.look()]);
    const [mail, ...more] = await shop.told();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: 'owner@example.com', subject: `Order ${reference} is paid` });
    expect(mail?.text).toContain(`/tools/orders/${reference}`);
    await shop.move(reference, { step: 'prepare' });
    expect(await shop.told()).toEqual([]);
    await shop.paid();
    await shop.paid();
    expect((await shop.told()).map(({ subject }) => subject)).toEqual(['2 orders are paid']);
  });

  it.each([
    ['en', 'is paid', 'Open the tools'],
    ['nl', 'is betaald', 'Het gereedschap openen'],
    ['fr', 'est payée', 'Ouvrir les outils'],
  ] as const)('is told in %s, by a real mail server', async (language, said, see) => {
    const shop = await openShop(open);
    await shop.database.kysely.updateTable('accounts').set({ language }).execute();
    const { reference } = await shop.paid();
    await shop.mails();
    await shop.look();
    const [mail, ...more] = await mailsBySmtp(shop.payments);
    expect(more).toEqual([]);
    expect(mail).toMatch(/^To: owner@example\.com\r?$/m);
    expect(mail).toMatch(/Message-ID:\s+<staff-notification\./);
    for (const text of [reference, said, see]) expect(mail).toContain(text);
  });

  it('is told of withdrawals, failed mails and backups, in one mail', async () => {
    const shop = await openShop(open);
    const receipt = await shop.shipped();
    await shop.withdrawn(receipt);
    await shop.mails();
    const { kysely } = shop.database;
    await kysely.updateTable('outbox').set({ state: 'dead' }).where('kind', '=', 'order-received').execute();
    shop.failBackups();
    const [mail, ...more] = await shop.told();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('3 new things in the shop');
    expect(mail?.text).toContain(`Somebody withdraws from ${receipt.reference}`);
    expect(mail?.text).toContain('An e-mail could not be sent');
    expect(mail?.text).toContain('The last backup failed');
    expect(await shop.told()).toEqual([]);
    shop.passMinutes(24 * 60);
    expect((await shop.told()).find(({ messageId }) => messageId.includes('backup'))).toBeDefined();
  });

  it('is told again of a mail that was tried again and failed again, one of them or all', async () => {
    const shop = await openShop(open);
    await shop.paid();
    await shop.mails();
    await shop.told();
    const { kysely } = shop.database;
    const fail = async () => {
      const dead = { state: 'dead' } as const;
      await kysely.updateTable('outbox').set(dead).where('kind', '=', 'order-received').execute();
      return (await shop.told()).map(({ text }) => text.includes('An e-mail could not be sent'));
    };
    expect([await fail(), await fail()]).toEqual([[true], []]);
    const { id } = await kysely
      .selectFrom('outbox')
      .select('id')
      .where('state', '=', 'dead')
      .executeTakeFirstOrThrow();
    for (const which of [`mails/${id}`, 'mails']) {
      shop.passMinutes(5);
      expect((await shop.owner.post(`/api/tools/${which}/retry`)).statusCode).toBe(200);
      expect([await fail(), await fail()]).toEqual([[true], []]);
    }
  });

  it('is told again of a refund that was asked for again and failed again', async () => {
    const shop = await openShop(open);
    const { reference } = await shop.shipped();
    const refund = { lines: [], isWithShipping: false, goodwill: '5', reason: 'A bent antenna' };
    expect((await shop.move(reference, { step: 'refund', ...refund })).statusCode).toBe(200);
    await shop.mails();
    await shop.told();
    const { kysely } = shop.database;
    const fail = async () => {
      await kysely.updateTable('refunds').set({ state: 'failed' }).execute();
      return (await shop.told()).map(({ text }) => text.includes(reference));
    };
    expect([await fail(), await fail()]).toEqual([[true], []]);
    shop.passMinutes(5);
    const { id: refundId } = await kysely.selectFrom('refunds').select('id').executeTakeFirstOrThrow();
    const again = await shop.move(reference, { step: 'repay', refundId, isByHand: false });
    expect(again.statusCode).toBe(200);
    expect([await fail(), await fail()]).toEqual([[true], []]);
  });

  it('hears of what can wait in the morning: new facts and all that waits, once a day', async () => {
    const shop = await openShop(open);
    await shop.choose(shop.owner, [
      { kind: 'order', time: 'morning' },
      { kind: 'todo', time: 'morning' },
    ]);
    const { reference } = await shop.paid();
    expect(await shop.told()).toEqual([]);
    shop.sleep();
    const [mail, ...more] = await shop.told();
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/^The shop on the morning of /);
    expect(mail?.text).toContain(`Order ${reference} is paid`);
    expect(mail?.text).toContain('1 order to pack');
    expect(await shop.told()).toEqual([]);
    shop.sleep();
    const [next] = await shop.told();
    expect(next?.text).toContain('1 order to pack');
    expect(next?.text).not.toContain(reference);
    // The session ended over night.
    const never = JSON.stringify({ todo: 'never' });
    await shop.database.kysely.updateTable('notification_choices').set({ choices: never }).execute();
    shop.sleep();
    expect(await shop.told()).toEqual([]);
  });

  it('hears of a transfer that is due before its lots are freed', async () => {
    const shop = await openShop(open);
    await shop.choose(shop.owner, [{ kind: 'transfer', time: 'at-once' }]);
    const { reference } = await shop.paid();
    await shop.database.kysely
      .updateTable('orders')
      .set({
        ...{ order_state: 'placed', payment_state: 'pending' },
        reserved_until: new Date(shop.now().getTime() + 4 * 86_400_000).toISOString(),
      })
      .where('reference', '=', reference)
      .execute();
    expect(await shop.told()).toEqual([]);
    shop.passMinutes(25 * 60);
    const mails = await shop.told();
    expect(mails.map(({ subject }) => subject)).toContain(`No transfer yet for ${reference}`);
  });

  it('chooses for oneself, of what the role may see; who is no owner begins with nothing', async () => {
    const shop = await openShop(open);
    const { packer } = shop;
    expect((await packer.get('/api/tools/notifications')).json()).toEqual({
      choices: [
        { kind: 'order', time: 'never' },
        { kind: 'transfer', time: 'never' },
        { kind: 'withdrawal', time: 'never' },
        { kind: 'todo', time: 'never' },
      ],
    });
    const saved = await shop.choose(packer, [
      { kind: 'order', time: 'at-once' },
      { kind: 'failure', time: 'at-once' },
      { kind: 'todo', time: 'at-once' },
    ]);
    expect(saved.json().choices).toMatchObject([
      { kind: 'order', time: 'at-once' },
      { kind: 'transfer' },
      { kind: 'withdrawal' },
      { kind: 'todo', time: 'never' },
    ]);
    await shop.choose(shop.owner, [{ kind: 'order', time: 'never' }]);
    await shop.paid();
    expect((await shop.told()).map(({ to }) => to)).toEqual(['orders@example.com']);
    await shop.database.kysely
      .updateTable('accounts')
      .set({ role: 'customer' })
      .where('email', '=', 'orders@example.com')
      .execute();
    await shop.paid();
    expect(await shop.told()).toEqual([]);
  });
});
