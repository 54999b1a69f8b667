import { buildApp } from './app.ts';
import { systemClock } from './clock.ts';
import { readEnv } from './env.ts';
import { openDatabase } from './store/database.ts';
import { migrate } from './store/migrate.ts';

const DRAIN_MS = 10_000;

const env = readEnv(process.env);
const database = await openDatabase(env);
await migrate(database);
const app = await buildApp({ database, env, clock: systemClock });
await app.listen({ port: env.port, host: env.host });

async function drain(): Promise<void> {
  // What has not ended by then never will.
  setTimeout(() => process.exit(1), DRAIN_MS).unref();
  await app.close();
  await database.close();
}

process.once('SIGTERM', drain);
process.once('SIGINT', drain);
