import { randomUUID } from 'node:crypto';
import { afterEach, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Locale } from '@vitrine/shared/contract/locale';
import { dashboardSchema } from '@vitrine/shared/contract/tools/operations/dashboard';
import { orderListSchema } from '@vitrine/shared/contract/tools/orders/orders';
import { eachDatabase, type OpenDatabase } from '../../database/testing/databases.ts';
import { httpAccessPoint, sendEInvoices } from '../../invoices/index.ts';
import { openFakeAccessPoint } from '../../invoices/testing/fake-access-point.ts';
import { SAMPLE_SELLER } from '../../invoices/testing/sample-facts.ts';
import { notifyStaff } from '../../notifications/index.ts';
import { writeSeller } from '../../shop/store/seller.ts';
import { openPackingRoom } from '../../testing/desks/packing-room.ts';

let point: Awaited<ReturnType<typeof openFakeAccessPoint>> | null = null;
afterEach(async () => {
  await point?.close();
  point = null;
});

/** A shop whose access point refuses an e-invoice so many times, and takes it then. */
async function openOffice(open: OpenDatabase, times = 1) {
  const room = await openPackingRoom(open);
  await writeSeller(room.database.kysely, SAMPLE_SELLER);
  const owner = await room.atWork('owner');
  point = await openFakeAccessPoint(
    Array.from({ length: times }, () => [404, { reason: 'Not registered' }] as [number, object]),
  );
  const accessPoint = httpAccessPoint({ url: point.url, token: 'sesame' });
  const send = () => sendEInvoices({ database: room.database, clock: room.now, accessPoint });
  const look = () => notifyStaff(room.database, { now: room.now(), backupFailure: '' });
  await room.mails();
  const { reference } = await room.paid({
    vatNumber: 'BE 0403.019.261',
    address: { company: 'Naturalia' },
  });
  await look();
  await room.mails();
  await send();
  const again = (number: string, key: string = randomUUID()) => {
    owner.headers['idempotency-key'] = key;
    return owner.post(`/api/tools/orders/${reference}/e-invoices/${number}/again`);
  };
  return { ...room, owner, send, look, reference, again };
}

eachDatabase('An e-invoice that was refused', (open) => {
  it.each<[Locale, string]>([
    ['en', 'was refused; on the order you can send it again'],
    ['nl', 'werd geweigerd; bij de bestelling kun je ze opnieuw versturen'],
    ['fr', 'a été refusée'],
  ])('is told to the owner once, in %s, with the way to its order', async (language, said) => {
    const office = await openOffice(open);
    await office.database.kysely.updateTable('accounts').set({ language }).execute();
    await office.look();
    const [mail, ...more] = await office.mails();
    expect(more).toEqual([]);
    expect(mail?.to).toBe('owner@example.com');
    expect(mail?.text).toContain(said);
    expect(mail?.text).toContain(`/tools/orders/${office.reference}`);
    await office.look();
    expect(await office.mails()).toEqual([]);
  });

  it('is sent again at the press of a button, once, and the log says who pressed it', async () => {
    const office = await openOffice(open);
    const papers = async () => (await office.see(office.reference)).papers;
    expect(await papers()).toMatchObject([{ eInvoice: { state: 'refused', lastError: 'Not registered' } }]);
    expect(await office.send()).toBe(0);
    const key = randomUUID();
    const [first, same] = [await office.again('2026-00001', key), await office.again('2026-00001', key)];
    expect([first.statusCode, same.json()]).toEqual([200, first.json()]);
    expect(await papers()).toMatchObject([{ eInvoice: { state: 'waiting', lastError: '' } }]);
    expect(await office.send()).toBe(1);
    expect(await papers()).toMatchObject([{ eInvoice: { state: 'sent' } }]);
    const { actions } = await office.see(office.reference);
    expect(actions[0]).toMatchObject({
      ...{ action: 'orders.e-invoice', by: 'owner@example.com', note: '2026-00001' },
    });
    const refused = await office.again('2026-00001');
    expect(refused.statusCode).toBe(404);
    expect(refused.json().error).toMatch(/^This e-invoice was not refused/);
  });

  it('waits in the list of what is to do, and in a queue of its own, until it is sent again', async () => {
    const office = await openOffice(open);
    const todo = async () => {
      const { todo: all } = dashboardSchema.parse((await office.owner.get('/api/tools/dashboard')).json());
      return all.find(({ kind }) => kind === 'refused-e-invoice')?.count ?? 0;
    };
    const queued = async () => {
      const answer = await office.owner.get('/api/tools/orders?queue=e-invoice');
      return orderListSchema.parse(answer.json()).orders.map(({ reference }) => reference);
    };
    expect([await todo(), await queued()]).toEqual([1, [office.reference]]);
    expect((await office.again('2026-00001')).statusCode).toBe(200);
    expect([await todo(), await queued()]).toEqual([0, []]);
  });

  it('is told to the owner again when it is refused again, and not at the tries of each day', async () => {
    const office = await openOffice(open, 3);
    const told = async () => {
      await office.look();
      return (await office.mails()).filter(({ text }) => text.includes('was refused')).length;
    };
    expect(await told()).toBe(1);
    office.passMinutes(5);
    expect((await office.again('2026-00001')).statusCode).toBe(200);
    expect([await office.send(), await told(), await told()]).toEqual([1, 1, 0]);
    office.passMinutes(24 * 60 + 1);
    expect([await office.send(), await told()]).toEqual([1, 0]);
  });

  it('is found by its index, as one that waits is', async () => {
    const { dialect, kysely } = await open();
    if (dialect !== 'sqlite') return;
    for (const state of ['waiting', 'refused']) {
      const plan = await sql<{ detail: string }>`explain query plan
        select id from e_invoices where state in (${state}) and next_at <= ${'2026-03-02'}`.execute(kysely);
      expect(plan.rows.map(({ detail }) => detail).join()).toContain('INDEX e_invoices_due');
    }
  });
});
