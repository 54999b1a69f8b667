import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/* The yardstick for orders: rows of an order's size, each committed for good before the next, with nothing around it. */
const MILLISECONDS = 4_000;
const ROW = 'x'.repeat(1_000);

const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-bench-'));
const database = new DatabaseSync(join(dataDir, 'bare.db'));
database.exec('pragma journal_mode = wal; pragma synchronous = full');
database.exec('create table rows (id integer primary key, content text) strict');
const insert = database.prepare('insert into rows (content) values (?)');
let commits = 0;
const start = performance.now();
for (; performance.now() - start < MILLISECONDS; commits += 1) insert.run(ROW);
const perSecond = commits / ((performance.now() - start) / 1000);
database.close();
await rm(dataDir, { recursive: true });
process.send?.({ perSecond });
process.disconnect?.();
