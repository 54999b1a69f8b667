import { beforeAll, describe, expect, it } from '@jest/globals';
import { PAYMENT_METHODS } from '@vitrine/shared/contract/frame';
import { LOCALES } from '@vitrine/shared/contract/locale';
import { checkoutSchema } from '@vitrine/shared/contract/orders/checkout';
import { eachDatabase, oneDatabase } from '../../database/testing/databases.ts';
import { openOrderDesk, type OrderDesk } from '../../testing/desks/order-desk.ts';

eachDatabase('A shopper with a cart', (open) => {
  it('sees what of it is still there, in their own order, with the prices of now', async () => {
    const desk = await openOrderDesk(await open());
    const [one, few] = [await desk.addLot(), await desk.addLot({ on_hand: 2, price_cents: 250 })];
    const lines = [
      { uuid: few.toLowerCase(), amount: 2 },
      { uuid: one, amount: 1 },
      { uuid: few, amount: 1 },
      { uuid: 'F0000000-0000-4000-8000-000000000000', amount: 1 },
    ];
    const answer = await desk.app.inject({ method: 'POST', url: '/api/cart/check', payload: { lines } });
    expect(answer.json()).toMatchObject({
      lines: [
        { uuid: few, status: 'reduced', amount: 2, insect: { priceCents: 250, name: 'Papilio machaon' } },
        { uuid: one, status: 'ok', amount: 1 },
        { uuid: 'F0000000-0000-4000-8000-000000000000', status: 'sold-out', amount: 0, insect: null },
      ],
      totalCents: 1500,
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('sees what shipping costs, by value and by weight', async () => {
    const desk = await openOrderDesk(await open());
    // It lives nowhere in Europe: no list keeps it from going.
    const uuid = await desk.addLot({ on_hand: 500, name: 'Morpho didius' });
    const price = async (country: string, amount: number) =>
      (await desk.app.inject(`/api/shipping?country=${country}&lines=${uuid}:${amount}`)).json();
    expect(await price('BE', 1)).toMatchObject([{ code: 'be', priceCents: 695, freeFromCents: 10_000 }]);
    expect(await price('be', 10)).toMatchObject([{ priceCents: 0 }]);
    // A lot weighs 30 g: 67 of them are 2,010 g.
    expect(await price('GB&postalCode=BT15GS', 67)).toMatchObject([{ code: 'uk', priceCents: 2395 }]);
    expect(await price('PL', 66)).toMatchObject([{ code: 'eu', priceCents: 1695 }]);
  });

  it('is told when the lots are worth more than a parcel is insured for', async () => {
    const desk = await openOrderDesk(await open());
    const uuid = await desk.addLot({ on_hand: 9 });
    const limit = desk.database.kysely.updateTable('shipping_rates').set({ max_value_cents: 5000 });
    await limit.where('code', '=', 'be').execute();
    const asked = (amount: number) => desk.app.inject(`/api/shipping?country=BE&lines=${uuid}:${amount}`);
    expect((await asked(5)).statusCode).toBe(200);
    const answer = await asked(6);
    expect(answer.statusCode).toBe(409);
    const error = expect.stringContaining('insured up to €50,');
    expect(answer.json()).toMatchObject({
      code: 'shipping-value',
      validationErrors: { shippingCode: { error } },
    });
    const order = await desk.order(desk.orderFor([{ uuid, amount: 6 }]));
    expect(order.json()).toMatchObject({ validationErrors: { shippingCode: { error } } });
  });

  it('may choose among the countries that the shop ships to', async () => {
    const desk = await openOrderDesk(await open());
    const countries = (await desk.app.inject('/api/checkout/countries')).json();
    expect(countries).toEqual(expect.arrayContaining(['BE', 'CH', 'FR', 'GB', 'NL', 'NO', 'UA']));
    await desk.database.kysely
      .updateTable('shipping_rates')
      .set({ is_active: 0 })
      .where('code', '=', 'uk')
      .execute();
    expect((await desk.app.inject('/api/checkout/countries')).json()).not.toContain('GB');
  });
});

eachDatabase('A shopper with a wrong request', (open) => {
  let desk: OrderDesk;
  beforeAll(async () => {
    desk = await openOrderDesk(await open());
  });

  it.each([
    ['country=US&lines=', 'country'],
    ['', 'country'],
    ['country=%00&lines=', 'country'],
    ['country=BE&lines=nonsense', 'lines'],
    ['country=BE&lines=A:0', 'lines'],
    ['country=BE&lines=A:1,', 'lines'],
    [`country=BE&lines=${'A:1,'.repeat(300)}A:1`, 'lines'],
  ])('reads what is wrong with a question about shipping: %#', async (query, field) => {
    const texts = new Set<string>();
    for (const locale of LOCALES) {
      const answer = await desk.app.inject({
        url: `/api/shipping?${query}`,
        headers: { 'x-locale': locale },
      });
      expect(answer.statusCode).toBe(400);
      texts.add(answer.json().validationErrors[field].error);
    }
    expect(texts.size).toBe(3);
  });

  it.each([
    {},
    { lines: [] },
    { lines: 'x' },
    { lines: [{ uuid: 'A' }] },
    { lines: [{ uuid: 'A', amount: 1.5 }] },
    { lines: [{ uuid: 'A', amount: 1 }], holdId: '\u0000' },
  ])('gets no hold, and no broken page, for %j', async (payload) => {
    const answer = await desk.app.inject({ method: 'POST', url: '/api/checkout/holds', payload });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().validationErrors)).not.toEqual([]);
  });
});

const open = oneDatabase();

describe('A shopper whose cart is too large', () => {
  const lots = Array.from({ length: 201 }, (_, index) => ({ uuid: `L${index}`, amount: 1 }));
  const many = [{ uuid: 'A', amount: 10_000 }];
  const twice = [
    { uuid: 'a', amount: 9_000 },
    { uuid: 'A', amount: 1_000 },
  ];
  let desk: OrderDesk;
  beforeAll(async () => {
    desk = await openOrderDesk(await open());
  });

  it.each([
    ['en', lots, /^An order holds at most 200 different lots/],
    ['nl', lots, /^Een bestelling bevat hoogstens 200 verschillende loten/],
    ['fr', lots, /^Une commande contient au plus 200 lots différents/],
    ['en', many, /^An order holds at most 9,999 of one lot/],
    ['nl', many, /^Een bestelling bevat hoogstens 9\.999 stuks van één lot/],
    ['fr', twice, /^Une commande contient au plus 9.999 exemplaires d’un même lot/],
  ])('reads in %s what is too much, wherever it is sent: %#', async (locale, lines, sentence) => {
    const headers = { 'x-locale': locale };
    const asked = lines.map(({ uuid, amount }) => `${uuid}:${amount}`).join();
    const answers = [
      await desk.app.inject({ url: '/api/cart/check', method: 'POST', headers, payload: { lines } }),
      await desk.app.inject({ url: '/api/checkout/holds', method: 'POST', headers, payload: { lines } }),
      await desk.app.inject({ url: `/api/shipping?country=BE&lines=${asked}`, headers }),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(400);
      const { error, validationErrors } = answer.json();
      expect(error).toMatch(sentence);
      expect(validationErrors).toEqual({ lines: { error } });
    }
  });
});

it('Whoever opens the checkout learns where the shop ships to, how to pay, and that it is closed', async () => {
  const desk = await openOrderDesk(await open());
  const read = async () => checkoutSchema.parse((await desk.app.inject('/api/checkout')).json());
  expect(await read()).toMatchObject({
    closing: null,
    isPaused: false,
    paymentMethods: PAYMENT_METHODS,
    isTestPayment: true,
    countries: expect.arrayContaining([
      {
        code: 'BE',
        postalCode: '9000',
        phone: '+32',
        phoneExample: expect.stringMatching(/^\+32 4\d\d( \d\d){3}$/),
      },
    ]),
  });
  const messages = { message_en: 'Moving', message_nl: 'Verhuis', message_fr: 'Déménagement', fair: null };
  const times = {
    starts_at: '2026-03-01T00:00:00.000Z',
    ends_at: '2026-03-09T00:00:00.000Z',
    ships_from: null,
  };
  await desk.database.kysely
    .insertInto('closings')
    .values({ reason: 'gesloten', mode: 'paused', ...times, ...messages })
    .execute();
  expect(await read()).toMatchObject({ isPaused: true, closing: { reason: 'gesloten' } });
});

it('Whoever orders protected lots to outside the Union reads which line it is, before any payment', async () => {
  const desk = await openOrderDesk(await open());
  const name = 'Morpho didius';
  const [free, guarded] = [await desk.addLot({ name }), await desk.addLot({ name, cites_annex: 'B' })];
  const lines = [free, guarded].map((uuid) => ({ uuid, amount: 1 }));
  const address = { country: 'GB', postalCode: 'SW1A 1AA' };
  const answer = await desk.order(desk.orderFor(lines, { address, shippingCode: 'uk' }));
  expect(answer.statusCode).toBe(400);
  const fields = Object.keys(answer.json().validationErrors);
  expect(fields).toEqual(['country', `lines.${guarded}`]);
});

it('Whoever ordered at an old price reads what each line costs now', async () => {
  const desk = await openOrderDesk(await open());
  const uuid = await desk.addLot({ price_cents: 1200 });
  const answer = await desk.order(desk.orderFor([{ uuid, amount: 1 }]));
  expect(answer.json()).toMatchObject({
    code: 'price-changed',
    totals: { totalCents: 1895 },
    check: { lines: [{ uuid, insect: { priceCents: 1200 } }] },
  });
});

it('Whoever chooses a way to ship that does not insure so much reads up to how much it does', async () => {
  const desk = await openOrderDesk(await open());
  const { kysely } = desk.database;
  const rate = await kysely
    .selectFrom('shipping_rates')
    .selectAll()
    .where('code', '=', 'be')
    .executeTakeFirstOrThrow();
  await kysely
    .insertInto('shipping_rates')
    .values({ ...rate, id: 1000, code: 'be-insured' })
    .execute();
  await kysely.updateTable('shipping_rates').set({ max_value_cents: 900 }).where('code', '=', 'be').execute();
  const answer = await desk.order(desk.orderFor([{ uuid: await desk.addLot(), amount: 1 }]));
  expect(answer.json().validationErrors).toEqual({
    shippingCode: {
      error: 'This way of shipping insures up to €9. Please choose another one, or make two orders.',
    },
  });
});

it('A script that hoards lots is asked to wait', async () => {
  const desk = await openOrderDesk(await open(), { limits: { orders: 2, holds: 2, withdrawals: 10 } });
  const hold = (uuid: string) => desk.hold([{ uuid, amount: 1 }]);
  const order = (uuid: string) => desk.order(desk.orderFor([{ uuid, amount: 1 }]));
  for (const [ask, done] of [
    [hold, 200],
    [order, 201],
  ] as const) {
    const lots = [await desk.addLot(), await desk.addLot(), await desk.addLot()];
    const answers = [];
    for (const lot of lots) answers.push(await ask(lot));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([done, done, 429]);
    expect(answers.at(-1)?.json()).toMatchObject({ code: 'too-many', error: expect.any(String) });
    const stocks = await Promise.all(lots.map((lot) => desk.stockOf(lot)));
    // What was asked too often is there for others.
    expect(stocks.map(({ reserved }) => reserved)).toEqual([1, 1, 0]);
  }
});

it('Who wants none of a lot, or less than none, is told that it must be more', async () => {
  const desk = await openOrderDesk(await open());
  const uuid = await desk.addLot();
  for (const amount of [0, -1]) {
    const answer = await desk.hold([{ uuid, amount }]);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().validationErrors).toEqual({
      'lines.0.amount': { error: 'This must be more than 0.' },
    });
  }
});
