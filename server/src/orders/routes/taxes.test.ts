import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { receiptSchema } from '@vitrine/shared/contract/orders/place-order';
import { taxQuoteSchema } from '@vitrine/shared/contract/orders/checkout';
import type { Order } from '@vitrine/shared/contract/orders/order';
import { eachDatabase } from '../../database/testing/databases.ts';
import type { Database } from '../../database/database.ts';
import { invoiceFactsSchema, listInvoices } from '../../invoices/index.ts';
import { readToolsOrder } from '../desk/read-order.ts';
import { orderTaxSchema, readVatCheck } from '../../shop/index.ts';
import { startFakeVies, type FakeVies } from '../../shop/testing/fake-vies.ts';
import { PLAIN_ADDRESS } from '../../testing/order-body.ts';
import { openOrderDesk, type OrderDesk } from '../../testing/desks/order-desk.ts';
import { testEnv } from '../../testing/test-env.ts';
import { takeOutLines } from '../fulfilment/take-out-lines.ts';
import { lockOrder } from '../store/write-order.ts';
import { runOrderCommand } from '../fulfilment/run-order-command.ts';

let vies: FakeVies;
beforeAll(async () => {
  vies = await startFakeVies();
  vies.businesses.set('FR40303265045', 'NATURALIA SARL');
  vies.businesses.set('BE0403019261', 'NATURALIA NV');
});
afterAll(() => vies.close());

const PARIS = { country: 'FR', postalCode: '75001' };
/** £135 is €155 by it. */
const BRITISH_RATE = { vatNumber: '', euroPerPound: 11_482, rateDay: '2026-03-01', rateSource: 'HMRC' };
const ON = (rateDay: string) => ({ ...BRITISH_RATE, rateDay });
const LONDON = { country: 'GB', postalCode: 'SW1A 1AA' };
const BUSINESS = 'FR 40 303 265 045';
const FIRM = 'Naturalia';

interface TaxQuery {
  to: { country: string; postalCode: string };
  shippingCode: string;
  vatNumber?: string;
  company?: string;
}

/** A shop as it sells by day, with what its owner set alone. */
async function setShop({ database }: OrderDesk, settings: Record<string, unknown> = {}) {
  await database.kysely.deleteFrom('settings').where('key', 'in', ['vat', 'british']).execute();
  for (const [key, value] of Object.entries(settings)) {
    await database.kysely
      .insertInto('settings')
      .values({ key, value: JSON.stringify(value) })
      .execute();
  }
}

async function addMarginLot(desk: OrderDesk, cost: number): Promise<string> {
  const uuid = await desk.addLot({ name: 'Morpho didius', price_cents: 5000 });
  const { kysely } = desk.database;
  const lot = kysely.selectFrom('insects').select('facts').where('uuid', '=', uuid);
  const { facts: held } = await lot.executeTakeFirstOrThrow();
  const facts = JSON.stringify({ ...JSON.parse(held), isMargin: true, cost });
  await kysely.updateTable('insects').set({ facts }).where('uuid', '=', uuid).execute();
  return uuid;
}

const quote = (
  desk: OrderDesk,
  uuids: string[],
  { to, shippingCode, vatNumber = '', company = FIRM }: TaxQuery,
) =>
  desk.app.inject({
    method: 'POST',
    url: '/api/checkout/taxes',
    payload: { lines: linesOf(uuids), ...to, shippingCode, vatNumber, company },
  });

const linesOf = (uuids: string[]) => uuids.map((uuid) => ({ uuid, amount: 1 }));

/** Orders what the checkout told, which must be what the order comes to; and pays it. */
async function buy(desk: OrderDesk, uuids: string[], wish: TaxQuery) {
  const told = taxQuoteSchema.parse((await quote(desk, uuids, wish)).json());
  const { to, shippingCode, vatNumber = '', company = FIRM } = wish;
  const address = { ...to, company };
  const expectedTotalCents = told.totalCents;
  const body = desk.orderFor(linesOf(uuids), { address, shippingCode, vatNumber, expectedTotalCents });
  const receipt = receiptSchema.parse((await desk.order(body)).json());
  await desk.press(receipt, 'pay');
  return { told, receipt, order: await desk.read(receipt) };
}

