import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { eachDatabase } from '../../database/testing/databases.ts';
import { cancelOverdueOrders } from '../paying/cancel-overdue.ts';
import { openAccountDesk, type AccountDesk } from '../../testing/desks/account-desk.ts';
import { openPackingRoom } from '../../testing/desks/packing-room.ts';
import { openToolsDesk } from '../../testing/desks/tools-desk.ts';
import type { OrderBody } from '../../testing/order-body.ts';

const VICTIM = 'victor@example.com';
const subjects = (mails: { subject: string }[]) => mails.map(({ subject }) => subject);
const RECEIVED = /^Your order VDM-2026-\d+$/;
const FURTHER = 'Other orders with your e-mail address';

/** Places so many orders, each from a network of its own. */
async function place(desk: AccountDesk, emails: string[], more: OrderBody & { ip?: string } = {}) {
  const uuid = await desk.addLot({ on_hand: emails.length });
  const { ip, ...body } = more;
  const receipts = [];
  for (const email of emails) {
    const headers = { 'idempotency-key': randomUUID() };
    const visitor = desk.visitor({ headers, ...(ip && { ip }) });
    const order = desk.orderFor([{ uuid, amount: 1 }], { email, ...body });
    const answer = await visitor.post('/api/orders', order);
    expect(answer.statusCode).toBe(201);
    receipts.push(answer.json());
  }
  return receipts;
}

const times = (count: number, email = VICTIM) => Array.from({ length: count }, () => email);

eachDatabase('Whose address a stranger orders with', (open) => {
  it('gets three mails in the hour, and the other orders in one, with their links', async () => {
    const desk = await openAccountDesk(await open());
    const orders = await place(desk, times(10), { paymentMethod: 'banktransfer' });
    const first = await desk.mails();
    expect(first).toHaveLength(3);
    desk.passMinutes(59);
    expect(await desk.mails()).toEqual([]);
    desk.passMinutes(2);
    const later = await desk.mails();
    expect(subjects(later)).toEqual([FURTHER]);
    const [{ to, text, html, papers } = { to: '', text: '', html: '', papers: undefined }] = later;
    expect([to, papers ?? []]).toEqual([VICTIM, []]);
    // Keys of links are letters by chance.
    expect(text.replace(/http\S+/g, '')).not.toContain('Ada');
    const told = first.map(({ subject }) => /VDM-\d+-\d+/.exec(subject)?.[0]);
    const further = orders.filter(({ reference }) => !told.includes(reference));
    expect(further).toHaveLength(7);
    for (const { reference, key } of further) {
      expect(text).toContain(`${reference}, €16.95: not paid yet`);
      for (const part of [text, html])
        expect(part).toContain(`http://localhost:3000/order/${reference}?key=${key}`);
    }
    // By which each transfer has its week.
    expect(text.match(/[?&]week=[\w-]{43}/g)).toHaveLength(7);
  });

  it('hears of cancelled and withdrawn orders the same way, reminders too', async () => {
    const desk = await openAccountDesk(await open());
    const orders = await place(desk, times(5));
    const [own] = await place(desk, times(1));
    const { lines } = await desk.read(own);
    const answer = await desk.app.inject({
      method: 'POST',
      url: '/api/withdrawals',
      headers: { 'idempotency-key': 'withdraws-it' },
      payload: {
        ...{ name: 'Ada Peeters', email: VICTIM, reference: own.reference },
        lines: lines.map((line) => ({ uuid: line.uuid, amount: 1 })),
      },
    });
    expect(answer.statusCode).toBe(201);
    expect(await desk.mails()).toHaveLength(3);
    desk.passMinutes(20);
    await cancelOverdueOrders(desk.payments);
    expect(await desk.mails()).toEqual([]);
    desk.passMinutes(41);
    const [digest, ...others] = await desk.mails();
    expect(others).toEqual([]);
    for (const { reference } of orders) {
      expect(digest?.text).toContain(`${reference}, €16.95: cancelled, you owe nothing`);
    }
    expect(digest?.text).toContain(
      `${own.reference}, €16.95: we received your withdrawal on 2\u00a0March\u00a02026`,
    );
  });

  it('gains nothing by other spellings of one mailbox, and no link goes to another address', async () => {
    const desk = await openAccountDesk(await open());
    const spelled = [
      'vic.tor@gmail.com',
      'victor+1@googlemail.com',
      'VICTOR@gmail.com',
      'v.i.c.tor@gmail.com',
    ];
    const [, , , fourth] = await place(desk, spelled);
    expect(await desk.mails()).toHaveLength(3);
    desk.passMinutes(61);
    const [digest] = await desk.mails();
    expect(digest?.text).toContain(`${fourth.reference}?key=`);
    const other = await place(desk, [...times(3, 'eve@example.com'), 'eve+a@example.com', 'eve@example.com']);
    expect(await desk.mails()).toHaveLength(3);
    desk.passMinutes(61);
    const [mixed] = await desk.mails();
    expect(mixed?.to).toBe('eve@example.com');
    expect(mixed?.text).toContain(`${other[3].reference}, `);
    expect(mixed?.text).not.toContain(other[3].key);
    expect(mixed?.text).toContain(other[4].key);
  });

  it('is left in peace by a network that has written to sixty others', async () => {
    const desk = await openAccountDesk(await open());
    const others = Array.from({ length: 60 }, (_, index) => `other${index}@example.com`);
    await place(desk, others, { ip: '192.0.2.7' });
    expect(await desk.mails()).toHaveLength(60);
    await place(desk, times(1), { ip: '192.0.2.200' });
    const [kept] = await place(desk, ['wim@example.com'], {
      ip: '192.0.2.201',
      paymentMethod: 'banktransfer',
    });
    expect(await desk.mails()).toEqual([]);
    await place(desk, ['zoe@example.com'], { ip: '192.0.3.7' });
    expect((await desk.mails()).map(({ to }) => to)).toEqual(['zoe@example.com']);
    desk.passMinutes(20);
    while ((await cancelOverdueOrders(desk.payments)) > 0);
    // Who heard of an order hears that it is over.
    expect(await desk.mails()).toHaveLength(61);
    desk.passMinutes(41);
    const later = (await desk.mails()).filter(({ subject }) => subject === FURTHER);
    expect(later.map(({ to }) => to)).toEqual(['wim@example.com']);
    expect(later[0]?.text).toContain(kept.reference);
  });
});

