import type { FastifyBaseLogger } from 'fastify';
import { HOUR_MS, MINUTE_MS } from '@vitrine/shared/platform/time';
import { createBookkeeper, type KeepBooks } from '../../books/index.ts';
import { pruneChanges } from '../../catalogue/index.ts';
import { grantWishes } from '../../contact/index.ts';
import type { Database } from '../../database/database.ts';
import type { Env } from '../../env.ts';
import { runImports } from '../../imports/index.ts';
import { type AccessPoint, httpAccessPoint, sendEInvoices } from '../../invoices/index.ts';
import { createMailTransport, type MailTransport } from '../../mail/index.ts';
import {
  cancelAbandoned,
  cancelOverdueOrders,
  checkChargebacks,
  checkOpenPayments,
  refreshByProviderId,
  releaseLapsedHolds,
  sweepLocks,
  watchReservations,
  settleRefunds,
} from '../../orders/index.ts';
import { notifyStaff } from '../../notifications/index.ts';
import { createPayments, payLate, type PaymentsContext } from '../../payments/index.ts';
import { measureOlder, startDrawing, type DrawingState } from '../../pictures/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { listBackups } from '../backup/list-backups.ts';
import { runRetentions } from '../retention/run-retentions.ts';
import { checkStock } from './check-stock.ts';
import { repeat } from './repeat.ts';
import { sendDueMails, type TriedMail } from './send-due-mails.ts';

const SECOND_MS = 1000;
/** Every process looks at the log of changes far more often than this while it is asked anything. */
const KEEP_CHANGES_MS = HOUR_MS;
const CHANGES_AT_ONCE = 5000;

interface JobContext extends PaymentsContext {
  transport: MailTransport;
  keepBooks: KeepBooks;
  /** Null where none is named: what is to be sent waits. */
  accessPoint: AccessPoint | null;
  dataDir: string;
  log: FastifyBaseLogger;
}

interface Task {
  name: string;
  /** Between the end of one run and the begin of the next. */
  everyMs: number;
  /** Runs again at once when it says that there is more. */
  work(context: JobContext): Promise<{ hasMore: boolean } | void>;
}

/** What the shop does beside its answers. Any number of processes may run each. */
const TASKS: Task[] = [
  { name: 'imports', everyMs: SECOND_MS, work: ({ database, clock }) => runImports(database, clock()) },
  { name: 'outbox', everyMs: 2 * SECOND_MS, work: sendMails },
  { name: 'e-invoices', everyMs: 15 * SECOND_MS, work: sendToBusinesses },
  {
    name: 'books',
    everyMs: 5 * SECOND_MS,
    work: ({ database, keepBooks, clock }) => keepBooks(database, clock()),
  },
  { name: 'payments', everyMs: 5 * SECOND_MS, work: followPayments },
  // Each by itself: one hold that cannot be released keeps no order's lots.
  { name: 'holds', everyMs: 10 * SECOND_MS, work: releaseHolds },
  { name: 'overdue orders', everyMs: 10 * SECOND_MS, work: cancelOverdue },
  {
    name: 'locks of reservations',
    everyMs: MINUTE_MS,
    work: ({ database, clock }) => sweepLocks(database.kysely, clock()),
  },
  {
    name: 'reservations',
    everyMs: MINUTE_MS,
    work: ({ database, clock }) => watchReservations(database, clock()),
  },
  { name: 'notifications', everyMs: 15 * SECOND_MS, work: tellStaff },
  { name: 'restock', everyMs: 15 * SECOND_MS, work: writeToSubscribers },
  { name: 'catalogue changes', everyMs: 5 * MINUTE_MS, work: pruneLogs },
  { name: 'retention', everyMs: 10 * MINUTE_MS, work: forgetPersons },
  {
    name: 'colours of older pictures',
    everyMs: MINUTE_MS,
    work: ({ database, dataDir }) => measureOlder(database, dataDir),
  },
  {
    name: 'stock',
    everyMs: 30 * MINUTE_MS,
    work: inspectStock,
  },
  // Finds those of which no word came.
  { name: 'chargebacks', everyMs: HOUR_MS, work: (context) => checkChargebacks(context) },
];

/** Starts what runs beside the answers. Returns what ends it, once the runs that are under way have ended. */
export async function startJobs(options: {
  database: Database;
  env: Env;
  clock: Clock;
  log: FastifyBaseLogger;
  drawing: DrawingState;
}): Promise<() => Promise<void>> {
  const { database, env, clock, log, drawing } = options;
  const keepBooks = await createBookkeeper(env.dataDir);
  const transport = createMailTransport(env);
  const accessPoint = env.accessPoint && httpAccessPoint(env.accessPoint);
  const context = {
    ...{ ...(await createPayments(options)), transport, keepBooks, accessPoint },
    ...{ dataDir: env.dataDir, log },
  };
  const stopDrawing = startDrawing(database, clock, log, drawing);
  const jobs = TASKS.map(({ name, everyMs, work }) =>
    repeat(
      everyMs,
      () => work(context),
      (error) => log.error({ err: error, job: name }, 'job failed'),
    ),
  );
  return async () => {
    await Promise.all([stopDrawing(), ...jobs.map((job) => job.stop())]);
  };
}

async function sendMails({ transport, log, ...context }: JobContext) {
  const report = (tried: TriedMail) =>
    log[tried.isSent ? 'info' : 'warn'](tried, tried.isSent ? 'mail sent' : 'mail not sent');
  return { hasMore: (await sendDueMails(context, transport, report)) > 0 };
}

/** Hands invoices of businesses to the access point. */
async function sendToBusinesses({ accessPoint, database, clock }: JobContext) {
  if (!accessPoint) return { hasMore: false };
  return { hasMore: (await sendEInvoices({ database, clock, accessPoint })) > 0 };
}

/** Keeps payments true when a webhook is lost, brings refunds on their way, and lets late test payments happen. */
async function followPayments(context: JobContext) {
  const { database, provider, clock } = context;
  const notify = (id: string) => refreshByProviderId(context, id);
  if (provider.name === 'test') await payLate(database, notify, clock());
  const checked = await checkOpenPayments(context);
  const settled = await settleRefunds(context);
  return { hasMore: checked + settled + (await cancelAbandoned(context)) > 0 };
}

/** Frees the lots of holds whose time is over. */
async function releaseHolds({ database, clock }: JobContext) {
  return { hasMore: (await releaseLapsedHolds(database, clock())) > 0 };
}

/** Frees the lots of unpaid orders whose time is over. */
async function cancelOverdue(context: JobContext) {
  return { hasMore: (await cancelOverdueOrders(context)) > 0 };
}

/** What is new for who works here; a backup tells by a file beside it that it failed. */
async function tellStaff({ database, clock, dataDir }: JobContext) {
  const { failure } = await listBackups(dataDir);
  await notifyStaff(database, { now: clock(), backupFailure: failure });
}

async function inspectStock({ database, log }: JobContext) {
  await checkStock(database, log);
}

/** Deletes what of persons need not be stored any more. */
async function forgetPersons({ database, clock }: JobContext) {
  await runRetentions(database, clock());
}

/** Writes to who waits for a species that has come in. */
async function writeToSubscribers({ database, clock }: JobContext) {
  return { hasMore: (await grantWishes(database, clock())) > 0 };
}

/** Keeps the log of catalogue changes short. */
async function pruneLogs({ database: { kysely }, clock }: JobContext) {
  await pruneChanges(kysely, new Date(clock().getTime() - KEEP_CHANGES_MS), CHANGES_AT_ONCE);
}
