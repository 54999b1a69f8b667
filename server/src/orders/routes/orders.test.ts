import { beforeAll, expect, it } from '@jest/globals';
import { listShippingRates } from '../../shipping/store/shipping.ts';
import { releaseLapsedHolds } from '../store/placing/holds.ts';
import { stockFaults } from '../../catalogue/store/stock.ts';
import { eachDatabase } from '../../database/testing/databases.ts';
import { editShippingRate } from '../../shipping/store/edit-shipping.ts';
import { openOrderDesk, type OrderDesk } from '../../testing/desks/order-desk.ts';

const countOrders = async ({ database }: OrderDesk) =>
  (await database.kysely.selectFrom('orders').select('id').execute()).length;

/** The owner adds 5 cents to each price of the first rate, which is Belgium's. */
async function makeShippingDearer({ database, now }: OrderDesk): Promise<void> {
  const [rate] = await listShippingRates(database.kysely);
  if (!rate) throw new Error('The shop ships nowhere');
  const bands = rate.bands.map((band) => ({ ...band, priceCents: band.priceCents + 5 }));
  const staff = { accountId: null, email: 'owner@example.com', role: 'owner', requestId: 'by-hand' };
  await editShippingRate({ database, staff, now: now() }, rate, { ...rate, bands });
}

eachDatabase('A shopper who orders', (open) => {
  it('gets a reference, a key and a place to pay, and the order as it was bought', async () => {
    const desk = await openOrderDesk(await open());
    const uuid = await desk.addLot();
    const receipt = await desk.placed(uuid, { remarks: 'Ring twice' });
    expect(receipt).toEqual({
      reference: 'VDM-2026-000001',
      key: expect.stringMatching(/^[\w-]{32}$/),
      paymentUrl: expect.stringMatching(/^http:\/\/localhost:3000\/test-payments\/tst_pay_[\w-]+$/),
    });
    await desk.database.kysely.updateTable('insects').set({ price_cents: 9900, name: 'Renamed' }).execute();
    expect(await desk.read(receipt)).toMatchObject({
      orderState: 'placed',
      paymentState: 'open',
      fulfilmentState: 'waiting',
      remarks: 'Ring twice',
      lines: [{ uuid, name: 'Papilio machaon', quality: 'A1', amount: 1, priceCents: 1000 }],
      goodsCents: 1000,
      totalCents: 1695,
      vatCents: 294,
      canPay: true,
    });
    expect(await desk.stockOf(uuid)).toEqual({ on_hand: 1, reserved: 1 });
  });

  it('pays what shipping costs from the moment that the owner changed it', async () => {
    const desk = await openOrderDesk(await open());
    const lot = [{ uuid: await desk.addLot({ on_hand: 9 }), amount: 1 }];
    expect((await desk.order(desk.orderFor(lot))).statusCode).toBe(201);
    await makeShippingDearer(desk);
    const answer = await desk.order(desk.orderFor(lot));
    expect([answer.statusCode, answer.json().totals]).toMatchObject([409, { shippingCents: 700 }]);
    expect((await desk.order(desk.orderFor(lot, { expectedTotalCents: 1700 }))).statusCode).toBe(201);
  });

  it('cannot order while the shop is closed', async () => {
    const desk = await openOrderDesk(await open());
    const lot = [{ uuid: await desk.addLot(), amount: 1 }];
    const message = { message_en: '', message_nl: '', message_fr: '' };
    await desk.database.kysely
      .insertInto('closings')
      .values({
        reason: 'gesloten',
        mode: 'paused',
        starts_at: '2026-03-01T00:00:00.000Z',
        ends_at: '2026-03-03T00:00:00.000Z',
        ships_from: null,
        fair: null,
        ...message,
      })
      .execute();
    for (const answer of [await desk.order(desk.orderFor(lot)), await desk.hold(lot)]) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ code: 'paused' });
    }
    desk.passMinutes(24 * 60);
    expect((await desk.order(desk.orderFor(lot))).statusCode).toBe(201);
  });
});