eachDatabase('Whose mailbox a stranger made known by paying one cheap order', (open) => {
  it('gets twenty mails in the hour about those that nobody pays, and the other twenty in one', async () => {
    const desk = await openAccountDesk(await open());
    const [paid] = await place(desk, times(1));
    await desk.press(paid, 'pay');
    await desk.mails();
    await place(desk, times(40));
    expect(await desk.mails()).toHaveLength(20);
    desk.passMinutes(61);
    const [digest, ...others] = await desk.mails();
    expect([digest?.subject, others]).toEqual([FURTHER, []]);
    expect(digest?.text.match(/not paid yet/g)).toHaveLength(20);
  });
});

eachDatabase('Who pays', (open) => {
  it('gets every mail at once, though others ordered with the address, and the further orders too', async () => {
    const desk = await openAccountDesk(await open());
    await place(desk, times(3));
    await desk.mails();
    const [mine] = await place(desk, times(1));
    expect(await desk.mails()).toEqual([]);
    await desk.press(mine, 'pay');
    expect(subjects(await desk.mails())).toEqual([`Payment received for order ${mine.reference}`]);
    await place(desk, times(4));
    const mails = await desk.mails();
    expect(mails.every(({ subject }) => RECEIVED.test(subject))).toBe(true);
    expect(mails).toHaveLength(4);
    desk.passMinutes(61);
    expect((await desk.mails()).find(({ subject }) => subject === FURTHER)?.text).toContain(
      `${mine.reference}, €16.95: paid`,
    );
  });

  it('is still written to one by one when the bank has the money back in part, not when it has all', async () => {
    const desk = await openAccountDesk(await open());
    const [paid] = await place(desk, times(1));
    await desk.press(paid, 'pay');
    await desk.mails();
    const state = (payment_state: 'part-refunded' | 'refunded') =>
      desk.database.kysely.updateTable('orders').set({ payment_state }).where('id', '=', 1).execute();
    await state('part-refunded');
    await place(desk, times(4));
    expect(await desk.mails()).toHaveLength(4);
    await state('refunded');
    await place(desk, times(4));
    expect(await desk.mails()).toHaveLength(3);
  });

  it('or has confirmed the address for an account is written to one by one', async () => {
    const desk = await openAccountDesk(await open());
    await desk.registered({ email: VICTIM, emailConfirmation: VICTIM });
    await desk.mails();
    await place(desk, times(4));
    expect(await desk.mails()).toHaveLength(3);
    await desk.confirmed();
    await place(desk, times(5, 'ada@example.com'));
    expect(await desk.mails()).toHaveLength(5);
  });

  it('gets a mail at once that staff send again', async () => {
    const desk = await openToolsDesk(await open());
    const owner = await desk.atWork('owner');
    const orders = await place(desk, times(4));
    const told = (await desk.mails()).map(({ subject }) => /VDM-\d+-\d+/.exec(subject)?.[0]);
    const { reference } = orders.find((order) => !told.includes(order.reference)) ?? orders[0];
    const { id } = await desk.database.kysely
      .selectFrom('outbox')
      .select('id')
      .where('message_id', '=', `order-received.${reference}`)
      .executeTakeFirstOrThrow();
    owner.headers = { 'idempotency-key': randomUUID() };
    const answer = await owner.post(`/api/tools/orders/${reference}/mails/${id}/again`);
    expect(answer.statusCode).toBe(200);
    expect(subjects(await desk.mails())).toEqual([`Your order ${reference}`]);
  });

  it('keeps its further orders to itself when staff mend the address of the last, which is told of elsewhere', async () => {
    const desk = await openPackingRoom(open);
    await place(desk, times(3));
    await desk.mails();
    const kept = (await place(desk, times(1)))[0];
    const mended = (await place(desk, times(1)))[0];
    expect(await desk.mails()).toEqual([]);
    const change = { step: 'contact', email: 'eva@example.com', phone: '' } as const;
    expect((await desk.move(mended.reference, change)).statusCode).toBe(200);
    await desk.mails();
    desk.passMinutes(20);
    await cancelOverdueOrders(desk.payments);
    expect((await desk.mails()).map(({ to }) => to)).toEqual(['eva@example.com']);
    desk.passMinutes(41);
    const [digest, ...others] = await desk.mails();
    expect([digest?.to, others]).toEqual([VICTIM, []]);
    expect(digest?.text).toContain(kept.reference);
    expect(digest?.text).not.toContain(mended.reference);
  });

  it('gets the mails after the mail server failed, once each', async () => {
    const desk = await openAccountDesk(await open());
    await place(desk, times(3));
    const { kysely } = desk.database;
    await desk.mails();
    await kysely.updateTable('outbox').set({ state: 'waiting', sent_at: null }).execute();
    desk.passMinutes(3);
    expect(await desk.mails()).toHaveLength(3);
  });
});
