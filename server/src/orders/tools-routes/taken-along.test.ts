import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { taxQuoteSchema } from '@vitrine/shared/contract/orders/checkout';
import { ledgersSchema } from '@vitrine/shared/contract/tools/orders/ledgers';
import type { PhoneOrderRequest } from '@vitrine/shared/contract/tools/orders/phone-orders';
import { eachDatabase } from '../../database/testing/databases.ts';
import { invoiceFactsSchema, listInvoices } from '../../invoices/index.ts';
import { openPackingRoom, type PackingRoom, stepsOf } from '../../testing/desks/packing-room.ts';
import { readPaper } from '../../testing/desks/read-paper.ts';
import { PLAIN_ADDRESS } from '../../testing/order-body.ts';
import { stockFaults } from '../../catalogue/store/stock.ts';
import { cancelOrder } from '../fulfilment/order-steps.ts';
import { settleRefunds } from '../paying/settle-refunds.ts';

const PARIS = { ...PLAIN_ADDRESS, country: 'FR', postalCode: '75001', city: 'Paris' };
const BERLIN = {
  ...PLAIN_ADDRESS,
  company: 'Käfer GmbH',
  country: 'DE',
  postalCode: '10115',
  city: 'Berlin',
};
const LONDON = { ...PLAIN_ADDRESS, country: 'GB', postalCode: 'SW1A 1AA', city: 'London' };
const BERN = { ...PLAIN_ADDRESS, country: 'CH', postalCode: '3011', city: 'Bern' };
/** With the papers that a sale within the Union wants. */
const GUARDED = {
  ...{ name: 'Ornithoptera priamus', cites_annex: 'B' as const, cites_certificate: 'BE-9' },
  facts: JSON.stringify({ documentKind: 'breeder-declaration' }),
};
const DAYS = 'from=2026-01-01&to=2026-03-31';
/** The test register knows it, and names nobody. */
const GERMAN = 'DE136695976';

type Wish = Partial<PhoneOrderRequest> & Pick<PhoneOrderRequest, 'address'>;

