import { randomUUID } from 'node:crypto';
import { expect, it, jest } from '@jest/globals';
import type { Receipt } from '@vitrine/shared/contract/order';
import {
  orderListSchema,
  toolsOrderSchema,
  type OrderStepRequest,
  type ToolsOrder,
} from '@vitrine/shared/contract/tools-orders';
import { settleRefunds } from '../../payments/settle-refunds.ts';
import { eachDatabase, type OpenDatabase } from '../../store/testing/databases.ts';
import type { Visitor } from '../../testing/account-desk.ts';
import type { OrderBody } from '../../testing/order-body.ts';
import { openToolsDesk } from '../../testing/tools-desk.ts';

jest.setTimeout(60_000);

type Move = OrderStepRequest extends infer One
  ? One extends OrderStepRequest
    ? Omit<One, 'seen'>
    : never
  : never;

/** A shop with somebody who packs. */
async function openPackingRoom(open: OpenDatabase) {
  const desk = await openToolsDesk(await open());
  const packer = await desk.atWork('orders');
  const address = (reference: string) => `/api/tools/orders/${reference}`;
  const room = {
    ...desk,
    packer,
    see: async (reference: string) => toolsOrderSchema.parse((await packer.get(address(reference))).json()),
    list: async (query = '') => orderListSchema.parse((await packer.get(`/api/tools/orders${query}`)).json()),
    /** A step by who has just looked. */
    async move(reference: string, step: Move, by: Visitor = packer) {
      const { seen } = await room.see(reference);
      return room.send(reference, { ...step, seen }, by);
    },
    send(reference: string, body: object, by: Visitor = packer, key: string = randomUUID()) {
      by.headers['idempotency-key'] = key;
      return by.post(`${address(reference)}/steps`, body);
    },
    async paid(more?: OrderBody, onHand = 1) {
      const uuid = await desk.addLot({ on_hand: onHand });
      const receipt = await desk.placed(uuid, more);
      await desk.press(receipt, 'pay');
      return { ...receipt, uuid };
    },
    async shipped(more?: OrderBody) {
      const receipt = await room.paid(more);
      await room.move(receipt.reference, { step: 'prepare' });
      await room.move(receipt.reference, { step: 'ship', ...PARCEL });
      return receipt;
    },
    async withdrawn(receipt: Receipt & { uuid: string }) {
      const body = {
        ...{ name: 'Ada Peeters', reference: receipt.reference, email: 'ada@example.com', locale: 'en' },
        lines: [{ uuid: receipt.uuid, amount: 1 }],
      };
      const headers = { 'idempotency-key': randomUUID() };
      const answer = await desk.app.inject({
        method: 'POST',
        url: '/api/withdrawals',
        payload: body,
        headers,
      });
      if (answer.statusCode >= 300) throw new Error(answer.body);
    },
  };
  return room;
}

const PARCEL = { carrier: 'bpost', trackingNumber: '3232 0001 0002 0003', trackingUrl: '' };
const stepsOf = ({ history }: ToolsOrder) =>
  history.map(({ kind, state, by }) => `${kind} ${state}${by && ` by ${by}`}`);
const kinds = (mails: { messageId: string }[]) => mails.map(({ messageId }) => messageId.split('.')[0]);

