import { expect, it } from '@jest/globals';
import { eachDatabase } from '../../database/testing/databases.ts';
import { openToolsDesk } from '../../testing/desks/tools-desk.ts';
import { paid } from '../../testing/desks/paper-of.ts';

eachDatabase('The ledgers in the tools', (open) => {
  it('come to what the invoices come to, on the screen and as a file', async () => {
    const desk = await openToolsDesk(await open());
    for (let count = 0; count < 3; count += 1) await paid(desk);
    const owner = await desk.atWork('owner');
    const days = 'from=2026-01-01&to=2026-03-31';
    const ledgers = (await owner.get(`/api/tools/ledgers?${days}`)).json();
    // 3 × € 16.95, of which VAT € 2.94 each.
    expect(ledgers).toMatchObject({ salesCount: 3, total: { netCents: 3 * 1401, vatCents: 3 * 294 } });
    const file = await owner.get(`/api/tools/ledgers.csv?ledger=sales&${days}&locale=nl`);
    expect(file.headers['content-disposition']).toContain('sales-2026-01-01-2026-03-31.csv');
    const lines = file.body.trim().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toContain('2026-00001');
    expect(lines[1]).toContain('14,01');
    expect((await owner.get('/api/tools/ledgers?from=2026-04-01&to=2026-06-30')).json()).toMatchObject({
      salesCount: 0,
      sales: [],
    });
    expect((await desk.visitor().get(`/api/tools/ledgers?${days}`)).statusCode).toBe(401);
  });
});
