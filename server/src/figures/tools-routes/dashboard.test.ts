import { expect, it } from '@jest/globals';
import { receiptSchema } from '@vitrine/shared/contract/orders/place-order';
import { dashboardSchema, type Dashboard } from '@vitrine/shared/contract/tools/operations/dashboard';
import { refundOrder, shipOrder, prepareOrder } from '../../orders/fulfilment/order-steps.ts';
import { eachDatabase } from '../../database/testing/databases.ts';
import { addFamily, addInsect } from '../../database/testing/fixtures.ts';
import { writeBritishTerms } from '../../shop/index.ts';
import { openToolsDesk, type ToolsDesk, type Worker } from '../../testing/desks/tools-desk.ts';

const dashboard = async (worker: Worker, query = ''): Promise<Dashboard> =>
  dashboardSchema.parse((await worker.get(`/api/tools/dashboard${query}`)).json());

/** A paid order for one lot of 10 euro. */
async function sell(desk: ToolsDesk): Promise<string> {
  const receipt = await desk.placed(await desk.addLot());
  await desk.press(receipt, 'pay');
  return receipt.reference;
}

const waiting = ({ todo }: Dashboard, kind: string) => todo.find((one) => one.kind === kind)?.count ?? 0;

eachDatabase('The first page of the tools', (open) => {
  it('says what was sold, by day, category and country, with what went back taken off', async () => {
    const desk = await openToolsDesk(await open());
    const owner = await desk.atWork('owner');
    const first = await sell(desk);
    await sell(desk);
    await desk.placed(await desk.addLot());
    await refundOrder(desk.database, first, { amountCents: 300, note: 'a bent antenna' }, desk.now());

    const { sales, newest } = await dashboard(owner);
    const today = sales?.steps.at(-1);
    expect(today).toMatchObject({ start: '2026-03-02', orders: 2 });
    expect(sales?.total).toEqual({ orders: today?.orders, cents: today?.cents });
    expect(sales?.before).toEqual({ orders: 0, cents: 0 });
    expect(sales?.categories).toEqual([{ category: 'BUTTERFLIES', lots: 2, cents: 1700 }]);
    expect(sales?.countries).toMatchObject([{ country: 'BE', orders: 2 }]);
    const paid = await desk.database.kysely
      .selectFrom('orders')
      .select((eb) => eb.fn.sum<number>('total_cents').as('cents'))
      .where('order_state', '=', 'confirmed')
      .executeTakeFirstOrThrow();
    expect(today?.cents).toBe(Number(paid.cents) - 300);
    expect(sales?.countries.map(({ cents }) => cents)).toEqual([today?.cents]);
    expect(newest?.map(({ orderState }) => orderState)).toEqual(['placed', 'confirmed', 'confirmed']);
  });

  it('takes what went back off the category whose lots came back, and goodwill off all', async () => {
    const desk = await openToolsDesk(await open());
    const { kysely } = desk.database;
    const owner = await desk.atWork('owner');
    const beetles = await addFamily(kysely, 'Lucanidae', { category: 'BEETLES' });
    const beetle = await addInsect(kysely, beetles, { reference: 'BE-0001', price_cents: 2000 });
    const lines = [await desk.addLot(), beetle.uuid].map((uuid) => ({ uuid, amount: 1 }));
    const answer = await desk.order(desk.orderFor(lines, { expectedTotalCents: 3695 }));
    const receipt = receiptSchema.parse(answer.json());
    await desk.press(receipt, 'pay');
    const kept = async (range: string) => {
      const { sales } = await dashboard(owner, `?range=${range}`);
      const categories = sales?.categories.map(({ category, cents }) => [category, cents]);
      return { categories, total: sales?.total.cents, countries: sales?.countries.map(({ cents }) => cents) };
    };
    const who = { name: 'Ada Peeters', reference: receipt.reference, email: 'ada@example.com' };
    const body = { ...who, lines: [{ uuid: beetle.uuid, amount: 1 }] };
    const headers = { 'idempotency-key': 'beetle-goes-back' };
    const withdrawn = await desk.app.inject({
      method: 'POST',
      url: '/api/withdrawals',
      payload: body,
      headers,
    });
    expect(withdrawn.statusCode).toBe(201);
    // The beetle went back, and with it all that its category sold.
    const categories = [['BUTTERFLIES', 1000]];
    expect(await kept('days')).toEqual({ categories, total: 1695, countries: [1695] });
    const goodwill = { amountCents: 300, note: 'a bent antenna' };
    await refundOrder(desk.database, receipt.reference, goodwill, desk.now());
    // Figures of a range may be a minute old.
    expect(await kept('weeks')).toMatchObject({
      categories: [['BUTTERFLIES', 700]],
      total: 1395,
    });
  });

  it('counts what was ordered in the first hour of the first day for its category and country too', async () => {
    const desk = await openToolsDesk(await open());
    const owner = await desk.atWork('owner');
    const reference = await sell(desk);
    const { sales: before } = await dashboard(owner);
    const [first] = before?.steps ?? [];
    // Half past midnight in Belgium, in winter: the day before in UTC.
    const placed = new Date(Date.parse(`${first?.start}T00:00:00Z`) - 30 * 60_000).toISOString();
    await desk.database.kysely
      .updateTable('orders')
      .set({ placed_at: placed })
      .where('reference', '=', reference)
      .execute();
    const { sales } = await dashboard(owner);
    expect(sales?.total).toEqual(before?.total);
    expect(sales?.categories).toEqual(before?.categories);
    expect(sales?.countries).toEqual(before?.countries);
  });

  it('compares with the time before', async () => {
    const desk = await openToolsDesk(await open());
    await sell(desk);
    desk.passMinutes(31 * 24 * 60);
    const owner = await desk.atWork('owner');
    const { sales } = await dashboard(owner);
    expect([sales?.total.orders, sales?.before.orders]).toEqual([0, 1]);
    const months = await dashboard(owner, '?range=months');
    expect(months.sales?.steps.slice(-2).map(({ orders }) => orders)).toEqual([1, 0]);
  });

  it('says what is to be done, and no longer once it is', async () => {
    const desk = await openToolsDesk(await open());
    const owner = await desk.atWork('owner');
    const reference = await sell(desk);
    expect(waiting(await dashboard(owner), 'to-pack')).toBe(1);
    await prepareOrder(desk.database, reference, desk.now());
    await shipOrder(desk.database, reference, { carrier: 'bpost', trackingNumber: '323' }, desk.now());
    expect(waiting(await dashboard(owner), 'to-pack')).toBe(0);
  });

  it('says that the rate of the pound is old, to who sells to Great Britain', async () => {
    const desk = await openToolsDesk(await open());
    const { kysely } = desk.database;
    const owner = await desk.atWork('owner');
    await kysely.deleteFrom('settings').where('key', '=', 'british').execute();
    expect(waiting(await dashboard(owner), 'pound-rate')).toBe(0);
    const rate = { euroPerPound: 11_534, rateDay: '2026-03-01', rateSource: 'HMRC, March 2026' };
    await writeBritishTerms(kysely, { vatNumber: 'GB123456789', ...rate });
    expect(waiting(await dashboard(owner), 'pound-rate')).toBe(0);
    desk.passMinutes(32 * 24 * 60);
    expect(waiting(await dashboard(await desk.atWork('owner', 'later@example.com')), 'pound-rate')).toBe(1);
  });

  it('shows what has lain for a year, and what is the last of several', async () => {
    const desk = await openToolsDesk(await open());
    const { kysely } = desk.database;
    const family = await addFamily(kysely, 'Pieridae');
    const old = '2024-01-01T00:00:00.000Z';
    const dusty = await addInsect(kysely, family, { created_at: old, on_hand: 2, price_cents: 700 });
    const last = await addInsect(kysely, family, { on_hand: 5, price_cents: 900 });
    await kysely
      .insertInto('stock_moves')
      .values({ insect_id: last.id, kind: 'adjust', amount: -4, source: 'test:count', at: old })
      .execute();
    await kysely.updateTable('insects').set({ on_hand: 1 }).where('id', '=', last.id).execute();

    const { stock } = await dashboard(await desk.atWork('catalogue'));
    expect(stock).toMatchObject({ deadLots: 1, deadCents: 1400 });
    expect(stock?.dead.map(({ id }) => id)).toEqual([dusty.id]);
    expect(stock?.low.map(({ id, available }) => [id, available])).toEqual([[last.id, 1]]);
  });

  it('shows each only what they may see', async () => {
    const desk = await openToolsDesk(await open());
    await sell(desk);
    const orders = await dashboard(await desk.atWork('orders', 'o@example.com'));
    expect(orders.sales).not.toBeNull();
    const catalogue = await dashboard(await desk.atWork('catalogue', 'c@example.com'));
    expect(catalogue).toMatchObject({ sales: null, newest: null });
    expect(waiting(catalogue, 'to-pack')).toBe(0);
    expect(catalogue.stock?.lots).toBe(0);
  });

  it('lists what shoppers look for in vain, and never what may be a person', async () => {
    const desk = await openToolsDesk(await open());
    const catalogue = await desk.atWork('catalogue');
    const shopper = desk.visitor();
    for (const text of ['Actias  artemis', 'ann@example.com', '0475 12 34 56', '']) {
      await shopper.get(`/api/catalogue/listing?q=${encodeURIComponent(text)}`);
    }
    await shopper.get('/api/catalogue/listing?q=morpho&stock=in');
    await shopper.get('/api/catalogue/listing?q=morpho&sort=price-up');
    await shopper.get('/api/catalogue/listing?q=cheapest%20morpho');
    // Nobody waits for the note: it may come after the answer.
    let misses = (await dashboard(catalogue)).misses ?? [];
    while (misses.length < 2) misses = (await dashboard(catalogue)).misses ?? [];
    const lastDay = '2026-03-02';
    expect(misses).toEqual([
      { text: 'actias artemis', count: 1, lastDay },
      { text: 'cheapest morpho', count: 1, lastDay },
    ]);
  });
});
