import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { receiptSchema } from '@vitrine/shared/contract/orders/place-order';
import type { PhoneOrderRequest } from '@vitrine/shared/contract/tools/orders/phone-orders';
import { stockFaults } from '../../catalogue/store/stock.ts';
import { eachDatabase } from '../../database/testing/databases.ts';
import type { Visitor } from '../../testing/desks/account-desk.ts';
import { kinds, openPackingRoom, stepsOf } from '../../testing/desks/packing-room.ts';
import { PLAIN_ADDRESS } from '../../testing/order-body.ts';
import { saveText } from '../../texts/store/texts.ts';
import { firstPages } from '../../texts/seed-texts.ts';
import { takeCash } from '../fulfilment/take-cash.ts';
import { cancelAbandoned } from '../paying/cancel-abandoned.ts';
import { cancelOverdueOrders } from '../paying/cancel-overdue.ts';
import { lockOrder } from '../store/write-order.ts';

const DAY = 24 * 60;

/** Takes no orders. */
const CLOSED = {
  ...({ reason: 'BEURS', mode: 'paused', ships_from: null, fair: null } as const),
  ...{ message_en: '', message_nl: '', message_fr: '' },
};

eachDatabase('Who orders by phone', (open) => {
  async function openShop() {
    const room = await openPackingRoom(open);
    const formFor = (uuid: string, more: Partial<PhoneOrderRequest> = {}): PhoneOrderRequest => ({
      ...{ language: 'nl', lines: [{ uuid, amount: 1 }], email: 'ada@example.com', phone: '', vatNumber: '' },
      ...{ address: PLAIN_ADDRESS, shippingCode: 'be', payment: 'link', note: '', expectedTotalCents: 1695 },
      ...more,
    });
    const place = (body: object, { by = room.packer, key = randomUUID() as string } = {}) => {
      by.headers['idempotency-key'] = key;
      return by.post('/api/tools/phone-orders', body);
    };
    const linkOf = async (reference: string) => {
      const row = room.database.kysely.selectFrom('orders').select('key').where('reference', '=', reference);
      return { reference, ...(await row.executeTakeFirstOrThrow()), paymentUrl: '' };
    };
    await room.mails();
    return { ...room, formFor, place, linkOf };
  }

  it('gets a link that pays for a week, with the conditions; the log says who placed it', async () => {
    const room = await openShop();
    const conditions = firstPages().filter(({ name }) => name === 'conditions');
    await saveText(room.database.kysely, 'conditions', conditions);
    const uuid = await room.addLot();
    const answer = await room.place(room.formFor(uuid, { note: 'Called at ten' }));
    expect(answer.statusCode).toBe(201);
    const { reference } = answer.json();
    const [mail, ...others] = await room.mails();
    expect([mail?.messageId, others]).toEqual([`order-received.${reference}@localhost`, []]);
    expect(mail?.text).toMatch(/Zoals gevraagd hebben we deze bestelling voor je gemaakt/);
    expect(mail?.papers?.map(({ filename }) => filename)).toEqual(['algemene-voorwaarden-1.pdf']);
    const link = await room.linkOf(reference);
    expect(mail?.text).toContain(`${reference}?key=${link.key}`);

    const order = await room.see(reference);
    expect(order.actions).toMatchObject([{ action: 'orders.place', by: 'orders@example.com', note: 'link' }]);
    expect(order.notes).toMatchObject([{ text: 'Called at ten', by: 'orders@example.com' }]);
    expect(stepsOf(order)).toEqual([
      'order placed by orders@example.com',
      'payment open by orders@example.com',
    ]);

    room.passMinutes(7 * DAY - 1);
    expect(await cancelOverdueOrders(room.payments)).toBe(0);
    const url = `/api/orders/${reference}/payments?key=${link.key}`;
    const again = await room.app.inject({ method: 'POST', url, payload: { paymentMethod: 'creditcard' } });
    await room.press(receiptSchema.parse(again.json()), 'pay');
    expect(await room.read(link)).toMatchObject({ orderState: 'confirmed', paymentState: 'paid' });
    expect(await room.stockOf(uuid)).toEqual({ on_hand: 0, reserved: 0 });
  });

  it('transfers within a week without a link to press; after it the lots are free', async () => {
    const room = await openShop();
    const uuid = await room.addLot();
    const answer = await room.place(room.formFor(uuid, { payment: 'transfer' }));
    const { reference } = answer.json();
    const [mail] = await room.mails();
    expect(mail?.text).not.toContain('week=');
    const { bankTransfer } = await room.read(await room.linkOf(reference));
    expect(bankTransfer).toMatchObject({ payBefore: '2026-03-09T10:00:00.000Z' });
    expect(bankTransfer).not.toHaveProperty('weekUntil');
    room.passMinutes(7 * DAY);
    expect(await cancelOverdueOrders(room.payments)).toBe(1);
    expect(await room.stockOf(uuid)).toEqual({ on_hand: 1, reserved: 0 });
  });

  it('pays in cash on the spot: paid, sold and told by one mail, once it is said where', async () => {
    const room = await openShop();
    const uuid = await room.addLot();
    const form = room.formFor(uuid, { payment: 'cash' });
    const mute = await room.place(form);
    expect([mute.statusCode, Object.keys(mute.json().validationErrors)]).toEqual([400, ['note']]);
    const { reference } = (await room.place({ ...form, note: 'At the fair, to Bram' })).json();
    const order = await room.see(reference);
    expect(order).toMatchObject({
      orderState: 'confirmed',
      paymentState: 'paid',
      papers: [{ kind: 'invoice' }],
    });
    expect(order.payments.map(({ provider, state }) => `${provider} ${state}`)).toEqual(['cash paid']);
    expect((await room.read(await room.linkOf(reference))).isPaidInCash).toBe(true);
    expect(kinds(await room.mails())).toEqual(['payment-received']);
    expect(await room.stockOf(uuid)).toEqual({ on_hand: 0, reserved: 0 });
  });

  /** Belgian law of 18 September 2017, article 67, § 2, since 16 October 2017. */
  it('pays no more than 3,000 euro in cash, on the spot or later; by link any sum', async () => {
    const room = await openShop();
    const pay = async (price_cents: number, payment: PhoneOrderRequest['payment'] = 'cash') => {
      const uuid = await room.addLot({ price_cents });
      const form = { payment, note: 'At the fair, to Bram', expectedTotalCents: price_cents };
      return room.place(room.formFor(uuid, form));
    };
    expect((await pay(300_000)).statusCode).toBe(201);
    const refused = await pay(300_001);
    expect([refused.statusCode, refused.json().validationErrors]).toEqual([
      400,
      {
        payment: {
          error: 'Belgian law allows at most €3,000 in cash for one sale. Have it paid by link or transfer.',
        },
      },
    ]);
    const { reference } = (await pay(300_001, 'link')).json();
    const later = await room.move(reference, { step: 'cash', amount: '3000,01', reason: 'At the fair' });
    expect([later.statusCode, Object.keys(later.json().validationErrors)]).toEqual([400, ['amount']]);
    expect(await room.see(reference)).toMatchObject({ orderState: 'placed', paymentState: 'open' });
  });

  it('needs no address where cash is paid, and gets no mail until there is one; by transfer and link it does', async () => {
    const room = await openShop();
    const uuid = await room.addLot({ on_hand: 3 });
    const form = room.formFor(uuid, { email: ' ', note: 'At the fair, to Bram' });
    for (const payment of ['transfer', 'link'] as const) {
      const refused = await room.place({ ...form, payment });
      expect([refused.statusCode, Object.keys(refused.json().validationErrors)]).toEqual([400, ['email']]);
    }
    const placed = await room.place({ ...form, payment: 'cash' });
    expect(placed.statusCode).toBe(201);
    const { reference } = placed.json();
    expect(await room.mails()).toEqual([]);
    expect(await room.see(reference)).toMatchObject({ email: '', isForgotten: false, paymentState: 'paid' });
    const nobody = { name: 'Ada Peeters', reference, email: '' };
    const withdrawn = await room.app.inject({
      ...{ method: 'POST', url: '/api/withdrawals/order' },
      payload: nobody,
    });
    expect(withdrawn.statusCode).toBe(400);

    await room.move(reference, { step: 'prepare' });
    await room.move(reference, { step: 'contact', email: '', phone: '+32 9 123 45 67' });
    await room.move(reference, { step: 'contact', email: 'ada@example.com', phone: '' });
    expect(kinds(await room.mails())).toEqual(['payment-received']);
    // What had nobody to go to does not stand there as sent.
    expect((await room.see(reference)).mails.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      'payment-received sent',
    ]);
  });

  it('gets back what the link brought when cash was paid as well, though no word of it came', async () => {
    const room = await openShop();
    const { reference } = (await room.place(room.formFor(await room.addLot()))).json();
    const { key } = await room.linkOf(reference);
    room.passMinutes(3 * DAY);
    const url = `/api/orders/${reference}/payments?key=${key}`;
    expect((await room.app.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(201);
    await room.database.transaction(async (trx) => {
      const { id } = await trx.selectFrom('orders').select('id').executeTakeFirstOrThrow();
      await takeCash(trx, await lockOrder(trx, id), room.now());
    });
    const { provider } = room.payments;
    const ending = (more: Partial<typeof provider>) =>
      cancelAbandoned({ ...room.payments, provider: { ...provider, ...more } });
    await ending({ cancelPayment: () => Promise.reject(new Error('away')) });
    room.passMinutes(10);
    await ending({ cancelPayment: () => Promise.resolve(), fetchPayment: () => Promise.resolve('paid') });
    const refunds = room.database.kysely.selectFrom('refunds').select(['source', 'amount_cents']);
    expect(await refunds.execute()).toEqual([
      { source: expect.stringMatching(/^paid-twice:/), amount_cents: 1695 },
    ]);
  });

  it('has one order after a double click, and a key is for one order', async () => {
    const room = await openShop();
    const uuid = await room.addLot({ on_hand: 9 });
    const form = room.formFor(uuid);
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => room.place(form, { key })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.json().reference)).size).toBe(1);
    expect(await room.stockOf(uuid)).toEqual({ on_hand: 9, reserved: 1 });
    const other = await room.place({ ...form, note: 'Other' }, { key });
    expect([other.statusCode, other.json().code]).toEqual([400, 'idempotency-key']);
  });

  it('takes nothing that a shopper has, nor what is no longer sold: each lot says how many are left', async () => {
    const room = await openShop();
    const [held, many] = [await room.addLot(), await room.addLot({ on_hand: 2 })];
    await room.hold([{ uuid: held, amount: 1 }]);
    const lines = [
      { uuid: held, amount: 1 },
      { uuid: many, amount: 3 },
    ];
    const answer = await room.place(room.formFor(held, { lines, expectedTotalCents: 4695 }));
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'out-of-stock']);
    expect(answer.json().validationErrors).toMatchObject({
      [`lines.${held}`]: { error: expect.stringContaining('None of this one is left') },
      [`lines.${many}`]: { error: expect.stringContaining('Only 2 of this one are left') },
    });
    expect(await room.stockOf(many)).toEqual({ on_hand: 2, reserved: 0 });
    expect(await stockFaults(room.database.kysely)).toEqual([]);
  });

  it('of whom two want the last one, one gets it', async () => {
    const room = await openShop();
    const uuid = await room.addLot();
    const both = await Promise.all([
      room.place(room.formFor(uuid)),
      room.order(room.orderFor([{ uuid, amount: 1 }])),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(await room.stockOf(uuid)).toEqual({ on_hand: 1, reserved: 1 });
  });

  it('may have more than a fair share, and while the shop takes no orders', async () => {
    const room = await openShop();
    const uuids = await Promise.all(Array.from({ length: 45 }, () => room.addLot({ on_hand: 2 })));
    const lines = uuids.map((uuid) => ({ uuid, amount: 2 }));
    const startsAt = room.now().toISOString();
    await room.database.kysely
      .insertInto('closings')
      .values({ ...CLOSED, starts_at: startsAt, ends_at: '2026-12-31T00:00:00.000Z' })
      .execute();
    expect((await room.order(room.orderFor([{ uuid: uuids[0] ?? '', amount: 1 }]))).json().code).toBe(
      'paused',
    );
    const answer = await room.place(room.formFor('', { lines, expectedTotalCents: 90_000 }));
    expect([answer.statusCode, answer.json().validationErrors]).toEqual([201, undefined]);
  });

  it('is told at each field what is wrong, and what the total is now', async () => {
    const room = await openShop();
    const uuid = await room.addLot();
    const wrong = { email: 'ada', address: { ...PLAIN_ADDRESS, postalCode: 'ABC', city: ' ' }, lines: [] };
    const refused = await room.place(room.formFor(uuid, wrong));
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json().validationErrors).sort()).toEqual([
      'city',
      'email',
      'lines',
      'postalCode',
    ]);
    const dear = await room.place(room.formFor(uuid, { expectedTotalCents: 1 }));
    expect([dear.statusCode, dear.json().code]).toEqual([409, 'price-changed']);
    expect(dear.json().error).toContain('16.95');
  });

  it('finds the order in the account that staff looked up by its address', async () => {
    const room = await openShop();
    const shopper = await room.confirmed({ email: 'Eva@example.com', emailConfirmation: 'Eva@example.com' });
    const find = (email: string, by: Visitor = room.packer) =>
      by.post('/api/tools/phone-orders/customer', { email });
    const { customer } = (await find(' eva@example.com')).json();
    expect(customer).toMatchObject({ email: 'Eva@example.com', language: 'en', address: null });
    expect((await find('nobody@example.com')).json()).toEqual({ customer: null });
    // Whoever registered with another's address has not read its mail.
    await room.registered({ email: 'bob@example.com', emailConfirmation: 'bob@example.com' });
    expect((await find('bob@example.com')).json()).toEqual({ customer: null });
    const { accountId } = customer;
    const uuid = await room.addLot();
    const other = await room.place(room.formFor(uuid, { accountId }));
    expect(Object.keys(other.json().validationErrors)).toEqual(['email']);
    const { reference } = (
      await room.place(room.formFor(uuid, { accountId, email: 'eva@example.com' }))
    ).json();
    const { orders } = (await shopper.get('/api/account/orders')).json();
    expect(orders).toMatchObject([{ reference }]);
  });

  it('has no order put into the account of a stranger, though she confirmed her address elsewhere', async () => {
    const room = await openShop();
    const EVA = { email: 'eva@example.com' };
    const stranger = await room.registered({ ...EVA, emailConfirmation: EVA.email });
    const { id: accountId } = (await stranger.get('/api/auth/profile')).json().profile;
    await room.visitor().post('/api/auth/confirm', { token: await room.tokenFrom('account-confirm') });
    expect((await room.packer.post('/api/tools/phone-orders/customer', EVA)).json()).toEqual({
      customer: null,
    });
    const refused = await room.place(room.formFor(await room.addLot(), { ...EVA, accountId }));
    expect([refused.statusCode, Object.keys(refused.json().validationErrors ?? {})]).toEqual([
      400,
      ['email'],
    ]);
    expect((await stranger.get('/api/account/orders')).json().orders).toEqual([]);
  });

  it('is not served by who may not write orders', async () => {
    const room = await openShop();
    const uuid = await room.addLot();
    for (const role of ['catalogue', 'read-only'] as const) {
      const by = await room.atWork(role);
      const answers = [
        await room.place(room.formFor(uuid), { by }),
        await by.post('/api/tools/phone-orders/customer', { email: 'ada@example.com' }),
      ];
      expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
        [403, 'not-allowed'],
        [403, 'not-allowed'],
      ]);
    }
    expect(await room.stockOf(uuid)).toEqual({ on_hand: 1, reserved: 0 });
  });
});