eachDatabase('A shopper who orders beside others', (open) => {
  /** Of all tests: each is about lots of its own. */
  let desk: OrderDesk;
  beforeAll(async () => {
    desk = await openOrderDesk(await open());
  });

  it('sees the picture of each lot, with the order it was bought in', async () => {
    const [first, second] = [await desk.addLot(), await desk.addLot()];
    const { kysely } = desk.database;
    const made = { width_mm: 100, upload_hash: null, created_at: desk.now().toISOString() };
    const picture = { hash: 'a1b2', width: 1600, height: 1600, widths: '[320]', colour: '#ffffff' };
    await kysely
      .insertInto('pictures')
      .values({ ...picture, ...made })
      .execute();
    const lot = await kysely
      .selectFrom('insects')
      .select('id')
      .where('uuid', '=', second)
      .executeTakeFirstOrThrow();
    const shown = { insect_id: lot.id, picture_hash: picture.hash, position: 0 };
    await kysely.insertInto('insect_pictures').values(shown).execute();
    const lines = [first, second].map((uuid) => ({ uuid, amount: 1 }));
    const answer = await desk.order(desk.orderFor(lines, { expectedTotalCents: 2695 }));
    const order = await desk.read(answer.json());
    expect(order.lines.map((line) => [line.uuid, line.picture?.hash ?? null])).toEqual([
      [first, null],
      [second, 'a1b2'],
    ]);
  });

  it('is promised no picture of a lot of which none is to be made', async () => {
    const [first, second] = [await desk.addLot(), await desk.addLot()];
    const { kysely } = desk.database;
    const { id } = await kysely
      .selectFrom('insects')
      .select('id')
      .where('uuid', '=', second)
      .executeTakeFirstOrThrow();
    const job = { insect_id: id, position: 0, view: 'dorsal' as const, attempts: 0, claimed_until: null };
    await kysely.insertInto('picture_jobs').values(job).execute();
    const lines = [first, second].map((uuid) => ({ uuid, amount: 1 }));
    const answer = await desk.order(desk.orderFor(lines, { expectedTotalCents: 2695 }));
    const order = await desk.read(answer.json());
    expect(order.lines.map((line) => [line.uuid, line.isPictureAwaited])).toEqual([
      [first, false],
      [second, undefined],
    ]);
  });

  it('finds the way from each line to its lot, and none to a lot that is gone', async () => {
    const [first, second] = [await desk.addLot(), await desk.addLot()];
    const lines = [first, second].map((uuid) => ({ uuid, amount: 1 }));
    const answer = await desk.order(desk.orderFor(lines, { expectedTotalCents: 2695 }));
    const gone = { deleted_at: desk.now().toISOString() };
    await desk.database.kysely.updateTable('insects').set(gone).where('uuid', '=', second).execute();
    const order = await desk.read(answer.json());
    expect(order.lines.map(({ uuid, family }) => [uuid, family?.name.en ?? null])).toEqual([
      [first, 'Papilionidae'],
      [second, null],
    ]);
  });

  it('is alone in getting a lot that is there once, among 200 at the same moment', async () => {
    const lot = [{ uuid: await desk.addLot(), amount: 1 }];
    const before = await countOrders(desk);
    const answers = await Promise.all(Array.from({ length: 200 }, () => desk.order(desk.orderFor(lot))));
    const statuses = answers.map(({ statusCode }) => statusCode);
    // On a busy machine some are asked to come again: those learn it then.
    const again = statuses.filter((status) => status === 503);
    for (const _ of again) statuses.push((await desk.order(desk.orderFor(lot))).statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(199);
    expect(statuses).toHaveLength(200 + again.length);
    expect((await countOrders(desk)) - before).toBe(1);
    expect(await desk.stockOf(lot[0]?.uuid ?? '')).toEqual({ on_hand: 1, reserved: 1 });
    expect(await stockFaults(desk.database.kysely)).toEqual([]);
  });

  it('never deadlocks with others who want the same lots in another order', async () => {
    const lots = await Promise.all([1, 2, 3].map(() => desk.addLot({ on_hand: 10 })));
    const forward = lots.map((uuid) => ({ uuid, amount: 1 }));
    const orders = Array.from({ length: 40 }, (_, index) =>
      desk.order(desk.orderFor(index % 2 ? forward : forward.toReversed())),
    );
    const statuses = (await Promise.all(orders)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    expect(statuses.filter((status) => status === 409)).toHaveLength(30);
    expect(await stockFaults(desk.database.kysely)).toEqual([]);
  });

  it('makes one order by 50 equal requests, and each answer is the same', async () => {
    const uuid = await desk.addLot({ on_hand: 50 });
    const body = desk.orderFor([{ uuid, amount: 1 }]);
    const before = await countOrders(desk);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => desk.order(body, 'intent-of-a-shopper')),
    );
    expect(new Set(answers.map(({ statusCode, body: text }) => `${statusCode} ${text}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(201);
    expect((await countOrders(desk)) - before).toBe(1);
  });

  it('is told when a key comes back with another order', async () => {
    const lot = [{ uuid: await desk.addLot({ on_hand: 5 }), amount: 1 }];
    const before = await countOrders(desk);
    await desk.order(desk.orderFor(lot), 'one-and-the-same');
    const answer = await desk.order(desk.orderFor(lot, { locale: 'nl', remarks: 'x' }), 'one-and-the-same');
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      code: 'idempotency-mismatch',
      error: expect.stringContaining('bestelling'),
    });
    expect((await countOrders(desk)) - before).toBe(1);
  });

  it('may use a key again after a refusal', async () => {
    const lot = [{ uuid: await desk.addLot(), amount: 1 }];
    const wrong = desk.orderFor(lot, { expectedTotalCents: 1 });
    expect((await desk.order(wrong, 'tries-again')).statusCode).toBe(409);
    expect((await desk.order(desk.orderFor(lot), 'tries-again')).statusCode).toBe(201);
  });

  it('sees the new total when a price changed', async () => {
    const lot = [{ uuid: await desk.addLot(), amount: 1 }];
    const insect = desk.database.kysely.updateTable('insects').where('uuid', '=', lot[0]?.uuid ?? '');
    await insect.set({ price_cents: 1100 }).execute();
    const answer = await desk.order(desk.orderFor(lot));
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'price-changed',
      totals: { goodsCents: 1100, shippingCents: 695, totalCents: 1795, vatCents: 312 },
    });
    expect(await desk.stockOf(lot[0]?.uuid ?? '')).toEqual({ on_hand: 1, reserved: 0 });
  });

  it('sees what is short, line by line, and nothing is reserved', async () => {
    const [few, gone, fine] = [
      await desk.addLot({ on_hand: 2 }),
      await desk.addLot({ on_hand: 0 }),
      await desk.addLot(),
    ];
    const lines = [
      { uuid: few, amount: 3 },
      { uuid: gone, amount: 1 },
      { uuid: fine, amount: 1 },
      { uuid: 'NO-SUCH-LOT', amount: 1 },
    ];
    const answer = await desk.order(desk.orderFor(lines.slice(0, 3)));
    expect(answer.statusCode).toBe(409);
    expect(answer.json().check.lines).toMatchObject([
      { uuid: few, status: 'reduced', amount: 2 },
      { uuid: gone, status: 'sold-out', amount: 0 },
      { uuid: fine, status: 'ok', amount: 1 },
    ]);
    expect((await desk.order(desk.orderFor(lines))).json().check.lines[3]).toMatchObject({
      status: 'sold-out',
      insect: null,
    });
    expect(await desk.stockOf(few)).toEqual({ on_hand: 2, reserved: 0 });
  });

  it('gets all of an order or nothing, when a lot went after the hold ran out', async () => {
    const [there, gone] = [await desk.addLot(), await desk.addLot()];
    const lines = [there, gone].map((uuid) => ({ uuid, amount: 1 }));
    const { holdId } = (await desk.hold(lines)).json();
    desk.passMinutes(31);
    await releaseLapsedHolds(desk.database, desk.now());
    await desk.placed(gone);
    const answer = await desk.order({ ...desk.orderFor(lines), holdId });
    expect([answer.statusCode, answer.json().check.lines]).toMatchObject([
      409,
      [{ status: 'ok' }, { status: 'sold-out' }],
    ]);
    expect(await desk.stockOf(there)).toEqual({ on_hand: 1, reserved: 0 });
    expect(await stockFaults(desk.database.kysely)).toEqual([]);
  });

  it('cannot send protected lots out of the Union, and reads which', async () => {
    const uuid = await desk.addLot({ cites_annex: 'B' });
    const address = { country: 'GB', postalCode: 'SW1A 1AA' };
    const order = desk.orderFor([{ uuid, amount: 1 }], {
      address,
      shippingCode: 'uk',
      expectedTotalCents: 2995,
    });
    const answer = await desk.order(order);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().validationErrors.country.error).toContain(`BU-${uuid.slice(0, 8)}`);
    const shipping = await desk.app.inject(`/api/shipping?country=GB&lines=${uuid}:1`);
    expect(shipping.statusCode).toBe(409);
    expect(shipping.json()).toMatchObject({
      code: 'permit',
      validationErrors: { country: expect.anything() },
    });
  });
});