eachDatabase('Lots that are taken along at the stand', (open) => {
  let room: PackingRoom;
  beforeAll(async () => {
    room = await openPackingRoom(open);
    const vat = { key: 'vat', value: JSON.stringify({ regime: 'oss' }) };
    await room.database.kysely.insertInto('settings').values(vat).execute();
  });

  const addLot = (more: Parameters<PackingRoom['addLot']>[0] = {}) =>
    room.addLot({ name: 'Morpho didius', ...more });

  const ask = (uuid: string, { address, vatNumber = '', isTakenAlong = true }: Wish, amount = 1) =>
    room.app.inject({
      ...{ method: 'POST', url: '/api/checkout/taxes' },
      payload: {
        ...{ lines: [{ uuid, amount }], vatNumber, company: address.company, isTakenAlong },
        ...{ country: address.country, postalCode: address.postalCode, shippingCode: '' },
      },
    });

  const place = (uuid: string, wish: Wish, expectedTotalCents: number, amount = 1) => {
    room.packer.headers['idempotency-key'] = randomUUID();
    return room.packer.post('/api/tools/phone-orders', {
      ...{ language: 'en', lines: [{ uuid, amount }], email: 'ada@example.com', phone: '', vatNumber: '' },
      ...{ shippingCode: '', payment: 'cash', note: 'At the fair, to Bram', isTakenAlong: true },
      ...{ ...wish, expectedTotalCents },
    });
  };

  async function sell(uuid: string, wish: Wish, amount = 1) {
    const told = taxQuoteSchema.parse((await ask(uuid, wish, amount)).json());
    const placed = await place(uuid, wish, told.totalCents, amount);
    expect([placed.statusCode, placed.body]).toEqual([201, expect.any(String)]);
    const { reference } = placed.json();
    const row = await room.database.kysely
      .selectFrom('orders')
      .select(['id', 'key', 'country'])
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    const papers = (await listInvoices(room.database.kysely, row.id)).map(({ facts }) =>
      invoiceFactsSchema.parse(JSON.parse(facts)),
    );
    return { told, order: await room.see(reference), papers, ...row, reference };
  }

  describe('Whoever buys, and wherever they live, pays Belgian VAT and no shipping', () => {
    it.each<[string, Wish, { price_cents: number; amount: number }, { total: number; vat: number }]>([
      // 10.00 × 21 / 121 = 1.74; sent to Paris it were 20%, told to the one-stop shop.
      [
        'a consumer from France',
        { address: PARIS },
        { price_cents: 1000, amount: 1 },
        { total: 1000, vat: 174 },
      ],
      // Sent to Berlin it were 100.00, without VAT.
      [
        'a German business with a valid number',
        { address: BERLIN, vatNumber: GERMAN },
        { price_cents: 12_100, amount: 1 },
        { total: 12_100, vat: 2100 },
      ],
      // 33.33 × 21 / 121 = 5.78; nothing is sent to Britain from here.
      ['a Briton', { address: LONDON }, { price_cents: 3333, amount: 1 }, { total: 3333, vat: 578 }],
      // 2 × 19.99 = 39.98, × 21 / 121 = 6.94; sent to Bern it were an export.
      ['a Swiss', { address: BERN }, { price_cents: 1999, amount: 2 }, { total: 3998, vat: 694 }],
    ])('%s', async (_who, wish, { price_cents, amount }, { total, vat }) => {
      const uuid = await addLot({ price_cents, on_hand: amount });
      const { told, order, papers, country } = await sell(uuid, wish, amount);
      expect(told).toMatchObject({ goodsCents: total, shippingCents: 0, totalCents: total, vatCents: vat });
      expect(told).toMatchObject({ mentions: [], customs: 'none', business: 'none' });
      expect(order).toMatchObject({
        goodsCents: total,
        totalCents: total,
        vatCents: vat,
        isTakenAlong: true,
      });
      expect(order.shipping).toMatchObject({ priceCents: 0, name: { en: 'Taken along at our stand' } });
      expect([country, order.address.country, order.address.street]).toEqual(['BE', 'BE', '']);
      expect(order.invoiceAddress).toMatchObject({ country: wish.address.country, street: 'Coupure' });
      expect(order).not.toHaveProperty('customs');
      expect(order.lines.map(({ export: law }) => law)).toEqual([undefined]);
      expect(papers).toMatchObject([
        {
          ...{ totalCents: total, vatCents: vat, shippingCents: 0, isTakenAlong: true },
          ...{ address: { country: wish.address.country }, deliveryAddress: { country: 'BE' } },
          tax: { territory: 'BE', groups: [{ treatment: 'belgian', rate: 2100, netCents: total - vat }] },
        },
      ]);
      expect(papers[0]).not.toHaveProperty('customs');
      expect(papers[0]).not.toHaveProperty('isBusiness');
    });

    it('and under the margin scheme its VAT stays within the margin, also for who lives in Bern', async () => {
      const uuid = await addLot({ price_cents: 5000, facts: JSON.stringify({ isMargin: true, cost: 2000 }) });
      const { told, papers } = await sell(uuid, { address: BERN });
      expect(told).toMatchObject({ totalCents: 5000, vatCents: 0, mentions: ['margin'], customs: 'none' });
      expect(papers).toMatchObject([{ tax: { groups: [{ treatment: 'margin', grossCents: 5000 }] } }]);
    });

    it('so that the accountant finds Belgian sales, and nothing for the one-stop shop or the listing', async () => {
      const owner = await room.atWork('owner');
      const books = ledgersSchema.parse((await owner.get(`/api/tools/ledgers?${DAYS}`)).json());
      // 8.26 + 100.00 + 27.55 + 33.04 at 21%, and 50.00 under the margin scheme.
      expect(books.total).toEqual({ netCents: 826 + 10_000 + 2755 + 3304 + 5000, vatCents: 3546 });
      expect(new Set(books.sales.map(({ country }) => country))).toEqual(new Set(['BE']));
      expect([books.oss, books.listing]).toEqual([[], []]);
      // 30.00 × 21 / 121 = 5.21.
      expect(books.margin).toMatchObject([{ soldCents: 5000, costCents: 2000, vatCents: 521 }]);
      expect(books.distanceSales).toMatchObject({ thisYearCents: 0, state: 'below' });
      const today = 'from=2026-03-02&to=2026-03-02&by=species';
      const { total } = (await owner.get(`/api/tools/sales?${today}`)).json();
      expect(total).toEqual({ lots: 6, cents: 1000 + 12_100 + 3333 + 3998 + 5000 });
    });
  });

  it('are in their hands once they are paid: nothing is to be packed, sent or declared', async () => {
    const { order, reference, key } = await sell(await addLot(), { address: LONDON });
    expect(order).toMatchObject({ orderState: 'completed', fulfilmentState: 'delivered', parcels: [] });
    expect(stepsOf(order).map((step) => step.split(' by ')[0])).toEqual([
      ...['order placed', 'payment open', 'payment paid', 'order confirmed'],
      ...['fulfilment delivered', 'order completed'],
    ]);
    expect(order.steps).toEqual(['contact', 'refund', 'cancel']);
    expect((await room.list('?queue=pack')).orders).toEqual([]);
    const listed = (await room.list('?queue=all')).orders.find((one) => one.reference === reference);
    expect(listed).toMatchObject({ isTakenAlong: true, country: 'BE', name: 'Ada Peeters' });
    expect((await room.packer.get(`/api/tools/orders/${reference}/customs.pdf`)).statusCode).toBe(404);
    const { text } = await readPaper(room, { reference, key });
    expect(text).toContain('Handed over to the buyer at our stand: supplied in Belgium, article 31');
    const mails = (await room.mails()).filter(({ messageId }) => messageId.includes(reference));
    expect(mails.map(({ subject }) => subject)).toEqual([`Your purchase ${reference}: paid`]);
    expect(mails[0]?.text).not.toMatch(/pack|Delivery to|Expected/);
  });

  it.each(['link', 'transfer'] as const)(
    'are not paid by %s, which may come when nobody stands there',
    async (payment) => {
      const uuid = await addLot();
      const refused = await place(uuid, { address: PARIS, payment }, 1000);
      expect([refused.statusCode, refused.json().validationErrors]).toEqual([
        400,
        { payment: { error: expect.stringContaining('in cash') } },
      ]);
      expect(await room.stockOf(uuid)).toEqual({ on_hand: 1, reserved: 0 });
    },
  );

  it('can be mended in how their buyer is reached, a Briton by the phone of there', async () => {
    const wish = { address: LONDON, email: '', phone: '07911 123456' };
    const { reference } = await sell(await addLot(), wish);
    const contact = { step: 'contact' as const, email: 'briton@example.com', phone: '07911 123456' };
    const mended = await room.move(reference, contact);
    expect([mended.statusCode, mended.body]).toEqual([200, expect.any(String)]);
    expect(await room.see(reference)).toMatchObject({ email: 'briton@example.com' });
  });

  it('can be withdrawn from for fourteen days from that day, and come back with a credit note of Belgian VAT', async () => {
    const uuid = await addLot();
    const { id, reference, key } = await sell(uuid, { address: PARIS });
    const link = { reference, key, paymentUrl: '' };
    expect((await room.read(link)).withdrawal).toMatchObject({
      ...{ until: '2026-03-16T22:59:59.999Z', isOpen: true, isLate: false },
    });
    await room.withdrawn({ ...link, uuid });
    const [withdrawal] = (await room.see(reference)).withdrawals;
    const back = { step: 'return' as const, withdrawalId: withdrawal?.id ?? 0, refused: [] };
    expect((await room.move(reference, back)).statusCode).toBe(200);
    const [, note] = await listInvoices(room.database.kysely, id);
    expect(invoiceFactsSchema.parse(JSON.parse(note?.facts ?? ''))).toMatchObject({
      ...{ totalCents: 1000, vatCents: 174, isTakenAlong: true, deliveryAddress: { country: 'BE' } },
      tax: { groups: [{ treatment: 'belgian', netCents: 826 }] },
    });
    expect(await room.stockOf(uuid)).toEqual({ on_hand: 1, reserved: 0 });
  });

  it('come back into stock when they were booked by mistake, with a credit note, also of a buyer without a mailbox', async () => {
    const uuid = await addLot();
    const { id, reference } = await sell(uuid, { address: PARIS, email: '' });
    const slip = { step: 'cancel', confirmation: reference, reason: 'Booked twice', isLost: false } as const;
    expect((await room.move(reference, slip)).statusCode).toBe(200);
    expect(await room.stockOf(uuid)).toEqual({ on_hand: 1, reserved: 0 });
    const papers = await listInvoices(room.database.kysely, id);
    expect(papers.map(({ kind, total_cents: cents }) => [kind, cents])).toEqual([
      ['invoice', 1000],
      ['credit-note', 1000],
    ]);
    const order = await room.see(reference);
    expect([order.orderState, order.seen.leftCents]).toEqual(['cancelled', 0]);
    expect(order.steps).not.toContain('cancel');
    // Somebody counts the money out of the till, and says so.
    await settleRefunds(room.payments);
    const [refund] = (await room.see(reference)).refunds;
    expect(refund).toMatchObject({ amountCents: 1000, state: 'failed' });
    const repaid = await room.move(reference, { step: 'repay', refundId: refund?.id ?? 0, isByHand: true });
    expect([repaid.statusCode, (await room.see(reference)).paymentState]).toEqual([200, 'refunded']);
    expect(await stockFaults(room.database.kysely)).toEqual([]);
  });

  it('are not cancelled while something of them is to come back', async () => {
    const uuid = await addLot();
    const { reference, key } = await sell(uuid, { address: PARIS });
    await room.withdrawn({ reference, key, paymentUrl: '', uuid });
    const { steps } = await room.see(reference);
    expect(steps).toContain('return');
    expect(steps).not.toContain('cancel');
  });

  it('are not cancelled after a return that was refused either: what its buyer kept is paid', async () => {
    const uuid = await addLot();
    const { reference, key } = await sell(uuid, { address: PARIS });
    await room.withdrawn({ reference, key, paymentUrl: '', uuid });
    const [withdrawal] = (await room.see(reference)).withdrawals;
    const refused = [{ position: 0, amount: 1, reason: 'A wing is broken' }];
    const back = { step: 'return' as const, withdrawalId: withdrawal?.id ?? 0, refused };
    expect((await room.move(reference, back)).statusCode).toBe(200);
    const order = await room.see(reference);
    expect([order.fulfilmentState, order.steps.includes('cancel')]).toEqual(['delivered', false]);
    expect(await cancelOrder(room.database, reference, 'Booked twice', room.now())).toBe('not-now');
    expect(await room.stockOf(uuid)).toEqual({ on_hand: 0, reserved: 0 });
  });

  it('are judged as a sale in Belgium: what needs a permit to be sent to Bern does not need it here', async () => {
    const uuid = await addLot({ ...GUARDED });
    expect((await ask(uuid, { address: BERN, isTakenAlong: false })).statusCode).toBe(409);
    expect((await ask(uuid, { address: BERN })).json()).toMatchObject({ totalCents: 1000, vatCents: 174 });
    const { order } = await sell(uuid, { address: BERN });
    expect(order.lines).toMatchObject([{ citesAnnex: 'B' }]);
  });

  it('cost what was told: another total is refused, and nothing is sold', async () => {
    const uuid = await addLot();
    const refused = await place(uuid, { address: PARIS }, 2195);
    expect([refused.statusCode, Object.keys(refused.json().validationErrors)]).toEqual([
      409,
      ['expectedTotalCents'],
    ]);
    expect(await room.stockOf(uuid)).toEqual({ on_hand: 1, reserved: 0 });
  });

  it('are sold to a visitor from where the shop ships nothing, whose invoice says so; by parcel they are not', async () => {
    const denver = { ...PLAIN_ADDRESS, country: 'US', postalCode: '80202', city: 'Denver' };
    const wish = { address: denver, phone: '+1 303 555 0123' };
    const { order, papers } = await sell(await addLot(), wish);
    expect([order.address.country, order.invoiceAddress?.country, order.vatCents]).toEqual(['BE', 'US', 174]);
    expect(papers).toMatchObject([{ address: { country: 'US', city: 'Denver' }, isTakenAlong: true }]);
    const sent = { ...wish, isTakenAlong: false, shippingCode: 'be' };
    const nowhere = { ...wish, address: { ...denver, country: 'XX' } };
    for (const other of [sent, nowhere]) {
      const refused = await place(await addLot(), other, 1000);
      expect([refused.statusCode, Object.keys(refused.json().validationErrors)]).toEqual([400, ['country']]);
    }
  });

  it('need the address of the invoice all the same', async () => {
    const refused = await place(await addLot(), { address: { ...PARIS, street: '' } }, 1000);
    expect([refused.statusCode, Object.keys(refused.json().validationErrors)]).toEqual([400, ['street']]);
  });
});
