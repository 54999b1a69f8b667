import { availableParallelism } from 'node:os';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { createSemaphore } from '@vitrine/shared/platform/semaphore';
import { Overloaded } from '@vitrine/shared/platform/overloaded';
import { goneSignal } from '../gone-signal.ts';

/** Of one kind, at once in a process: enough to keep the catalogue's thread busy, few enough to leave the others room. */
const PERMITS = 2 * availableParallelism();
/** What can be answered while the last one waits. */
const MAX_QUEUE = 64;
/** A page that asks has waited itself, and has a visitor behind it. */
const MAX_WAIT_MS = 500;

/**
 * Answers so many requests of these routes at once. The others wait, newest first, so that a flood of lists leaves the
 * process to those who buy. Who finds no place is refused with `Overloaded`. What is cached asks for none.
 * @param isBound false for a request that is bounded elsewhere
 */
export function boundReads(app: FastifyInstance, isBound = (_request: FastifyRequest) => true): void {
  const refusal = () => new Overloaded('Too much is read at once');
  const semaphore = createSemaphore({
    ...{ permits: PERMITS, maxQueue: MAX_QUEUE, maxWaitMs: MAX_WAIT_MS, isNewestFirst: true },
    refusal,
  });
  const releases = new WeakMap<FastifyRequest, () => void>();
  const bounded = new WeakSet<RouteOptions['handler']>();

  app.addHook('onRoute', (route) => {
    const { handler } = route;
    // The HEAD of a route comes with the handler that its GET was given here.
    if (bounded.has(handler)) return;
    route.handler = async function (request, reply) {
      if (!isBound(request)) return handler.call(this, request, reply);
      const release = await semaphore.acquire(goneSignal(reply));
      releases.set(request, release);
      try {
        return await handler.call(this, request, reply);
      } finally {
        release();
      }
    };
    bounded.add(route.handler);
  });

  // Of a flood most are refused here, before their address is read.
  app.addHook('onRequest', async (request) => {
    if (isBound(request) && semaphore.waiting() >= MAX_QUEUE) throw refusal();
  });
  // The handler's promise lasts until all is sent: who reads slowly would hold a place for nothing.
  app.addHook('onSend', async (request) => releases.get(request)?.());
}