eachDatabase('Who packs', (open) => {
  it('sees what needs doing, what waits longest first, and only that', async () => {
    const room = await openPackingRoom(open);
    const first = await room.paid();
    const second = await room.paid({ remarks: 'Ring twice' });
    const transfer = await room.placed(await room.addLot(), { paymentMethod: 'banktransfer' });
    const { orders, counts, next } = await room.list();
    expect(orders.map(({ reference }) => reference)).toEqual([first.reference, second.reference]);
    expect(orders[1]).toMatchObject({ name: 'Ada Peeters', amount: 1, hasRemarks: true, totalCents: 1695 });
    expect(counts).toEqual({ pack: 2, permit: 0, transfer: 1, returns: 0, shipped: 0, all: 3 });
    expect(next).toBeNull();
    const waiting = await room.list('?queue=transfer');
    expect(waiting.orders.map(({ reference }) => reference)).toEqual([transfer.reference]);
    expect((await room.list('?queue=all')).orders[0]?.reference).toBe(transfer.reference);
  });

  it('finds an order by its number, the name, the address and an insect in it', async () => {
    const room = await openPackingRoom(open);
    const { reference, uuid } = await room.paid({
      email: 'Zoe.Claes@example.org',
      address: { firstname: 'Zoé', lastname: 'Élan', company: 'Naturalia' },
    });
    await room.paid();
    const { lines } = await room.see(reference);
    const insect = lines.find((line) => line.uuid === uuid)?.reference ?? '';
    const number = String(Number(reference.slice(-6)));
    for (const typed of [reference, number, 'zoé', 'élan natura', 'ZOE.CLAES', insect.toLowerCase()]) {
      const { orders } = await room.list(`?queue=all&q=${encodeURIComponent(typed)}`);
      expect([typed, orders.map((order) => order.reference)]).toEqual([typed, [reference]]);
    }
    expect((await room.list('?queue=all&q=50%25')).orders).toEqual([]);
    // Who is forgotten is no longer found.
    const forgotten = { email: '', address: JSON.stringify({ firstname: '', lastname: '', company: '' }) };
    await room.database.kysely
      .updateTable('orders')
      .set(forgotten)
      .where('reference', '=', reference)
      .execute();
    expect((await room.list('?queue=all&q=naturalia')).orders).toEqual([]);
  });

  it('finds a name with its accents or without, however the shopper and the packer write it', async () => {
    const room = await openPackingRoom(open);
    const names = ['Müller', 'Muller', 'SØREN', 'Strauß', 'D’Haene', 'Nguyễn', 'Łukasz', 'Елена'];
    const placed = new Map<string, string>();
    for (const lastname of names)
      placed.set((await room.paid({ address: { lastname } })).reference, lastname);
    const found = async (typed: string) => {
      const { orders } = await room.list(`?queue=all&q=${encodeURIComponent(typed)}`);
      return orders.map(({ reference }) => placed.get(reference)).toSorted();
    };
    for (const typed of ['muller', 'MÜLLER', 'mu\u0308ller'])
      expect([typed, await found(typed)]).toEqual([typed, ['Muller', 'Müller']]);
    expect(await found('soren')).toEqual(['SØREN']);
    expect(await found('Søren')).toEqual(['SØREN']);
    expect(await found('strauss')).toEqual(['Strauß']);
    expect(await found("d'haene")).toEqual(['D’Haene']);
    expect(await found('nguyen')).toEqual(['Nguyễn']);
    expect(await found('lukasz')).toEqual(['Łukasz']);
    expect(await found('елена')).toEqual(['Елена']);
  });

  it('goes through a long queue page by page, each order once', async () => {
    const room = await openPackingRoom(open);
    const uuid = await room.addLot({ on_hand: 200 });
    const receipt = await room.placed(uuid);
    await room.press(receipt, 'pay');
    await copyOrder(room.database, 119);
    const seen: string[] = [];
    for (let after: number | null = 0; after !== null;) {
      const page = await room.list(after ? `?after=${after}` : '');
      seen.push(...page.orders.map(({ reference }) => reference));
      after = page.next;
    }
    expect(seen).toHaveLength(120);
    expect(new Set(seen).size).toBe(120);
  });

  it('prepares and ships; the shopper hears of it, and the history says who did', async () => {
    const room = await openPackingRoom(open);
    const { reference } = await room.paid();
    await room.mails();
    expect((await room.see(reference)).steps).toEqual(['prepare', 'permit', 'refund', 'cancel']);
    expect((await room.move(reference, { step: 'prepare' })).statusCode).toBe(200);
    expect((await room.move(reference, { step: 'ship', ...PARCEL })).statusCode).toBe(200);
    const order = await room.see(reference);
    expect(order.parcels).toMatchObject([{ carrier: 'bpost', trackingNumber: '3232000100020003' }]);
    expect(stepsOf(order).slice(-2)).toEqual([
      'fulfilment preparing by orders@example.com',
      'fulfilment shipped by orders@example.com',
    ]);
    expect(order.actions.map(({ action, note }) => `${action} ${note}`)).toEqual([
      'orders.ship bpost 3232000100020003',
      'orders.prepare ',
    ]);
    const [mail] = await room.mails();
    expect(mail?.text).toContain('3232000100020003');
    expect((await room.see(reference)).mails.map(({ kind, state }) => `${kind} ${state}`)).toContain(
      'order-shipped sent',
    );
  });

  it('is told what is wrong with a tracking number, at its field', async () => {
    const room = await openPackingRoom(open);
    const { reference } = await room.paid();
    const other = await room.shipped();
    await room.move(reference, { step: 'prepare' });
    const errorOf = async (trackingNumber: string, more: object = {}) => {
      const answer = await room.move(reference, { step: 'ship', ...PARCEL, trackingNumber, ...more });
      return answer.json().validationErrors;
    };
    expect((await errorOf('')).trackingNumber.error).toMatch(/paid for a tracked parcel/);
    expect((await errorOf('abc')).trackingNumber.error).toMatch(/6 to 40/);
    expect((await errorOf('RR 123456789 BE')).trackingNumber.error).toMatch(/check digit/);
    expect((await errorOf('3232 0001 0002 0003')).trackingNumber.error).toContain(other.reference);
    expect((await errorOf('RR473124829BE', { trackingUrl: 'http://x.be' })).trackingUrl.error).toMatch(
      /https/,
    );
    expect((await errorOf('RR473124829BE', { carrier: ' ' })).carrier.error).toMatch(/fill this in/);
    expect((await room.see(reference)).parcels).toEqual([]);
    expect(
      (await room.move(reference, { step: 'ship', ...PARCEL, trackingNumber: 'RR473124829BE' })).statusCode,
    ).toBe(200);
  });

  it('ships once, however often the button is pressed, in however many tabs', async () => {
    const room = await openPackingRoom(open);
    const { reference } = await room.paid();
    await room.move(reference, { step: 'prepare' });
    const other = await room.atWork('owner');
    const { seen } = await room.see(reference);
    const body = { step: 'ship', ...PARCEL, seen };
    const key = randomUUID();
    const twice = await Promise.all([
      room.send(reference, body, room.packer, key),
      room.send(reference, body, room.packer, key),
    ]);
    expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(new Set(twice.map((answer) => answer.json().auditId)).size).toBe(1);
    const late = await room.send(reference, body, other);
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ code: 'changed-meanwhile', by: 'orders@example.com' });
    expect(late.json().current.fulfilmentState).toBe('shipped');
    expect((await room.see(reference)).parcels).toHaveLength(1);
    expect(kinds(await room.mails()).filter((kind) => kind === 'order-shipped')).toHaveLength(1);
    const misused = await room.send(reference, { ...body, step: 'deliver' }, room.packer, key);
    expect(misused.statusCode).toBe(400);
    room.packer.headers['idempotency-key'] = '';
    expect((await room.packer.post(`/api/tools/orders/${reference}/steps`, body)).statusCode).toBe(400);
  });

  it('is offered only what the states allow, and is refused the rest', async () => {
    const room = await openPackingRoom(open);
    const { reference } = await room.paid();
    for (const step of ['deliver', 'ship', 'return', 'transfer', 'repay'] as const) {
      const { seen } = await room.see(reference);
      const extra = {
        ...PARCEL,
        withdrawalId: 1,
        refused: [],
        amount: '',
        communication: '',
        refundId: 1,
        isByHand: true,
      };
      expect((await room.send(reference, { step, seen, ...extra })).statusCode).toBe(409);
    }
    expect((await room.see(reference)).fulfilmentState).toBe('waiting');
    expect((await room.packer.get('/api/tools/orders/VDM-2026-999999')).statusCode).toBe(404);
  });

  it('marks many at once as being packed; those that moved are left and named', async () => {
    const room = await openPackingRoom(open);
    const [one, two] = [await room.paid(), await room.paid()];
    const gone = await room.shipped();
    const references = [one.reference, gone.reference, two.reference, 'VDM-2026-999999'];
    const answer = await room.packer.post('/api/tools/orders/prepare', { references });
    expect(answer.json()).toMatchObject({ prepared: 2, left: [gone.reference, 'VDM-2026-999999'] });
    expect(stepsOf(await room.see(two.reference)).at(-1)).toBe('fulfilment preparing by orders@example.com');
  });

  it('cancels by typing the reference, and money and lots go back', async () => {
    const room = await openPackingRoom(open);
    const { reference, uuid } = await room.paid();
    const wrong = await room.move(reference, { step: 'cancel', confirmation: 'yes', reason: '' });
    expect(Object.keys(wrong.json().validationErrors)).toEqual(['reason', 'confirmation']);
    const cancel = {
      step: 'cancel',
      confirmation: reference.toLowerCase(),
      reason: 'Broken in the drawer',
    } as const;
    expect((await room.move(reference, cancel)).statusCode).toBe(200);
    const order = await room.see(reference);
    expect(order).toMatchObject({ orderState: 'cancelled', steps: [] });
    expect(order.refunds).toMatchObject([
      { amountCents: 1695, reason: 'cancelled', note: 'Broken in the drawer' },
    ]);
    expect(await room.stockOf(uuid)).toEqual({ on_hand: 1, reserved: 0 });
  });

  it('writes notes that stay as they were written', async () => {
    const room = await openPackingRoom(open);
    const { reference } = await room.paid();
    const write = (text: string) => {
      room.packer.headers['idempotency-key'] = randomUUID();
      return room.packer.post(`/api/tools/orders/${reference}/notes`, { text });
    };
    expect((await write(' ')).json().validationErrors.text.error).toMatch(/fill this in/);
    expect((await write('x'.repeat(2001))).json().validationErrors.text.error).toContain('2000');
    expect((await write(' Comes to fetch it.\nOn Friday. ')).statusCode).toBe(200);
    const { notes } = await room.see(reference);
    expect(notes).toMatchObject([{ by: 'orders@example.com', text: 'Comes to fetch it.\nOn Friday.' }]);
    await expect(room.database.kysely.deleteFrom('order_notes').execute()).rejects.toThrow('append-only');
  });

  it('sends a mail about the order once more, and no other', async () => {
    const room = await openPackingRoom(open);
    const { reference } = await room.paid();
    const other = await room.paid();
    await room.mails();
    const again = (order: string, id: number, key: string) => {
      room.packer.headers['idempotency-key'] = key;
      return room.packer.post(`/api/tools/orders/${order}/mails/${id}/again`);
    };
    const { mails } = await room.see(reference);
    const mail = mails.find(({ kind }) => kind === 'payment-received');
    const key = randomUUID();
    expect((await again(reference, mail?.id ?? 0, key)).statusCode).toBe(200);
    expect((await again(reference, mail?.id ?? 0, key)).statusCode).toBe(200);
    expect(kinds(await room.mails())).toEqual(['payment-received']);
    expect((await again(other.reference, mail?.id ?? 0, randomUUID())).statusCode).toBe(404);
  });

  it('who only reads sees an order and takes no step with it', async () => {
    const room = await openPackingRoom(open);
    const { reference } = await room.paid();
    const reader = await room.atWork('read-only');
    expect((await reader.get(`/api/tools/orders/${reference}`)).statusCode).toBe(200);
    expect((await room.move(reference, { step: 'prepare' }, reader)).statusCode).toBe(403);
    const packer = await room.packer.get('/api/tools/audit');
    expect(packer.statusCode).toBe(403);
  });
});

