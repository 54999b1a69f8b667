import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import { freePort } from '@vitrine/shared/platform/free-port';
import { stopTaking, openDoors } from './open-doors.ts';

const HOST = '127.0.0.1';

it('A hundred who come at once are let in within a few rounds of a busy loop, and are answered before it ends', async () => {
  const app = fastify();
  let rounds = 0;
  const comers: number[] = [];
  app.server.on('connection', () => comers.push(rounds));
  app.get('/', async () => 'come in');
  const port = await freePort();
  const doors = await openDoors(app, { port, host: HOST });
  expect(doors.length).toBeGreaterThan(0);
  expect(doors.map((door) => door.maxConnections).filter((most) => most * doors.length > 10_000)).toEqual([]);
  const sockets = Array.from({ length: 100 }, () => connect(port, HOST));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  while (comers.length < 100) {
    rounds += 1;
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(rounds).toBeLessThan(25);
  const [one] = sockets;
  one?.write('GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n');
  const ended = stopTaking(app, doors);
  for (const socket of sockets.slice(1)) socket.destroy();
  const chunks = one ? await one.setEncoding('utf8').toArray() : [];
  expect(chunks.join('')).toContain('come in');
  await ended;
  await app.close();
});

it('A port that another shop has is not shared with it', async () => {
  const [first, second] = [fastify(), fastify()];
  const place = { port: await freePort(), host: HOST };
  const doors = await openDoors(first, place);
  await expect(openDoors(second, place)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await stopTaking(first, doors);
  await Promise.all([first.close(), second.close()]);
});
