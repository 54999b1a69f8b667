import { expect, it, jest } from '@jest/globals';
import { receiptSchema, type Receipt } from '@vitrine/shared/contract/order';
import { cleanAccounts } from '../store/accounts-clean.ts';
import { eachDatabase } from '../store/testing/databases.ts';
import { openAccountDesk, PASSWORD, type AccountDesk, type Visitor } from '../testing/account-desk.ts';
import type { OrderBody } from '../testing/order-body.ts';

/** Each password costs 40 ms of a core, more on a busy machine. */
jest.setTimeout(60_000);

const BO = { email: 'bo@example.com', emailConfirmation: 'bo@example.com' };
const DAY_MINUTES = 24 * 60;

let intents = 0;

/** Orders one specimen as whoever the visitor is. */
async function orderAs(desk: AccountDesk, visitor: Visitor, more: OrderBody = {}): Promise<Receipt> {
  const body = desk.orderFor([{ uuid: await desk.addLot(), amount: 1 }], more);
  visitor.headers = { 'idempotency-key': `intent-${(intents += 1)}` };
  return receiptSchema.parse((await visitor.post('/api/orders', body)).json());
}

const referencesOf = async (visitor: Visitor): Promise<string[]> =>
  (await visitor.get('/api/account/orders')).json().orders.map(({ reference }: Receipt) => reference);

const remove = (visitor: Visitor, currentPassword = PASSWORD) =>
  visitor.send('DELETE', '/api/account', { currentPassword });

const ordersOf = ({ database }: AccountDesk) =>
  database.kysely.selectFrom('orders').selectAll().orderBy('id').execute();

eachDatabase('A shopper who orders while logged in', (open) => {
  it('finds the order in the history and opens it without a key; nobody else does', async () => {
    const desk = await openAccountDesk(await open());
    const [ada, bo] = [await desk.registered(), await desk.registered(BO)];
    const { reference } = await orderAs(desk, ada, { email: 'other@example.com' });
    await orderAs(desk, desk.visitor());
    expect((await ada.get('/api/account/orders')).json()).toEqual({
      orders: [
        {
          reference,
          placedAt: '2026-03-02T10:00:00.000Z',
          orderState: 'placed',
          paymentState: 'open',
          fulfilmentState: 'waiting',
          totalCents: 1695,
          lines: [
            expect.objectContaining({
              ...{ name: 'Papilio machaon', amount: 1, priceCents: 1000, picture: null },
              family: expect.objectContaining({ category: 'BUTTERFLIES' }),
            }),
          ],
        },
      ],
      page: 1,
      pageCount: 1,
      total: 1,
    });
    expect((await ada.get(`/api/orders/${reference}`)).json()).toMatchObject({ reference, totalCents: 1695 });
    expect((await ada.get(`/api/orders/${reference}?key=wrong`)).statusCode).toBe(200);
    for (const other of [bo, desk.visitor()]) {
      expect((await other.get(`/api/orders/${reference}`)).statusCode).toBe(404);
      expect((await other.post(`/api/orders/${reference}/payments`)).statusCode).toBe(404);
    }
    expect(await referencesOf(bo)).toEqual([]);
  });

  it('pays again without a key', async () => {
    const desk = await openAccountDesk(await open());
    const ada = await desk.registered();
    const receipt = await orderAs(desk, ada);
    await desk.press(receipt, 'fail');
    const answer = await ada.post(`/api/orders/${receipt.reference}/payments`);
    expect(answer.statusCode).toBe(201);
    expect(answer.json().paymentUrl).not.toBe(receipt.paymentUrl);
  });

  it('turns the pages of a long history, newest first', async () => {
    const desk = await openAccountDesk(await open());
    const ada = await desk.registered();
    const references: string[] = [];
    for (let count = 0; count < 11; count += 1) {
      references.unshift((await orderAs(desk, ada)).reference);
      desk.passMinutes(1);
    }
    expect(await referencesOf(ada)).toEqual(references.slice(0, 10));
    const second = (await ada.get('/api/account/orders?page=2')).json();
    expect(second).toMatchObject({
      page: 2,
      pageCount: 2,
      total: 11,
      orders: [{ reference: references[10] }],
    });
    expect((await ada.get('/api/account/orders?page=3')).statusCode).toBe(404);
    for (const page of ['0', '-1', 'x', '1.5', '1e9']) {
      expect((await ada.get(`/api/account/orders?page=${page}`)).statusCode).toBe(400);
    }
  });
});

