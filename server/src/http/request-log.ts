import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const KNOWN_ID = /^[\w-]{8,64}$/;

/**
 * The id of a request: a new one, or that which a proxy of ours or a page of this process gave it. Anybody else's is not
 * taken, or strangers could write into the log what they like.
 */
export function requestId(request: Pick<IncomingMessage, 'headers' | 'socket'>, proxies: number): string {
  const given = request.headers['x-request-id'];
  const isOurs = proxies > 0 || !(request.socket instanceof Socket);
  return isOurs && typeof given === 'string' && KNOWN_ID.test(given) ? given : randomUUID();
}

/** What an answer's line says beside the request itself. */
interface Noted {
  /** Whose session it is, or was to be: a number, which names nobody outside of the shop. */
  account?: number;
  /** The code of the refusal. */
  refused?: string;
}
const NOTED = new WeakMap<FastifyRequest, Noted>();

/** Tells the log whose request this is. */
export function noteAccount(request: FastifyRequest, account: number): void {
  NOTED.set(request, { ...NOTED.get(request), account });
}

/**
 * One line per answer. It names the route, not the address: addresses hold keys, tokens and search words. A refusal says
 * why, and whom it met.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('preSerialization', async (request, reply, payload) => {
    if (reply.statusCode < 400 || typeof payload !== 'object' || payload === null) return payload;
    if ('code' in payload) NOTED.set(request, { ...NOTED.get(request), refused: String(payload.code) });
    return payload;
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info(
      { method, route: routeOptions.url ?? null, status: reply.statusCode, ms, ...NOTED.get(request) },
      'answered',
    );
  });
}
