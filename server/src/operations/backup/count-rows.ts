import type { Ask } from './copy-postgres.ts';

/** Tables whose rows somebody would miss. */
const TABLES = ['insects', 'families', 'orders', 'accounts', 'stock_moves', 'invoices', 'outbox', 'texts'];

/** How much a database holds, and how far its tables are. */
export async function countRows(ask: Ask): Promise<{ migrations: string[]; counts: Record<string, number> }> {
  const migrations = await ask('select name from migrations order by name');
  const counts: [string, number][] = [];
  for (const table of TABLES) {
    const [row] = await ask(`select count(*) as rows from ${table}`);
    counts.push([table, Number(row?.['rows'])]);
  }
  return { migrations: migrations.map((row) => String(row['name'])), counts: Object.fromEntries(counts) };
}
