import { expect, it } from '@jest/globals';
import { receiptSchema } from '@vitrine/shared/contract/orders/place-order';
import { refundOrder } from '../../orders/fulfilment/order-steps.ts';
import { eachDatabase } from '../../database/testing/databases.ts';
import { addFamily, addInsect } from '../../database/testing/fixtures.ts';
import { openToolsDesk, type ToolsDesk } from '../../testing/desks/tools-desk.ts';

/** A paid order of two stag beetles of 20 euro and a lot of 10 without a family, of which 6 euro went back. */
async function sell(desk: ToolsDesk): Promise<void> {
  const { kysely } = desk.database;
  const family = await addFamily(kysely, 'Lucanidae', { category: 'BEETLES', name_nl: 'Vliegende herten' });
  const beetle = { name: 'Lamprima adolphinae', price_cents: 2000, quality: 'A1' as const };
  const lots = [
    await addInsect(kysely, family, { ...beetle, reference: 'BE-0001' }),
    await addInsect(kysely, family, { ...beetle, reference: 'BE-0002', quality: 'A2' }),
    await addInsect(kysely, family, {
      name: 'Stray',
      price_cents: 1000,
      quality: 'A2',
      reference: 'BE-0003',
    }),
  ];
  const stray = kysely
    .updateTable('insects')
    .set({ family_id: null })
    .where('id', '=', lots[2]?.id ?? 0);
  const lines = lots.map(({ uuid }) => ({ uuid, amount: 1 }));
  const answer = await desk.order(desk.orderFor(lines, { expectedTotalCents: 5695 }));
  const receipt = receiptSchema.parse(answer.json());
  await desk.press(receipt, 'pay');
  await stray.execute();
  const back = { amountCents: 500, note: 'a bent antenna' };
  await refundOrder(desk.database, receipt.reference, back, desk.now());
}

const TODAY = 'from=2026-03-02&to=2026-03-02';

eachDatabase('What was sold between two days', (open) => {
  it('is read by family, species and grade, with what went back taken off', async () => {
    const desk = await openToolsDesk(await open());
    await sell(desk);
    const clerk = await desk.atWork('orders');
    const read = async (query: string) => {
      const { rows, total } = (await clerk.get(`/api/tools/sales?${query}`)).json();
      const figures = rows.map(({ name, lots, cents }: Record<string, unknown>) => [name, lots, cents]);
      return { rows: figures, total };
    };
    const total = { lots: 3, cents: 4500 };
    expect(await read(`${TODAY}&by=species`)).toEqual({
      rows: [
        ['Lamprima adolphinae', 2, 3600],
        ['Stray', 1, 900],
      ],
      total,
    });
    expect(await read(`${TODAY}&by=grade`)).toEqual({
      rows: [
        ['A2', 2, 2700],
        ['A1', 1, 1800],
      ],
      total,
    });
    const families = await read(`${TODAY}&by=family`);
    expect(families).toEqual({
      rows: [
        ['Lucanidae', 2, 3600],
        ['', 1, 900],
      ],
      total,
    });
    const turned = await read('from=2026-03-03&to=2026-03-01&by=family');
    expect(turned).toEqual(families);
    for (const others of ['from=2026-03-01&to=2026-03-01', 'from=2026-03-03&to=2026-12-31']) {
      expect(await read(`${others}&by=family`)).toEqual({ rows: [], total: { lots: 0, cents: 0 } });
    }
  });

  it('takes off what never came of the price, and adds nothing that was paid beyond it', async () => {
    const desk = await openToolsDesk(await open());
    await sell(desk);
    const clerk = await desk.atWork('orders');
    const came = async (difference_cents: number) => {
      await desk.database.kysely.updateTable('payments').set({ difference_cents }).execute();
      return (await clerk.get(`/api/tools/sales?${TODAY}&by=species`)).json().total.cents;
    };
    expect([await came(-50), await came(50)]).toEqual([4450, 4550]);
  });

  it('counts no lot that was withdrawn or taken out again, and one whose withdrawal was declined', async () => {
    const desk = await openToolsDesk(await open());
    await sell(desk);
    const { kysely } = desk.database;
    const order = await kysely.selectFrom('orders').select('id').executeTakeFirstOrThrow();
    const at = desk.now().toISOString();
    const withdraw = async (position: number, decision: 'declined' | null) => {
      const { id } = await kysely
        .insertInto('withdrawals')
        .values({
          ...{ order_id: order.id, received_at: at, settled_at: null, goods_cents: 2000, shipping_cents: 0 },
          ...{ refund_cents: 2000, is_before_shipping: 0, came_on: null, cut_id: null },
          ...(decision
            ? { late_since: at, decision, decided_at: at, decision_reason: 'late' }
            : { late_since: null }),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const line = { withdrawal_id: id, position, amount: 1 };
      await kysely.insertInto('withdrawal_lines').values(line).execute();
    };
    const [first, second, third] = await kysely
      .selectFrom('order_lines')
      .select(['position', 'insect_id', 'reference', 'name', 'price_cents'])
      .orderBy('position')
      .execute();
    if (!first || !second || !third) throw new Error('the order has too few lines');
    await withdraw(first.position, null);
    await withdraw(second.position, 'declined');
    const cut = await kysely
      .insertInto('order_cuts')
      .values({
        ...{ order_id: order.id, at, reason: 'broken', is_sold: 1 },
        ...{ goods_cents: 1000, shipping_cents: 0, refund_cents: 1000 },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await kysely
      .insertInto('order_cut_lines')
      .values({ cut_id: cut.id, amount: 1, ...third })
      .execute();
    const clerk = await desk.atWork('orders');
    const { rows } = (await clerk.get(`/api/tools/sales?${TODAY}&by=species`)).json();
    const lots = rows.map(({ name, lots: left }: Record<string, unknown>) => [name, left]);
    expect(lots).toEqual([
      ['Lamprima adolphinae', 1],
      ['Stray', 0],
    ]);
  });

  it('comes as a table for the spreadsheet of the language', async () => {
    const desk = await openToolsDesk(await open());
    await sell(desk);
    const clerk = await desk.atWork('orders');
    const { body, headers } = await clerk.get(`/api/tools/sales.csv?${TODAY}&by=family&locale=nl`);
    expect(headers['content-disposition']).toBe(
      'attachment; filename="sales-family-2026-03-02-2026-03-02.csv"',
    );
    expect(body).toBe('\ufeffFamilie;Loten;Goederen in euro\r\nVliegende herten;2;36,00\r\n;1;9,00\r\n');
    const french = await clerk.get(`/api/tools/sales.csv?${TODAY}&by=grade&locale=fr`);
    expect(french.body).toMatch(/^\ufeffQualité;Lots;Marchandises en euros\r\n/);
  });

  it('is told to nobody without the right, and for no day that is none', async () => {
    const desk = await openToolsDesk(await open());
    const [clerk, cataloguer] = [
      await desk.atWork('orders', 'o@example.com'),
      await desk.atWork('catalogue', 'c@example.com'),
    ];
    expect((await cataloguer.get(`/api/tools/sales?${TODAY}&by=family`)).statusCode).toBe(403);
    for (const wrong of [
      'from=2026-02-31x&to=2026-03-02&by=family',
      'from=2026-13-01&to=2026-03-02&by=family',
      `${TODAY}&by=shape`,
    ]) {
      expect((await clerk.get(`/api/tools/sales?${wrong}`)).statusCode).toBe(400);
    }
  });
});