async function storedWith({ kysely }: Database, { reference }: Pick<Order, 'reference'>) {
  const row = await kysely
    .selectFrom('orders')
    .select(['id', 'tax', 'vat_check'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  const papers = (await listInvoices(kysely, row.id)).map(({ facts }) =>
    invoiceFactsSchema.parse(JSON.parse(facts)),
  );
  return {
    tax: orderTaxSchema.parse(JSON.parse(row.tax ?? '')),
    check: row.vat_check === null ? null : readVatCheck(row.vat_check),
    papers,
  };
}

eachDatabase('The taxes of an order', (open) => {
  /** Of all tests: each sets the shop and orders lots of its own. */
  let desk: OrderDesk;
  beforeAll(async () => {
    desk = await openOrderDesk(await open(), { env: testEnv({ VIES_URL: vies.url }) });
    const eu = desk.database.kysely.updateTable('shipping_rates').where('code', '=', 'eu');
    await eu.set({ countries: JSON.stringify(['ES', 'ES-CN', 'AT']) }).execute();
  });

  it.each([
    ['at home', 'belgian', 'BE 9000', 'be', 1695, 294, [], 'none'],
    ['below the threshold', 'belgian', 'FR 75001', 'near', 2195, 381, [], 'none'],
    ['under OSS', 'oss', 'FR 75001', 'near', 2195, 366, ['oss'], 'none'],
    ['to Monaco, as to France', 'oss', 'MC 98000', 'europe', 3195, 533, ['oss'], 'none'],
    ['to the Canaries', 'oss', 'ES 35001', 'eu', 2695, 0, ['export'], 'tax'],
    ['to Switzerland', 'belgian', 'CH 3000', 'europe', 3195, 0, ['export'], 'duty'],
    ['to Northern Ireland', 'oss', 'GB BT1 5GS', 'uk', 2995, 499, ['oss'], 'none'],
    ['of a small enterprise', 'exempt', 'BE 9000', 'be', 1695, 0, ['exempt'], 'none'],
  ])('%s (%s): %s', async (_name, regime, to, shippingCode, totalCents, vatCents, mentions, customs) => {
    await setShop(desk, { vat: { regime } });
    const wish = { to: { country: to.slice(0, 2), postalCode: to.slice(3) }, shippingCode };
    const { told, order } = await buy(desk, [await desk.addLot({ name: 'Morpho didius' })], wish);
    expect(told).toMatchObject({ totalCents, vatCents, mentions, customs, business: 'none' });
    expect(order).toMatchObject({ totalCents, vatCents });
    const { tax, papers } = await storedWith(desk.database, order);
    expect(tax).toMatchObject({ totalCents, vatCents });
    expect(papers).toMatchObject([{ totalCents, vatCents, tax: { vatCents } }]);
  });

  it('no rate reaches overseas but one that names it: the postal code says so before anybody pays', async () => {
    await setShop(desk);
    const uuid = await desk.addLot({ name: 'Morpho didius' });
    const reunion = { country: 'FR', postalCode: '97400' };
    const options = await desk.app.inject(`/api/shipping?country=FR&postalCode=97400&lines=${uuid}:1`);
    expect([options.statusCode, options.json().validationErrors]).toMatchObject([
      409,
      { postalCode: { error: expect.stringContaining('do not reach') } },
    ]);
    const wish = { address: reunion, shippingCode: 'near', expectedTotalCents: 2195 };
    const refused = await desk.order(desk.orderFor(linesOf([uuid]), wish));
    expect(Object.keys(refused.json().validationErrors)).toEqual(['postalCode']);
    const { kysely } = desk.database;
    const rate = await kysely
      .selectFrom('shipping_rates')
      .selectAll()
      .where('code', '=', 'eu')
      .executeTakeFirstOrThrow();
    const { id: _id, ...columns } = { ...rate, code: 'reunion', countries: '["FR-RE"]' };
    await kysely.insertInto('shipping_rates').values(columns).execute();
    const told = await desk.app.inject(`/api/shipping?country=FR&postalCode=97400&lines=${uuid}:1`);
    expect(told.json()).toMatchObject([{ code: 'reunion', priceCents: 1695 }]);
    const order = await buy(desk, [uuid], { to: reunion, shippingCode: 'reunion' });
    expect(order.order.shipping.code).toBe('reunion');
    const paris = await desk.app.inject(`/api/shipping?country=FR&postalCode=75001&lines=${uuid}:1`);
    expect(paris.json()).toMatchObject([{ code: 'near' }]);
  });

  it('a business of another member state pays no VAT, and the proof is kept', async () => {
    await setShop(desk);
    const wish = { to: PARIS, shippingCode: 'near', vatNumber: BUSINESS };
    const { told, order } = await buy(desk, [await desk.addLot({ name: 'Morpho didius' })], wish);
    expect(told).toMatchObject({ goodsCents: 826, shippingCents: 988, totalCents: 1814, vatCents: 0 });
    expect(told).toMatchObject({ business: 'valid', mentions: ['intra-community'] });
    expect(order.lines).toMatchObject([{ priceCents: 826 }]);
    expect((await storedWith(desk.database, order)).papers).toMatchObject([{ isBusiness: true }]);
    expect((await storedWith(desk.database, order)).check).toMatchObject({
      ...{ number: 'FR40303265045', state: 'valid', name: 'NATURALIA SARL', register: 'VIES' },
      ...{ consultation: 'WAPIAAAAW1234567', checkedAt: '2026-03-02T10:00:00.000Z' },
    });
    // Staff find the proof at the order, for the inspector who asks.
    const seen = await readToolsOrder(desk.database.kysely, order.reference, desk.now());
    expect(seen?.vatCheck).toMatchObject({ state: 'valid', consultation: 'WAPIAAAAW1234567' });
  });

  it.each([
    ['another’s number', 'FR 40 303 265 045', 'Kabinet Peeters SARL', 2195, 'other-name'],
    ['a number whose member state names nobody', 'DE136695978', 'Kabinet Peeters GmbH', 1814, 'valid'],
  ] as const)(
    '%s: VAT is charged where the name is another',
    async (_name, vatNumber, company, totalCents, business) => {
      vies.businesses.set('DE136695978', '---');
      await setShop(desk);
      const wish = { to: PARIS, shippingCode: 'near', vatNumber, company };
      const { told, order } = await buy(desk, [await desk.addLot({ name: 'Morpho didius' })], wish);
      expect(told).toMatchObject({ totalCents, business });
      const seen = await readToolsOrder(desk.database.kysely, order.reference, desk.now());
      const isNameCompared = business !== 'valid';
      expect(seen).toMatchObject({ totalCents, vatCheck: { state: business, isNameCompared } });
    },
  );

  it('a VAT number without a company is nobody’s: it is asked for at its field', async () => {
    await setShop(desk);
    const uuid = await desk.addLot({ name: 'Morpho didius' });
    const wish = { to: PARIS, shippingCode: 'near', vatNumber: BUSINESS, company: '' };
    const told = (await quote(desk, [uuid], wish)).json();
    expect(told).toMatchObject({ totalCents: 2195, business: 'none' });
    const body = { shippingCode: 'near', vatNumber: BUSINESS, expectedTotalCents: 2195 };
    const refused = await desk.order(desk.orderFor(linesOf([uuid]), { ...body, address: PARIS }));
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json().validationErrors)).toEqual(['company']);
    const invoiceAddress = { ...PLAIN_ADDRESS, ...PARIS, company: 'NATURALIA' };
    const payer = { ...body, invoiceAddress, expectedTotalCents: 1814 };
    const placed = await desk.order(desk.orderFor(linesOf([uuid]), { ...payer, address: PARIS }));
    expect(placed.statusCode).toBe(201);
  });

  it('a Belgian business pays Belgian VAT, also where its parcel goes to Paris and consumers pay the French', async () => {
    await setShop(desk, { vat: { regime: 'oss' } });
    const wish = { to: PARIS, shippingCode: 'near', vatNumber: 'BE 0403.019.261' };
    const { told, order } = await buy(desk, [await desk.addLot({ name: 'Morpho didius' })], wish);
    expect(told).toMatchObject({ totalCents: 2195, vatCents: 381, mentions: [], business: 'none' });
    const { tax, check, papers } = await storedWith(desk.database, order);
    expect(tax.groups).toMatchObject([{ treatment: 'belgian', rate: 2100 }]);
    expect(check).toMatchObject({ number: 'BE0403019261', state: 'valid' });
    expect(papers).toMatchObject([{ isBusiness: true }]);
  });

  it.each([
    ['nobody’s number', 'DE136695976', 'invalid'],
    ['a register that is away', 'DE136695977', 'away'],
  ] as const)('%s pays VAT, and is told why before', async (_name, vatNumber, business) => {
    await setShop(desk);
    // Asked for the checkout, and again for the order.
    if (business === 'away') vies.faults.push('busy', 'broken');
    const wish = { to: { country: 'NL', postalCode: '1012 AB' }, shippingCode: 'near', vatNumber };
    const { told, order } = await buy(desk, [await desk.addLot({ name: 'Morpho didius' })], wish);
    expect(told).toMatchObject({ totalCents: 2195, vatCents: 381, business });
    expect((await storedWith(desk.database, order)).check).toMatchObject({ state: business, name: '' });
  });

  it('a lot under the margin scheme shows no VAT, is never without it to a business, and keeps its cost', async () => {
    await setShop(desk);
    const lots = [
      await addMarginLot(desk, 2000),
      await desk.addLot({ name: 'Morpho didius', price_cents: 12_100 }),
    ];
    const { told, order } = await buy(desk, lots, { to: PARIS, shippingCode: 'near', vatNumber: BUSINESS });
    expect(told).toMatchObject({ totalCents: 16_048, vatCents: 0, mentions: ['margin', 'intra-community'] });
    expect(order.lines.map(({ priceCents }) => priceCents)).toEqual([5000, 10_000]);
    expect(order.mentions).toEqual(['margin', 'intra-community']);
    expect(await readCosts(desk, order)).toEqual([2000, null]);
  });

  it('what goes back comes to no more than the invoice, to the cent', async () => {
    await setShop(desk);
    const lots = [
      await addMarginLot(desk, 2000),
      await desk.addLot({ name: 'Morpho didius', price_cents: 3333 }),
    ];
    const { order } = await buy(desk, lots, {
      to: { country: 'BE', postalCode: '9000' },
      shippingCode: 'be',
    });
    const { reference } = order;
    await runOrderCommand(desk.database, { reference, action: 'cancel', reason: 'A wing broke' }, desk.now());
    const { papers } = await storedWith(desk.database, order);
    expect(papers.map(({ totalCents, vatCents }) => [totalCents, vatCents])).toEqual([
      [9028, 627],
      [9028, 627],
    ]);
    expect(papers[1]?.tax?.groups).toEqual(papers[0]?.tax?.groups);
  });

  it('what a business takes out of an order changes its shipping at prices without VAT', async () => {
    await setShop(desk);
    const lots = [await desk.addLot({ name: 'Morpho didius' }), await desk.addLot({ name: 'Morpho didius' })];
    const heavy = { weight_grams: 2500 };
    const { kysely } = desk.database;
    await kysely
      .updateTable('insects')
      .set(heavy)
      .where('uuid', '=', lots[1] ?? '')
      .execute();
    const { told, order } = await buy(desk, lots, { to: PARIS, shippingCode: 'near', vatNumber: BUSINESS });
    // By hand: 15.95 / 1.21 = 13.18, and for the light one 11.95 / 1.21 = 9.88.
    expect(told).toMatchObject({ goodsCents: 1652, shippingCents: 1318 });
    await desk.database.transaction(async (trx) => {
      const ordered = trx.selectFrom('orders').select('id').where('reference', '=', order.reference);
      const { id } = await ordered.executeTakeFirstOrThrow();
      const wanted = [{ position: 1, amount: 1 }];
      await takeOutLines(trx, await lockOrder(trx, id), { wanted, reason: 'A wing broke' }, desk.now());
    });
    const { papers } = await storedWith(desk.database, order);
    expect(papers[1]).toMatchObject({ totalCents: 826 + 1318 - 988, shippingCents: 1318 - 988 });
  });

  it('Great Britain is closed up to £135 without a British number, but not Northern Ireland', async () => {
    await setShop(desk, { british: BRITISH_RATE });
    const uuid = await desk.addLot({ name: 'Morpho didius' });
    const to = LONDON;
    const refused = await quote(desk, [uuid], { to, shippingCode: 'uk' });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().validationErrors.country.error).toContain('more than €155 (£135)');
    const body = desk.orderFor(linesOf([uuid]), {
      address: to,
      shippingCode: 'uk',
      expectedTotalCents: 2995,
    });
    expect((await desk.order(body)).statusCode).toBe(400);
    const ways = (postalCode: string) =>
      desk.app.inject(
        `/api/shipping?country=GB&postalCode=${encodeURIComponent(postalCode)}&lines=${uuid}:1`,
      );
    expect((await ways('SW1A 1AA')).statusCode).toBe(409);
    expect((await ways('BT1 5GS')).statusCode).toBe(200);
  });

  it('with one, British VAT is in the price up to £135, and above it the border asks', async () => {
    const british = { ...BRITISH_RATE, vatNumber: 'GB123456789' };
    await setShop(desk, { british });
    const to = LONDON;
    const small = await buy(desk, [await desk.addLot({ name: 'Morpho didius' })], { to, shippingCode: 'uk' });
    expect(small.told).toMatchObject({ totalCents: 2995, vatCents: 499, customs: 'paid' });
    const dear = await desk.addLot({ name: 'Morpho didius', price_cents: 20_000 });
    const large = await buy(desk, [dear], { to, shippingCode: 'uk' });
    expect(large.told).toMatchObject({ totalCents: 21_995, vatCents: 0, customs: 'duty' });
  });

  it.each([
    ['that nobody set', undefined, 'en', 'has no exchange rate for that yet'],
    ['without a source', { ...BRITISH_RATE, rateSource: '' }, 'en', 'has no exchange rate for that yet'],
    [
      'of 32 days ago',
      ON('2026-01-29'),
      'en',
      'our exchange rate is of 29\u00a0January\u00a02026. After 31 days',
    ],
    [
      'of 32 days ago',
      ON('2026-01-29'),
      'nl',
      'onze wisselkoers is van 29\u00a0januari\u00a02026. Na 31 dagen',
    ],
    [
      'of 32 days ago',
      ON('2026-01-29'),
      'fr',
      'notre cours de change date du 29\u00a0janvier\u00a02026. Après 31 jours',
    ],
    ['of a month to come', ON('2026-04-03'), 'en', 'our exchange rate is of 3\u00a0April\u00a02026'],
  ])(
    'a pound %s closes Great Britain, however dear the order (%o, %s)',
    async (_name, british, locale, said) => {
      await setShop(desk, british && { british });
      const dear = await desk.addLot({ name: 'Morpho didius', price_cents: 20_000 });
      const refused = await desk.app.inject({
        ...{ method: 'POST', url: '/api/checkout/taxes', headers: { 'x-locale': locale } },
        payload: { lines: linesOf([dear]), ...LONDON, shippingCode: 'uk', vatNumber: '' },
      });
      expect(refused.statusCode).toBe(409);
      expect(refused.json().validationErrors.country.error).toContain(said);
      const ways = await desk.app.inject(`/api/shipping?country=GB&postalCode=SW1A1AA&lines=${dear}:1`);
      expect(ways.json()).toMatchObject({ code: 'british-vat' });
      const body = desk.orderFor(linesOf([dear]), { address: LONDON, shippingCode: 'uk' });
      expect((await desk.order(body)).json().validationErrors).toHaveProperty('country');
    },
  );

  it.each([
    ['en', 'more than €155 (£135)'],
    ['nl', 'meer dan € 155 (£ 135)'],
    ['fr', 'plus de 155 € (135 £)'],
  ])('in %s a refusal writes money as the language does', async (locale, said) => {
    await setShop(desk, { british: BRITISH_RATE });
    const lines = `${await desk.addLot({ name: 'Morpho didius' })}:1`;
    const refused = await desk.app.inject({
      url: `/api/shipping?country=GB&postalCode=SW1A1AA&lines=${lines}`,
      headers: { 'x-locale': locale },
    });
    expect(refused.json().error.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(said);
  });
});

async function readCosts({ database }: OrderDesk, { reference }: Pick<Order, 'reference'>) {
  const lines = await database.kysely
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select('purchase_cents')
    .where('orders.reference', '=', reference)
    .orderBy('position')
    .execute();
  return lines.map((line) => line.purchase_cents);
}
