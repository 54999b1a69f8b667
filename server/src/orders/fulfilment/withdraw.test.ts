import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Receipt } from '@vitrine/shared/contract/orders/place-order';
import { settleRefunds } from '../paying/settle-refunds.ts';
import { withdrawalEnd } from '../rules/withdrawal-window.ts';
import { isNameOf } from '../rules/same-name.ts';
import { NO_BRITISH_TERMS } from '../../shop/rules/british-vat.ts';
import { writeBritishTerms } from '../../shop/index.ts';
import { stockFaults } from '../../catalogue/store/stock.ts';
import { eachDatabase } from '../../database/testing/databases.ts';
import { openMailbox } from '../../testing/mails/mailbox.ts';
import { openOrderDesk, type OrderDesk } from '../../testing/desks/order-desk.ts';
import { readWithdrawals } from '../desk/store/order.ts';
import { markDelivered, prepareOrder, returnOrder, shipOrder } from './order-steps.ts';

const DAY_MINUTES = 24 * 60;
const WHO = { name: 'Ada Peeters', email: 'ADA@example.com' };

async function send(desk: OrderDesk, path: string, payload: object, key: string = randomUUID()) {
  const headers = { 'idempotency-key': key };
  const answer = await desk.app.inject({ method: 'POST', url: `/api/withdrawals${path}`, payload, headers });
  return { status: answer.statusCode, body: answer.json() };
}

/** A paid order of two lots of 10 and 20 euro, shipping 6.95. */
async function paidOrder(desk: OrderDesk) {
  const small = await desk.addLot({ on_hand: 2 });
  const large = await desk.addLot({ price_cents: 2000 });
  const lines = [
    { uuid: small, amount: 2 },
    { uuid: large, amount: 1 },
  ];
  const receipt: Receipt = (await desk.order(desk.orderFor(lines, { expectedTotalCents: 4695 }))).json();
  await desk.press(receipt, 'pay');
  return { receipt, small, large, lines };
}

async function deliver(desk: OrderDesk, { reference }: Receipt): Promise<void> {
  await prepareOrder(desk.database, reference, desk.now());
  await shipOrder(desk.database, reference, { carrier: 'bpost', trackingNumber: '1' }, desk.now());
  await markDelivered(desk.database, reference, desk.now());
}

/** Days on which no parcel can have come, and what is said of each. */
const WRONG_DAYS = [
  ['2026-02-31', 'choose a day'],
  ['2026-02-27', 'not sent it yet'],
  ['2026-12-24', 'still to come'],
] as const;

