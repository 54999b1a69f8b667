import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { MOST_CONNECTIONS } from '../create-server.ts';

/**
 * Each time round its loop libuv takes one new connection from a listening socket. A busy loop goes round twenty times a
 * second, and nginx opens a connection for each request: behind one socket all would wait, whoever they are.
 */
const DOORS = 32;

const SHARED = { reusePort: true };

interface ListenAddress {
  port: number;
  host: string;
}

/**
 * Listens, on Linux by several sockets of one port (SO_REUSEPORT), among which the system spreads who comes. Their
 * connections are those of the app's own server. Resolves with the others, for who closes them.
 * @throws as `listen` does when the port is taken, also by another shop that would share it
 */
export async function openDoors(app: FastifyInstance, place: ListenAddress): Promise<Server[]> {
  if (process.platform !== 'linux' || place.port === 0) {
    await app.listen(place);
    return [];
  }
  await endOf(await listen(createServer(), place));
  // Fastify hands on what Node knows; its types do not know this one.
  const shared: ListenAddress = { ...place, ...SHARED };
  await app.listen(shared);
  return Promise.all(
    Array.from({ length: DOORS - 1 }, () => {
      const door = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
        app.server.emit('connection', socket),
      );
      door.maxConnections = MOST_CONNECTIONS / DOORS;
      return listen(door, shared);
    }),
  );
}

async function listen(server: Server, options: ListenAddress): Promise<Server> {
  server.listen(options);
  await once(server, 'listening');
  return server;
}

async function endOf(server: Server): Promise<void> {
  server.close();
  await once(server, 'close');
}

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
