import { expect, it } from '@jest/globals';
import { DAY_MS } from '@vitrine/shared/platform/time';
import { eachDatabase } from '../../database/testing/databases.ts';
import { openOrderDesk, type OrderDesk } from '../../testing/desks/order-desk.ts';
import { readRetentions } from '../store/retentions.ts';
import { runRetentions } from './run-retentions.ts';

const contactsOf = ({ database: { kysely } }: OrderDesk) =>
  kysely.selectFrom('orders').select(['email', 'phone', 'address', 'contact_state']).orderBy('id').execute();

eachDatabase('What need not be kept of persons any more', (open) => {
  it('goes of an order that nobody paid sixty days after it, guests included', async () => {
    const desk = await openOrderDesk(await open());
    await desk.placed(await desk.addLot());
    await desk.database.kysely
      .updateTable('orders')
      .set({ order_state: 'cancelled', payment_state: 'expired', stock_state: 'released' })
      .execute();
    const after = (days: number) => new Date(desk.now().getTime() + days * DAY_MS);
    expect(await runRetentions(desk.database, after(59))).toMatchObject({ unpaidOrders: 0 });
    expect((await contactsOf(desk))[0]?.email).not.toBe('');
    expect(await runRetentions(desk.database, after(61))).toMatchObject({
      unpaidOrders: 1,
      orderContacts: 0,
    });
    const [order] = await contactsOf(desk);
    expect(order).toMatchObject({ email: '', phone: '', contact_state: 'forgotten' });
    expect(order?.address).not.toContain('Peeters');
    const last = await readRetentions(desk.database.kysely);
    expect(last.get('unpaidOrders')).toEqual({
      ranAt: after(61).toISOString(),
      deletedAt: after(61).toISOString(),
      deleted: 1,
      total: 1,
    });
    await runRetentions(desk.database, after(62));
    expect((await readRetentions(desk.database.kysely)).get('unpaidOrders')).toMatchObject({
      ranAt: after(62).toISOString(),
      deletedAt: after(61).toISOString(),
      total: 1,
    });
  });

  it('goes of a guest’s paid order once no guarantee holds; what the invoice says stays', async () => {
    const desk = await openOrderDesk(await open());
    await desk.press(await desk.placed(await desk.addLot()), 'pay');
    const after = (days: number) => new Date(desk.now().getTime() + days * DAY_MS);
    expect(await runRetentions(desk.database, after(789))).toMatchObject({ orderContacts: 0 });
    expect(await runRetentions(desk.database, after(791))).toMatchObject({ orderContacts: 1 });
    const [order] = await contactsOf(desk);
    expect(order).toMatchObject({ email: '', phone: '' });
    expect(order?.address).toContain('Peeters');
  });

  it('goes of mails that were given up after ninety days', async () => {
    const desk = await openOrderDesk(await open());
    await desk.placed(await desk.addLot());
    await desk.database.kysely.updateTable('outbox').set({ state: 'dead' }).execute();
    const later = new Date(desk.now().getTime() + 91 * DAY_MS);
    expect((await runRetentions(desk.database, later)).deadMails).toBeGreaterThan(0);
    expect(await desk.database.kysely.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });
});
