import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { LEDGERS, type LedgerName } from '@vitrine/shared/contract/tools/orders/ledgers';
import { z } from '@vitrine/shared/contract/zod';
import { eachDatabase } from '../../database/testing/databases.ts';
import type { Database } from '../../database/database.ts';
import { startFakeVies, type FakeVies } from '../../shop/testing/fake-vies.ts';
import { openToolsDesk } from '../../testing/desks/tools-desk.ts';
import { paid } from '../../testing/desks/read-paper.ts';
import type { OrderBody } from '../../testing/order-body.ts';

let vies: FakeVies;
beforeAll(async () => {
  vies = await startFakeVies();
  vies.businesses.set('FR40303265045', 'NATURALIA SARL');
});
afterAll(() => vies.close());

const DAYS = 'from=2026-01-01&to=2026-03-31';
const ROWS = z.array(z.record(z.string(), z.unknown()));
const sumOf = (rows: unknown, column: string) =>
  ROWS.parse(rows).reduce((sum, row) => sum + Number(row[column]), 0);

/** How many rows each ledger has, and what its columns come to in cents, by hand. */
const BOOKS: Record<LedgerName, [rows: number, sums: Record<string, number>]> = {
  // € 16.95 with 21% at home, € 21.95 with 20% in France, € 18.14 and € 56.95 without.
  sales: [4, { net: 1401 + 1829 + 1814 + 5695, vat: 294 + 366 }],
  oss: [1, { net: 1829, vat: 366 }],
  listing: [1, { net: 1814 }],
  // 36.95 × 21 / 121 = 6.41.
  margin: [1, { sold: 5695, cost: 2000, vat: 641 }],
};

/** An order at home, one under the one-stop shop, one of a business in France, and one under the margin scheme. */
async function openBooks(database: Database) {
  const desk = await openToolsDesk(database, undefined, { variables: { VIES_URL: vies.url } });
  const vat = { key: 'vat', value: JSON.stringify({ regime: 'oss' }) };
  await database.kysely.insertInto('settings').values(vat).execute();
  const paris = { address: { country: 'FR', postalCode: '75001' }, shippingCode: 'near' };
  // No list keeps it from going anywhere.
  const sell = async (lot: Parameters<typeof desk.addLot>[0], body: OrderBody) => {
    const uuid = await desk.addLot({ name: 'Morpho didius', ...lot });
    await desk.press(await desk.placed(uuid, body), 'pay');
  };
  await sell({}, {});
  await sell({}, { ...paris, expectedTotalCents: 2195 });
  const address = { ...paris.address, company: 'Naturalia' };
  await sell({}, { ...paris, address, vatNumber: 'FR 40 303 265 045', expectedTotalCents: 1814 });
  const facts = JSON.stringify({ isMargin: true, cost: 2000 });
  await sell({ price_cents: 5000, facts }, { expectedTotalCents: 5695 });
  return desk.atWork('owner');
}

eachDatabase('The ledgers in the tools', (open) => {
  it('come to what the invoices come to, on the screen and as a file', async () => {
    const desk = await openToolsDesk(await open());
    for (let count = 0; count < 3; count += 1) await paid(desk);
    const owner = await desk.atWork('owner');
    const ledgers = (await owner.get(`/api/tools/ledgers?${DAYS}`)).json();
    // 3 × € 16.95, of which VAT € 2.94 each.
    expect(ledgers).toMatchObject({ salesCount: 3, total: { netCents: 3 * 1401, vatCents: 3 * 294 } });
    const turned = await owner.get('/api/tools/ledgers?from=2026-03-31&to=2026-01-01');
    expect(turned.json()).toEqual(ledgers);
    const file = await owner.get(`/api/tools/ledgers.csv?ledger=sales&${DAYS}&locale=nl`);
    expect(file.headers['content-disposition']).toContain('sales-2026-01-01-2026-03-31.csv');
    const lines = file.body.trim().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toContain('2026-00001');
    expect(lines[1]).toContain('14,01');
    expect((await owner.get('/api/tools/ledgers?from=2026-04-01&to=2026-06-30')).json()).toMatchObject({
      salesCount: 0,
      sales: [],
    });
    expect((await desk.visitor().get(`/api/tools/ledgers?${DAYS}`)).statusCode).toBe(401);
  });

  describe.each(LEDGERS)('as a file, %s', (ledger) => {
    it('comes to the cent to what the screen shows', async () => {
      const owner = await openBooks(await open());
      const shown = (await owner.get(`/api/tools/ledgers?${DAYS}`)).json()[ledger];
      const file = await owner.get(`/api/tools/ledgers.csv?ledger=${ledger}&${DAYS}&locale=en`);
      expect(file.headers['content-disposition']).toContain(`${ledger}-2026-01-01-2026-03-31.csv`);
      const rows: unknown = parse(file.body, { bom: true, columns: true });
      const [count, sums] = BOOKS[ledger];
      expect([shown, rows].map((all) => ROWS.parse(all).length)).toEqual([count, count]);
      for (const [column, cents] of Object.entries(sums)) {
        expect([column, sumOf(shown, `${column}Cents`)]).toEqual([column, cents]);
        expect([column, Math.round(100 * sumOf(rows, `${column}_eur`))]).toEqual([column, cents]);
      }
    });
  });
});
