import { once } from 'node:events';
import type { Server } from 'node:net';
import type { FastifyInstance } from 'fastify';

const SWEEP_EVERY_MS = 50;

/**
 * Takes no more requests, and resolves when those in hand are answered. Before the app is closed: a closed one refuses
 * what its own pages ask of it in process, and so they would fail in the middle.
 * @param doors the other sockets of its port
 */
export async function stopTaking({ server }: FastifyInstance, doors: readonly Server[]): Promise<void> {
  const listening = [server, ...doors].filter((one) => one.listening);
  const closed = Promise.all(listening.map((one) => once(one, 'close')));
  for (const one of listening) one.close();
  // A connection that was busy becomes idle with its answer, and would be kept for the next request.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_EVERY_MS);
  await closed.finally(() => clearInterval(sweep));
}
