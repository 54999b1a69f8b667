import { expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { eachDatabase } from '../../../database/testing/databases.ts';
import { pageQueries } from './order-queues.ts';
import { listOrderQueue } from './orders.ts';

const SHIPPED = { queue: 'shipped', words: [], ids: null } as const;

eachDatabase('Who looks at what is on its way', (open) => {
  it('waits for a page of it, however many parcels nobody ever said to be there', async () => {
    const { kysely, dialect } = await open();
    const filter = { ...SHIPPED, words: [] };
    expect((await listOrderQueue(kysely, filter, 7)).orders).toEqual([]);
    // PostgreSQL reads a table so small as a whole.
    if (dialect === 'postgres') return;
    const plans = await Promise.all(
      pageQueries(kysely, filter, 7).map((query) => query.explain(undefined, sql`query plan`)),
    );
    const [shipped, rest] = plans.map((steps) => steps.map(({ detail }) => String(detail)));
    expect(shipped).toEqual(['SEARCH orders USING COVERING INDEX orders_to_shipped (id>?)']);
    const read = rest?.join('\n');
    expect(read).toMatch(/SCAN withdrawals USING COVERING INDEX/);
    expect(read).toMatch(/SEARCH shipments USING (COVERING )?INDEX shipments_under_way \(order_id=\?\)/);
    expect(read).not.toMatch(/SCAN (orders|shipments)|TEMP B-TREE/);
  });
});
