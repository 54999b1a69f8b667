import { mkdir } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { Database } from '../../database/database.ts';
import { beginCatalogue } from '../../catalogue/index.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Env } from '../../env.ts';
import type { Metrics } from '../../http/metrics/metrics.ts';
import { picturesDir, type DrawingState } from '../../pictures/index.ts';
import type { WorkerParts } from '../worker-app.ts';
import type { RunningProcess } from './running-process.ts';
import { prepareDatabase } from './prepare-database.ts';

/** Opens a process with a database: one that answers, one that works, or one that does both. @throws StartupError */
export async function startApi(env: Env, metrics?: Metrics): Promise<RunningProcess> {
  const { database, filled } = await prepareDatabase(env, metrics?.transacted);
  if (metrics) await measure(metrics, database);
  await mkdir(picturesDir(env.dataDir), { recursive: true });
  const isWorker = env.role === 'all' || env.role === 'worker';
  const drawing: DrawingState = { isWell: true };
  const pictures = isWorker ? () => drawing.isWell : undefined;
  const app = await (env.role === 'worker'
    ? (await import('../worker-app.ts')).buildWorkerApp({ env, database, metrics, pictures })
    : openAnswers({ env, database, metrics, pictures }));
  if (filled > 0) app.log.info(`Filled the empty shop with ${filled} sample lots`);
  return {
    app,
    startJobs: async () => {
      if (!isWorker) return async () => undefined;
      const { startJobs } = await import('../../operations/jobs/start-jobs.ts');
      return startJobs({ database, env, clock: systemClock, log: app.log, drawing });
    },
    close: () => database.close(),
  };
}

/** Its code is loaded only where figures are read. */
async function measure(metrics: Metrics, database: Database): Promise<void> {
  const { measureDatabase } = await import('../../operations/measure-database.ts');
  measureDatabase(metrics, database, systemClock);
}

async function openAnswers({ env, database, metrics, pictures }: WorkerParts): Promise<FastifyInstance> {
  const log = pino({ level: env.logLevel });
  const onEnd = (error: unknown) => log.error({ err: error }, 'catalogue thread ended');
  // Its thread reads the lots while this one brings its code and its routes.
  const { catalogue, loaded } = beginCatalogue({ ...env, onEnd });
  const { buildApp } = await import('../app.ts');
  const parts = { database, env, clock: systemClock, catalogue, pictures, ...(metrics && { metrics }) };
  const [app] = await Promise.all([buildApp(parts), loaded]);
  return app;
}
