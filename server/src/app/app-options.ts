import type { RouteOptions } from 'fastify';
import type { Catalogue } from '../catalogue/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Env } from '../env.ts';
import type { PasswordWork } from '../accounts/index.ts';
import type { FairShare } from '../orders/index.ts';
import type { OrderLimits } from '../http/limits/rate-limits.ts';
import type { Metrics } from '../http/metrics/metrics.ts';
import type { Database } from '../database/database.ts';

export interface AppOptions {
  database: Database;
  env: Env;
  clock: Clock;
  /** One in this thread when absent. It is closed with the app. */
  catalogue?: Catalogue;
  /** Requests to order; the shop's own when absent. */
  limits?: OrderLimits;
  /** What may be reserved without being paid; the shop's own when absent. */
  fairShare?: FairShare;
  /** Without it nobody can tell who reserved what; a file of the shop when absent. */
  visitorsKey?: Buffer;
  /** What a password costs to check; OWASP's least when absent. */
  passwordWork?: PasswordWork;
  /** How long the check of a cart waits for its turn; the shop's own when absent. */
  cartWaitMs?: number;
  /** Whether the drawing process is well, where this process starts it. */
  pictures?: (() => boolean) | undefined;
  /** Where figures go; nowhere when absent. */
  metrics?: Metrics;
  /** Told of each route as it is registered. */
  onRoute?: (route: RouteOptions) => void;
}
