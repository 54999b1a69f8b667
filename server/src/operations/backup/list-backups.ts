import { mkdir, readdir, readFile, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Backups } from '@vitrine/shared/contract/tools/operations/backups';
import { backupsDir, failureFile, isBackupName } from './shop-data.ts';
import { isTaking } from './lock-file.ts';

/** The backups that lie in this shop's folder, and whether one is being taken. */
export async function listBackups(dataDir: string): Promise<Backups> {
  const dir = backupsDir(dataDir);
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const names = (await readdir(dir)).filter(isBackupName).sort().reverse();
  const { bavail, bsize } = await statfs(dir);
  return {
    backups: await Promise.all(names.map((name) => describe(dir, name))),
    isTaking: await isTaking(dataDir),
    failure: (await readFile(failureFile(dataDir), 'utf8').catch(() => '')).trim(),
    freeBytes: bavail * bsize,
  };
}

async function describe(dir: string, name: string) {
  const { size, mtime } = await stat(join(dir, name));
  return { name, takenAt: mtime.toISOString(), bytes: size };
}
