import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';

const SWEEP_EVERY_MS = 50;

/**
 * Takes no more requests, and resolves when those in hand are answered. Before the app is closed: a closed one refuses
 * what its own pages ask of it in process, and so they would fail in the middle.
 */
export async function stopTaking({ server }: FastifyInstance): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, 'close');
  server.close();
  // A connection that was busy becomes idle with its answer, and would be kept for the next request.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_EVERY_MS);
  await closed.finally(() => clearInterval(sweep));
}
