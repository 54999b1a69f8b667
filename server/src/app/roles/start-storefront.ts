import type { Env } from '../../env.ts';
import type { Metrics } from '../../http/metrics/metrics.ts';
import type { RunningProcess } from './running-process.ts';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type {
  Storefront,
  StorefrontOptions,
  ApiQuestion,
} from '@vitrine/shared/contract/federation/storefront';
import { systemClock } from '../../platform/clock.ts';
import { createServer } from '../create-server.ts';
import { createVersionCache } from '../../pages/catalogue-version-cache.ts';
import { delayVersion } from '../../pages/delay-version.ts';
import { openPages, registerPages } from '../../pages/register-pages.ts';
import {
  collectReports,
  openReleases,
  openBlocklistFile,
  remoteBlocklist,
  type Releases,
} from '../../releases/index.ts';
import { healthRoutes } from '../../http/routes/health.ts';
import { catalogueVersionSchema } from '../../http/catalogue-version.ts';

/** Opens a process that draws pages and asks others for all data. @throws StartupError */
export async function startStorefront(env: Env, apiUrl: string, metrics?: Metrics): Promise<RunningProcess> {
  const nothing = async () => undefined;
  return {
    app: await buildStorefrontApp(env, apiUrl, metrics),
    startJobs: async () => nothing,
    close: nothing,
  };
}

/**
 * How long after the database other processes may still answer from before: each looks for a newer catalogue once a
 * second, and for its thread's once a second too.
 */
const OTHERS_DELAY_MS = 2_100;

/** Pages and released files alone: data comes over HTTP, so it has neither database nor catalogue and may be many. */
async function buildStorefrontApp(env: Env, apiUrl: string, metrics?: Metrics): Promise<FastifyInstance> {
  let storefront: Storefront | null = null;
  const app = createServer(env, () => storefront, metrics);
  const { ask, catalogueVersion, isAlive } = apiOverHttp(apiUrl);
  const { peek } = createVersionCache({ version: delayVersion(catalogueVersion, OTHERS_DELAY_MS) });
  const releases = await openWatch(env, apiUrl, (level, message, details) =>
    app.log[level](details, message),
  );
  app.addHook('onClose', () => releases.close());
  const pages = await openPages(app, env, { ask, catalogueVersion: peek, releases }, metrics);
  storefront = await registerPages(app, env, pages, metrics);
  const checks = { api: isAlive };
  await app.register(healthRoutes, { checks, storefront, env, clock: systemClock, metrics });
  return app;
}

/** With the secret of the shop's processes they watch together; without it this one by itself. */
async function openWatch(env: Env, apiUrl: string, log: StorefrontOptions['log']): Promise<Releases> {
  const clock = systemClock;
  const file = await openBlocklistFile(join(env.dataDir, 'remotes'), clock);
  if (env.watchKey === null) return openReleases({ env, clock, log, blocklist: file });
  const reports = collectReports();
  const blocklist = remoteBlocklist({ apiUrl, secret: env.watchKey, file, reports, clock, log });
  return reports.writingDown(await openReleases({ env, clock, log, blocklist }));
}

/** Longer than a page waits for an answer: nothing hangs on. */
const LONGEST_MS = 10_000;
const VERSION_MS = 1_000;

interface ApiOverHttp extends Pick<StorefrontOptions, 'ask'> {
  /** @throws when the API is away */
  catalogueVersion(): Promise<string>;
  isAlive(): Promise<boolean>;
}

/** The app API of other processes, over connections that are reused. */
function apiOverHttp(apiUrl: string): ApiOverHttp {
  const get = (path: string) =>
    fetch(new URL(path, apiUrl), { redirect: 'error', signal: AbortSignal.timeout(VERSION_MS) });

  return {
    async ask(question) {
      const answer = await ask(apiUrl, question);
      return { status: answer.status, body: await answer.text() };
    },
    async catalogueVersion() {
      const answer = await get('/api/catalogue-version');
      return catalogueVersionSchema.parse(await answer.json()).version;
    },
    async isAlive() {
      const answer = await get('/healthz');
      await answer.text();
      return answer.ok;
    },
  };
}

/** What only reads is asked again when its connection breaks: a process that ends may have closed one just then. */
async function ask(apiUrl: string, { url, ...question }: ApiQuestion): Promise<Response> {
  const send = () =>
    fetch(new URL(url, apiUrl), {
      ...question,
      redirect: 'manual',
      signal: AbortSignal.timeout(LONGEST_MS),
    });
  try {
    return await send();
  } catch (error) {
    if (question.method !== 'GET' || isTimeout(error)) throw error;
    return send();
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}
