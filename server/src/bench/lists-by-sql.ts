import { FAMILY_CATEGORIES } from '@vitrine/shared/contract/catalogue';
import { NO_FILTERS } from '@vitrine/shared/contract/listing';
import { listBySql, type SqlQuery } from '../catalogue/store/testing/list-by-sql.ts';
import { openDatabase } from '../database/database.ts';

/*
 * What a list takes when SQL alone answers it, on the SQLite of a generated shop: `node lists-by-sql.ts <dataDir>`. Says
 * the middle one and the slowest of some, in milliseconds.
 */
const [dataDir = ''] = process.argv.slice(2);
const FILTERS = [
  NO_FILTERS,
  { ...NO_FILTERS, quality: ['A1' as const] },
  { ...NO_FILTERS, priceToCents: 2000 },
];
const queries = FILTERS.flatMap((filters) =>
  FAMILY_CATEGORIES.map((category): SqlQuery => ({
    ...{ list: { kind: 'category', category }, filters },
    ...{ sort: 'newest', offset: 0, limit: 24 },
  })),
);

const database = await openDatabase({ dataDir });
const times: number[] = [];
for (const query of queries) {
  const start = performance.now();
  await listBySql(database.kysely, query);
  times.push(performance.now() - start);
}
await database.close();
times.sort((one, other) => one - other);
process.send?.({ medianMs: times[times.length >> 1], longestMs: times.at(-1) });
process.once('disconnect', () => process.exit(0));