eachDatabase('Signs that no database takes', (open) => {
  it('are no reference, no search and no reason', async () => {
    const room = await openPackingRoom(open);
    const { reference } = await room.paid();
    expect((await room.packer.get('/api/tools/orders/VDM%00')).statusCode).toBe(404);
    expect((await room.packer.get('/api/tools/orders/slips.pdf?references=a%00')).statusCode).toBe(404);
    expect((await room.list('?queue=all&q=lace%00')).orders).toEqual([]);
    const { seen } = await room.see(reference);
    const send = async (body: object) => (await room.send(reference, { seen, ...body })).statusCode;
    const cancel = { step: 'cancel', confirmation: reference };
    expect(await send({ ...cancel, reason: 'a\u0000b' })).toBe(400);
    expect(await send({ ...cancel, reason: '\ud800' })).toBe(400);
    expect(await send({ step: 'repay', refundId: 1e12, isByHand: true })).toBe(400);
    await room.move(reference, { step: 'prepare' });
    const trackingUrl = 'https://a.be/\u0000';
    const odd = await room.move(reference, { step: 'ship', ...PARCEL, trackingUrl });
    expect(odd.statusCode).toBe(400);
    expect((await room.see(reference)).parcels).toEqual([]);
  });
});

eachDatabase('Money that goes back', (open) => {
  const NOTHING = { lines: [], isWithShipping: false, goodwill: '', reason: 'A leg was missing' };

  it('goes back by line, shipping or goodwill, with a credit note, and never more than is left', async () => {
    const room = await openPackingRoom(open);
    const { reference } = await room.shipped();
    const refund = (more: object) => room.move(reference, { step: 'refund', ...NOTHING, ...more });
    const faults = async (more: object) => (await refund(more)).json().validationErrors;
    expect((await faults({})).goodwill.error).toMatch(/choose what goes back/);
    expect((await faults({ goodwill: 'much' })).goodwill.error).toMatch(/not an amount/);
    expect((await faults({ goodwill: '-3' })).goodwill.error).toMatch(/not an amount/);
    expect((await faults({ goodwill: '16.96' })).goodwill.error).toContain('€16.95 is left');
    expect((await faults({ goodwill: '1', reason: ' ' })).reason.error).toMatch(/fill this in/);
    const line = { position: 0, amount: 1 };
    expect((await faults({ lines: [{ ...line, amount: 2 }] }))['line-0'].error).toMatch(/At most 1/);
    expect((await refund({ lines: [line] })).statusCode).toBe(200);
    expect((await faults({ lines: [line] }))['line-0'].error).toMatch(/At most 0/);
    expect((await refund({ isWithShipping: true, goodwill: '0' })).statusCode).toBe(200);
    await settleRefunds(room.payments);
    const order = await room.see(reference);
    expect(order.refunds.map(({ amountCents, state }) => `${amountCents} ${state}`)).toEqual([
      '1000 done',
      '695 done',
    ]);
    expect(order.papers.map(({ kind, totalCents }) => `${kind} ${totalCents}`)).toEqual([
      'invoice 1695',
      'credit-note 1000',
      'credit-note 695',
    ]);
    expect(order).toMatchObject({ paymentState: 'refunded', seen: { leftCents: 0 } });
    expect(order.steps).not.toContain('refund');
    expect(kinds(await room.mails()).filter((kind) => kind === 'refunded')).toHaveLength(2);
  });

  it('is not promised twice by two who decide at once', async () => {
    const room = await openPackingRoom(open);
    const { reference } = await room.shipped();
    const { seen } = await room.see(reference);
    const other = await room.atWork('owner');
    const body = { step: 'refund', seen, ...NOTHING, goodwill: '10' };
    const answers = await Promise.all([room.send(reference, body), room.send(reference, body, other)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await room.see(reference)).seen.leftCents).toBe(695);
  });

  it('that failed waits in the queue until it went, by hand or by the provider', async () => {
    const room = await openPackingRoom(open);
    const { reference } = await room.shipped();
    await room.move(reference, { step: 'refund', ...NOTHING, goodwill: '5' });
    await room.database.kysely.updateTable('refunds').set({ state: 'failed' }).execute();
    expect((await room.list('?queue=returns')).orders.map((order) => order.reference)).toEqual([reference]);
    const [refund] = (await room.see(reference)).refunds;
    const refundId = refund?.id ?? 0;
    expect((await room.move(reference, { step: 'repay', refundId, isByHand: false })).statusCode).toBe(200);
    expect((await room.see(reference)).refunds[0]?.state).toBe('due');
    await room.database.kysely.updateTable('refunds').set({ state: 'failed' }).execute();
    expect((await room.move(reference, { step: 'repay', refundId, isByHand: true })).statusCode).toBe(200);
    expect(await room.see(reference)).toMatchObject({
      paymentState: 'part-refunded',
      refunds: [{ state: 'done' }],
    });
    expect((await room.list('?queue=returns')).orders).toEqual([]);
  });
});

