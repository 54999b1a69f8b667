import { mkdir } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../app.ts';
import type { Database } from '../../database/database.ts';
import { startCatalogue } from '../../catalogue/index.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Env } from '../../env.ts';
import type { Metrics } from '../../http/metrics/metrics.ts';
import { picturesDir, type DrawingState } from '../../pictures/index.ts';
import { buildWorkerApp, type WorkerParts } from '../worker-app.ts';
import type { RunningProcess } from './running-process.ts';
import { prepareDatabase } from './prepare-database.ts';
import { startJobs } from '../../operations/jobs/start-jobs.ts';

/** Opens a process with a database: one that answers, one that works, or one that does both. @throws StartupError */
export async function startApi(env: Env, metrics?: Metrics): Promise<RunningProcess> {
  const { database, filled } = await prepareDatabase(env, metrics?.transacted);
  if (metrics) await measure(metrics, database);
  await mkdir(picturesDir(env.dataDir), { recursive: true });
  const isWorker = env.role === 'all' || env.role === 'worker';
  const drawing: DrawingState = { isWell: true };
  const pictures = isWorker ? () => drawing.isWell : undefined;
  const app = await (env.role === 'worker'
    ? buildWorkerApp({ env, database, metrics, pictures })
    : openAnswers({ env, database, metrics, pictures }));
  if (filled > 0) app.log.info(`Filled the empty shop with ${filled} sample lots`);
  return {
    app,
    startJobs: async () =>
      isWorker
        ? startJobs({ database, env, clock: systemClock, log: app.log, drawing })
        : async () => undefined,
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
  const catalogue = await startCatalogue({ ...env, onEnd });
  return buildApp({ database, env, clock: systemClock, catalogue, pictures, ...(metrics && { metrics }) });
}
