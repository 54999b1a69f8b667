import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../answers/refuse.ts';

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

/** Tells a client that it sends its body too slowly, and disconnects it; a route that takes photos allows more time. */
export function limitBodyTime(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (hasBody(request) && !request.routeOptions.config?.isSlow) bound(request, reply);
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function bound({ raw }: FastifyRequest, reply: FastifyReply): void {
  // A process that ends waits for nobody's body.
  const timer = setTimeout(() => end(), BODY_MS).unref();
  const stop = () => clearTimeout(timer);
  raw.once('end', stop);
  raw.once('close', stop);

  function end(): void {
    if (reply.sent || reply.raw.headersSent) return void raw.destroy();
    // Once that is said the connection ends, whatever else comes.
    refuse(reply.header('connection', 'close'), 408, 'unreadable', 'unreadable');
  }
}
