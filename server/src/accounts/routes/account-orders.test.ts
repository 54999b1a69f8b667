import { expect, it } from '@jest/globals';
import { eachDatabase } from '../../database/testing/databases.ts';
import { openAccountDesk, PASSWORD } from '../../testing/desks/account-desk.ts';
import { orderAs, referencesOf } from '../../testing/desks/account-orders.ts';
import { logInBy, withPasskey } from '../../testing/desks/passkeys.ts';

const BO = { email: 'bo@example.com', emailConfirmation: 'bo@example.com' };

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

  it('is told when the session is over, and orders nothing until she says so as a guest', async () => {
    const desk = await openAccountDesk(await open());
    const ada = await desk.registered();
    const { id: accountId } = (await ada.get('/api/auth/profile')).json().profile;
    await ada.post('/api/auth/logout');
    const lines = [{ uuid: await desk.addLot(), amount: 1 }];
    ada.headers = { 'idempotency-key': 'only-once' };
    const refused = await ada.post('/api/orders', desk.orderFor(lines, { accountId }));
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'session-ended' });
    expect((await ada.post('/api/orders', desk.orderFor(lines))).statusCode).toBe(201);
  });

  it('never orders for somebody else who logged in meanwhile, and gets the receipt of what was ordered before', async () => {
    const desk = await openAccountDesk(await open());
    const [ada, bo] = [await desk.registered(), await desk.registered(BO)];
    const { id: accountId } = (await ada.get('/api/auth/profile')).json().profile;
    const wish = desk.orderFor([{ uuid: await desk.addLot({ on_hand: 2 }), amount: 1 }], { accountId });
    bo.headers = { 'idempotency-key': 'the-wish-of-ada' };
    expect((await bo.post('/api/orders', wish)).json()).toMatchObject({ code: 'session-ended' });
    const { reference } = await orderAs(desk, ada, { accountId });
    expect(await referencesOf(ada)).toEqual([reference]);
    ada.headers = { 'idempotency-key': 'the-wish-of-ada' };
    const placed = await ada.post('/api/orders', wish);
    const repeated = await bo.post('/api/orders', wish);
    expect(repeated.json()).toEqual(placed.json());
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
    expect(early.json()).toMatchObject({
      code: 'unconfirmed',
      error: 'Please consult your mailbox to confirm your email address.',
    });
    expect(await referencesOf(ada)).toEqual([]);
    await ada.post('/api/auth/confirm', { token: await desk.tokenFrom('account-confirm') });
    expect((await ada.get('/api/account/claim')).json()).toEqual({ isConfirmed: true, orders: 2 });
    const answers = await Promise.all([1, 2].map(() => ada.post('/api/account/claim')));
    expect(answers.map((answer) => answer.json().orders).toSorted()).toEqual([0, 2]);
    expect((await referencesOf(ada)).toSorted()).toEqual(mine.map(({ reference }) => reference));
    expect((await ada.get('/api/account/claim')).json()).toEqual({ isConfirmed: true, orders: 0 });
  });

  it('claims those that were ordered with letters beyond ASCII in capitals', async () => {
    const desk = await openAccountDesk(await open());
    for (const email of ['ÉLODIE@Example.com', 'e\u0301lodie@example.com'])
      await orderAs(desk, desk.visitor(), { email });
    const email = 'élodie@example.com';
    const elodie = await desk.confirmed({ email, emailConfirmation: email });
    expect((await elodie.post('/api/account/claim')).json().orders).toBe(2);
  });

  it('never gives them to a stranger who registered with her address, though she confirms it elsewhere', async () => {
    const desk = await openAccountDesk(await open());
    const { reference } = await orderAs(desk, desk.visitor());
    const stranger = await desk.registered();
    const ada = desk.visitor();
    const confirmed = await ada.post('/api/auth/confirm', { token: await desk.tokenFrom('account-confirm') });
    expect(confirmed.json().message).toContain('first set a new password');
    const again = desk.visitor();
    await again.post('/api/auth/login', { email: 'ada@example.com', password: PASSWORD });
    for (const visitor of [stranger, again]) {
      expect((await visitor.get('/api/account/claim')).json()).toEqual({ isConfirmed: true, orders: 0 });
      const refused = await visitor.post('/api/account/claim');
      expect([refused.statusCode, refused.json().error]).toEqual([
        409,
        expect.stringContaining('set a new password'),
      ]);
      expect(await referencesOf(visitor)).toEqual([]);
    }
    const passkey = await withPasskey(stranger);
    // By the link in her mailbox the account becomes hers.
    await ada.post('/api/auth/recovery', { email: 'ada@example.com' });
    const token = await desk.tokenFrom('account-recovery');
    const password = 'a cabinet of beetles';
    await ada.post(`/api/auth/recovery/${token}`, { password, passwordConfirmation: password });
    await ada.post('/api/auth/login', { email: 'ada@example.com', password });
    expect((await ada.post('/api/account/claim')).json().orders).toBe(1);
    expect(await referencesOf(ada)).toEqual([reference]);
    expect((await stranger.get('/api/account/orders')).statusCode).toBe(401);
    expect((await logInBy(desk.visitor(), passkey)).statusCode).toBe(400);
  });
});
