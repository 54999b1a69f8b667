import { expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { RETENTIONS } from '@vitrine/shared/contract/tools/operations/retention';
import { DAY_MS, MINUTE_MS } from '@vitrine/shared/platform/time';
import type { Database } from '../../database/database.ts';
import { eachDatabase } from '../../database/testing/databases.ts';
import { claimMails, markSent, writeMail } from '../../mail/store/outbox.ts';
import { digestOf } from '../../platform/secret-token.ts';
import { wideNetworkKey } from '../../platform/network/network-key.ts';
import { openAccountDesk } from '../../testing/desks/account-desk.ts';
import { orderAs } from '../../testing/desks/account-orders.ts';
import { openMailbox } from '../../testing/mails/mailbox.ts';
import { PLAIN_ADDRESS } from '../../testing/order-body.ts';
import { markDelivered, prepareOrder, shipOrder } from '../../orders/fulfilment/order-steps.ts';
import { openOrderDesk, type OrderDesk } from '../../testing/desks/order-desk.ts';
import { storeFile } from '../../imports/store-file.ts';
import { readRetentions } from '../store/retentions.ts';
import { runRetentions } from './run-retentions.ts';

const contactsOf = ({ database: { kysely } }: OrderDesk) =>
  kysely.selectFrom('orders').select(['email', 'phone', 'address', 'contact_state']).orderBy('id').execute();

/** Grace pays a present, and it arrives. */
async function give(desk: OrderDesk, note = ''): Promise<void> {
  const invoiceAddress = { ...PLAIN_ADDRESS, firstname: 'Grace', lastname: 'Hopper' };
  const receipt = await desk.placed(await desk.addLot(), { gift: { note }, invoiceAddress });
  await desk.press(receipt, 'pay');
  const { reference } = receipt;
  const parcel = { carrier: 'bpost', trackingNumber: '1' };
  await prepareOrder(desk.database, reference, desk.now());
  await shipOrder(desk.database, reference, parcel, desk.now());
  expect(await markDelivered(desk.database, reference, desk.now())).toBe('done');
}

async function giveTwice(desk: OrderDesk): Promise<void> {
  for (const note of ['First', 'Second']) await give(desk, note);
}

async function writeSentContact(database: Database, now: Date): Promise<void> {
  const mail = { messageId: 'contact.1', kind: 'contact-received', data: {}, at: now } as const;
  await database.transaction((trx) => writeMail(trx, mail, now));
  const [sent] = await claimMails(database.kysely, 1, now);
  await markSent(database.kysely, sent?.id ?? 0, now);
}

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

  it('goes with the notes of staff, which else stay as they were written', async () => {
    const desk = await openOrderDesk(await open());
    await desk.placed(await desk.addLot());
    const { kysely } = desk.database;
    const { id } = await kysely.selectFrom('orders').select('id').executeTakeFirstOrThrow();
    const note = { order_id: id, at: desk.now().toISOString(), email: 'bo@example.com', text: 'Ada rang' };
    await kysely.insertInto('order_notes').values(note).execute();
    await expect(kysely.deleteFrom('order_notes').execute()).rejects.toThrow('append-only');
    await kysely
      .updateTable('orders')
      .set({ order_state: 'cancelled', payment_state: 'expired', stock_state: 'released' })
      .execute();
    await runRetentions(desk.database, new Date(desk.now().getTime() + 61 * DAY_MS));
    expect(await kysely.selectFrom('order_notes').selectAll().execute()).toEqual([]);
  });

  it('goes of paid orders once the books need them no more; the sealed invoice stays', async () => {
    const desk = await openOrderDesk(await open());
    await desk.press(await desk.placed(await desk.addLot()), 'pay');
    const { kysely } = desk.database;
    const { id } = await kysely.selectFrom('orders').select('id').executeTakeFirstOrThrow();
    const note = { order_id: id, at: desk.now().toISOString(), email: 'bo@example.com', text: 'Ada rang' };
    await kysely.insertInto('order_notes').values(note).execute();
    const after = (days: number) => new Date(desk.now().getTime() + days * DAY_MS);
    expect(await runRetentions(desk.database, after(4000))).toMatchObject({ orderBooks: 0 });
    expect(await kysely.selectFrom('order_notes').selectAll().execute()).toHaveLength(1);
    expect(await runRetentions(desk.database, after(4020))).toMatchObject({ orderBooks: 1 });
    expect((await contactsOf(desk))[0]?.address).not.toContain('Peeters');
    expect(await kysely.selectFrom('order_notes').selectAll().execute()).toEqual([]);
    expect(await kysely.selectFrom('invoices').select('id').execute()).toHaveLength(1);
    expect(await runRetentions(desk.database, after(4021))).toMatchObject({ orderBooks: 0 });
  });

  it('goes of nobody a day early on 29 February', async () => {
    const desk = await openOrderDesk(await open());
    desk.passMinutes((Date.parse('2025-02-28T13:00:00.000Z') - desk.now().getTime()) / MINUTE_MS);
    await desk.press(await desk.placed(await desk.addLot()), 'pay');
    const leapDay = new Date('2036-02-29T12:00:00.000Z');
    expect(await runRetentions(desk.database, leapDay)).toMatchObject({ orderBooks: 0 });
    const next = new Date('2036-03-01T12:00:00.000Z');
    expect(await runRetentions(desk.database, next)).toMatchObject({ orderBooks: 1 });
  });

  it('goes of what payments, refunds and withdrawals said of a person, with the order; what they came to stays', async () => {
    const desk = await openOrderDesk(await open());
    await desk.press(await desk.placed(await desk.addLot()), 'pay');
    const { kysely } = desk.database;
    const { id: order_id } = await kysely.selectFrom('orders').select('id').executeTakeFirstOrThrow();
    const { id: payment_id } = await kysely.selectFrom('payments').select('id').executeTakeFirstOrThrow();
    const at = desk.now().toISOString();
    const money = { order_id, payment_id, amount_cents: 100 };
    const done = { ...money, source: 'x', note: 'Ada was kind', provider_id: 're_1', attempts: 1 };
    await kysely
      .insertInto('refunds')
      .values({ ...done, reason: 'goodwill', state: 'done', next_at: at, last_error: '', created_at: at })
      .execute();
    await kysely
      .insertInto('chargebacks')
      .values({ ...money, id: 'chb_1', taken_at: at, reversed_at: null })
      .execute();
    const amounts = { goods_cents: 0, shipping_cents: 0, refund_cents: 0 };
    const withdrawal = {
      order_id,
      received_at: at,
      settled_at: at,
      late_since: at,
      cut_id: null,
      ...amounts,
    };
    const judged = { came_on: '2026-03-05', decided_at: at, decision_reason: 'Ada' };
    await kysely
      .insertInto('withdrawals')
      .values({ ...withdrawal, ...judged, is_before_shipping: 0, decision: 'declined' })
      .execute();
    await kysely
      .insertInto('order_cuts')
      .values({ order_id, at, reason: 'Ada rang', is_sold: 1, ...amounts })
      .execute();
    await expect(kysely.updateTable('order_cuts').set({ reason: '' }).execute()).rejects.toThrow(
      'append-only',
    );

    const after = (days: number) => new Date(desk.now().getTime() + days * DAY_MS);
    expect(await runRetentions(desk.database, after(4000))).toMatchObject({ orderTrails: 0 });
    expect((await runRetentions(desk.database, after(4020))).orderTrails).toBeGreaterThanOrEqual(5);
    const told = await Promise.all([
      kysely.selectFrom('payments').select(['provider_id', 'checkout_url', 'transfer']).execute(),
      kysely.selectFrom('refunds').select(['provider_id', 'note', 'amount_cents']).execute(),
      kysely.selectFrom('withdrawals').select(['came_on', 'decision_reason', 'decision']).execute(),
      kysely.selectFrom('order_cuts').select('reason').execute(),
      kysely.selectFrom('chargebacks').select(['id', 'amount_cents']).execute(),
    ]);
    expect(told).toEqual([
      [{ provider_id: null, checkout_url: null, transfer: null }],
      [{ provider_id: null, note: '', amount_cents: 100 }],
      [{ came_on: null, decision_reason: '', decision: 'declined' }],
      [{ reason: '' }],
      [{ id: expect.stringMatching(/^forgotten /), amount_cents: 100 }],
    ]);
    await expect(kysely.updateTable('order_cuts').set({ is_sold: 0 }).execute()).rejects.toThrow(
      'append-only',
    );
    expect(await runRetentions(desk.database, after(4021))).toMatchObject({ orderTrails: 0 });
  });

  it('stays while a refund or an invoice of it is in the books of a later year', async () => {
    const desk = await openOrderDesk(await open());
    await desk.press(await desk.placed(await desk.addLot()), 'pay');
    const { kysely } = desk.database;
    await kysely.updateTable('orders').set({ placed_at: '2015-03-01T10:00:00.000Z' }).execute();
    const late = new Date('2026-06-01T10:00:00.000Z');
    expect(await runRetentions(desk.database, late)).toMatchObject({ orderBooks: 0 });
    const after = new Date('2037-06-01T10:00:00.000Z');
    expect(await runRetentions(desk.database, after)).toMatchObject({ orderBooks: 1 });
  });

  it('goes of which of the staff wrote a text after three years; the text stays as it was', async () => {
    const { database } = await openOrderDesk(await open());
    const { kysely } = database;
    const text = {
      name: 'about',
      locale: 'en' as const,
      version: 900,
      title: 'T',
      description: '',
      lead: '',
    };
    const written = { ...text, body: 'B', updated_at: '2026-03-01T10:00:00.000Z' };
    await kysely
      .insertInto('texts')
      .values({ ...written, saved_by: 'bo@example.com' })
      .execute();
    const authors = () =>
      kysely.selectFrom('texts').select(['saved_by', 'body']).where('version', '=', 900).execute();
    await runRetentions(database, new Date('2029-02-01T10:00:00.000Z'));
    expect(await authors()).toEqual([{ saved_by: 'bo@example.com', body: 'B' }]);
    expect(await runRetentions(database, new Date('2029-03-02T10:00:00.000Z'))).toMatchObject({ authors: 1 });
    expect(await authors()).toEqual([{ saved_by: '–', body: 'B' }]);
    await expect(kysely.updateTable('texts').set({ body: 'C' }).execute()).rejects.toThrow('append-only');
  });

  it('goes of who got a present, but not the place that a later credit note is taxed by', async () => {
    const desk = await openOrderDesk(await open());
    await give(desk);
    await runRetentions(desk.database, new Date(desk.now().getTime() + 791 * DAY_MS));
    const [order] = await contactsOf(desk);
    expect(JSON.parse(order?.address ?? '')).toMatchObject({
      ...{ country: 'BE', postalCode: PLAIN_ADDRESS.postalCode },
      ...{ firstname: '', lastname: '', street: '', city: '' },
    });
  });

  it('goes of who got a present also when the one who forgets was stopped halfway', async () => {
    const desk = await openOrderDesk(await open());
    const { kysely } = desk.database;
    await giveTwice(desk);
    const later = new Date(desk.now().getTime() + 791 * DAY_MS);
    // The second one cannot be written.
    await sql`create unique index only_one on orders (email) where email = ''`.execute(kysely);
    await expect(runRetentions(desk.database, later)).rejects.toThrow();
    const halfway = await contactsOf(desk);
    expect(halfway.map(({ contact_state: state }) => state)).toEqual(['forgotten', 'to-forget']);
    await sql`drop index only_one`.execute(kysely);
    await runRetentions(desk.database, later);
    const left = await contactsOf(desk);
    expect(left.map(({ contact_state: state }) => state)).toEqual(['forgotten', 'forgotten']);
    expect(left.map(({ address }) => JSON.parse(address).lastname)).toEqual(['', '']);
  });

  it('goes of who got a present though the address of one cannot be read: its country is kept', async () => {
    const desk = await openOrderDesk(await open());
    await giveTwice(desk);
    const { kysely } = desk.database;
    const { id } = await kysely.selectFrom('orders').select('id').orderBy('id').executeTakeFirstOrThrow();
    await kysely.updateTable('orders').set({ address: '{}' }).where('id', '=', id).execute();
    const later = new Date(desk.now().getTime() + 791 * DAY_MS);
    expect(await runRetentions(desk.database, later)).toMatchObject({ orderContacts: 2 });
    expect((await contactsOf(desk)).map(({ address }) => JSON.parse(address))).toMatchObject([
      { lastname: '', country: 'BE', postalCode: '' },
      { lastname: '', country: 'BE', postalCode: PLAIN_ADDRESS.postalCode },
    ]);
  });

  it('goes of an account that nobody confirms after thirty days, unless something was ordered with it', async () => {
    const desk = await openAccountDesk(await open());
    await desk.registered();
    await desk.confirmed({ email: 'bo@example.com', emailConfirmation: 'bo@example.com' });
    const buyer = { email: 'cy@example.com', emailConfirmation: 'cy@example.com' };
    await orderAs(desk, await desk.registered(buyer));
    const after = (days: number) => new Date(desk.now().getTime() + days * DAY_MS);
    expect(await runRetentions(desk.database, after(29))).toMatchObject({ unconfirmedAccounts: 0 });
    expect(await runRetentions(desk.database, after(31))).toMatchObject({ unconfirmedAccounts: 1 });
    const left = await desk.database.kysely
      .selectFrom('accounts')
      .select(['email', 'confirmed_at'])
      .orderBy('email')
      .execute();
    expect(left).toEqual([
      { email: 'bo@example.com', confirmed_at: expect.any(String) },
      { email: 'cy@example.com', confirmed_at: null },
    ]);
  });

  it('goes of whence an order came, a day after its mail was sent; the mail is still written once', async () => {
    const desk = await openOrderDesk(await open());
    await desk.placed(await desk.addLot());
    const { kysely } = desk.database;
    const networksOf = async () => {
      const rows = await kysely
        .selectFrom('outbox')
        .select('data')
        .where('kind', '=', 'order-received')
        .execute();
      return rows.map(({ data }) => JSON.parse(data).network);
    };
    const [network] = await networksOf();
    // All networks there are can be hashed in an hour: without the key of this shop that tells nothing.
    expect(network).not.toBe(digestOf(wideNetworkKey('127.0.0.1')));
    expect(network).toMatch(/^[0-9a-f]{32}$/);
    await openMailbox().collect(desk.payments);
    const after = (days: number) => new Date(desk.now().getTime() + days * DAY_MS);
    await runRetentions(desk.database, after(0.9));
    expect(await networksOf()).toEqual([network]);
    await runRetentions(desk.database, after(1.1));
    expect(await networksOf()).toEqual([undefined]);
  });

  it('goes with an imported file, which names who collected, after thirty days, though none comes after it', async () => {
    const database = await open();
    const staff = { accountId: null, role: 'catalogue', email: 'bo@example.com', requestId: 'r1' } as const;
    const bytes = Buffer.from('Reference;Name;Collector\nAB-1;Morpho didius;Grace Hopper\n');
    const now = new Date('2026-03-01T10:00:00.000Z');
    await storeFile(database, { bytes, name: 'lots.csv', staff, locale: 'en', now });
    const after = (days: number) => new Date(now.getTime() + days * DAY_MS);
    expect(await runRetentions(database, after(29))).toMatchObject({ imports: 0 });
    expect(await runRetentions(database, after(31))).toMatchObject({ imports: 1 });
    expect(await database.kysely.selectFrom('import_lines').selectAll().execute()).toEqual([]);
  });

  it('goes although something else of them cannot be deleted, which the log hears of', async () => {
    const database = await open();
    const now = new Date('2026-03-01T10:00:00.000Z');
    await writeSentContact(database, now);
    await sql`alter table sessions rename to sessions_away`.execute(database.kysely);
    const later = new Date(now.getTime() + 2 * DAY_MS);
    await expect(runRetentions(database, later)).rejects.toThrow('1 of 14 failed');
    expect(await database.kysely.selectFrom('outbox').selectAll().execute()).toEqual([]);
    const noted = await readRetentions(database.kysely);
    expect(noted.get('sentMails')?.deleted).toBe(1);
    expect(RETENTIONS.filter((name) => !noted.has(name))).toEqual(['sessions']);
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
