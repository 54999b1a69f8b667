import { expect, it } from '@jest/globals';
import { eachDatabase } from '../../database/testing/databases.ts';
import { openAccountDesk } from '../../testing/desks/account-desk.ts';
import { orderAs } from '../../testing/desks/account-orders.ts';
import { ADDRESS } from '../../testing/book-address.ts';

eachDatabase('A shopper who wants to know what the shop holds', (open) => {
  it('gets all of it as a file, and nothing of others', async () => {
    const desk = await openAccountDesk(await open());
    await orderAs(desk, desk.visitor(), { phone: '+32 470 00 00 00' });
    await orderAs(desk, desk.visitor(), { email: 'bo@example.com', phone: '+32 470 99 99 99' });
    const bo = await desk.registered({ email: 'bo@example.com', emailConfirmation: 'bo@example.com' });
    await orderAs(desk, bo, { email: 'cy@example.com', phone: '+32 470 88 88 88' });
    const ada = await desk.confirmed({ newsletter: true, phone: '+32 470 11 11 11', company: 'Kabinet' });
    const firm = { vatNumber: 'BE0123456749', address: { company: 'Kabinet' } };
    await orderAs(desk, ada, { remarks: 'Ring twice', ...firm, email: 'work@example.com' });
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
    for (const secret of [
      'argon2',
      '+32 470 99 99 99',
      '+32 470 88 88 88',
      'bo@example.com',
      ada.cookie ?? '',
    ]) {
      expect(answer.body).not.toContain(secret);
    }
  });

  it('holds what staff noted at an order', async () => {
    const desk = await openAccountDesk(await open());
    const ada = await desk.registered();
    await orderAs(desk, ada);
    const { id } = await desk.database.kysely.selectFrom('orders').select('id').executeTakeFirstOrThrow();
    const note = { order_id: id, at: '2026-03-02T11:00:00.000Z', email: 'staff@example.com', text: 'Rang.' };
    await desk.database.kysely.insertInto('order_notes').values(note).execute();
    const answer = await ada.get('/api/account/export');
    expect(answer.json().orders).toMatchObject([{ notes: [{ at: note.at, text: note.text }] }]);
    expect(answer.body).not.toContain(note.email);
  });

  it('holds what the register said of a VAT number', async () => {
    const desk = await openAccountDesk(await open());
    const ada = await desk.registered();
    await orderAs(desk, ada);
    const said = { checkedAt: '2026-03-02T10:00:00.000Z', consultation: 'W1', name: 'Ada', address: '' };
    const check = { ...said, number: 'FR40303265045', state: 'valid', register: 'VIES' };
    await desk.database.kysely
      .updateTable('orders')
      .set({ vat_check: JSON.stringify(check) })
      .execute();
    expect((await ada.get('/api/account/export')).json().orders).toMatchObject([{ vatCheck: check }]);
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
    expect(answer.headers.location).toBe('/nl/inloggen?back=%2Fnl%2Faccount%2Fmijn-gegevens&needed=1');
    const invoice = await desk.visitor().get('/api/orders/VDM-2026-000001/invoice.pdf?back=%2Faccount');
    expect(invoice.headers.location).toBe('/login?back=%2Faccount&needed=1');
    const strange = await desk.visitor().get('/api/account/export?back=https%3A%2F%2Fevil.example');
    expect(strange.statusCode).toBe(401);
    const ada = await desk.registered();
    expect((await ada.get(link)).json()).toMatchObject({ account: { email: 'ada@example.com' } });
  });

  it.each(['', "'"])(
    'gets orders as a table for spreadsheets, in which no name acts as a formula (%j)',
    async (mark) => {
      const desk = await openAccountDesk(await open());
      const ada = await desk.registered();
      const { reference } = await orderAs(desk, ada);
      const name = `${mark}=HYPERLINK("http://evil.example"),x`;
      await desk.database.kysely.updateTable('order_lines').set({ name }).execute();
      const answer = await ada.get('/api/account/export?format=csv');
      expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
      const [head, line, end] = answer.body.split('\r\n');
      expect(head).toMatch(
        /^\ufefforder,placed_at,order_state,.*,total_eur,withdrawn_amount,invoices,credit_notes,credited_eur$/,
      );
      expect(line).toMatch(new RegExp(`^${reference},2026-03-02T10:00:00.000Z,placed,open,BU-`));
      expect(line).toContain(
        `"'${mark}=HYPERLINK(""http://evil.example""),x",A1,1,10.00,6.95,16.95,0,,,0.00`,
      );
      expect(end).toBe('');
      expect((await ada.get('/api/account/export?format=xml')).statusCode).toBe(400);
    },
  );
});
