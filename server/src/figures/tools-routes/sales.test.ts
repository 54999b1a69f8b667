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
    for (const others of ['from=2026-03-01&to=2026-03-01', 'from=2026-03-03&to=2026-12-31']) {
      expect(await read(`${others}&by=family`)).toEqual({ rows: [], total: { lots: 0, cents: 0 } });
    }
  });

  it('comes as a table for the spreadsheet of the language', async () => {
    const desk = await openToolsDesk(await open());
    await sell(desk);
    const clerk = await desk.atWork('orders');
    const { body, headers } = await clerk.get(`/api/tools/sales.csv?${TODAY}&by=family&locale=nl`);
    expect(headers['content-disposition']).toBe(
      'attachment; filename="sales-family-2026-03-02-2026-03-02.csv"',
    );
    expect(body).toBe('\ufefffamily;lots;goods_eur\r\nVliegende herten;2;36,00\r\n;1;9,00\r\n');
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
