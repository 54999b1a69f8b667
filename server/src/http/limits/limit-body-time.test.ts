import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { expect, it, jest } from '@jest/globals';
import { fastify } from 'fastify';
import { BODY_MS, limitBodyTime } from './limit-body-time.ts';

/** More than a connection takes that nobody reads from. */
function* large() {
  for (let chunk = 0; chunk < 64; chunk += 1) yield Buffer.alloc(1024 * 1024);
}

/** A server with a usual route and one for photos, and somebody who sends a byte of a hundred. */
async function dribble(url: string, method = 'POST') {
  const app = fastify();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  limitBodyTime(app);
  app.post('/usual', async () => 'read');
  app.get('/large', async (_request, reply) => reply.type('text/javascript').send(Readable.from(large())));
  app.post('/photo', { config: { isSlow: true } }, async () => 'read');
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const begun = Promise.withResolvers<void>();
  app.server.once('request', () => begun.resolve());
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => undefined);
  const isLetGo = once(socket, 'close');
  socket.write(`${method} ${url} HTTP/1.1\r\nhost: x\r\ncontent-type: a/b\r\ncontent-length: 100\r\n\r\nx`);
  await begun.promise;
  return { app, socket, isLetGo };
}

it('A client that sends its body too slowly is told so and disconnected; a photo may take longer', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const usual = await dribble('/usual');
  const photo = await dribble('/photo');
  jest.advanceTimersByTime(BODY_MS);
  jest.useRealTimers();
  const [refusal] = await once(usual.socket, 'data');
  expect(String(refusal)).toMatch(/^HTTP\/1\.1 408/);
  await usual.isLetGo;
  photo.socket.write('x'.repeat(99));
  const [answer] = await once(photo.socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200/);
  photo.socket.destroy();
  await Promise.all([usual.app.close(), photo.app.close()]);
});

it('A client that neither sends its body nor reads the answer is disconnected, and nobody else notices', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const { app, socket, isLetGo } = await dribble('/large', 'GET');
  const [first] = await once(socket, 'data');
  expect(String(first).slice(0, 15)).toBe('HTTP/1.1 200 OK');
  socket.pause();
  jest.advanceTimersByTime(BODY_MS);
  jest.useRealTimers();
  socket.resume();
  await isLetGo;
  await app.close();
});
