import { constants, setPriority } from 'node:os';
import { systemClock } from '../clock.ts';
import { readEnv } from '../env.ts';
import { StartFault } from '../start-fault.ts';
import { holdTurn } from './turn.ts';
import { takeBackup } from './take-backup.ts';

/* `npm run backup` : one file with the whole shop, taken while it runs. Also what the page of backups starts. */
setPriority(constants.priority.PRIORITY_LOW);
try {
  const env = readEnv(process.env);
  const file = await holdTurn(env.dataDir, () => takeBackup(env, systemClock()));
  console.log(
    `${file}\nIt holds the shop's keys and its shoppers' addresses: keep it where only you can read it.`,
  );
} catch (error) {
  console.error(error instanceof StartFault ? error.message : error);
  process.exitCode = 1;
}
