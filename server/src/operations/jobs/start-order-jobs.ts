import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Env } from '../../env.ts';
import { createMailTransport } from '../../mail/index.ts';
import { createPayments } from '../../payments/index.ts';
import type { Database } from '../../database/database.ts';
import { startAccountsJob } from './accounts.ts';
import { startChargebacksJob } from './chargebacks.ts';
import { startHoldsJob } from './holds.ts';
import { startOutboxJob } from './outbox.ts';
import { startPaymentsJob } from './payments.ts';
import { startRestockJob } from './restock.ts';
import { startStockJob } from './stock.ts';

/** Starts all that orders and mails need beside the answers. Returns what ends it. */
export async function startOrderJobs(options: {
  database: Database;
  env: Env;
  clock: Clock;
  log: FastifyBaseLogger;
}): Promise<() => Promise<void>> {
  const { env, log } = options;
  const payments = await createPayments(options);
  const report = (job: string) => (error: unknown) => log.error({ err: error, job }, 'job failed');
  const jobs = [
    startHoldsJob(payments, report('holds')),
    startOutboxJob(payments, createMailTransport(env), log, report('outbox')),
    startPaymentsJob(payments, report('payments')),
    startChargebacksJob(payments, report('chargebacks')),
    startRestockJob(payments, report('restock')),
    startStockJob(payments.database, log, report('stock')),
    startAccountsJob(payments, report('accounts')),
  ];
  return async () => {
    await Promise.all(jobs.map((job) => job.stop()));
  };
}