eachDatabase('A shopper who ordered as a guest before', (open) => {
  it('claims those orders once the address is confirmed, whatever its capitals', async () => {
    const desk = await openAccountDesk(await open());
    const mine = [
      await orderAs(desk, desk.visitor()),
      await orderAs(desk, desk.visitor(), { email: 'ADA@Example.com' }),
    ];
    await orderAs(desk, desk.visitor(), { email: 'bo@example.com' });
    const ada = await desk.registered();
    expect((await ada.get('/api/account/claim')).json()).toEqual({ isConfirmed: false, orders: 0 });
    const early = await ada.post('/api/account/claim');
    expect(early.statusCode).toBe(409);
    expect(early.json()).toMatchObject({ code: 'unconfirmed' });
    expect(await referencesOf(ada)).toEqual([]);
    await ada.post('/api/auth/confirm', { token: await desk.tokenFrom('account-confirm') });
    expect((await ada.get('/api/account/claim')).json()).toEqual({ isConfirmed: true, orders: 2 });
    const answers = await Promise.all([1, 2].map(() => ada.post('/api/account/claim')));
    expect(answers.map((answer) => answer.json().orders).toSorted()).toEqual([0, 2]);
    expect((await referencesOf(ada)).toSorted()).toEqual(mine.map(({ reference }) => reference));
    expect((await ada.get('/api/account/claim')).json()).toEqual({ isConfirmed: true, orders: 0 });
  });
});