eachDatabase('What shoppers withdraw from', (open) => {
  it('goes into stock and its money back once it is there', async () => {
    const room = await openPackingRoom(open);
    const receipt = await room.shipped();
    await room.withdrawn(receipt);
    const { reference } = receipt;
    expect((await room.list('?queue=returns')).orders.map((order) => order.reference)).toEqual([reference]);
    const [withdrawal] = (await room.see(reference)).withdrawals;
    expect(withdrawal).toMatchObject({
      settledAt: null,
      refundCents: 1695,
      lines: [{ amount: 1, refused: 0 }],
    });
    const back: Move = { step: 'return', withdrawalId: withdrawal?.id ?? 0, refused: [] };
    expect((await room.move(reference, back)).statusCode).toBe(200);
    expect(await room.stockOf(receipt.uuid)).toEqual({ on_hand: 1, reserved: 0 });
    const order = await room.see(reference);
    expect(order).toMatchObject({ fulfilmentState: 'returned', orderState: 'completed' });
    expect(order.refunds).toMatchObject([{ amountCents: 1695, reason: 'withdrawn' }]);
    expect((await room.list('?queue=returns')).orders).toEqual([]);
  });

  it('is refused with a reason, and then stays out of stock and unpaid', async () => {
    const room = await openPackingRoom(open);
    const receipt = await room.shipped();
    await room.withdrawn(receipt);
    const { reference } = receipt;
    const withdrawalId = (await room.see(reference)).withdrawals[0]?.id ?? 0;
    const refuse = (refused: object) =>
      room.move(reference, {
        step: 'return',
        withdrawalId,
        refused: [{ position: 0, amount: 1, reason: '', ...refused }],
      });
    expect((await refuse({})).json().validationErrors['reason-0'].error).toMatch(/fill this in/);
    expect((await refuse({ amount: 2, reason: 'x' })).json().validationErrors['refused-0'].error).toMatch(
      /At most 1/,
    );
    expect((await refuse({ reason: 'Wings torn after unpacking' })).statusCode).toBe(200);
    expect(await room.stockOf(receipt.uuid)).toEqual({ on_hand: 0, reserved: 0 });
    const order = await room.see(reference);
    expect(order).toMatchObject({ fulfilmentState: 'delivered', refunds: [] });
    expect(order.withdrawals[0]?.lines).toMatchObject([{ refused: 1, reason: 'Wings torn after unpacking' }]);
  });
});

