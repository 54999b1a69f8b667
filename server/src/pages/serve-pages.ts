import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type {
  PageAnswer,
  Storefront,
  StorefrontOptions,
} from '@vitrine/shared/contract/federation/storefront';
import { readPath } from '@vitrine/shared/paths/read-path';
import { addressKind } from '../platform/network/address-kind.ts';
import { networkKey } from '../platform/network/network-key.ts';
import { disconnectSignal } from '../http/disconnect-signal.ts';
import { refuse } from '../http/answers/refuse.ts';
import type { Metrics } from '../http/metrics/metrics.ts';

/** `.` or `..` as a step of a path. Browsers take them out before they ask. */
const DOT_STEP = /[/\\](\.|%2e){1,2}([/\\]|$)/i;

interface PageOptions {
  storefront: Storefront;
  contentPath: string;
  metrics?: Metrics;
}

/** The route of every page, as log and metrics name it. */
export const PAGE_ROUTE = '/*';

/** Every address that nothing else answers is a page of the shop; an unknown one below data is answered as data. */
export const storefrontRoutes: FastifyPluginAsync<PageOptions> = async (
  app,
  { storefront, contentPath, metrics },
) => {
  const isPage = ({ url }: FastifyRequest) => addressKind(url, contentPath) === 'page';
  app.route({
    // Named, because the HEAD that comes with a GET would say that the page has no bytes.
    method: ['GET', 'HEAD'],
    url: PAGE_ROUTE,
    schema: { hide: true },
    handler: async (request, reply) => {
      if (!isPage(request)) return reply.callNotFound();
      return answerPage(storefront, request, reply, request.url, metrics);
    },
  });

  app.route({
    method: app.supportedMethods.filter((method) => method !== 'GET' && method !== 'HEAD'),
    url: PAGE_ROUTE,
    schema: { hide: true },
    // Before a body is read: nothing here takes one.
    onRequest: async (request, reply) => {
      if (!isPage(request)) return reply.callNotFound();
      return refuse(reply.header('allow', 'GET, HEAD'), 405, 'only-read', 'onlyRead');
    },
    handler: (_request, reply) => reply.callNotFound(),
  });
};

/** Sends the page of an address. `register-pages.ts` has sent those that lie ready. */
export async function answerPage(
  storefront: Storefront,
  request: FastifyRequest,
  reply: FastifyReply,
  url: string,
  metrics?: Metrics,
): Promise<FastifyReply> {
  const page = toRequest(request, url, disconnectSignal(reply));
  if (DOT_STEP.test(url.split('?', 1)[0] ?? '')) return reply.redirect(resolvedPath(page), 301);
  const start = performance.now();
  const answer = await storefront.answer(page, networkKey(request.ip));
  if (page.signal.aborted) return sendPage(reply, answer);
  metrics?.pageDrawn({
    page: readPath(new URL(page.url).pathname)?.name ?? 'none',
    ...{ status: answer.status, seconds: (performance.now() - start) / 1000 },
  });
  return sendPage(reply, answer);
}

/** With one slash in front: two would be another host. */
function resolvedPath(page: Request): string {
  const { pathname, search } = new URL(page.url);
  return pathname.replace(/^\/+/, '/') + search;
}

function sendPage(reply: FastifyReply, page: PageAnswer): FastifyReply {
  return reply
    .code(page.status)
    .headers(page.headers)
    .send(page.body ?? undefined);
}

/** The app API, asked without a network. */
export function inProcessAsk(app: FastifyInstance): StorefrontOptions['ask'] {
  return async ({ body, ...question }) => {
    const { statusCode, payload } = await app.inject({ ...question, ...(body && { payload: body }) });
    return { status: statusCode, body: payload };
  };
}

/** The address is joined as text: resolved, `//elsewhere/x` would be the page `/x` of another host. */
function toRequest(request: FastifyRequest, url: string, signal: AbortSignal): Request {
  return new Request(`http://page.invalid${url}`, {
    method: request.method,
    signal,
    // What the page asks of the API carries its id.
    headers: toHeaders({ ...request.headers, 'x-request-id': request.id }),
  });
}

function toHeaders(given: Record<string, string | string[] | number | undefined>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) headers.append(name, String(one));
    }
  }
  return headers;
}
