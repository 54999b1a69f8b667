import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

const scope = new AsyncLocalStorage<string>();

/** The id of the request that is being answered, wherever it led to; null in jobs. */
export function currentRequestId(): string | null {
  return scope.getStore() ?? null;
}

/** Keeps the id of each request for what happens in its handler. After the body, whose events belong to its connection. */
export function keepRequestScope(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, done) => scope.run(request.id, done));
}
