import { availableParallelism } from 'node:os';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createSemaphore, Overloaded } from '@vitrine/shared/platform/semaphore';
import { disconnectSignal } from '../disconnect-signal.ts';

/** Of one kind, at once in a process: enough to keep the catalogue's thread busy, few enough to leave the others room. */
const PERMITS = 2 * availableParallelism();
/** What can be answered while the last one waits. */
const MAX_QUEUE = 64;
/** A page that asks has waited itself, and has a visitor behind it. */
const MAX_WAIT_MS = 500;

/**
 * Answers so many requests of these routes at once. The others wait, newest first, so that a flood of lists leaves the
 * process to those who buy: of too many the oldest is refused with `Overloaded`. Call it before the routes: what their own
 * `onRequest` sends, out of a cache, asks for no place.
 * @param isBound false for a request that is bounded elsewhere
 */
export function boundReads(app: FastifyInstance, isBound = (_request: FastifyRequest) => true): void {
  const refusal = () => new Overloaded('Too much is read at once');
  const semaphore = createSemaphore({
    ...{ permits: PERMITS, maxQueue: MAX_QUEUE, maxWaitMs: MAX_WAIT_MS, isNewestFirst: true, refusal },
  });
  const releases = new WeakMap<FastifyRequest, () => void>();

  // Of a flood most are refused here, before their address is read.
  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isBound(request)) return;
    if (semaphore.isClosed()) throw refusal();
    const release = await semaphore.acquire(disconnectSignal(reply));
    releases.set(request, release);
    reply.raw.once('close', release);
  };

  app.addHook('onRoute', (route) => {
    const own = [route.onRequest ?? []].flat();
    // The HEAD of a route comes with the hooks that its GET was given here.
    if (!own.includes(admit)) route.onRequest = [...own, admit];
  });

  // The handler's promise lasts until all is sent: who reads slowly would hold a place for nothing.
  app.addHook('onSend', async (request) => releases.get(request)?.());
}
