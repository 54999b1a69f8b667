import { parseArgs } from 'node:util';
import { systemClock } from '../../platform/clock.ts';
import { readEnv } from '../../env.ts';
import { StartupError } from '../../platform/startup-error.ts';
import { reachDatabase } from '../../database/outages/reach-database.ts';
import { openDatabase, type Database } from '../../database/database.ts';
import { migrate } from '../../database/migrate.ts';
import { runOrderCommand, USAGE, type OrderCommand } from './run-order-command.ts';

/*
 * `npm run order -- VDM-2026-000123 ship --carrier bpost --tracking 3232…` : what the owner does with an order. The
 * running shop sends the mails and asks the payment provider for refunds.
 */
try {
  process.exitCode = (await run(readArguments())) ? 0 : 1;
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
}

async function run(command: OrderCommand): Promise<boolean> {
  const database: Database = await openDatabase(readEnv(process.env));
  try {
    await reachDatabase(database);
    await migrate(database);
    const { isDone, say } = await runOrderCommand(database, command, systemClock());
    console.log(say);
    return isDone;
  } finally {
    await database.close();
  }
}

function readArguments(): OrderCommand {
  const { values, positionals } = parsed();
  const [reference = '', action = '', cents] = positionals;
  if (reference === '' || action === '') throw new StartupError(USAGE);
  return { reference: reference.toUpperCase(), action, cents, ...values };
}

function parsed() {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      allowPositionals: true,
      options: { carrier: text, tracking: text, link: text, reason: text },
    });
  } catch (error) {
    throw new StartupError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}