eachDatabase('Whoever withdraws', (open) => {
  it('before shipping gets lots and money back at once, line by line, and shipping with the last', async () => {
    const desk = await openOrderDesk(await open());
    const box = openMailbox();
    const { receipt, small, large } = await paidOrder(desk);
    const request = { ...WHO, reference: receipt.reference.toLowerCase() };
    const first = { ...request, lines: [{ uuid: small, amount: 1 }] };
    expect(await send(desk, '/quote', first)).toEqual({
      status: 200,
      body: { goodsCents: 1000, shippingCents: 0, refundCents: 1000, isPaid: true, isBeforeShipping: true },
    });
    const taken = await send(desk, '', first, 'the-same-key');
    expect(taken).toMatchObject({
      status: 201,
      body: { reference: receipt.reference, receivedAt: '2026-03-02T10:00:00.000Z', refundCents: 1000 },
    });
    expect(taken.body.lines).toMatchObject([
      { uuid: small, picture: null, family: { category: 'BUTTERFLIES' } },
    ]);
    expect(await send(desk, '', first, 'the-same-key')).toEqual(taken);
    expect(await desk.stockOf(small)).toEqual({ on_hand: 1, reserved: 0 });
    const rest = [
      { uuid: small, amount: 1 },
      { uuid: large, amount: 1 },
    ];
    expect((await send(desk, '', { ...request, lines: rest })).body).toMatchObject({
      goodsCents: 3000,
      shippingCents: 695,
      refundCents: 3695,
    });
    while ((await settleRefunds(desk.payments)) > 0);
    const order = await desk.read(receipt);
    expect(order).toMatchObject({
      orderState: 'cancelled',
      paymentState: 'refunded',
      withdrawal: { isOpen: false },
    });
    expect(order.invoices?.map(({ totalCents }) => totalCents)).toEqual([4695, 1000, 3695]);
    expect(order.lines.map(({ withdrawnAmount }) => withdrawnAmount)).toEqual([2, 1]);
    expect(await desk.stockOf(small)).toEqual({ on_hand: 2, reserved: 0 });
    expect(await desk.stockOf(large)).toEqual({ on_hand: 1, reserved: 0 });
    expect(await stockFaults(desk.database.kysely)).toEqual([]);
    const mails = await box.collect(desk.payments);
    const acknowledged = mails.filter(({ messageId }) => messageId.startsWith('withdrawal-received'));
    expect(acknowledged).toHaveLength(2);
    expect(acknowledged[0]?.text).toContain('On 2\u00a0March\u00a02026 at 11:00 we received your withdrawal');
    // What went back, and not what the whole order came to.
    const refunded = mails.filter(({ messageId }) => messageId.startsWith('refunded'));
    expect(refunded).toHaveLength(2);
    for (const mail of [acknowledged[0], refunded[0]]) {
      expect(mail?.text).toContain('Goes back to you: €10.00');
      expect(mail?.text).toContain('\n1 × ');
      expect(mail?.text).not.toMatch(/46\.95|Total/);
    }
    expect((await send(desk, '', { ...request, lines: rest })).body.code).toBe('withdrawal-closed');
  });

  it('after delivery sends the lots back first, and has 14 days for it', async () => {
    const desk = await openOrderDesk(await open());
    const { receipt, lines, large } = await paidOrder(desk);
    await deliver(desk, receipt);
    desk.passMinutes(14 * DAY_MINUTES);
    const request = { ...WHO, reference: receipt.reference };
    const found = await send(desk, '/order', request);
    expect(found.body).toMatchObject({ isOpen: true, until: '2026-03-16T22:59:59.999Z' });
    expect(await send(desk, '', { ...request, lines })).toMatchObject({
      status: 201,
      body: { refundCents: 4695, isBeforeShipping: false },
    });
    expect(await desk.read(receipt)).toMatchObject({
      orderState: 'completed',
      fulfilmentState: 'return-announced',
      refunds: [],
    });
    expect(await desk.stockOf(large)).toEqual({ on_hand: 0, reserved: 0 });
    expect(await returnOrder(desk.database, receipt.reference, desk.now())).toBe('done');
    expect(await returnOrder(desk.database, receipt.reference, desk.now())).toBe('not-now');
    await settleRefunds(desk.payments);
    expect(await desk.read(receipt)).toMatchObject({ fulfilmentState: 'returned', paymentState: 'refunded' });
    expect(await desk.stockOf(large)).toEqual({ on_hand: 1, reserved: 0 });
    expect(await stockFaults(desk.database.kysely)).toEqual([]);
  });

  it('is heard after the fifteenth day too: a person judges, who reads when the parcel came', async () => {
    const desk = await openOrderDesk(await open());
    const box = openMailbox();
    const { receipt, lines, large } = await paidOrder(desk);
    await deliver(desk, receipt);
    desk.passMinutes(15 * DAY_MINUTES);
    const request = { ...WHO, reference: receipt.reference };
    expect((await send(desk, '/order', request)).body).toMatchObject({
      ...{ isOpen: true, isLate: true, isSent: true, until: '2026-03-16T22:59:59.999Z' },
      lines: [{ withdrawableAmount: 2 }, { withdrawableAmount: 1 }],
    });
    const wrong = await send(desk, '', { ...request, lines, cameOn: 'last week' });
    expect(wrong.body.validationErrors).toEqual({ cameOn: { error: 'Please choose a day.' } });
    for (const [cameOn, said] of WRONG_DAYS) {
      const refused = await send(desk, '', { ...request, lines, cameOn });
      expect(refused.body.validationErrors.cameOn.error).toContain(said);
    }
    const taken = await send(desk, '', { ...request, lines, cameOn: '2026-03-10' });
    expect(taken).toMatchObject({ status: 201, body: { isLate: true, isBeforeShipping: false } });
    expect((await desk.read(receipt)).refunds).toEqual([]);
    expect(await desk.stockOf(large)).toEqual({ on_hand: 0, reserved: 0 });
    const [orderId] = await desk.database.kysely.selectFrom('orders').select('id').execute();
    const [late] = await readWithdrawals(desk.database.kysely, orderId?.id ?? 0);
    expect(late).toMatchObject({ lateSince: '2026-03-16T22:59:59.999Z', cameOn: '2026-03-10' });
    const mails = await box.collect(desk.payments);
    const acknowledged = mails.find(({ messageId }) => messageId.startsWith('withdrawal-received'));
    expect(acknowledged?.text).toContain('the time for it was over on 16\u00a0March\u00a02026');
    expect((await desk.read(receipt)).fulfilmentState).toBe('delivered');
    expect(await returnOrder(desk.database, receipt.reference, desk.now())).toBe('not-now');
  });

  it('gets one withdrawal out of two tabs, and never more than was bought', async () => {
    const desk = await openOrderDesk(await open());
    const { receipt, large } = await paidOrder(desk);
    const request = { ...WHO, reference: receipt.reference, lines: [{ uuid: large, amount: 1 }] };
    const both = await Promise.all([send(desk, '', request), send(desk, '', request)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 400]);
    expect((await desk.read(receipt)).refunds).toHaveLength(1);
  });

  it('from a part of an unpaid order frees those lots, and owes the rest alone', async () => {
    const desk = await openOrderDesk(await open());
    const box = openMailbox();
    const [small, large] = [await desk.addLot({ on_hand: 3 }), await desk.addLot({ price_cents: 2000 })];
    const lines = [
      { uuid: small, amount: 3 },
      { uuid: large, amount: 1 },
    ];
    const receipt: Receipt = (await desk.order(desk.orderFor(lines, { expectedTotalCents: 5695 }))).json();
    const request = { ...WHO, reference: receipt.reference };
    const part = [
      { uuid: small, amount: 1 },
      { uuid: large, amount: 1 },
    ];
    const taken = await send(desk, '', { ...request, lines: part });
    expect(taken).toMatchObject({ status: 201, body: { refundCents: 0, isPaid: false, goodsCents: 3000 } });
    expect(taken.body.lines).toMatchObject([{ priceCents: 1000 }, { priceCents: 2000 }]);
    expect(await desk.stockOf(small)).toEqual({ on_hand: 3, reserved: 2 });
    expect(await desk.stockOf(large)).toEqual({ on_hand: 1, reserved: 0 });
    const mails = (await box.collect(desk.payments)).filter(({ messageId }) =>
      /withdraw|lines/.test(messageId),
    );
    expect(mails.map(({ messageId }) => messageId.split('.')[0]).toSorted()).toEqual([
      'order-lines',
      'withdrawal-received',
    ]);
    const order = await desk.read(receipt);
    expect(order).toMatchObject({ orderState: 'placed', totalCents: 2695, canPay: true });
    expect(order.lines).toMatchObject([{ uuid: small, amount: 2, withdrawnAmount: 0 }]);
    await send(desk, '', { ...request, lines: [{ uuid: small, amount: 1 }] });
    expect((await desk.read(receipt)).totalCents).toBe(1695);
    expect((await send(desk, '', { ...request, lines: [{ uuid: small, amount: 2 }] })).status).toBe(400);
    expect(await stockFaults(desk.database.kysely)).toEqual([]);
  });

  it('from a part of an unpaid order to Great Britain keeps more than £135 of it, or nothing', async () => {
    const desk = await openOrderDesk(await open());
    const british = { ...NO_BRITISH_TERMS, euroPerPound: 11_500, rateDay: '2026-03-01', rateSource: 'HMRC' };
    await writeBritishTerms(desk.database.kysely, british);
    const prices = [15_000, 15_525, 1];
    const lots = await Promise.all(
      prices.map((price_cents) => desk.addLot({ price_cents, name: 'Morpho didius' })),
    );
    const lines = lots.map((uuid) => ({ uuid, amount: 1 }));
    const address = { country: 'GB', postalCode: 'SW1A 1AA' };
    const order = desk.orderFor(lines, { address, shippingCode: 'uk', expectedTotalCents: 32_521 });
    const receipt: Receipt = (await desk.order(order)).json();
    const request = { ...WHO, reference: receipt.reference };
    const tooMuch = lines.filter(({ uuid }) => uuid !== lots[1]);
    for (const path of ['/quote', '']) {
      const refused = await send(desk, path, { ...request, lines: tooMuch });
      expect(refused).toMatchObject({ status: 409, body: { code: 'british-vat' } });
      expect(refused.body.validationErrors.lines.error).toContain('or keep more than €155.25 of it');
    }
    expect((await desk.read(receipt)).totalCents).toBe(32_521);
    expect((await send(desk, '', { ...request, lines: lines.slice(0, 1) })).status).toBe(201);
    expect((await send(desk, '', { ...request, lines: lines.slice(1) })).status).toBe(201);
    expect(await desk.read(receipt)).toMatchObject({ orderState: 'cancelled' });
  });

  it('from an unpaid order ends it, and money that comes later goes back', async () => {
    const desk = await openOrderDesk(await open());
    const uuid = await desk.addLot();
    const receipt = await desk.placed(uuid);
    const request = { ...WHO, reference: receipt.reference, lines: [{ uuid, amount: 1 }] };
    const nothing = { refundCents: 0, isPaid: false, isBeforeShipping: true };
    expect((await send(desk, '/quote', request)).body).toMatchObject(nothing);
    expect((await send(desk, '', request)).body).toMatchObject(nothing);
    expect(await desk.read(receipt)).toMatchObject({
      orderState: 'cancelled',
      paymentState: 'cancelled',
      canPay: false,
    });
    expect(await desk.stockOf(uuid)).toEqual({ on_hand: 1, reserved: 0 });
    await desk.press(receipt, 'pay');
    await settleRefunds(desk.payments);
    expect(await desk.read(receipt)).toMatchObject({
      orderState: 'cancelled',
      paymentState: 'refunded',
      invoices: [],
    });
    expect(await stockFaults(desk.database.kysely)).toEqual([]);
  });
});

