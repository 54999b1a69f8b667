import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app/app.ts';
import type { AppOptions } from '../app/app-options.ts';
import { openCatalogue } from '../catalogue/engine/open-catalogue.ts';
import type { FairShare } from '../orders/rules/placing/fair-share.ts';
import { systemClock } from '../platform/clock.ts';
import type { Database } from '../database/database.ts';
import { testEnv } from './test-env.ts';

/** A thousandth of the shop's: most suites are not about passwords, and each would cost them 50 ms. */
const PASSWORD_WORK = { memory: 32, passes: 1, parallelism: 1 };

/** Else Fastify looks through all modules of the process for the name of each plugin: 20 ms an app. */
Object.defineProperty(Function.prototype, Symbol.for('fastify.display-name'), {
  value: 'plugin',
  writable: true,
  configurable: true,
});

/** Most suites order everything there is, from one address. */
const NO_BOUND: FairShare = {
  ...{
    lots: Infinity,
    pieces: Infinity,
    networkShare: 1,
    fewLots: Infinity,
    knownTimes: 1,
    paidTimes: 1,
    stages: [],
  },
};

/** Else each app would leave a file. */
const VISITORS_KEY = Buffer.alloc(32);

/** The app over a test's database; its lists know of a change at once. Close it, or let the suite's `afterAll` do so. */
export function testApp(database: Database, options: Partial<AppOptions> = {}): Promise<FastifyInstance> {
  const catalogue = openCatalogue(database, 0);
  return buildApp({
    database,
    env: testEnv(),
    clock: systemClock,
    catalogue,
    passwordWork: PASSWORD_WORK,
    fairShare: NO_BOUND,
    visitorsKey: VISITORS_KEY,
    ...options,
  });
}
