import type { FastifyBaseLogger } from 'fastify';
import { systemClock } from '../../platform/clock.ts';
import type { Env } from '../../env.ts';
import { startForgettingChanges } from '../../operations/jobs/forget-changes.ts';
import { startImports } from '../../operations/jobs/imports.ts';
import { startOrderJobs } from '../../operations/jobs/start-order-jobs.ts';
import { startDrawing } from '../../pictures/index.ts';
import type { Database } from '../../database/database.ts';

/** Starts what runs beside the answers. Any number of processes may run it. Returns what ends it. */
export async function startJobs(
  env: Env,
  database: Database,
  log: FastifyBaseLogger,
): Promise<() => Promise<void>> {
  const clock = systemClock;
  const stops = [
    startDrawing(database, clock, log),
    await startOrderJobs({ database, env, clock, log }),
    startForgettingChanges(database, clock, log),
    startImports(database, clock, log),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