eachDatabase('A transfer that stands on the account', (open) => {
  it('is confirmed by its amount and its reference, and the order goes on', async () => {
    const room = await openPackingRoom(open);
    const { reference } = await room.placed(await room.addLot(), { paymentMethod: 'banktransfer' });
    await room.mails();
    const { bankTransfer, steps } = await room.see(reference);
    expect(steps).toContain('transfer');
    const communication = bankTransfer?.communication ?? '';
    const wrong = await room.move(reference, { step: 'transfer', amount: '16,94', communication: '123' });
    expect(Object.keys(wrong.json().validationErrors)).toEqual(['amount', 'communication']);
    const printed = communication.replaceAll(/\D/g, '');
    expect(
      (await room.move(reference, { step: 'transfer', amount: '16,95', communication: printed })).statusCode,
    ).toBe(200);
    const order = await room.see(reference);
    expect(order).toMatchObject({ orderState: 'confirmed', paymentState: 'paid', seen: { leftCents: 1695 } });
    expect(order.papers).toHaveLength(1);
    expect(stepsOf(order)).toContain('payment paid by orders@example.com');
    expect(kinds(await room.mails())).toContain('payment-received');
    expect((await room.list()).orders.map((one) => one.reference)).toEqual([reference]);
  });
});

/** More orders like the first, without their shoppers. */
async function copyOrder({ kysely }: Awaited<ReturnType<typeof openToolsDesk>>['database'], count: number) {
  const order = await kysely.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
  const payment = await kysely.selectFrom('payments').selectAll().executeTakeFirstOrThrow();
  for (let id = 1000; id < 1000 + count; id += 1) {
    const copy = { ...order, id, reference: `VDM-2026-00${id}`, hold_id: null };
    await kysely.insertInto('orders').values(copy).execute();
    const paid = { ...payment, id: `pay_${id}`, order_id: id, provider_id: `tst_${id}` };
    await kysely.insertInto('payments').values(paid).execute();
  }
}
