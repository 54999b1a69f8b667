import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from './answers/refuse.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A page of another site must not act on a shopper's behalf: browsers say where an unsafe request comes from.
 * Callers that are no browser, such as a payment provider, send neither header and carry no cookie either.
 * https://www.w3.org/TR/fetch-metadata/
 */
export function refuseOtherSites(app: FastifyInstance, publicUrl: string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!SAFE.has(request.method) && isFromElsewhere(request, publicUrl)) {
      return refuse(reply, 403, 'elsewhere', 'elsewhere');
    }
  });
}

function isFromElsewhere(request: FastifyRequest, publicUrl: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin, host } = request.headers;
  if (origin === undefined || origin === new URL(publicUrl).origin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
