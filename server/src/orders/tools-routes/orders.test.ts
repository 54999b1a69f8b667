import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from '@jest/globals';
import { eachDatabase } from '../../database/testing/databases.ts';
import {
  kinds,
  nextParcel,
  openPackingRoom,
  PARCEL,
  stepsOf,
  type PackingRoom,
} from '../../testing/desks/packing-room.ts';

eachDatabase('Who packs', (open) => {
  /** Of all tests: each has orders of its own. */
  let room: PackingRoom;
  beforeAll(async () => {
    room = await openPackingRoom(open);
  });

  it('prepares and ships; the shopper hears of it, and the history says who did', async () => {
    const { reference } = await room.paid();
    await room.mails();
    expect((await room.see(reference)).steps).toEqual([
      ...['prepare', 'permit', 'address', 'contact', 'refund', 'cancel'],
    ]);
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

  it('sends a parcel to another address of its country, until it has left; the shopper is told', async () => {
    const { reference } = await room.paid();
    await room.mails();
    const { address } = await room.see(reference);
    const mend = (more: object) =>
      room.move(reference, { step: 'address', address: { ...address, ...more } });
    const errorsOf = async (more: object) => (await mend(more)).json().validationErrors;
    expect((await errorsOf({ postalCode: 'ABC' })).postalCode.error).toMatch(/9000/);
    expect((await errorsOf({ street: ' ' })).street.error).toMatch(/fill this in/);
    expect((await errorsOf({ country: 'FR', postalCode: '75001' })).country.error).toMatch(/cannot change/);
    expect((await room.see(reference)).address).toEqual(address);
    const abroad = await room.paid({
      ...{ shippingCode: 'near', expectedTotalCents: 2195 },
      address: { country: 'FR', postalCode: '69001', city: 'Lyon' },
    });
    const overseas = { ...(await room.see(abroad.reference)).address, postalCode: '97110' };
    const moved = await room.move(abroad.reference, { step: 'address', address: overseas });
    expect(moved.json().validationErrors.postalCode.error).toMatch(/other taxes/);
    await room.mails();

    expect((await mend({ street: ' Korenmarkt ', houseNumber: '1' })).statusCode).toBe(200);
    const order = await room.see(reference);
    expect(order.address).toEqual({ ...address, street: 'Korenmarkt', houseNumber: '1' });
    expect(order.actions.map(({ action, note }) => [action, note])).toEqual([['orders.address', '']]);
    const [mail, ...others] = await room.mails();
    expect(mail?.text).toContain('Korenmarkt 1');
    expect(others).toEqual([]);

    await room.move(reference, { step: 'prepare' });
    await room.move(reference, { step: 'ship', ...nextParcel() });
    expect((await room.see(reference)).steps).not.toContain('address');
    expect((await mend({ houseNumber: '2' })).statusCode).toBe(409);
  });

  it('mends a mistyped e-mail: its new reader is told, and whoever has the former one opens nothing any more', async () => {
    await room.mails();
    const receipt = await room.paid();
    const { reference } = receipt;
    expect((await room.mails()).map(({ to }) => to)).toContain('ada@example.com');
    const mend = (email: string, phone = '') => room.move(reference, { step: 'contact', email, phone });
    const opens = async (key: string) =>
      (await room.app.inject(`/api/orders/${reference}?key=${key}`)).statusCode;
    expect((await mend('ada@')).json().validationErrors.email.error).toMatch(/e-mail/);
    expect((await mend('')).json().validationErrors.email.error).toMatch(/fill this in/);
    expect(await opens(receipt.key)).toBe(200);

    expect((await mend('ada@example.com', '+32 9 123 45 67')).statusCode).toBe(200);
    expect(await room.mails()).toEqual([]);
    expect(await opens(receipt.key)).toBe(200);

    expect((await mend(' ada.peeters@example.com ', '+32 9 123 45 67')).statusCode).toBe(200);
    const [again, ...others] = await room.mails();
    expect([again?.to, others]).toEqual(['ada.peeters@example.com', []]);
    expect(again?.messageId).toMatch(/^payment-received\./);
    const key = /\?key=([\w-]+)/.exec(again?.text ?? '')?.[1] ?? '';
    expect([await opens(receipt.key), await opens(key)]).toEqual([404, 200]);
    const order = await room.see(reference);
    expect([order.email, order.phone]).toEqual(['ada.peeters@example.com', '+32 9 123 45 67']);
    expect(stepsOf(order).at(-1)).toBe('contact mended by orders@example.com');
    expect(order.actions.map(({ action, note }) => [action, note])).toEqual([
      ['orders.contact', 'e-mail'],
      ['orders.contact', ''],
    ]);
  });

  it('sends nothing to a region where the checkout would not: Mantis religiosa is protected around Paris', async () => {
    // With a document it may leave Flanders, where the shop is.
    const facts = JSON.stringify({ documentKind: 'breeder-declaration' });
    const uuid = await room.addLot({ name: 'Mantis religiosa', facts });
    const address = { country: 'FR', postalCode: '34000', city: 'Montpellier' };
    const receipt = await room.placed(uuid, { shippingCode: 'near', expectedTotalCents: 2195, address });
    await room.press(receipt, 'pay');
    const mend = async (postalCode: string) => {
      const { address: now } = await room.see(receipt.reference);
      return room.move(receipt.reference, { step: 'address', address: { ...now, postalCode } });
    };
    const refused = await mend('75001');
    expect(refused.statusCode).toBe(400);
    expect(refused.json().validationErrors.postalCode.error).toMatch(/do not know yet/);
    expect((await mend('34070')).statusCode).toBe(200);
  });

  it('is told what is wrong with a tracking number, at its field', async () => {
    const { reference } = await room.paid();
    const other = await room.shipped();
    const taken = (await room.see(other.reference)).parcels[0]?.trackingNumber;
    await room.move(reference, { step: 'prepare' });
    const errorOf = async (trackingNumber: string, more: object = {}) => {
      const answer = await room.move(reference, { step: 'ship', ...PARCEL, trackingNumber, ...more });
      return answer.json().validationErrors;
    };
    expect((await errorOf('')).trackingNumber.error).toMatch(/paid for a tracked parcel/);
    expect((await errorOf('abc')).trackingNumber.error).toMatch(/6 to 40/);
    expect((await errorOf('RR 123456789 BE')).trackingNumber.error).toMatch(/check digit/);
    expect((await errorOf(taken ?? '')).trackingNumber.error).toContain(other.reference);
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
    const { reference } = await room.paid();
    await room.mails();
    await room.move(reference, { step: 'prepare' });
    const other = await room.atWork('owner');
    const { seen } = await room.see(reference);
    const body = { step: 'ship', ...nextParcel(), seen };
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
    const [one, two] = [await room.paid(), await room.paid()];
    const gone = await room.shipped();
    const references = [one.reference, gone.reference, two.reference, 'VDM-2026-999999'];
    const answer = await room.packer.post('/api/tools/orders/prepare', { references });
    expect(answer.json()).toMatchObject({ prepared: 2, left: [gone.reference, 'VDM-2026-999999'] });
    expect(stepsOf(await room.see(two.reference)).at(-1)).toBe('fulfilment preparing by orders@example.com');
  });

  it('cancels by typing the reference, and money and lots go back', async () => {
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
    expect(order).toMatchObject({ orderState: 'cancelled', steps: ['contact'] });
    expect(order.refunds).toMatchObject([
      { amountCents: 1695, reason: 'cancelled', note: 'Broken in the drawer' },
    ]);
    expect(await room.stockOf(uuid)).toEqual({ on_hand: 1, reserved: 0 });
  });

  it('writes notes that stay as they were written', async () => {
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
    const { reference } = await room.paid();
    const reader = await room.atWork('read-only');
    expect((await reader.get(`/api/tools/orders/${reference}`)).statusCode).toBe(200);
    expect((await room.move(reference, { step: 'prepare' }, reader)).statusCode).toBe(403);
    const packer = await room.packer.get('/api/tools/audit');
    expect(packer.statusCode).toBe(403);
  });
});

eachDatabase('Who mends an order', (open) => {
  it('takes an order out of the account that had it by the mistyped address, and of no other', async () => {
    const room = await openPackingRoom(open);
    const [stray, own] = [await room.paid(), await room.paid()];
    const { kysely } = room.database;
    const staff = await kysely.selectFrom('accounts').select(['id', 'email_key']).executeTakeFirstOrThrow();
    const all = kysely.updateTable('orders').set({ account_id: staff.id });
    await all.execute();
    const one = kysely.updateTable('orders').set({ email: staff.email_key });
    await one.where('reference', '=', stray.reference).execute();
    for (const { reference } of [stray, own]) {
      await room.move(reference, { step: 'contact', email: 'eva@example.com', phone: '' });
    }
    const rows = await kysely.selectFrom('orders').select('account_id').orderBy('id').execute();
    expect(rows.map(({ account_id: account }) => account)).toEqual([null, staff.id]);
  });

  it('mends to whom the invoice of a present goes: what is issued stays, what follows bears it', async () => {
    const room = await openPackingRoom(open);
    const { address: parcel } = await room.see((await room.paid()).reference);
    const giver = { ...parcel, firstname: 'Grace', lastname: 'Hopper', street: 'Kaaai' };
    const { reference } = await room.paid({ gift: { note: '' }, invoiceAddress: giver });
    await room.mails();
    const papers = async () =>
      (
        await room.database.kysely.selectFrom('invoices').select(['kind', 'facts']).orderBy('id').execute()
      ).slice(1);
    const issued = await papers();
    const mend = (more: object) =>
      room.move(reference, { step: 'address', address: parcel, invoiceAddress: { ...giver, ...more } });
    const errorsOf = async (more: object) => (await mend(more)).json().validationErrors;
    expect((await errorsOf({ postalCode: 'ABC' }))['invoice.postalCode'].error).toMatch(/9000/);
    const abroad = { country: 'FR', postalCode: '75001' };
    expect((await errorsOf(abroad))['invoice.country'].error).toMatch(/cannot change/);
    expect((await room.see(reference)).invoiceAddress).toEqual(giver);

    expect((await mend({ street: ' Kaai ' })).statusCode).toBe(200);
    expect(await room.see(reference)).toMatchObject({
      ...{ address: parcel, invoiceAddress: { ...giver, street: 'Kaai' } },
      actions: [{ action: 'orders.address', note: '' }],
    });
    const [mail, ...others] = await room.mails();
    expect(mail?.text).toContain('Grace Hopper, Kaai ');
    expect(others).toEqual([]);
    expect(await papers()).toEqual(issued);
    await room.move(reference, {
      ...{ step: 'refund', lines: [{ position: 0, amount: 1 }], isWithShipping: false },
      ...{ goodwill: '', reason: 'An antenna broke off' },
    });
    await room.mails();
    const [, credit] = await papers();
    expect([issued[0]?.facts.includes('Kaaai'), credit?.kind, credit?.facts.includes('Kaaai')]).toEqual([
      ...[true, 'credit-note', false],
    ]);
  });

  it('mends a postal code of an order older than a rule that asks about it: Troides helena without its papers', async () => {
    const room = await openPackingRoom(open);
    const { reference } = await room.paid();
    await room.database.kysely.updateTable('order_lines').set({ name: 'Troides helena' }).execute();
    const { address } = await room.see(reference);
    const mended = { ...address, postalCode: '9050' };
    expect(address.postalCode).not.toBe(mended.postalCode);
    expect((await room.move(reference, { step: 'address', address: mended })).statusCode).toBe(200);
    expect((await room.see(reference)).address.postalCode).toBe('9050');
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