eachDatabase('The form to withdraw', (open) => {
  let paid: Awaited<ReturnType<typeof paidOrder>> & { desk: OrderDesk };
  beforeAll(async () => {
    const desk = await openOrderDesk(await open());
    paid = { desk, ...(await paidOrder(desk)) };
  });

  it.each([
    [{ name: 'Eve Peeters' }],
    [{ email: 'eve@example.com' }],
    [{ reference: 'VDM-2026-999999' }],
    [{ reference: 'VDM\u0000' }],
  ])('tells nothing about an order with %j', async (wrong) => {
    const { desk, receipt, lines } = paid;
    const request = { ...WHO, reference: receipt.reference, lines, ...wrong };
    const answers = await Promise.all(['/order', '/quote', ''].map((path) => send(desk, path, request)));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(new Set(answers.map(({ body }) => body.error)).size).toBe(1);
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ email: 'ada' }, 'email'],
    [{ reference: 7 }, 'reference'],
    [{ lines: [] }, 'lines'],
    [{ lines: [{ uuid: 'x', amount: 1 }] }, 'lines'],
    [{ lines: 'all' }, 'lines'],
  ])('says at the field what is wrong with %j', async (wrong, field) => {
    const { desk, receipt, lines } = paid;
    const answer = await send(desk, '', { ...WHO, reference: receipt.reference, lines, ...wrong });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.validationErrors)).toContain(field);
  });
});

