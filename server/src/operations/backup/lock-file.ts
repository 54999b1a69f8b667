import { link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '@vitrine/shared/platform/time';
import { errorCode } from '../../platform/error-code.ts';
import { StartupError } from '../../platform/startup-error.ts';
import { backupsDir } from './shop-data.ts';

/** Holds the number of the process that is taking a backup, and since when that runs. */
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
  const [pid, start] = (await readFile(fileOf(dataDir), 'utf8').catch(() => '0')).split(' ');
  if (!(Number(pid) > 0 && isAlive(Number(pid)))) return false;
  // The version before, which may be at it during an upgrade, says no start either.
  return start ? (await startOf(Number(pid))) === start : isRecent(dataDir);
}

/**
 * When a process started, in ticks of the machine's clock: its number is given to another program later.
 * Empty where the system has no `/proc`.
 */
async function startOf(pid: number): Promise<string> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The program's name, in brackets, may hold spaces and brackets; after it the start is the twentieth field.
  return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

async function isRecent(dataDir: string): Promise<boolean> {
  const { mtimeMs } = await stat(fileOf(dataDir));
  return Date.now() - mtimeMs < DAY_MS;
}

/** The file comes whole under its name: an empty one would be nobody's, and another backup would begin. */
async function claim(dataDir: string): Promise<void> {
  const own = `${fileOf(dataDir)}-${process.pid}`;
  await writeFile(own, `${process.pid} ${await startOf(process.pid)}`);
  try {
    await link(own, fileOf(dataDir));
  } catch (error) {
    if (errorCode(error) === 'EEXIST') throw new StartupError('A backup is being taken already.');
    throw error;
  } finally {
    await rm(own, { force: true });
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
