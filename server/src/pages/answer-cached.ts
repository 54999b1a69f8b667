import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { PageAnswer, Storefront } from '@vitrine/shared/contract/federation/storefront';
import type { Env } from '../env.ts';
import { securityHeaders } from '../http/security-headers.ts';
import type { Metrics } from '../http/metrics/metrics.ts';
import { requestId } from '../http/request-log.ts';
import { addressKind } from '../platform/network/address-kind.ts';
import { PAGE_ROUTE } from './serve-pages.ts';

/**
 * Answers from the page cache before the framework makes anything of a request: hooks, a logger of its own and a reply
 * cost it more than the page (decision 138). Whatever is not cached goes on to the framework as it came.
 */
export function answerCachedFirst(
  app: FastifyInstance,
  env: Env,
  storefront: Storefront,
  metrics?: Metrics,
): void {
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
