import { expect, it } from '@jest/globals';
import { runRetentions } from '../../operations/retention/run-retentions.ts';
import { eachDatabase } from '../../database/testing/databases.ts';
import {
  openAccountDesk,
  PASSWORD,
  type AccountDesk,
  type Visitor,
} from '../../testing/desks/account-desk.ts';
import { PLAIN_ADDRESS } from '../../testing/order-body.ts';
import { orderAs } from '../../testing/desks/account-orders.ts';
import { ADDRESS } from '../../testing/book-address.ts';

const DAY_MINUTES = 24 * 60;

const remove = (visitor: Visitor, currentPassword = PASSWORD) =>
  visitor.send('DELETE', '/api/account', { currentPassword });

const ordersOf = ({ database }: AccountDesk) =>
  database.kysely.selectFrom('orders').selectAll().orderBy('id').execute();

eachDatabase('A shopper who deletes the account', (open) => {
  it('is gone, is written to once more, and may come again', async () => {
    const desk = await openAccountDesk(await open());
    const ada = await desk.confirmed({ newsletter: true, locale: 'fr' });
    await desk.mails();
    await ada.post('/api/account/addresses', ADDRESS);
    await ada.post('/api/auth/recovery', { email: 'ada@example.com' });
    const phone = desk.visitor();
    await phone.post('/api/auth/login', { email: 'ada@example.com', password: PASSWORD });
    expect((await remove(ada, 'not my password')).json()).toMatchObject({
      validationErrors: { currentPassword: {} },
    });
    expect((await remove(ada)).json()).toMatchObject({
      result: true,
      message: expect.stringContaining('deleted'),
    });
    expect(ada.cookie).toBeNull();
    expect((await phone.get('/api/auth/profile')).json()).toEqual({});
    const { kysely } = desk.database;
    for (const table of ['accounts', 'sessions', 'mail_tokens', 'account_addresses'] as const) {
      expect([table, await kysely.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
    }
    expect(await kysely.selectFrom('subscriptions').select(['email', 'state']).execute()).toEqual([
      { email: '', state: 'ended' },
    ]);
    // The recovery that was asked for meanwhile finds nobody.
    expect(await desk.mails()).toMatchObject([
      { to: 'ada@example.com', subject: 'Votre compte est supprimé' },
    ]);
    expect(
      (await phone.post('/api/auth/login', { email: 'ada@example.com', password: PASSWORD })).statusCode,
    ).toBe(400);
    await desk.registered();
  });

  it('reads that an e-mail confirms it only where one is sent', async () => {
    const desk = await openAccountDesk(await open());
    const told: boolean[] = [];
    while (told.length < 4) {
      const { message } = (await remove(await desk.registered())).json();
      told.push(message.includes('An e-mail confirms it'));
    }
    expect(told).toEqual([true, true, true, false]);
    const mails = (await desk.mails()).filter(({ messageId }) => messageId.startsWith('account-deleted'));
    expect(mails).toHaveLength(3);
    expect(mails[0]?.text).toContain('60 days after they were placed');
  });

  it('leaves orders on their way as they are, and what their invoices need for good', async () => {
    const desk = await openAccountDesk(await open());
    const ada = await desk.registered();
    const firm = { vatNumber: 'BE0123456749', address: { company: 'Kabinet' } };
    const contact = { phone: '+32 470 11 11 11', remarks: 'Ring twice', ...firm };
    const paid = await orderAs(desk, ada, contact);
    await desk.press(paid, 'pay');
    await orderAs(desk, ada, contact);
    await remove(ada);
    expect(await ordersOf(desk)).toMatchObject([
      { account_id: null, email: 'ada@example.com', phone: '+32 470 11 11 11', contact_state: 'to-forget' },
      { account_id: null, email: 'ada@example.com', contact_state: 'to-forget' },
    ]);
    // The guest's link goes on working: the shopper may still have to withdraw.
    expect((await desk.read(paid)).reference).toBe(paid.reference);
    const { kysely } = desk.database;
    await kysely.updateTable('orders').set({ order_state: 'completed' }).where('id', '=', 1).execute();
    await kysely.updateTable('orders').set({ order_state: 'cancelled' }).where('id', '=', 2).execute();
    desk.passMinutes(59 * DAY_MINUTES);
    await runRetentions(desk.database, desk.now());
    expect(await ordersOf(desk)).toMatchObject([
      { contact_state: 'to-forget' },
      { contact_state: 'to-forget' },
    ]);
    desk.passMinutes(2 * DAY_MINUTES);
    await runRetentions(desk.database, desk.now());
    const forgotten = { email: '', phone: '', remarks: '', contact_state: 'forgotten' };
    const [invoiced, unpaid] = await ordersOf(desk);
    expect(invoiced).toMatchObject({ ...forgotten, vat_number: 'BE0123456749', total_cents: 1695 });
    expect(invoiced?.address).toContain('Peeters');
    expect(unpaid).toMatchObject({ ...forgotten, vat_number: '' });
    expect(unpaid?.address).not.toContain('Peeters');
    expect((await desk.read(paid)).lines).toHaveLength(1);
  });

  it('forgets who got a present, and what was written with it', async () => {
    const desk = await openAccountDesk(await open());
    const ada = await desk.registered();
    const invoiceAddress = { ...PLAIN_ADDRESS, firstname: 'Grace', lastname: 'Hopper' };
    const gift = { gift: { note: 'For your drawer' }, invoiceAddress };
    await desk.press(await orderAs(desk, ada, gift), 'pay');
    await orderAs(desk, ada, gift);
    await remove(ada);
    await desk.database.kysely.updateTable('orders').set({ order_state: 'completed' }).execute();
    desk.passMinutes(61 * DAY_MINUTES);
    await runRetentions(desk.database, desk.now());
    const [invoiced, unpaid] = await ordersOf(desk);
    for (const order of [invoiced, unpaid]) {
      expect(order).toMatchObject({ gift_note: null, contact_state: 'forgotten' });
      expect(order?.address).not.toContain('Peeters');
    }
    expect(invoiced?.invoice_address).toContain('Hopper');
    expect(unpaid?.invoice_address).toBeNull();
  });

  it('takes the guest orders of a proved address along, and those of nobody else', async () => {
    const desk = await openAccountDesk(await open());
    await orderAs(desk, desk.visitor());
    const unproved = await desk.registered();
    await remove(unproved);
    expect(await ordersOf(desk)).toMatchObject([{ contact_state: 'kept' }]);
    await orderAs(desk, desk.visitor(), { email: 'bo@example.com' });
    await remove(await desk.confirmed());
    expect(await ordersOf(desk)).toMatchObject([{ contact_state: 'to-forget' }, { contact_state: 'kept' }]);
  });

  it('gets no more newsletters though the address was confirmed elsewhere; guest orders are not hers to end', async () => {
    const desk = await openAccountDesk(await open());
    await orderAs(desk, desk.visitor());
    const ada = await desk.registered({ newsletter: true });
    await desk.visitor().post('/api/auth/confirm', { token: await desk.tokenFrom('account-confirm') });
    const held = (await ada.get('/api/account/export?format=json')).json();
    expect(held).toMatchObject({ orders: [], subscriptions: [{ kind: 'newsletter' }] });
    await remove(ada);
    const subscriptions = desk.database.kysely.selectFrom('subscriptions').select(['email', 'state']);
    expect(await subscriptions.execute()).toEqual([{ email: '', state: 'ended' }]);
    expect(await ordersOf(desk)).toMatchObject([{ contact_state: 'kept' }]);
  });

  it('sends no mail for an order to nobody', async () => {
    const desk = await openAccountDesk(await open());
    await orderAs(desk, desk.visitor());
    await desk.database.kysely.updateTable('orders').set({ email: '', contact_state: 'forgotten' }).execute();
    expect(await desk.mails()).toEqual([]);
  });
});