eachDatabase('A shopper who wants to know what the shop holds', (open) => {
  it('gets all of it as a file, and nothing of others', async () => {
    const desk = await openAccountDesk(await open());
    await orderAs(desk, desk.visitor(), { phone: '+32 470 00 00 00' });
    await orderAs(desk, desk.visitor(), { email: 'bo@example.com', phone: '+32 470 99 99 99' });
    const ada = await desk.confirmed({ newsletter: true, phone: '+32 470 11 11 11', company: 'Kabinet' });
    await orderAs(desk, ada, { remarks: 'Ring twice', vatNumber: 'BE0123456749', email: 'work@example.com' });
    await ada.post('/api/account/addresses', { ...ADDRESS, street: 'Sint-Pietersnieuwstraat' });
    const answer = await ada.get('/api/account/export?format=json');
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="vitrine-my-data.json"');
    expect(answer.json()).toMatchObject({
      exportedAt: '2026-03-02T10:00:00.000Z',
      account: {
        email: 'ada@example.com',
        company: 'Kabinet',
        phone: '+32 470 11 11 11',
        conditionsVersion: expect.any(String),
      },
      addresses: [{ street: 'Sint-Pietersnieuwstraat', isDefault: true }],
      sessions: [{ isCurrent: true }],
      orders: [
        { email: 'ada@example.com', phone: '+32 470 00 00 00', payments: [{ attempt: 1, state: 'open' }] },
        {
          email: 'work@example.com',
          remarks: 'Ring twice',
          vatNumber: 'BE0123456749',
          address: { city: 'Gent' },
        },
      ],
      subscriptions: [{ kind: 'newsletter', state: 'asked' }],
    });
    for (const secret of ['argon2', '+32 470 99 99 99', 'bo@example.com', ada.cookie ?? '']) {
      expect(answer.body).not.toContain(secret);
    }
  });

  it('finds what was withdrawn from, and what was invoiced and credited', async () => {
    const desk = await openAccountDesk(await open());
    const ada = await desk.registered();
    const receipt = await orderAs(desk, ada);
    await desk.press(receipt, 'pay');
    const { lines } = await desk.read(receipt);
    const wish = { name: 'Ada Peeters', reference: receipt.reference, email: 'ada@example.com' };
    ada.headers = { 'idempotency-key': 'withdrawal-1' };
    const [line] = lines;
    if (!line) throw new Error('No line');
    const taken = await ada.post('/api/withdrawals', { ...wish, lines: [{ uuid: line.uuid, amount: 1 }] });
    expect(taken.statusCode).toBe(201);
    const { orders } = (await ada.get('/api/account/export')).json();
    expect(orders).toMatchObject([
      {
        withdrawals: [
          {
            receivedAt: '2026-03-02T10:00:00.000Z',
            refundCents: 1695,
            lines: [{ name: 'Papilio machaon', amount: 1 }],
          },
        ],
        invoices: [
          { number: '2026-00001', kind: 'invoice', facts: { address: { lastname: 'Peeters' } } },
          { number: 'CN-2026-00001', kind: 'credit-note', totalCents: 1695 },
        ],
      },
    ]);
    const { body } = await ada.get('/api/account/export?format=csv');
    expect(body).toContain(',1,2026-00001,CN-2026-00001,16.95\r\n');
  });

  it('is led to the login, and back, by the link of a page whose session has ended', async () => {
    const desk = await openAccountDesk(await open());
    const link = '/api/account/export?format=json&back=%2Fnl%2Faccount%2Fmijn-gegevens';
    const answer = await desk.visitor().get(link);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/nl/inloggen?back=%2Fnl%2Faccount%2Fmijn-gegevens');
    const invoice = await desk.visitor().get('/api/orders/VDM-2026-000001/invoice.pdf?back=%2Faccount');
    expect(invoice.headers.location).toBe('/login?back=%2Faccount');
    const strange = await desk.visitor().get('/api/account/export?back=https%3A%2F%2Fevil.example');
    expect(strange.statusCode).toBe(401);
    const ada = await desk.registered();
    expect((await ada.get(link)).json()).toMatchObject({ account: { email: 'ada@example.com' } });
  });

  it('gets the orders as a table for spreadsheets, in which no name acts as a formula', async () => {
    const desk = await openAccountDesk(await open());
    const ada = await desk.registered();
    const { reference } = await orderAs(desk, ada);
    const name = '=HYPERLINK("http://evil.example"),x';
    await desk.database.kysely.updateTable('order_lines').set({ name }).execute();
    const answer = await ada.get('/api/account/export?format=csv');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, line, end] = answer.body.split('\r\n');
    expect(head).toMatch(
      /^\ufefforder,placed_at,order_state,.*,total_eur,withdrawn_amount,invoices,credit_notes,credited_eur$/,
    );
    expect(line).toMatch(new RegExp(`^${reference},2026-03-02T10:00:00.000Z,placed,open,BU-`));
    expect(line).toContain(`"'=HYPERLINK(""http://evil.example""),x",A1,1,10.00,6.95,16.95,0,,,0.00`);
    expect(end).toBe('');
    expect((await ada.get('/api/account/export?format=xml')).statusCode).toBe(400);
  });
});

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

  it('leaves orders on their way as they are, and what their invoices need for good', async () => {
    const desk = await openAccountDesk(await open());
    const ada = await desk.registered();
    const contact = { phone: '+32 470 11 11 11', remarks: 'Ring twice', vatNumber: 'BE0123456749' };
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
    await cleanAccounts(desk.database, desk.now());
    expect(await ordersOf(desk)).toMatchObject([
      { contact_state: 'to-forget' },
      { contact_state: 'to-forget' },
    ]);
    desk.passMinutes(2 * DAY_MINUTES);
    await cleanAccounts(desk.database, desk.now());
    const forgotten = { email: '', phone: '', remarks: '', contact_state: 'forgotten' };
    const [invoiced, unpaid] = await ordersOf(desk);
    expect(invoiced).toMatchObject({ ...forgotten, vat_number: 'BE0123456749', total_cents: 1695 });
    expect(invoiced?.address).toContain('Peeters');
    expect(unpaid).toMatchObject({ ...forgotten, vat_number: '' });
    expect(unpaid?.address).not.toContain('Peeters');
    expect((await desk.read(paid)).lines).toHaveLength(1);
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

  it('sends no mail for an order to nobody', async () => {
    const desk = await openAccountDesk(await open());
    await orderAs(desk, desk.visitor());
    await desk.database.kysely.updateTable('orders').set({ email: '', contact_state: 'forgotten' }).execute();
    expect(await desk.mails()).toEqual([]);
  });
});

const ADDRESS = {
  firstname: 'Ada',
  lastname: 'Peeters',
  company: '',
  street: 'Coupure',
  houseNumber: '12',
  postalCode: '9000',
  city: 'Gent',
  country: 'BE',
  isDefault: false,
};
