import { POOLED_SINCE } from '@vitrine/shared/contract/federation/content-name';
import { fastify, type FastifyInstance } from 'fastify';
import type {
  Storefront,
  StorefrontOptions,
  StorefrontModule,
  PageAnswer,
} from '@vitrine/shared/contract/federation/storefront';
import { readPath } from '@vitrine/shared/paths/read-path';
import type { Env } from '../env.ts';
import type { Metrics } from '../http/metrics/metrics.ts';
import { storefrontRoutes, PAGE_ROUTE } from './serve-pages.ts';
import { releaseRoutes } from './serve-releases.ts';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { releaseSchema, type Release } from '@vitrine/shared/contract/federation/release';
import { readRemotes } from './read-remotes.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { securityHeaders } from '../http/security-headers.ts';
import { requestId } from '../http/request-log.ts';
import { addressKind } from '../platform/network/address-kind.ts';

/** How pages ask for data, how they learn that what they show has changed, and who looks how new releases do. */
type PageData = Pick<StorefrontOptions, 'ask' | 'catalogueVersion' | 'releases'>;

/** The pages where a shell is released, null where none is; and this process's own files, for its remotes. */
interface OpenPages {
  storefront: Storefront | null;
  close(): Promise<void>;
}

/** Opens the pages of an app, whose remotes then open by themselves: nobody need wait for that to add more routes. */
export async function openPages(
  app: FastifyInstance,
  env: Env,
  data: PageData,
  metrics?: Metrics,
): Promise<OpenPages> {
  const log: StorefrontOptions['log'] = (level, message, details) => app.log[level](plain(details), message);
  const own = await serveReleases(env.releasesDir);
  const storefront = await openStorefront(env, {
    ...data,
    log,
    selfOrigin: own.origin,
    onRemote: metrics?.remoteOpened,
  });
  // A failure to open is reported by the readiness check.
  storefront?.ready().catch(() => undefined);
  return {
    storefront,
    close: async () => {
      await storefront?.close();
      await own.close();
    },
  };
}

/** The released files, and the pages. */
export async function registerPages(
  app: FastifyInstance,
  env: Env,
  { storefront, close }: OpenPages,
  metrics?: Metrics,
): Promise<Storefront | null> {
  app.addHook('onClose', close);
  await app.register(releaseRoutes, { releasesDir: env.releasesDir });
  if (!storefront) return null;
  await app.register(storefrontRoutes, {
    storefront,
    contentPath: env.contentPath,
    ...(metrics && { metrics }),
  });
  answerCachedFirst(app, env, storefront, metrics);
  return storefront;
}

/** An address may hold a token: the log names the page instead. */
function plain(details: object): object {
  if (!('path' in details) || typeof details.path !== 'string') return details;
  const { path, ...others } = details;
  return { ...others, page: readPath(path)?.name ?? 'none' };
}

/** For this process's own remotes: so they are opened before anybody is let in who would have to wait for them. */
async function serveReleases(releasesDir: string): Promise<{ origin: string; close(): Promise<void> }> {
  const app = fastify({ forceCloseConnections: true });
  await app.register(releaseRoutes, { releasesDir });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  // Nothing to stay for when the shop itself cannot open.
  app.server.unref();
  return { origin, close: () => app.close() };
}

type Outside = Pick<
  StorefrontOptions,
  'ask' | 'log' | 'catalogueVersion' | 'selfOrigin' | 'releases' | 'onRemote'
>;

/**
 * Opens the shell's live release, which draws the pages. Null when no shell is released: the server is then an API.
 * The shell is a deployable of its own: nothing of its source is imported, only its release is run.
 */
async function openStorefront(env: Env, outside: Outside): Promise<Storefront | null> {
  const shell = await readRelease(join(env.releasesDir, 'shell', 'remote.json'));
  if (!shell) return null;
  const file = join(env.releasesDir, 'shell', shell.version, 'server', shell.serverEntry);
  const { createStorefront }: StorefrontModule = createRequire(file)(file);
  return createStorefront({
    ...outside,
    publicUrl: env.publicUrl,
    shell,
    shellUrl: shellFolder(shell, env.shellUrl ?? '/releases/shell/'),
    ...(await readRemotes(env)),
    cacheDir: join(env.dataDir, 'remotes'),
    serviceWorker: env.serviceWorker,
  });
}

/** Where the shell's files for browsers begin; before contract 3 each version had its own place in the app's folder. */
const shellFolder = ({ contract, version }: Release, base: string): string =>
  contract < POOLED_SINCE ? `${base}${version}/` : base;

async function readRelease(file: string): Promise<Release | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : releaseSchema.parse(JSON.parse(text));
}

/**
 * Answers from the page cache before the framework makes anything of a request: hooks, a logger of its own and a reply
 * cost it more than the page (decision 138). Whatever is not cached goes on to the framework as it came.
 */
function answerCachedFirst(app: FastifyInstance, env: Env, storefront: Storefront, metrics?: Metrics): void {
  const [framework] = app.server.listeners('request');
  if (!framework) throw new Error('the framework does not listen');
  const headers = securityHeaders(env.publicUrl);
  app.server.removeAllListeners('request');
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    // While it closes the framework tells connections that they end.
    const cached = app.server.listening ? cachedAnswer(storefront, request, env.contentPath) : null;
    if (!cached) return framework.call(app.server, request, response);
    const id = requestId(request, env.proxies);
    const start = performance.now();
    response.once('close', () => {
      const seconds = (performance.now() - start) / 1000;
      const said = { method: request.method ?? 'GET', route: PAGE_ROUTE, status: cached.status };
      app.log.info({ reqId: id, ...said, ms: Math.round(seconds * 10_000) / 10 }, 'answered');
      metrics?.answered({ ...said, seconds });
      // Else it says that there is no place to draw it.
      if (cached.status !== 503) metrics?.pageCached();
    });
    response.writeHead(cached.status, { ...headers, 'x-request-id': id, ...cached.headers });
    response.end(cached.body ?? undefined);
  });
}

function cachedAnswer(
  storefront: Storefront,
  { method = 'GET', url = '/', headers }: IncomingMessage,
  contentPath: string,
): PageAnswer | null {
  if ((method !== 'GET' && method !== 'HEAD') || hasBody(headers)) return null;
  if (addressKind(url, contentPath) !== 'page') return null;
  const { cookie = '', 'accept-encoding': acceptEncoding = '', 'if-none-match': ifNoneMatch = '' } = headers;
  return storefront.kept({ method, url, cookie, ifNoneMatch, acceptEncoding: String(acceptEncoding) });
}

const hasBody = (headers: IncomingMessage['headers']): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
