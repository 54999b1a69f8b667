import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../../platform/error-code.ts';
import { StartupError } from '../../platform/startup-error.ts';
import { backupsDir } from './shop-data.ts';

/** Holds the number of the process that is taking a backup. */
const fileOf = (dataDir: string) => join(backupsDir(dataDir), '.taking');

/**
 * Takes a backup when nobody else does.
 * @throws StartupError when somebody does
 */
export async function withLock<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  await mkdir(backupsDir(dataDir), { recursive: true, mode: 0o700 });
  if (!(await isTaking(dataDir))) await rm(fileOf(dataDir), { force: true });
  await claim(dataDir);
  try {
    return await work();
  } finally {
    await rm(fileOf(dataDir), { force: true });
  }
}

/** Whether a backup is being taken on this machine. One that was killed does not count. */
export async function isTaking(dataDir: string): Promise<boolean> {
  const pid = Number(await readFile(fileOf(dataDir), 'utf8').catch(() => '0'));
  return pid > 0 && isAlive(pid);
}

async function claim(dataDir: string): Promise<void> {
  try {
    const file = await open(fileOf(dataDir), 'wx');
    await file.writeFile(String(process.pid));
    await file.close();
  } catch (error) {
    if (errorCode(error) === 'EEXIST') throw new StartupError('A backup is being taken already.');
    throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}
