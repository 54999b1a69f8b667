import { join } from 'node:path';
import type { Env } from '../../env.ts';

/** Where a shop keeps what it knows. */
export type ShopData = Pick<Env, 'dataDir' | 'databaseUrl'>;

/** What lies in files beside the database. Drawings too: drawing them again takes longer than copying. */
export const BACKED_UP_FOLDERS = ['pictures', 'uploads', 'keys'];

const NAME = /^vitrine-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.tar$/;

export function backupsDir(dataDir: string): string {
  return join(dataDir, 'backups');
}

/** Holds why the last backup could not be taken; not there when it could. */
export function failureFile(dataDir: string): string {
  return join(backupsDir(dataDir), '.failure');
}

/** Sorted by name they are sorted by age. */
export function backupName(now: Date): string {
  return `vitrine-${now.toISOString().replaceAll(/[:.]/g, '-')}.tar`;
}

/** Whether a file in the folder of backups is a finished one; also the guard of addresses that name one. */
export function isBackupName(name: string): boolean {
  return NAME.test(name);
}
