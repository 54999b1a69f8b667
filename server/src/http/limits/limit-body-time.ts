import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes whole photos: over a slow line they need longer than any other body. */
    isSlow?: boolean;
  }
}

/** Within this time a request has come, headers and body. */
export const BODY_MS = 15_000;
/** The same for a photo: 5 MB at 50 kB a second. Bounds every request, whatever its route says. */
export const LONGEST_BODY_MS = 120_000;

/** Disconnects a client that sends its body too slowly; a route that takes photos allows more time. */
export function limitBodyTime(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (hasBody(request) && !request.routeOptions.config?.isSlow) bound(request);
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function bound({ raw }: FastifyRequest): void {
  // A process that ends waits for nobody's body.
  const timer = setTimeout(() => raw.destroy(), BODY_MS).unref();
  const stop = () => clearTimeout(timer);
  raw.once('end', stop);
  raw.once('close', stop);
}
