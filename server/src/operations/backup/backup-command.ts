import { rm, writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { systemClock } from '../../platform/clock.ts';
import { readEnv } from '../../env.ts';
import { StartupError } from '../../platform/startup-error.ts';
import { failureFile, type ShopData } from './shop-data.ts';
import { withLock } from './lock-file.ts';
import { takeBackup } from './take-backup.ts';

/* `npm run backup` : one file with the whole shop, taken while it runs. Also what the page of backups starts. */
setPriority(constants.priority.PRIORITY_LOW);
try {
  const env = readEnv(process.env);
  const file = await takeNoted(env);
  console.log(
    `${file}\nIt holds the shop's keys and its shoppers' addresses: keep it where only you can read it.`,
  );
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

/** Takes it, and leaves word for the page of backups when it cannot be taken, also because another takes for ever. */
async function takeNoted(env: ShopData): Promise<string> {
  try {
    return await withLock(env.dataDir, async () => {
      process.send?.('taking');
      const file = await takeBackup(env, systemClock());
      await rm(failureFile(env.dataDir), { force: true });
      return file;
    });
  } catch (error) {
    await writeFile(failureFile(env.dataDir), String(explain(error)));
    throw error;
  }
}

function explain(error: unknown): unknown {
  return error instanceof StartupError ? error.message : error;
}
