import {
  fastify,
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { Storefront } from '@vitrine/shared/contract/federation/storefront';
import type { Env } from '../env.ts';
import { limitBodyTime, BODY_MS, LONGEST_BODY_MS } from '../http/limits/limit-body-time.ts';
import { handleFailures } from '../http/answers/handle-failures.ts';
import { logRequests, requestId } from '../http/request-log.ts';
import { securityHeaders, addSecurityHeaders } from '../http/security-headers.ts';
import type { Metrics } from '../http/metrics/metrics.ts';
import { readBodies } from '../http/forms/form-schema.ts';
import { rememberLocale } from '../http/request-locale.ts';
import { keepRequestScope } from '../http/request-scope.ts';
import { addressKind } from '../platform/network/address-kind.ts';
import { refuseUnclear } from '../http/refuse-unclear.ts';
import { refuseUnknown } from '../http/answers/refuse-unknown.ts';
import { answerPage } from '../pages/serve-pages.ts';

const MAX_BODY_BYTES = 256 * 1024;
/** How often connections are looked through for those that say nothing. */
const LOOK_EVERY_MS = 3_000;
/** Further ones are closed at once: each takes memory, and nginx opens one for each request. */
export const MOST_CONNECTIONS = 10_000;

/**
 * What every process answers with, whatever its role: bounds, log, headers and the shape of failures. No routes yet.
 * @param storefront draws the page of an address that cannot be read, where pages are drawn
 * @param metrics counts every answer; absent where nobody reads figures
 */
export function createServer(
  env: Env,
  storefront: () => Storefront | null = () => null,
  metrics?: Metrics,
): FastifyInstance {
  const app: FastifyInstance = fastify({
    frameworkErrors: (_error, request, reply) =>
      void answerBadAddress(
        env.contentPath,
        storefront(),
        request,
        reply.headers(securityHeaders(env.publicUrl)),
      ),
    logger: { level: env.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => requestId(request, env.proxies),
    trustProxy: (_address, hop) => hop < env.proxies,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: LONGEST_BODY_MS,
    http: { headersTimeout: BODY_MS, connectionsCheckingInterval: LOOK_EVERY_MS },
    forceCloseConnections: 'idle',
    // While closing, requests are answered: a proxy must not repeat a POST, so refusing one would lose it.
    return503OnClosing: false,
  });
  app.server.maxConnections = MOST_CONNECTIONS;
  app.setSerializerCompiler(serializerCompiler);
  logRequests(app);
  keepRequestScope(app);
  if (metrics) measureRequests(app, metrics);
  rememberLocale(app);
  refuseUnclear(app);
  limitBodyTime(app);
  readBodies(app);
  addSecurityHeaders(app, env.publicUrl);
  handleFailures(app, env.contentPath);
  return app;
}

/** Counts every answer by its route: addresses hold keys and search words, and have no end. */
function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const route = routeOptions.url ?? 'none';
    metrics.answered({ method, route, status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
  });
}

/** Answers an address that cannot be read, such as `/%FF`: nothing is there, said on a page where pages are. */
async function answerBadAddress(
  contentPath: string,
  storefront: Storefront | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!storefront || !isRead || addressKind(request.url, contentPath) !== 'page') {
    refuseUnknown(request, reply, contentPath);
    return;
  }
  // Each percent sign now stands for itself, so that the shell can read the address and draws that it knows none such.
  const readable = request.url.replaceAll('%', '%25');
  await answerPage(storefront, request, reply, readable).catch((failure: unknown) => reply.send(failure));
}
