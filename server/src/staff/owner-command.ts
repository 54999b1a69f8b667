import { parseArgs } from 'node:util';
import { systemClock } from '../platform/clock.ts';
import { readEnv } from '../env.ts';
import { StartupError } from '../platform/startup-error.ts';
import { openDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { reachDatabase } from '../database/outages/reach-database.ts';
import { runOwnerCommand, USAGE, type OwnerCommand } from './run-owner-command.ts';

/* `npm run owner -- ada@example.com orders` : who works in the shop. Also while the shop is open. */
try {
  process.exitCode = (await run(readArguments())) ? 0 : 1;
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
}

async function run(command: OwnerCommand): Promise<boolean> {
  const env = readEnv(process.env);
  const database = await openDatabase(env);
  try {
    await reachDatabase(database);
    await migrate(database);
    const { isDone, say } = await runOwnerCommand(
      { database, publicUrl: env.publicUrl },
      command,
      systemClock(),
    );
    console.log(say);
    return isDone;
  } finally {
    await database.close();
  }
}

function readArguments(): OwnerCommand {
  const { values, positionals } = parsed();
  const [email = '', role, ...more] = positionals;
  const resetsSecondFactor = values['reset-second-factor'] === true;
  if (email === '' || more.length > 0 || (resetsSecondFactor && role)) throw new StartupError(USAGE);
  return { email, role, resetsSecondFactor };
}

function parsed() {
  try {
    return parseArgs({ allowPositionals: true, options: { 'reset-second-factor': { type: 'boolean' } } });
  } catch (error) {
    throw new StartupError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}
