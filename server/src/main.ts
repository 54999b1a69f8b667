import { limitHeap } from './platform/limit-v8-heap.ts';
import { readEnv, type Env } from './env.ts';
import type { Metrics } from './http/metrics/metrics.ts';
import { serveMetrics } from './http/metrics/serve-metrics.ts';
import { openDoors, stopTaking } from './app/roles/open-doors.ts';
import { beatForSystemd } from './app/roles/systemd-watchdog.ts';
import { explainListenError, StartupError } from './platform/startup-error.ts';
import type { RunningProcess } from './app/roles/running-process.ts';

const DRAIN_MS = 10_000;

limitHeap();
const { app, doors, close, startJobs, closeMetrics } = await openDoor().catch(endOnFault);
const stopJobs = await startJobs();
beatForSystemd({
  variables: process.env,
  check: () => app.inject('/readyz'),
  warn: (details, message) => app.log.warn(details, message),
});

let isDraining = false;
async function drain(): Promise<void> {
  if (isDraining) return;
  isDraining = true;
  // What has not ended by then never will.
  setTimeout(() => process.exit(1), DRAIN_MS).unref();
  await Promise.all([stopTaking(app, doors), stopJobs()]);
  await app.close();
  await Promise.all([close(), closeMetrics()]);
}

// Not once: a terminal tells everybody, and whoever started us tells us again.
process.on('SIGTERM', () => void drain().catch(endOnFault));
process.on('SIGINT', () => void drain().catch(endOnFault));

/** Everything up to the open door. */
async function openDoor() {
  const env = readEnv(process.env);
  const metrics = env.metricsPort === null ? undefined : await openMetrics(env.role);
  const opened = await startRole(env, metrics);
  // Opens the remotes now, so that the first shopper does not wait for them.
  await opened.app.inject('/readyz');
  const doors = await openDoors(opened.app, env).catch((error: unknown) => {
    throw explainListenError(error, env.port, env.host);
  });
  opened.app.log.info({ role: env.role }, `Vitrine is open at ${env.publicUrl}`);
  const closeMetrics =
    metrics && env.metricsPort !== null
      ? await serveMetrics(metrics, env.metricsPort)
      : async () => undefined;
  return { ...opened, doors, closeMetrics };
}

/** Its code is loaded only where figures are read. */
async function openMetrics(role: Env['role']): Promise<Metrics> {
  const { createMetrics } = await import('./http/metrics/metrics.ts');
  return createMetrics(role);
}

function endOnFault(error: unknown): never {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
}

/** Opens what this process is for. Each loads its own code only: pages alone need a third less memory. @throws StartupError */
async function startRole(env: Env, metrics?: Metrics): Promise<RunningProcess> {
  if (env.apiUrl !== null) {
    const { startStorefront } = await import('./app/roles/start-storefront.ts');
    return startStorefront(env, env.apiUrl, metrics);
  }
  const { startApi } = await import('./app/roles/start-api.ts');
  return startApi(env, metrics);
}
