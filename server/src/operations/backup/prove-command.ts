import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hasBooks, momentOf, proveBooks, type LedgerProof } from '../../books/index.ts';
import { openDatabase, type Database } from '../../database/database.ts';
import { reachDatabase } from '../../database/outages/reach-database.ts';
import { readEnv, type Env } from '../../env.ts';
import { StartupError } from '../../platform/startup-error.ts';
import { SQLITE_FILE } from './copy-sqlite.ts';
import { openBackup } from './open-backup.ts';

/*
 * Whether the books are as they were written; also while the shop is open.
 *
 *   npm run prove -- --root 4f2a-91c0-77b3-0d1e    and whether a root that was noted is among them
 *   npm run prove -- --backup vitrine-….tar        of a backup, on any machine
 */
try {
  const { root, backup } = parseArgs({
    options: { root: { type: 'string' }, backup: { type: 'string' } },
  }).values;
  const isWhole = await withBooks(backup, (database, dataDir) => tell(database, { dataDir, root }));
  process.exitCode = isWhole ? 0 : 1;
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
}

type Work = (database: Database, dataDir: string) => Promise<boolean>;

async function withBooks(backup: string | undefined, work: Work): Promise<boolean> {
  const env = readEnv(process.env);
  if (backup !== undefined) return openBackup(env.databaseUrl, backup, work);
  refuseNoShop(env);
  const database = await openDatabase(env);
  try {
    await reachDatabase(database);
    return await work(database, env.dataDir);
  } finally {
    await database.close();
  }
}

/** Opening would make an empty database, which is whole. */
function refuseNoShop({ databaseUrl, dataDir }: Env): void {
  if (databaseUrl !== null || existsSync(join(dataDir, SQLITE_FILE))) return;
  throw new StartupError(`DATA_DIR: there is no shop in ${dataDir}. Give the folder that it runs with.`);
}

async function tell(
  database: Database,
  where: { dataDir: string; root: string | undefined },
): Promise<boolean> {
  if (!(await hasBooks(database.kysely))) {
    throw new StartupError('The database has no books yet: it is of a version before them.');
  }
  const { ledgers, lastRoot, faults } = await proveBooks(database, where);
  for (const ledger of ledgers) console.log(lineOf(ledger));
  console.log(
    lastRoot
      ? `last root ${lastRoot.short} of ${lastRoot.day}, ${lastRoot.count} in all`
      : 'no root yet: the first is signed within a minute of the first start',
  );
  for (const fault of faults) console.log(`TOUCHED: ${fault}`);
  if (faults.length === 0) console.log('The books are as they were written.');
  return faults.length === 0;
}

function lineOf({ title, count, first, last, waiting }: LedgerProof): string {
  const span = first && last ? `, ${momentOf(first)} to ${momentOf(last)}` : '';
  return `${title}: ${count}${span}${waiting > 0 ? `; ${waiting} wait to be sealed` : ''}`;
}