describe('The time to withdraw', () => {
  const parcel = (deliveredAt: string | null) => ({ deliveredAt });
  it.each([
    ['runs not before anything is sent', [], null],
    ['ends with the fourteenth day', [parcel('2026-03-02T10:00:00.000Z')], '2026-03-16T22:59:59.999Z'],
    ['moves past a weekend, in summer too', [parcel('2026-05-02T10:00:00.000Z')], '2026-05-18T21:59:59.999Z'],
    [
      'counts from the last parcel',
      [parcel('2026-03-02T10:00:00Z'), parcel('2026-03-03T10:00:00Z')],
      '2026-03-17T22:59:59.999Z',
    ],
    ['does not end while nobody knows when it came', [parcel(null)], null],
    ['does not end while one parcel is not there', [parcel('2026-03-02T10:00:00Z'), parcel(null)], null],
    ['moves past a public holiday', [parcel('2026-07-07T10:00:00.000Z')], '2026-07-22T21:59:59.999Z'],
    ['counts Belgian days', [parcel('2026-03-02T23:30:00.000Z')], '2026-03-17T22:59:59.999Z'],
  ])('%s', (_, parcels, end) => {
    expect(withdrawalEnd(parcels)).toBe(end);
  });
});

describe('The name on an order', () => {
  const address = {
    firstname: 'Zoë',
    lastname: 'D’Haene',
    company: 'Museum NV',
    street: '',
    houseNumber: '',
    postalCode: '',
    city: '',
    country: 'BE',
  };
  it.each(['Zoë D’Haene', "zoe d'haene", 'D’HAENE  ZOË', 'museum nv'])('is %s', (typed) => {
    expect(isNameOf(typed, address)).toBe(true);
  });
  it('is the same without letters that a keyboard lacks', () => {
    expect(isNameOf('Soren Lukasz', { ...address, firstname: 'Søren', lastname: 'Łukasz' })).toBe(true);
  });
  it.each(['', '·', 'Zoë', 'Haene'])('is not "%s"', (typed) => {
    expect(isNameOf(typed, { ...address, company: '' })).toBe(false);
  });
});
