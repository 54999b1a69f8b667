import { mkdir } from 'node:fs/promises';
import { pino } from 'pino';
import { buildApp } from './app.ts';
import { boundHeap } from './bound-heap.ts';
import { startCatalogue } from './catalogue/start-catalogue.ts';
import { systemClock } from './clock.ts';
import { readEnv } from './env.ts';
import { startForgettingChanges } from './jobs/forget-changes.ts';
import { startImports } from './jobs/imports.ts';
import { startOrderJobs } from './jobs/start-order-jobs.ts';
import { picturesDir } from './pictures/keep-files.ts';
import { startDrawing } from './pictures/start-drawing.ts';
import { fillShop } from './sample/fill-shop.ts';
import { listenFault, StartFault } from './start-fault.ts';
import { reachDatabase } from './store/reach-database.ts';
import { openDatabase } from './store/database.ts';
import { migrate } from './store/migrate.ts';
import { seedShippingRates } from './store/shipping.ts';
import { seedTexts } from './texts/seed-texts.ts';
import { seedSynonyms } from './store/synonyms.ts';

const DRAIN_MS = 10_000;

boundHeap();
const { env, database, app } = await openShop().catch(endOnFault);

const isWorker = env.role === 'all' || env.role === 'worker';
/** What runs beside the answers, each as the function that ends it. */
const stops = isWorker
  ? [
      startDrawing(database, systemClock, app.log),
      startOrderJobs({ database, env, clock: systemClock, log: app.log }),
      startForgettingChanges(database, systemClock, app.log),
      startImports(database, systemClock, app.log),
    ]
  : [];

let isDraining = false;
async function drain(): Promise<void> {
  if (isDraining) return;
  isDraining = true;
  // What has not ended by then never will.
  setTimeout(() => process.exit(1), DRAIN_MS).unref();
  await Promise.all([app.close(), ...stops.map((stop) => stop())]);
  await database.close();
}

process.once('SIGTERM', drain);
process.once('SIGINT', drain);

/** Everything up to the open door. */
async function openShop() {
  const env = readEnv(process.env);
  const database = await openDatabase(env);
  await reachDatabase(database);
  await migrate(database);
  await seedShippingRates(database.kysely);
  await seedTexts(database);
  await seedSynonyms(database.kysely);
  const filled = env.hasSampleData ? await fillShop(database, systemClock()) : 0;
  await mkdir(picturesDir(env.dataDir), { recursive: true });
  const log = pino({ level: env.logLevel });
  const onEnd = (error: unknown) => log.error({ err: error }, 'catalogue thread ended');
  const catalogue = await startCatalogue({ ...env, onEnd });
  const app = await buildApp({ database, env, clock: systemClock, catalogue });
  if (filled > 0) app.log.info(`Filled the empty shop with ${filled} sample lots`);
  await app.listen({ port: env.port, host: env.host }).catch((error: unknown) => {
    throw listenFault(error, env.port, env.host);
  });
  // Opens the remotes now, so that the first shopper does not wait for them.
  await app.inject('/readyz');
  app.log.info(`Vitrine is open at ${env.publicUrl}`);
  return { env, database, app };
}

function endOnFault(error: unknown): never {
  console.error(error instanceof StartFault ? error.message : error);
  process.exit(1);
}
