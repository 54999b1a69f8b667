import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Database } from '../../database/database.ts';
import { StartupError } from '../../platform/startup-error.ts';
import { POSTGRES_FILE } from './copy-database.ts';
import { emptyPostgres, fillEmptyPostgres } from './copy-postgres.ts';
import { unpackBackup } from './restore-backup.ts';

/**
 * Opens what a backup holds beside the shop, to be read, and leaves nothing of it behind.
 * @param databaseUrl an empty PostgreSQL database, for a backup of PostgreSQL; one of SQLite needs none
 * @param work gets the database, and the folder that stands for `DATA_DIR`
 * @throws StartupError for a file that is damaged, and for a database that is not empty
 */
export async function openBackup<T>(
  databaseUrl: string | null,
  file: string,
  work: (database: Database, dataDir: string) => Promise<T>,
): Promise<T> {
  // Keys are in it: nobody else may look into the folder.
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-backup-'));
  try {
    const { dialect } = await unpackBackup(file, folder);
    if (dialect === 'sqlite')
      return await useDatabase({ dataDir: folder }, (database) => work(database, folder));
    if (databaseUrl === null)
      throw new StartupError(
        'The backup is of PostgreSQL: DATABASE_URL must name an empty database to read it in.',
      );
    await fillEmptyPostgres(databaseUrl, join(folder, POSTGRES_FILE));
    try {
      return await useDatabase({ dataDir: folder, databaseUrl }, (database) => work(database, folder));
    } finally {
      await emptyPostgres(databaseUrl);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function useDatabase<T>(
  options: { dataDir: string; databaseUrl?: string },
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(options);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
