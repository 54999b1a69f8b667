import { Kysely, type Transaction } from 'kysely';
import type { Schema } from './schema/schema.ts';
import { createSqliteDialect } from './sqlite/sqlite-dialect.ts';

export type DialectName = 'sqlite' | 'postgres';

export interface Database {
  /** For single statements. Inside `transaction` use its `trx`: a write on `kysely` there waits for the transaction. */
  kysely: Kysely<Schema>;
  /** The same for what anybody reads of the catalogue: of PostgreSQL's connections it leaves some to all others. */
  reading: Kysely<Schema>;
  dialect: DialectName;
  /**
   * Runs `work` in one transaction: what it throws undoes it.
   * PostgreSQL may ask to run it again after a collision, so it must touch nothing but the database.
   */
  transaction<T>(work: (trx: Transaction<Schema>) => Promise<T>): Promise<T>;
  /** The same, however long a statement of it takes or waits: for what the shop cannot start without. */
  patientTransaction<T>(work: (trx: Transaction<Schema>) => Promise<T>): Promise<T>;
  /** How many connections there are, and how many wait for one; nothing on SQLite, whose connections wait for nobody. */
  pool(): { open: number; idle: number; waiting: number } | Record<string, never>;
  close(): Promise<void>;
}

const MAX_ATTEMPTS = 5;
/**
 * Serialization failure, deadlock, and a row that another transaction wrote under the same unique name after this one
 * had looked for it: run again it finds the row, and refuses in words.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const COLLISIONS = new Set(['40001', '40P01', '23505']);

/** Opens PostgreSQL when an address is given, else the SQLite file in `dataDir`. Does not migrate. */
export async function openDatabase(options: {
  databaseUrl?: string | null;
  dataDir: string;
  /** KiB of pages that each of SQLite's connections keeps; what suits the serving thread when absent. */
  cacheKib?: number;
  /** False for what may be lost with the machine: SQLite then waits for no disk. */
  isDurable?: boolean;
  /** How long PostgreSQL may be silent, asked whether it is there, before it counts as away; the shop's bound when absent. */
  probeMs?: number;
  /** Told how long each transaction took, from its asking to its commit. */
  onTransaction?: (seconds: number) => void;
}): Promise<Database> {
  const { databaseUrl, dataDir, cacheKib, isDurable, probeMs, onTransaction = () => undefined } = options;
  const {
    dialect,
    readingDialect,
    patientDialect,
    pool = () => ({}),
  } = databaseUrl
    ? await openPostgres(databaseUrl, probeMs)
    : { dialect: await createSqliteDialect(dataDir, cacheKib, isDurable) };
  const kysely = new Kysely<Schema>({ dialect });
  return {
    kysely,
    reading: readingDialect ? new Kysely<Schema>({ dialect: readingDialect }) : kysely,
    dialect: databaseUrl ? 'postgres' : 'sqlite',
    async transaction(work) {
      const start = performance.now();
      const done = await retryCollisions(() => kysely.transaction().execute(work));
      onTransaction((performance.now() - start) / 1000);
      return done;
    },
    async patientTransaction(work) {
      const own = patientDialect ? new Kysely<Schema>({ dialect: patientDialect() }) : kysely;
      try {
        return await retryCollisions(() => own.transaction().execute(work));
      } finally {
        if (own !== kysely) await own.destroy();
      }
    },
    pool,
    close: () => kysely.destroy(),
  };
}

/** Its driver is loaded only where there is one: two threads would hold it for nothing. */
async function openPostgres(databaseUrl: string, probeMs: number | undefined) {
  const { createPostgresDialect } = await import('./postgres-dialect.ts');
  return createPostgresDialect(databaseUrl, probeMs);
}

async function retryCollisions<T>(attempt: () => Promise<T>): Promise<T> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (attempts === MAX_ATTEMPTS || !isCollision(error)) throw error;
    }
  }
}

function isCollision(error: unknown): boolean {
  return error instanceof Error && 'code' in error && COLLISIONS.has(String(error.code));
}
